import type { Department } from "@ymp/core/access/roles";
import type { CalendarDate, Interval } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type JobTemplate, spreadLastDone, triggerOf } from "@ymp/core/maintenance/job-template";
import { inWholeSteps } from "../inventory/items.rules.ts";
import { type CreatePlanInput, createPlanInput } from "../jobs/plans.schema.ts";
import { sameWords } from "./library.rules.ts";

export interface OfferedTemplate {
  /** The vessel's own, by id, or the library's, by key. */
  ref: string;
  equipmentType: string;
  /** As it is written for the vessel. */
  template: JobTemplate;
  /** The same in every language it is known in, for what was made in another. */
  inAllLanguages: readonly JobTemplate[];
}
export interface OfferedMachine {
  id: string;
  name: string;
  code: string | null;
  type: string | null;
  archivedAt: Date | null;
  isCritical: boolean;
  department: Department | null;
}

/**
 * `already`: the machine has a plan of that title. `otherType`: meant for another type of machine; it can be applied all the same.
 * `notYours`: a critical or class plan of another department.
 */
export type ApplyOutcome = "new" | "already" | "archived" | "otherType" | "notYours";

export interface ApplyLine {
  machine: OfferedMachine;
  offered: OfferedTemplate;
  outcome: ApplyOutcome;
}

/** What applying would do: every chosen template on every chosen machine. */
export function linesOf(
  machines: readonly OfferedMachine[],
  templates: readonly OfferedTemplate[],
  asked: AskedOfLines,
): ApplyLine[] {
  return machines.flatMap((machine) =>
    templates.map((offered) => ({ machine, offered, outcome: outcomeOf(machine, offered, asked) })),
  );
}

interface AskedOfLines {
  hasPlan: (equipmentId: string, title: string) => boolean;
  mayMake: (template: JobTemplate, machine: OfferedMachine) => boolean;
}

function outcomeOf(
  machine: OfferedMachine,
  { template, inAllLanguages, equipmentType }: OfferedTemplate,
  { hasPlan, mayMake }: AskedOfLines,
): ApplyOutcome {
  if (machine.archivedAt) return "archived";
  if (inAllLanguages.some(({ title }) => hasPlan(machine.id, sameWords(title)))) return "already";
  if (!mayMake(template, machine)) return "notYours";
  return machine.type !== null && machine.type !== equipmentType ? "otherType" : "new";
}

export const isApplied = ({ outcome }: ApplyLine): boolean => outcome === "new" || outcome === "otherType";

export interface PlanFacts {
  today: CalendarDate;
  isSpread: boolean;
  /** Place among the machines that get this template, and how many there are. */
  index: number;
  count: number;
  /** Of a part, by its names in every language. */
  stockOf: (partNames: ReadonlySet<string>) => { itemId: string; unit: string } | undefined;
}

/** The plan that a template makes on a machine. */
export function planInputOf(
  { template, inAllLanguages }: Pick<OfferedTemplate, "template" | "inAllLanguages">,
  equipmentId: string,
  facts: PlanFacts,
): CreatePlanInput {
  const { interval, counterHours, estimatedHours } = template;
  const parts = template.parts.flatMap(({ quantity }, at) => {
    const names = inAllLanguages.flatMap(({ parts }) => parts[at]?.name ?? []);
    const stock = facts.stockOf(new Set(names.map(sameWords)));
    return stock ? [{ itemId: stock.itemId, quantity: inWholeSteps(stock.unit, quantity) }] : [];
  });
  return createPlanInput.parse({
    id: newId(),
    equipmentId,
    title: template.title,
    instructions: [template.instructions, template.source].filter(Boolean).join("\n\n") || null,
    kind: template.kind,
    department: template.department,
    priority: template.priority,
    rule: {
      trigger: triggerOf(template),
      intervalCount: interval?.n,
      intervalUnit: interval?.unit,
      counterInterval: counterHours ? counterHours * 10 : null,
      mode: template.mode,
      anchorOn: template.mode === "fixed" ? facts.today : null,
    },
    estimatedTenths: estimatedHours == null ? null : Math.round(estimatedHours * 10),
    isCritical: template.isCritical,
    needsVerification: template.needsVerification,
    needsPhoto: template.needsPhoto,
    tasks: template.tasks,
    parts: parts.filter(({ itemId }, at) => parts.findIndex((part) => part.itemId === itemId) === at),
    lastDoneOn: interval && facts.isSpread ? spreadFrom(interval, facts) : null,
  });
}

const spreadFrom = (interval: Interval, { today, index, count }: PlanFacts) =>
  spreadLastDone(today, interval, index, count);
