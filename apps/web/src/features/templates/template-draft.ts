import { departments } from "@ymp/core/access/roles";
import { intervalUnits } from "@ymp/core/calendar-date";
import { type EquipmentType, equipmentTypes, isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import { type JobTemplate, triggerOf } from "@ymp/core/maintenance/job-template";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { z } from "zod";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

type Plan = OutputOf<"plans.get">;

/** A template as its form holds it. Hours in tenths. */
export const templateDraftSchema = z.object({
  title: z.string(),
  equipmentType: z.enum(equipmentTypes).nullable(),
  kind: z.enum(["planned", "inspection", "class"]),
  department: z.enum(departments).nullable(),
  priority: z.enum(["low", "normal", "high", "critical"]),
  trigger: z.enum(["calendar", "counter", "either"]),
  intervalCount: z.number().nullable(),
  intervalUnit: z.enum(intervalUnits),
  counterTenths: z.number().nullable(),
  mode: z.enum(["fixed", "floating"]),
  estimatedTenths: z.number().nullable(),
  instructions: z.string(),
  source: z.string(),
  isCritical: z.boolean(),
  needsVerification: z.boolean(),
  needsPhoto: z.boolean(),
  lines: z.array(z.object({ id: z.string(), title: z.string() })),
  parts: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number(), unit: z.string() })),
});
export type TemplateDraft = z.infer<typeof templateDraftSchema>;

export function blankDraft(equipmentType: EquipmentType | null = null): TemplateDraft {
  return {
    ...{ title: "", equipmentType, kind: "planned", department: null, priority: "normal" },
    ...{ trigger: "calendar", intervalCount: 3, intervalUnit: "month", counterTenths: null, mode: "floating" },
    ...{ estimatedTenths: null, instructions: "", source: "", lines: [], parts: [] },
    ...{ isCritical: false, needsVerification: false, needsPhoto: false },
  };
}

/** By their place, so that the same template read twice is the same. */
const linesOf = (tasks: readonly string[]) => tasks.map((title, place) => ({ id: `step-${place}`, title }));
const tenthsOf = (hours: number | null | undefined) => (hours == null ? null : Math.round(hours * 10));

export function draftOf(equipmentType: string, template: JobTemplate): TemplateDraft {
  const { interval, counterHours, estimatedHours, tasks, parts, instructions, source, department, ...rest } = template;
  return {
    ...rest,
    equipmentType: isEquipmentType(equipmentType) ? equipmentType : null,
    department: department ?? null,
    trigger: triggerOf(template),
    intervalCount: interval?.n ?? null,
    intervalUnit: interval?.unit ?? "month",
    counterTenths: tenthsOf(counterHours),
    estimatedTenths: tenthsOf(estimatedHours),
    instructions: instructions ?? "",
    source: source ?? "",
    lines: linesOf(tasks),
    parts: parts.map(({ name, quantity, unit }, place) => ({ id: `part-${place}`, name, quantity, unit: unit ?? "" })),
  };
}

/** What of a plan holds for every machine of its type. */
export function draftOfPlan(plan: Plan, equipmentType: string | null): TemplateDraft {
  const { kind, tasks, parts, counterInterval } = plan;
  return {
    ...blankDraft(equipmentType && isEquipmentType(equipmentType) ? equipmentType : null),
    ...{ title: plan.title, department: plan.department, priority: plan.priority },
    // Templates come round by date or counter; a plan that waits for a reading or an event offers none.
    trigger: isWaiting(plan.trigger) ? "calendar" : plan.trigger,
    ...{
      intervalCount: plan.intervalCount,
      intervalUnit: plan.intervalUnit ?? "month",
      counterTenths: counterInterval,
    },
    ...{ mode: plan.mode, estimatedTenths: plan.estimatedTenths, instructions: plan.instructions ?? "" },
    ...{ isCritical: plan.isCritical, needsVerification: plan.needsVerification, needsPhoto: plan.needsPhoto },
    kind: kind === "inspection" || kind === "class" ? kind : "planned",
    lines: linesOf(tasks),
    parts: parts.map(({ name, quantity }, place) => ({ id: `part-${place}`, name, quantity, unit: "" })),
  };
}

/** What the server takes; what the trigger has no use for and empty lines are left out. */
export function templateOf(draft: TemplateDraft) {
  const byDate = draft.trigger !== "counter";
  const byCounter = draft.trigger !== "calendar";
  const { title, kind, department, priority, mode, isCritical, needsVerification, needsPhoto } = draft;
  return {
    ...{ title, kind, department, priority, isCritical, needsVerification, needsPhoto },
    mode: byDate ? mode : ("floating" as const),
    interval: byDate ? { n: draft.intervalCount, unit: draft.intervalUnit } : null,
    counterHours: byCounter && draft.counterTenths !== null ? draft.counterTenths / 10 : null,
    estimatedHours: draft.estimatedTenths === null ? null : draft.estimatedTenths / 10,
    instructions: draft.instructions.trim() || null,
    source: draft.source.trim() || null,
    tasks: draft.lines.map((line) => line.title.trim()).filter(Boolean),
    parts: draft.parts
      .filter(({ name }) => name.trim() !== "")
      .map(({ name, quantity, unit }) => ({ name, quantity, unit: unit.trim() || null })),
  };
}
