import type { CalendarDate } from "@ymp/core/calendar-date";
import { classAllowances } from "@ymp/core/maintenance/class-items";
import { graceDaysOf, graceTenthsOf, leadDaysOf, planningDate } from "@ymp/core/maintenance/due-state";
import { causeOfReading, dueOfCause, type JobCause } from "@ymp/core/maintenance/plan-triggers";
import { genericFindings } from "../definitions/findings.ts";
import { createRandom, type Random } from "../random.ts";
import type { PlanDefinition, WaitingDefinition } from "../vessel-definition.ts";
import { type Book, equipmentId, known, person, stamp } from "./book.ts";
import { addReading, type Counter, type Counters } from "./counters.ts";
import { addJob, completeJob, type Job, tell } from "./jobs.ts";
import { type Occurrence, occurrencesOf } from "./occurrences.ts";
import { type PlannedWork, writePlan } from "./plan-rows.ts";

const minuteMs = 60_000;

/** Each plan with a year of its occurrences; the last of them is open. */
export function addPlans(book: Book, counters: Counters): void {
  let seed = 7_001;
  for (const definition of book.definition.plans) {
    for (const machine of definition.on) {
      // Drawn for each plan by itself, so that the calendar's months do not shift the due dates of the others.
      seed += 1;
      addPlan(book, definition, machine, counters, createRandom(seed));
    }
  }
}

function addPlan(book: Book, definition: PlanDefinition, machine: string, counters: Counters, random: Random): void {
  const machineId = equipmentId(book, machine);
  const row = book.rows.equipment.find(({ id }) => id === machineId);
  const work: PlannedWork = {
    definition,
    machine,
    machineId,
    title: definition.fullTitle ?? `${machine}, ${known(definition.title, "title of a plan on", machine)}`,
    department: known(definition.department ?? row?.department, "department of", machine),
    location: row?.location ?? null,
    counter: definition.everyHours === undefined ? null : known(counters.get(machine), "counter of", machine),
    planId: book.newId(book.begunAt),
    random,
  };
  if (definition.waitsFor) {
    addWaiting(book, work, definition.waitsFor);
    return;
  }
  const { calendar, begunOn } = book;
  const all = occurrencesOf({ definition, counter: work.counter, calendar, begunOn, random });
  const occurrences = definition.pausedDaysAgo === undefined ? all : doneBefore(book, all, definition.pausedDaysAgo);
  writePlan(book, work, occurrences);
  let previous: Job | null = null;
  for (const [index, occurrence] of occurrences.entries())
    previous = addOccurrence(book, work, occurrence, index + 1, previous);
}

/** The plan itself, what was measured for it, and the job that a reading or an event has opened. */
function addWaiting(book: Book, work: PlannedWork, waiting: WaitingDefinition): void {
  writePlan(book, work, []);
  const keeper = person(book, book.definition.keeper);
  const { event, toldDaysAgo, note = null } = waiting;
  if (event && toldDaysAgo !== undefined) {
    const at = book.calendar.daysAgo(toldDaysAgo, 17);
    const on = book.calendar.dayOf(at);
    book.rows.declaredEvents.push({ ...stamp(book, at, keeper), event, happensOn: on, note });
    openByCause(book, work, at, { kind: "event", event, on, note });
  }
  if (waiting.measured) addMeasured(book, work, waiting.measured);
}

function addMeasured(book: Book, work: PlannedWork, measured: NonNullable<WaitingDefinition["measured"]>): void {
  const { name, unit, min = null, max = null } = measured;
  let openJobId: string | null = null;
  for (const { daysAgo, value } of measured.values) {
    const at = book.calendar.daysAgo(daysAgo, 10);
    const cause: JobCause | null = causeOfReading({ name, unit, min, max }, value, book.calendar.dayOf(at));
    const jobId: string | null = cause && !openJobId ? openByCause(book, work, at, cause).id : null;
    openJobId ??= jobId;
    const keeper = person(book, book.definition.keeper);
    book.rows.planReadings.push({ ...stamp(book, at, keeper), planId: work.planId, value, readAt: at, jobId });
  }
}

function openByCause(book: Book, work: PlannedWork, at: Date, cause: JobCause): Job {
  const { tasks = [], parts = {}, assignees, waitsFor } = work.definition;
  const keeper = person(book, book.definition.keeper);
  const occurrence = { dueOn: dueOfCause(cause, waitsFor?.withinDays ?? 0), dueTotal: null };
  const draft = { ...jobOf(book, work, occurrence, 1, null), cause };
  const job = addJob(book, at, keeper, draft, { tasks, parts, assignees });
  tell(book, job, {
    at,
    by: keeper,
    verb: "created",
    facts: { title: job.title, kind: job.kind ?? null, plan: work.title },
  });
  return job;
}

