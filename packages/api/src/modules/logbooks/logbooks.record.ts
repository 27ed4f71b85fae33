import type { logbookDrafts, logbookEvents, logbooks, tanks } from "@ymp/db/schema/logbooks";
import type { RecordDescriptor } from "../../platform/records.ts";

export type LogbookRow = typeof logbooks.$inferSelect;
export type EventRow = typeof logbookEvents.$inferSelect;
export type DraftRow = typeof logbookDrafts.$inferSelect;
export type TankRow = typeof tanks.$inferSelect;

export const logbookRecord: RecordDescriptor<LogbookRow> = { kind: "logbook" };
export const tankRecord: RecordDescriptor<TankRow> = { kind: "tank" };
