import type { Db } from "@ymp/db/client";
import { trips } from "@ymp/db/schema/trips";
import { and, asc, eq, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

export const tripsSheet = readable({
  name: "trips",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select()
      .from(trips)
      .where(and(eq(trips.vesselId, vesselId), afterId === undefined ? undefined : gt(trips.id, afterId)))
      .orderBy(asc(trips.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ name }) => name },
    { heading: "Reference", kind: "text", value: ({ reference }) => reference },
    { heading: "From", kind: "date", value: ({ startsOn }) => startsOn },
    { heading: "To", kind: "date", value: ({ endsOn }) => endsOn },
    { heading: "Port of departure", kind: "text", value: ({ startPort }) => startPort },
    { heading: "Port of arrival", kind: "text", value: ({ endPort }) => endPort },
    { heading: "Notes", kind: "text", value: ({ notes }) => notes },
    { heading: "Archived", kind: "instant", value: ({ archivedAt }) => archivedAt },
  ],
});