function doneBefore(book: Book, all: Occurrence[], daysAgo: number): Occurrence[] {
  const pausedAt = book.calendar.daysAgo(daysAgo, 12);
  return all.filter(({ done }) => done !== undefined && done.at < pausedAt);
}

function addOccurrence(
  book: Book,
  work: PlannedWork,
  occurrence: Occurrence,
  number: number,
  previous: Job | null,
): Job {
  const { definition, random } = work;
  const madeAt = previous?.doneAt ? new Date(previous.doneAt.getTime() + minuteMs) : book.begunAt;
  const maker = previous ? null : person(book, book.definition.keeper);
  const job = addJob(book, madeAt, maker, jobOf(book, work, occurrence, number, previous), {
    tasks: definition.tasks ?? [],
    parts: definition.parts ?? {},
    assignees: definition.assignees,
  });
  tell(book, job, {
    at: madeAt,
    by: maker,
    verb: "created",
    facts: { title: job.title, kind: job.kind ?? null, plan: work.title },
  });
  if (!occurrence.done) return job;
  const findings = definition.findings ?? genericFindings[work.department];
  const byKey = known(definition.assignees[random.between(0, definition.assignees.length - 1)], "doer of", work.title);
  completeJob(book, job, {
    ...occurrence.done,
    byKey,
    credit: creditOf(definition),
    workDone: findings[random.between(0, findings.length - 1)] ?? "",
    spentTenths: Math.max(2, Math.round(definition.estimateHours * (7 + random.next() * 5))),
  });
  if (work.counter && occurrence.done.total !== null) {
    addReading(book, work.counter, { total: occurrence.done.total, readAt: occurrence.done.at, jobId: job.id });
  }
  return job;
}

/** The surveyor of the society credits; what is opened up under the continuous survey the chief engineer does first. */
const creditOf = ({ classItem }: PlanDefinition) =>
  classItem ? { by: "Ingrid Halvorsen", capacity: "surveyor" as const } : null;

function jobOf(book: Book, work: PlannedWork, occurrence: Occurrence, number: number, previous: Job | null) {
  const { definition, counter } = work;
  return {
    planId: work.planId,
    occurrence: number,
    equipmentId: work.machineId,
    title: work.title,
    description: definition.instructions ?? null,
    kind: definition.kind ?? ("planned" as const),
    status: "due" as const,
    priority: definition.priority ?? ("normal" as const),
    department: work.department,
    location: work.location,
    dueOn: occurrence.dueOn,
    counterId: counter?.id ?? null,
    dueTotal: occurrence.dueTotal,
    originalDueOn: occurrence.dueOn,
    originalDueTotal: occurrence.dueTotal,
    plannedOn: plannedOn(book, counter, occurrence),
    ...allowances(definition),
    ...(occurrence.dueOn && definition.classItem?.[2]
      ? classAllowances(occurrence.dueOn, definition.classItem[2])
      : {}),
    estimatedTenths: Math.round(definition.estimateHours * 10),
    isCritical: definition.critical ?? false,
    needsVerification: definition.critical ?? false,
    previousJobId: previous?.id ?? null,
  };
}

/** Grace and lead, taken over from the plan. */
function allowances(definition: PlanDefinition) {
  const counterInterval = definition.everyHours === undefined ? null : definition.everyHours * 10;
  const terms = {
    interval: definition.every ?? null,
    counterInterval,
    leadDays: null,
    graceDays: definition.graceDays ?? null,
    graceTenths: definition.graceHours === undefined ? null : definition.graceHours * 10,
    isCritical: definition.critical ?? false,
    isClassItem: definition.kind === "class",
  };
  return {
    graceDays: graceDaysOf(terms),
    graceTenths: graceTenthsOf(terms),
    leadDays: leadDaysOf(terms),
    leadTenths: Math.floor((counterInterval ?? 0) / 10),
  };
}

/** The earlier of the date and the day the counter is, or was, at its figure. */
function plannedOn(book: Book, counter: Counter | null, { dueOn, dueTotal, done }: Occurrence): CalendarDate | null {
  if (!counter || dueTotal === null) return dueOn;
  const passedAt = done ? (counter.hours.passedAt(dueTotal) ?? done.at) : null;
  const reachedOn = passedAt ? book.calendar.dayOf(passedAt) : counter.hours.reachedOn(dueTotal);
  return planningDate(dueOn, reachedOn);
}
