import { addInterval, type CalendarDate } from "@ymp/core/calendar-date";
import type { PlanTrigger } from "@ymp/core/maintenance/plan-triggers";
import type { Random } from "../random.ts";
import type { Department, PlanDefinition } from "../vessel-definition.ts";
import { type Book, person, stamp } from "./book.ts";
import type { Counter } from "./counters.ts";
import { itemByPartNo } from "./jobs.ts";
import type { Occurrence } from "./occurrences.ts";

/** A plan on one machine, with what its jobs take over. */
export interface PlannedWork {
  definition: PlanDefinition;
  machine: string;
  machineId: string;
  title: string;
  department: Department;
  location: string | null;
  counter: Counter | null;
  planId: string;
  random: Random;
}

export function writePlan(book: Book, work: PlannedWork, occurrences: Occurrence[]): void {
  const { definition, planId, title, department, counter } = work;
  const keeper = person(book, book.definition.keeper);
  const base = () => ({ ...stamp(book, book.begunAt, keeper), planId });
  book.rows.plans.push({
    ...stamp(book, book.begunAt, keeper),
    id: planId,
    equipmentId: work.machineId,
    title,
    instructions: definition.instructions ?? null,
    kind: definition.kind ?? "planned",
    department,
    priority: definition.priority ?? "normal",
    trigger: triggerOf(definition),
    ...waitingColumns(definition),
    intervalCount: definition.every?.n ?? null,
    intervalUnit: definition.every?.unit ?? null,
    counterId: counter?.id ?? null,
    counterInterval: definition.everyHours === undefined ? null : definition.everyHours * 10,
    mode: definition.mode ?? "floating",
    anchorOn: anchorOf(definition, occurrences),
    windowBeforeDays: definition.mode === "fixed" ? 7 : 0,
    graceDays: definition.critical ? 0 : (definition.graceDays ?? null),
    graceTenths: definition.critical ? 0 : definition.graceHours === undefined ? null : definition.graceHours * 10,
    estimatedTenths: Math.round(definition.estimateHours * 10),
    isCritical: definition.critical ?? false,
    needsVerification: definition.critical ?? false,
    needsPhoto: definition.needsPhoto ?? false,
    signature: definition.signature ?? "none",
    classItemNo: definition.classItem?.[0] ?? null,
    classSurvey: definition.classItem?.[1] ?? null,
    classWindowMonths: definition.classItem?.[2] ?? null,
    knownDoneOn: knownDoneOf(definition, occurrences),
    isActive: definition.pausedDaysAgo === undefined,
  });
  recordPlan(book, work);
  for (const [position, task] of (definition.tasks ?? []).entries()) {
    book.rows.planTasks.push({ ...base(), position, title: task });
  }
  for (const [partNo, quantity] of Object.entries(definition.parts ?? {})) {
    book.rows.planParts.push({ ...base(), itemId: itemByPartNo(book, partNo).id, quantity });
  }
  for (const key of definition.assignees) {
    book.rows.planAssignees.push({ ...base(), profileId: person(book, key).profileId });
  }
}

/** An item that comes round in years was credited before the records were started. */
function knownDoneOf({ classItem, every }: PlanDefinition, occurrences: Occurrence[]): CalendarDate | null {
  const open = occurrences.at(-1)?.dueOn;
  return classItem && every && open ? addInterval(open, every, -1) : null;
}

function recordPlan(book: Book, { planId, machineId, title, definition }: PlannedWork): void {
  const keeper = person(book, book.definition.keeper);
  const pausedAt = definition.pausedDaysAgo === undefined ? null : book.calendar.daysAgo(definition.pausedDaysAgo, 12);
  const told = {
    userId: keeper.userId,
    recordKind: "plan",
    recordId: planId,
    diff: {},
    facts: { title },
    relatedIds: [machineId],
  };
  book.rows.changes.push({ ...stamp(book, book.begunAt, keeper), ...told, verb: "created" });
  if (pausedAt) book.rows.changes.push({ ...stamp(book, pausedAt, keeper), ...told, verb: "stopped" });
}

function waitingColumns({ waitsFor }: PlanDefinition) {
  const { event = null, measured, withinDays = null } = waitsFor ?? {};
  return {
    triggerEvent: event,
    measuredName: measured?.name ?? null,
    measuredUnit: measured?.unit ?? null,
    measuredMin: measured?.min ?? null,
    measuredMax: measured?.max ?? null,
    dueWithinDays: withinDays,
  };
}

function triggerOf(definition: PlanDefinition): PlanTrigger {
  if (definition.waitsFor) return definition.waitsFor.event ? "event" : "condition";
  if (definition.everyHours === undefined) return "calendar";
  return definition.every ? "either" : "counter";
}

/** The oldest date of the grid, unless the grid's month ends would then miss the open date. */
function anchorOf(definition: PlanDefinition, occurrences: Occurrence[]): CalendarDate | null {
  const open = occurrences.at(-1)?.dueOn;
  const oldest = occurrences[0]?.dueOn;
  if (definition.mode !== "fixed" || !definition.every || !open || !oldest) return null;
  return addInterval(oldest, definition.every, occurrences.length - 1) === open ? oldest : open;
}
