import type { contracts, leaveAdjustments, leaveRequests, leaveRules } from "@ymp/db/schema/leave";
import type { RecordDescriptor } from "../../platform/records.ts";

export type LeaveRequestRow = typeof leaveRequests.$inferSelect;
export type ContractRow = typeof contracts.$inferSelect;
export type LeaveAdjustmentRow = typeof leaveAdjustments.$inferSelect;
export type LeaveRulesRow = typeof leaveRules.$inferSelect;

export const leaveRequestRecord: RecordDescriptor<LeaveRequestRow> = { kind: "leave_request" };
export const contractRecord: RecordDescriptor<ContractRow> = { kind: "contract" };
export const leaveAdjustmentRecord: RecordDescriptor<LeaveAdjustmentRow> = { kind: "contract" };
export const leaveRulesRecord: RecordDescriptor<LeaveRulesRow> = { kind: "leave" };
