import type { watchLogs, watchRounds } from "@ymp/db/schema/watch-logs";
import type { RecordDescriptor } from "../../platform/records.ts";

export type WatchLogRow = typeof watchLogs.$inferSelect;
export type WatchRoundRow = typeof watchRounds.$inferSelect;

export const watchLogRecord: RecordDescriptor<WatchLogRow> = {
  kind: "watch_log",
  searchEntry: ({ name, takenAt, values }) =>
    name === undefined
      ? undefined
      : {
          title: name,
          detail: takenAt?.toISOString().slice(0, 16).replace("T", " ") ?? null,
          text: Object.values(values ?? {}).map((value) => (typeof value === "string" ? value : null)),
        },
};
