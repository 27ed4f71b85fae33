import type { logEntries, logNames } from "@ymp/db/schema/log";
import type { RecordDescriptor } from "../../platform/records.ts";

export type LogEntryRow = typeof logEntries.$inferSelect;
export type LogNameRow = typeof logNames.$inferSelect;
/** An entry is found by what was logged, too. */
export type FindableLogEntry = LogEntryRow & { recordName: string | null };

/** What an entry is called: where it went, else what was logged, else its day. */
export const logEntryTitle = ({
  title,
  recordName,
  loggedOn,
}: Pick<FindableLogEntry, "title" | "recordName" | "loggedOn">) => title ?? recordName ?? loggedOn;

export const logEntryRecord: RecordDescriptor<FindableLogEntry> = {
  kind: "log_entry",
  searchEntry: ({ loggedOn, title = null, recordName = null, crew, remarks }) =>
    loggedOn === undefined
      ? undefined
      : {
          title: logEntryTitle({ title, recordName, loggedOn }),
          detail: loggedOn,
          text: [recordName, crew, remarks],
        },
};

export const logNameRecord: RecordDescriptor<LogNameRow> = { kind: "log_name" };
