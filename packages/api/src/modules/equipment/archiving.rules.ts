import { type FieldEditor, judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { isOfAuthority, judgeCancelling } from "@ymp/core/maintenance/job-fields";
import { statusOf } from "@ymp/core/maintenance/job-flow";
import { heldPlan, planPolicy } from "@ymp/core/maintenance/plan-fields";
import type { EquipmentRow } from "./equipment.record.ts";
import type { JobRow, PlanRow } from "./plans-of-machines.repository.ts";

/** What would be closed or stopped with machines that leave the register. */
export interface WorkOfMachines {
  readonly name: string;
  readonly machines: readonly Pick<EquipmentRow, "id" | "department" | "isCritical">[];
  readonly jobs: readonly JobRow[];
  readonly plans: readonly PlanRow[];
}

/**
 * Why this person may not take them out: archiving cancels jobs and stops plans, so it asks what cancelling and stopping ask.
 * Null where nothing stands in the way.
 */
export function standsInTheWay({ name, machines, jobs, plans }: WorkOfMachines, editor: FieldEditor): Message | null {
  const ofClass = jobs.filter(isOfAuthority);
  if (ofClass.length > 0) return { messageKey: "equipment:hasClassJobs", params: { name, count: ofClass.length } };
  const kept = jobs.find((job) => judgeCancelling({ ...job, status: statusOf(job.status) }, editor).length > 0);
  if (kept) return { messageKey: "equipment:keepsJob", params: { title: kept.title } };
  const running = plans.find((plan) => plan.isActive && !mayStop(plan, machines, editor));
  return running ? { messageKey: "equipment:keepsPlan", params: { title: running.title } } : null;
}

function mayStop(plan: PlanRow, machines: WorkOfMachines["machines"], editor: FieldEditor): boolean {
  const on = machines.find(({ id }) => id === plan.equipmentId);
  const machine = on ? { department: on.department, isArchived: false } : null;
  const held = heldPlan({ ...plan, isCritical: plan.isCritical || (on?.isCritical ?? false), machine });
  return judgeField(planPolicy, "isActive", held, editor).length === 0;
}
