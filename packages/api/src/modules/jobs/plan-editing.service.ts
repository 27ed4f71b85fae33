import type { HeldRecord } from "@ymp/core/access/field-policy";
import { can } from "@ymp/core/access/resolve-access";
import { heldPlan, type PlanState, planPolicy } from "@ymp/core/maintenance/plan-fields";
import type { VesselScope } from "../../context.ts";
import { saysAnythingNew } from "../../kit/expect-base.ts";
import { changedFields, expectMayChange, fieldsFor } from "../../kit/field-editing.ts";
import { equipmentForJob, type PlanRow } from "./jobs.repository.ts";
import { ruleColumnsOf } from "./jobs.rules.ts";
import { type PlanContents, readPlanContents } from "./plans.repository.ts";
import type { PlanRuleInput, UpdatePlanInput } from "./plans.schema.ts";

async function heldOf(scope: VesselScope, plan: PlanRow): Promise<HeldRecord<PlanState>> {
  const row = plan.equipmentId ? await equipmentForJob(scope.tx, scope.vesselId, plan.equipmentId) : undefined;
  const machine = row ? { department: row.department, isArchived: row.archivedAt !== null } : null;
  return heldPlan({ ...plan, isCritical: plan.isCritical || (row?.isCritical ?? false), machine });
}

/** What of the plan the reader may change, and whether they may stop or resume it. */
export async function planAbilities(scope: VesselScope, plan: PlanRow) {
  const mayEdit = can(scope.access, "jobs:edit");
  return { fields: mayEdit ? fieldsFor(scope, planPolicy, await heldOf(scope, plan)) : [] };
}

/**
 * @returns whether anything of it is new
 * @throws AppError conflict with a fault at each field that may not be changed
 */
export async function expectMayRewrite(scope: VesselScope, plan: PlanRow, wanted: UpdatePlanInput): Promise<boolean> {
  const contents = await readPlanContents(scope.tx, scope.vesselId, plan.id);
  const before = {
    ...plan,
    rule: ruleColumnsOf(asRule(plan)),
    classItem: classItemOf(plan),
    ...contents,
    ...inOrder(contents),
  };
  const after = { ...wanted, rule: ruleColumnsOf(wanted.rule), ...inOrder(wanted), ...emptied(wanted) };
  expectMayChange(scope, planPolicy, await heldOf(scope, plan), changedFields(planPolicy, before, after));
  const { id: _, version: __, ...told } = after;
  return saysAnythingNew(before, told);
}

export const expectMaySetActive = async (scope: VesselScope, plan: PlanRow): Promise<void> =>
  expectMayChange(scope, planPolicy, await heldOf(scope, plan), ["isActive"]);

/** A plan is written as a whole: what is left out is taken out. */
const emptied = ({ instructions = null, department = null, estimatedTenths = null, classItem }: UpdatePlanInput) => ({
  classItem: classItem
    ? { no: classItem.no, survey: classItem.survey, windowMonths: classItem.windowMonths ?? null }
    : null,
  instructions,
  department,
  estimatedTenths,
});

const classItemOf = ({ classItemNo, classSurvey, classWindowMonths }: PlanRow) =>
  classItemNo ? { no: classItemNo, survey: classSurvey, windowMonths: classWindowMonths } : null;

/** Parts and people are sets; the checklist has an order. */
const inOrder = ({ parts, assigneeIds }: PlanContents) => ({
  parts: parts
    .map(({ itemId, quantity }) => ({ itemId, quantity }))
    .toSorted((one, other) => one.itemId.localeCompare(other.itemId)),
  assigneeIds: [...new Set(assigneeIds)].toSorted(),
});

/** The rule as a form sends it. */
const asRule = (plan: PlanRow): PlanRuleInput => ({
  ...plan,
  event: plan.triggerEvent,
  measured: plan.measuredName
    ? { name: plan.measuredName, unit: plan.measuredUnit, min: plan.measuredMin, max: plan.measuredMax }
    : null,
});
