import type { inspectionCopies, inspectionLooks, inspectionSessions, inspections } from "@ymp/db/schema/inspections";
import type { RecordDescriptor } from "../../platform/records.ts";

export type InspectionRow = typeof inspections.$inferSelect;
export type InspectionSessionRow = typeof inspectionSessions.$inferSelect;
export type LookRow = typeof inspectionLooks.$inferSelect;
export type CopyRow = typeof inspectionCopies.$inferSelect;

export const inspectionRecord: RecordDescriptor<InspectionRow> = { kind: "inspection" };
