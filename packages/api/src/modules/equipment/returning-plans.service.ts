import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { dueAfterRest, isSameRule } from "@ymp/core/maintenance/recurrence";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { planRuleOf } from "../jobs/jobs.rules.ts";
import { listPlanPlaces } from "./occurrences.repository.ts";
import { type PlanStart, raiseOccurrences } from "./occurrences.service.ts";
import { listPlanProgress, listRuleChanges, type PlanRow, ruleFields } from "./plans-of-machines.repository.ts";

/** A job that a plan raised as it came back. */
export interface Raised {
  jobId: string;
  equipmentId: string | null;
}

/** Gives each of these plans its next job, unless one is still open, as if it had never rested. */
export async function raiseReturned(scope: VesselScope, plans: readonly PlanRow[]): Promise<Raised[]> {
  if (plans.length === 0) return [];
  const { tx, vesselId } = scope;
  const ids = plans.map(({ id }) => id);
  const [progress, places, ruleChanges] = await Promise.all([
    listPlanProgress(tx, vesselId, ids),
    listPlanPlaces(tx, vesselId, ids),
    listRuleChanges(tx, vesselId, ids),
  ]);
  const starts = plans.flatMap((plan): PlanStart[] => {
    const own = progress.find(({ planId }) => planId === plan.id);
    if (own?.hasOpenJob || isWaiting(plan.trigger)) return [];
    const total = places.find(({ planId }) => planId === plan.id)?.lastTotal ?? 0;
    const lastDone = own?.lastDoneAt
      ? { on: own.lastDoneOn ?? shipsDay(scope, own.lastDoneAt), total: own.lastTotal }
      : plan.knownDoneOn && { on: plan.knownDoneOn, total: plan.knownDoneTotal };
    const last = own && { dueOn: own.lastDueOn, dueTotal: own.lastDueTotal };
    const due = dueAfterRest(planRuleOf(plan), { on: shipsDay(scope), total }, lastDone, {
      cancelled: (own?.isCancelled && last) || null,
      doneFor: own?.isDone ? own.lastDueOn : null,
      isSameRule: isSameRule(planRuleOf(plan), planRuleOf(planAsOf(plan, ruleChanges, own?.ruledAtSeq ?? null))),
    });
    return [{ plan, lastDone, due }];
  });
  const raised = await raiseOccurrences(scope, starts);
  return raised.flatMap((job) => (job ? [{ jobId: job.id, equipmentId: job.equipmentId }] : []));
}

type RuleChange = Awaited<ReturnType<typeof listRuleChanges>>[number];

/** The plan with the rule that it had at a point of the history; null: that of today. */
function planAsOf(plan: PlanRow, ruleChanges: readonly RuleChange[], seq: number | null): PlanRow {
  if (seq === null) return plan;
  const since = ruleChanges.filter((change) => change.planId === plan.id && change.seq > seq);
  const before = since.flatMap(({ diff }) =>
    ruleFields.flatMap((field) => (field in diff ? [{ [field]: diff[field]?.old }] : [])),
  );
  return Object.assign({ ...plan }, ...before);
}
