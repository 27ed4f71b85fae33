import { assertAllowed } from "@ymp/core/errors";
import { judgeCancelling } from "@ymp/core/maintenance/job-fields";
import { judgeStatusChange, statusOn } from "@ymp/core/maintenance/job-flow";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { dueAfterSkip } from "@ymp/core/maintenance/recurrence";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type Raised, raiseOccurrence } from "../equipment/occurrences.service.ts";
import { holdPlanOfJob } from "./holding.repository.ts";
import { notifyRaiser } from "./job-notices.service.ts";
import { jobRecord } from "./jobs.record.ts";
import { type JobRecordRow, type PlanRow, patchJob } from "./jobs.repository.ts";
import { planRuleOf } from "./jobs.rules.ts";
import type { cancelJobInput } from "./jobs.schema.ts";
import { lockJob } from "./jobs.service.ts";
import { requireInsider } from "./jobs-scope.ts";

/** Closes a job that will not be done. Of a running plan it is this one that is left out; the next follows it. */
export async function cancelJob(
  scope: VesselScope,
  input: z.infer<typeof cancelJobInput>,
): Promise<{ version: number; next: { id: string; dueOn: string | null; dueTotal: number | null } | null }> {
  requireInsider(scope);
  const plan = await holdPlanOfJob(scope.tx, scope.vesselId, input.id);
  const before = await lockJob(scope, input.id, input.version);
  const from = statusOn(before.status, before.dueOn, shipsDay(scope));
  const isClassItem = before.kind === "class" || before.kind === "condition_of_class";
  assertAllowed(judgeStatusChange({ from, to: "cancelled", isClassItem, reason: input.reason }), "conflict");
  assertAllowed(judgeCancelling({ ...before, status: from }, editorOf(scope)), "forbidden");
  const patch = { status: "cancelled" as const, cancelReason: input.reason };
  const after = await patchJob(scope.tx, scope.vesselId, input.id, patch, scope.now);
  await recordChange(scope, jobRecord, input.id, {
    verb: "cancelled",
    before: { status: from },
    after: { status: after.status },
    facts: { reason: input.reason },
    relatedIds: [after.equipmentId],
  });
  await notifyRaiser(scope, after, { answer: "declined", reason: input.reason });
  const next = plan?.isActive ? await followOf(scope, plan, after) : null;
  return { version: after.version, next: next && { id: next.id, dueOn: next.dueOn, dueTotal: next.dueTotal } };
}

/** An event or a measured value that is left out is followed by the next one, whenever it comes. */
async function followOf(scope: VesselScope, plan: PlanRow, skipped: JobRecordRow): Promise<Raised | null> {
  if (isWaiting(plan.trigger)) return null;
  const due = {
    dueOn: skipped.originalDueOn ?? skipped.dueOn,
    dueTotal: skipped.originalDueTotal ?? skipped.dueTotal,
  };
  const next = dueAfterSkip(planRuleOf(plan), due);
  return raiseOccurrence(scope, { plan, lastDone: null, due: next, previousJobId: skipped.id });
}
