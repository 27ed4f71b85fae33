import type { readingRounds } from "@ymp/db/schema/equipment";
import type { RecordDescriptor } from "../../platform/records.ts";

export type RoundRow = typeof readingRounds.$inferSelect;

export const roundRecord: RecordDescriptor<RoundRow> = { kind: "reading_round" };
