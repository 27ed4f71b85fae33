import type { Db } from "@ymp/db/client";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { and, asc, eq, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

export const watchLogsSheet = readable({
  name: "watch-logs",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select()
      .from(watchLogs)
      .where(and(eq(watchLogs.vesselId, vesselId), afterId === undefined ? undefined : gt(watchLogs.id, afterId)))
      .orderBy(asc(watchLogs.id))
      .limit(batchSize),
  columns: [
    { heading: "Plan", kind: "text", value: ({ name }) => name },
    { heading: "Taken over", kind: "instant", value: ({ takenAt }) => takenAt },
    { heading: "Handed over", kind: "instant", value: ({ endedAt }) => endedAt },
    { heading: "Relieved", kind: "instant", value: ({ relievedAt }) => relievedAt },
    { heading: "Handover", kind: "text", value: ({ values }) => values && JSON.stringify(values) },
  ],
});
