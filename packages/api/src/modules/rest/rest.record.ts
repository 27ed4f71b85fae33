import type {
  restBreachNotes,
  restDays,
  restMonths,
  restPlans,
  restRules,
  restSignatures,
  restWatchkeepers,
} from "@ymp/db/schema/rest";
import type { RecordDescriptor } from "../../platform/records.ts";

export type RestDayRow = typeof restDays.$inferSelect;
export type RestMonthRow = typeof restMonths.$inferSelect;
export type RestSignatureRow = typeof restSignatures.$inferSelect;

export const restDayRecord: RecordDescriptor<RestDayRow> = { kind: "rest" };
export const restMonthRecord: RecordDescriptor<RestMonthRow> = { kind: "rest" };
export const restRulesRecord: RecordDescriptor<typeof restRules.$inferSelect> = { kind: "rest" };
export const restWatchkeeperRecord: RecordDescriptor<typeof restWatchkeepers.$inferSelect> = { kind: "rest" };
export const restNoteRecord: RecordDescriptor<typeof restBreachNotes.$inferSelect> = { kind: "rest" };
export const restPlanRecord: RecordDescriptor<typeof restPlans.$inferSelect> = { kind: "rest" };
