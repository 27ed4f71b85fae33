import { type CreatePlanInput, createPlanInput, updatePlanInput } from "@ymp/api/modules/jobs/plans.schema";
import { addInterval, type CalendarDate } from "@ymp/core/calendar-date";
import type { ClassSurvey } from "@ymp/core/maintenance/class-items";
import { isWaiting, type VesselEvent } from "@ymp/core/maintenance/plan-triggers";
import { type Due, firstDue, nextFive } from "@ymp/core/maintenance/recurrence";
import { z } from "zod";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { type RuleFields, ruleOf } from "./plan-rule.ts";
import type { StepLine } from "./step-lines.tsx";

export type Plan = OutputOf<"plans.get">;

export interface PlanPartLine {
  itemId: string;
  name: string;
  partNo: string | null;
  unit: string;
  quantity: number;
}

/** The plan as its form holds it. Figures in tenths. */
export interface PlanForm extends RuleFields {
  title: string;
  instructions: string;
  equipmentId: string | null;
  kind: CreatePlanInput["kind"];
  department: CreatePlanInput["department"];
  priority: CreatePlanInput["priority"];
  intervalCount: number | null;
  intervalUnit: NonNullable<RuleFields["intervalUnit"]>;
  counterInterval: number | null;
  anchorOn: CalendarDate | null;
  graceDays: number | null;
  graceTenths: number | null;
  leadDays: number | null;
  estimatedTenths: number | null;
  isCritical: boolean;
  needsVerification: boolean;
  needsPhoto: boolean;
  signature: CreatePlanInput["signature"];
  triggerEvent: VesselEvent | null;
  measuredName: string | null;
  measuredUnit: string | null;
  measuredMin: number | null;
  measuredMax: number | null;
  dueWithinDays: number | null;
  classItemNo: string | null;
  classSurvey: ClassSurvey | null;
  classWindowMonths: number | null;
  lines: StepLine[];
  parts: PlanPartLine[];
  assigneeIds: string[];
  lastDoneOn: CalendarDate | null;
  lastDoneTotal: number | null;
  /** What the meter shows now, where nobody has read it yet. */
  currentReading: number | null;
}

export function freshPlanForm(): PlanForm {
  return {
    title: "",
    instructions: "",
    equipmentId: null,
    kind: "planned",
    department: null,
    priority: "normal",
    trigger: "calendar",
    intervalCount: 3,
    intervalUnit: "month",
    counterInterval: null,
    mode: "floating",
    anchorOn: null,
    windowBeforeDays: 0,
    graceDays: null,
    graceTenths: null,
    leadDays: null,
    estimatedTenths: null,
    isCritical: false,
    needsVerification: false,
    needsPhoto: false,
    signature: "none",
    triggerEvent: null,
    measuredName: null,
    measuredUnit: null,
    measuredMin: null,
    measuredMax: null,
    dueWithinDays: null,
    classItemNo: null,
    classSurvey: null,
    classWindowMonths: null,
    lines: [],
    parts: [],
    assigneeIds: [],
    lastDoneOn: null,
    lastDoneTotal: null,
    currentReading: null,
  };
}

/** By their place, so that the same plan read twice is the same. */
export const stepLinesOf = (tasks: readonly string[]): StepLine[] =>
  tasks.map((title, place) => ({ id: `step-${place}`, title }));

export function planFormOf(plan: Plan): PlanForm {
  const { tasks, parts, kind, intervalUnit, instructions } = plan;
  return {
    ...freshPlanForm(),
    ...plan,
    instructions: instructions ?? "",
    kind: kind === "inspection" || kind === "class" ? kind : "planned",
    intervalCount: plan.intervalCount ?? (isWaiting(plan.trigger) ? 3 : null),
    intervalUnit: intervalUnit ?? "month",
    lines: stepLinesOf(tasks),
    parts: parts.map(({ itemId, name, partNo, unit, quantity }) => ({ itemId, name, partNo, unit, quantity })),
  };
}

const classItemOf = ({ kind, classItemNo, classSurvey, classWindowMonths }: PlanForm): CreatePlanInput["classItem"] =>
  kind === "class" && classItemNo?.trim()
    ? { no: classItemNo.trim(), survey: classSurvey ?? "cms", windowMonths: classWindowMonths }
    : null;

const measuredOf = ({ measuredName, measuredUnit, measuredMin, measuredMax }: PlanForm) => ({
  name: measuredName?.trim() ?? "",
  unit: measuredUnit?.trim() || null,
  min: measuredMin,
  max: measuredMax,
});

const typed = <Value>() => z.custom<Value>();

