import { groupedBy } from "@ymp/core/grouped";
import { identity } from "./comparable.ts";
import { hoursUnknown } from "./hours-unknown.ts";
import { hasError, warningAt } from "./imported-row.ts";
import type { RecurringRule } from "./job-rows.ts";
import type { ExistingJobPlan, JobDraft } from "./planned-jobs.ts";
import { possibleDuplicate, type RowDecisions } from "./row-decisions.ts";
import { isPlainService, isSameRhythm } from "./same-service.ts";

/** One rule for each title and machine; of its rows the latest done speaks for it. */
export function decidePlans(
  drafts: readonly JobDraft[],
  likeOnBoard: ReturnType<typeof plansLike>,
  decisions: RowDecisions,
): void {
  const carriers = new Map<string, JobDraft>();
  const openRows = new Map<string, JobDraft>();
  for (const draft of drafts) {
    const key = planKey(draft.values.title, draft.equipmentId);
    if (draft.job?.as === "open" && !openRows.has(key)) openRows.set(key, draft);
    if (!draft.rule || hasError(draft.problems) || draft.values.status === "cancelled") continue;
    const like = likeOnBoard(draft, draft.rule);
    if (like?.as === "title") continue;
    if (like) {
      const unasked = like.as === "service" ? "leave" : "add";
      draft.duplicate = possibleDuplicate(like.plan.title, draft.sourceRow, decisions, unasked);
      if (!draft.duplicate.isAdded) {
        joinService(draft, like.plan);
        continue;
      }
    }
    const carrier = carriers.get(key);
    if (!carrier || (draft.rule.lastDoneOn ?? "") > (carrier.rule?.lastDoneOn ?? "")) carriers.set(key, draft);
  }
  for (const [key, draft] of carriers) if (draft.rule) carryPlan(draft, draft.rule, openRows.get(key));
}

function carryPlan(draft: JobDraft, rule: RecurringRule, open: JobDraft | undefined): void {
  draft.plan = rule;
  draft.action = draft.action === "skip" ? "create" : draft.action;
  const title = draft.duplicate?.title;
  if (title) draft.problems.push(warningAt("interval", "imports:rowPlanPossiblyTwice", { title }));
  const isDueTold = open && (open.values.dueOn !== null || open.values.dueHours !== null);
  if (!isDueTold) draft.problems.push(...hoursUnknown(rule));
}

/** The service is on board under a plainer name: its work is history of that plan, and its open job is there already. */
function joinService(draft: JobDraft, plan: ExistingJobPlan): void {
  draft.ofPlan = plan.id;
  if (draft.job?.as === "open") {
    delete draft.job;
    draft.action = "skip";
  }
  draft.problems.push(warningAt("interval", "imports:rowServiceOnBoard", { title: plan.title }));
}

const planKey = (title: string, equipmentId: string | null) => `${equipmentId ?? ""} ${identity(title)}`;

/** The plan on board that a row's rule is, is but for its name, or only comes round as often as. */
export function plansLike(plans: readonly ExistingJobPlan[], machineNames: ReadonlyMap<string, string>) {
  const byTitle = new Map(plans.map((plan) => [planKey(plan.title, plan.equipmentId), plan]));
  const byMachine = groupedBy(plans, ({ equipmentId }) => equipmentId ?? "");
  return ({ values, equipmentId }: JobDraft, rule: RecurringRule) => {
    const named = byTitle.get(planKey(values.title, equipmentId));
    if (named) return { as: "title", plan: named } as const;
    if (equipmentId === null) return undefined;
    const machine = machineNames.get(equipmentId) ?? "";
    const often = (byMachine.get(equipmentId) ?? []).filter((plan) => isSameRhythm(plan, rule));
    const plain = often.find(({ title }) => isPlainService(title, machine));
    if (plain && isPlainService(values.title, machine)) return { as: "service", plan: plain } as const;
    return often[0] && ({ as: "rhythm", plan: often[0] } as const);
  };
}
