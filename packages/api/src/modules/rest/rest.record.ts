import type { restDays, restMonths, restSignatures } from "@ymp/db/schema/rest";
import type { RecordDescriptor } from "../../platform/records.ts";

export type RestDayRow = typeof restDays.$inferSelect;
export type RestMonthRow = typeof restMonths.$inferSelect;
export type RestSignatureRow = typeof restSignatures.$inferSelect;

export const restDayRecord: RecordDescriptor<RestDayRow> = { kind: "rest" };
export const restMonthRecord: RecordDescriptor<RestMonthRow> = { kind: "rest" };