/** The fields of the form; what they say together is checked by the procedure's own schema, at its paths. */
function planFormSchema(isNew: boolean) {
  return z
    .object({
      ...{ title: typed<string>(), instructions: typed<string>(), equipmentId: typed<string | null>() },
      ...{ kind: typed<PlanForm["kind"]>(), department: typed<PlanForm["department"]>() },
      ...{ priority: typed<PlanForm["priority"]>(), trigger: typed<PlanForm["trigger"]>() },
      ...{ intervalCount: typed<number | null>(), intervalUnit: typed<PlanForm["intervalUnit"]>() },
      ...{ counterInterval: typed<number | null>(), mode: typed<PlanForm["mode"]>() },
      ...{ anchorOn: typed<CalendarDate | null>(), windowBeforeDays: typed<PlanForm["windowBeforeDays"]>() },
      ...{ graceDays: typed<number | null>(), graceTenths: typed<number | null>(), leadDays: typed<number | null>() },
      ...{ estimatedTenths: typed<number | null>(), isCritical: typed<boolean>(), needsVerification: typed<boolean>() },
      ...{ needsPhoto: typed<boolean>(), signature: typed<PlanForm["signature"]>() },
      ...{ triggerEvent: typed<VesselEvent | null>(), measuredName: typed<string | null>() },
      ...{ measuredUnit: typed<string | null>(), measuredMin: typed<number | null>() },
      ...{ measuredMax: typed<number | null>(), dueWithinDays: typed<number | null>() },
      ...{ classItemNo: typed<string | null>(), classSurvey: typed<ClassSurvey | null>() },
      ...{ classWindowMonths: typed<number | null>(), lines: typed<StepLine[]>(), parts: typed<PlanPartLine[]>() },
      ...{ assigneeIds: typed<string[]>(), lastDoneOn: typed<CalendarDate | null>() },
      ...{ lastDoneTotal: typed<number | null>(), currentReading: typed<number | null>() },
    })
    .superRefine((form, { addIssue }) => {
      const read = isNew ? newPlan.safeParse(newPlanFieldsOf(form)) : changedPlan.safeParse(planFieldsOf(form));
      for (const { path, message } of read.error?.issues ?? []) addIssue({ code: "custom", path, message });
    });
}
const newPlan = createPlanInput.omit({ id: true });
const changedPlan = updatePlanInput.omit({ id: true, version: true });
export const planForms = { new: planFormSchema(true), changed: planFormSchema(false) };

/** What a new plan says beside: its machine, and since when it counts. */
export function newPlanFieldsOf(form: PlanForm) {
  const { equipmentId, lastDoneOn, lastDoneTotal } = form;
  const countsHours = form.trigger === "counter" || form.trigger === "either";
  const currentReading = countsHours ? form.currentReading : null;
  return { ...planFieldsOf(form), equipmentId, lastDoneOn, lastDoneTotal, currentReading };
}

/** What the server takes; fields that the trigger has no use for are left out. */
export function planFieldsOf(
  form: PlanForm,
): Omit<CreatePlanInput, "id" | "equipmentId" | "lastDoneOn" | "lastDoneTotal" | "currentReading"> {
  const byDate = form.trigger === "calendar" || form.trigger === "either";
  const byCounter = form.trigger === "counter" || form.trigger === "either";
  const isFixed = byDate && form.mode === "fixed";
  return {
    title: form.title.trim(),
    instructions: form.instructions.trim() || null,
    kind: form.kind,
    department: form.department,
    priority: form.priority,
    rule: {
      trigger: form.trigger,
      event: form.trigger === "event" ? form.triggerEvent : null,
      measured: form.trigger === "condition" ? measuredOf(form) : null,
      dueWithinDays: isWaiting(form.trigger) ? form.dueWithinDays : null,
      intervalCount: byDate ? form.intervalCount : null,
      intervalUnit: byDate ? form.intervalUnit : null,
      counterInterval: byCounter ? form.counterInterval : null,
      mode: isFixed ? "fixed" : "floating",
      anchorOn: isFixed ? form.anchorOn : null,
      windowBeforeDays: isFixed ? form.windowBeforeDays : 0,
      graceDays: byDate ? form.graceDays : null,
      graceTenths: byCounter ? form.graceTenths : null,
      leadDays: isWaiting(form.trigger) ? null : form.leadDays,
    },
    estimatedTenths: form.estimatedTenths,
    isCritical: form.isCritical,
    needsVerification: form.needsVerification,
    needsPhoto: form.needsPhoto,
    signature: form.signature,
    classItem: classItemOf(form),
    tasks: form.lines.map(({ title }) => title.trim()).filter(Boolean),
    parts: form.parts.filter(({ quantity }) => quantity > 0).map(({ itemId, quantity }) => ({ itemId, quantity })),
    assigneeIds: form.assigneeIds,
  };
}

/** The coming five by date, worked out as it is typed; null while the rule is not complete. */
export function nextFiveOf(
  form: PlanForm,
  start: { today: CalendarDate; total: number | null; openJob: Due | null },
): Due[] | null {
  const rule = ruleOf(form);
  if (!rule || isWaiting(rule.trigger)) return null;
  if (start.openJob) return nextFive(rule, start.openJob);
  const isKnown = form.lastDoneOn !== null || form.lastDoneTotal !== null;
  const lastDone = isKnown ? { on: form.lastDoneOn ?? start.today, total: form.lastDoneTotal ?? start.total } : null;
  return nextFive(rule, firstDue(rule, { on: start.today, total: start.total ?? 0 }, lastDone));
}

/** Whether a monthly grid begins on a day that some months do not have. */
export function endsWithMonth(form: PlanForm): boolean {
  const isMonthly = form.intervalUnit === "month" || form.intervalUnit === "year";
  if (form.trigger === "counter" || isWaiting(form.trigger) || form.mode !== "fixed" || !isMonthly || !form.anchorOn)
    return false;
  const day = Number(form.anchorOn.slice(8));
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const { anchorOn } = form;
  return day > 28 && months.some((n) => Number(addInterval(anchorOn, { n, unit: "month" }).slice(8)) !== day);
}
