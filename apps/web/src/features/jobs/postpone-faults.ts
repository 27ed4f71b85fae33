import type { PostponeJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { judgePostponement } from "@ymp/core/maintenance/postponement";
import type { Job } from "./job-sheet-data.ts";

type PostponeField = "newDueOn" | "newDueTotal" | "reason" | "riskReference";
type Postponed = Pick<PostponeJobInput, "newDueOn" | "newDueTotal" | "reason" | "riskReference">;

/** What the rules say to a new date before the server is asked. Who may postpone is told by the job's own permissions. */
export function faultsOfPostponing(job: Job, input: Postponed): [PostponeField, string][] {
  const refusals = judgePostponement({
    status: job.status,
    byRole: "superadmin",
    reason: input.reason,
    riskReference: input.riskReference ?? null,
    old: { dueOn: job.dueOn, dueTotal: job.dueTotal },
    new: { dueOn: input.newDueOn ?? job.dueOn, dueTotal: input.newDueTotal ?? job.dueTotal },
    isCritical: job.isCritical,
    isConditionOfClass: job.kind === "condition_of_class",
    isClassItem: job.kind === "class",
    classWindowTo: null,
    postponedCount: job.postponedCount,
  });
  const dateField: PostponeField = isPressedByHours(job) ? "newDueTotal" : "newDueOn";
  const ownFields: Record<string, PostponeField> = {
    dueOn: dateField,
    reason: "reason",
    riskReference: "riskReference",
  };
  return refusals.map(({ field, messageKey }) => [ownFields[field ?? "dueOn"] ?? dateField, messageKey]);
}

/** Whether the counter, not the date, makes the job due. */
export function isPressedByHours({ dueOn, dueTotal, due }: Pick<Job, "dueOn" | "dueTotal" | "due">): boolean {
  if (dueTotal === null) return false;
  return !dueOn || (due.counter === due.state && due.calendar !== due.state);
}
