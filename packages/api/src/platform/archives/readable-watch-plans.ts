import type { Db } from "@ymp/db/client";
import { watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, eq, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

export const watchPlansSheet = readable({
  name: "watch-plans",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select()
      .from(watchPlans)
      .where(and(eq(watchPlans.vesselId, vesselId), afterId === undefined ? undefined : gt(watchPlans.id, afterId)))
      .orderBy(asc(watchPlans.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ name }) => name },
    { heading: "First day", kind: "date", value: ({ startsOn }) => startsOn },
    { heading: "Last day", kind: "date", value: ({ endsOn }) => endsOn },
    { heading: "Pattern", kind: "text", value: ({ pattern }) => pattern },
    { heading: "Published", kind: "instant", value: ({ publishedAt }) => publishedAt },
    { heading: "Notes", kind: "text", value: ({ notes }) => notes },
    { heading: "Archived", kind: "instant", value: ({ archivedAt }) => archivedAt },
  ],
});
