import { addDays } from "@ymp/core/calendar-date";
import type { CounterDefinition } from "../vessel-definition.ts";
import { type Book, equipmentId, known, person, stamp } from "./book.ts";
import { type RunningHours, runningHours } from "./hours.ts";

export interface Counter {
  readonly id: string;
  readonly equipmentId: string;
  readonly equipmentName: string;
  readonly hours: RunningHours;
  /** Days back at which the present meter was fitted. */
  readonly replacedDaysAgo: number | null;
}

export type Counters = ReadonlyMap<string, Counter>;

export function addCounters(book: Book): Counters {
  return new Map(book.definition.counters.map((definition) => [definition.equipment, addCounter(book, definition)]));
}

function addCounter(book: Book, definition: CounterDefinition): Counter {
  const hours = runningHours(book, definition);
  const own = stamp(book, book.begunAt);
  const counter: Counter = {
    id: own.id,
    equipmentId: equipmentId(book, definition.equipment),
    equipmentName: definition.equipment,
    hours,
    replacedDaysAgo: definition.replacedDaysAgo ?? null,
  };
  const total = known(hours.totals[0], "total of", definition.equipment);
  book.rows.counters.push({
    ...own,
    equipmentId: counter.equipmentId,
    kind: "hours",
    overhaulTotal: definition.overhaul ? Math.round(definition.overhaul.total * 10) : null,
    overhauledOn: definition.overhaul ? addDays(book.calendar.today, -definition.overhaul.daysAgo) : null,
    lastReading: total - offsetOf(counter, total),
    lastTotal: total,
    lastReadAt: hours.lastReadAt,
    dailyAverage: hours.dailyAverage,
    updatedAt: hours.lastReadAt,
  });
  addSegments(book, counter);
  addReadings(book, counter);
  return counter;
}

function replacementTotal(counter: Counter): number | null {
  return counter.replacedDaysAgo === null ? null : (counter.hours.totals[counter.replacedDaysAgo] ?? null);
}

function offsetOf(counter: Counter, total: number): number {
  const replacedAt = replacementTotal(counter);
  return replacedAt !== null && total > replacedAt ? replacedAt : 0;
}

function addSegments(book: Book, counter: Counter): void {
  const fitted = book.rows.equipment.find((row) => row.id === counter.equipmentId)?.installedOn;
  const installedAt = fitted ? new Date(`${fitted}T08:00:00Z`) : book.begunAt;
  const replacedTotal = replacementTotal(counter);
  book.rows.counterSegments.push({
    ...stamp(book, book.begunAt),
    counterId: counter.id,
    offsetTotal: 0,
    startReading: 0,
    number: 1,
    reason: "installed",
    startedAt: installedAt,
    endReading: replacedTotal,
  });
  if (replacedTotal !== null) replaceMeter(book, counter, replacedTotal);
}

function replaceMeter(book: Book, counter: Counter, total: number): void {
  const startedAt = new Date(counter.hours.readAt(counter.replacedDaysAgo ?? 0).getTime() + 30 * 60_000);
  const keeper = person(book, book.definition.keeper);
  const note = "Display dead after a lightning stroke nearby; hour meter renewed.";
  book.rows.counterSegments.push({
    ...stamp(book, startedAt, keeper),
    counterId: counter.id,
    number: 2,
    reason: "replaced",
    offsetTotal: total,
    startReading: 0,
    startedAt,
    note,
  });
  addReading(book, counter, { total, readAt: startedAt, isFirstOfMeter: true });
  const facts = {
    equipmentName: counter.equipmentName,
    kind: "hours",
    oldReading: total,
    startReading: 0,
    total,
    note,
  };
  book.rows.changes.push({
    ...stamp(book, startedAt, keeper),
    userId: keeper.userId,
    recordKind: "equipment",
    recordId: counter.equipmentId,
    verb: "meter_replaced",
    diff: {},
    facts,
    relatedIds: [],
  });
}

/** Every morning of the last fortnight, weekly before; always one 30 days back, on which the average rests. */
function addReadings(book: Book, counter: Counter): void {
  const { hours } = counter;
  const keeper = person(book, book.definition.keeper);
  const days = hours.totals
    .map((_, day) => day)
    .filter((day) => day <= 14 || day % 7 === 2 || day === counter.replacedDaysAgo);
  let previous: number | null = null;
  for (const day of days.reverse()) {
    const total = known(hours.totals[day], "reading of", counter.equipmentName);
    if (day < 14 && total === previous && day !== 0) continue;
    const readAt = hours.readAt(day);
    addReading(book, counter, { total, readAt });
    if (day <= 60 && total !== previous) {
      book.rows.changes.push({
        ...stamp(book, readAt, keeper),
        userId: keeper.userId,
        recordKind: "equipment",
        recordId: counter.equipmentId,
        verb: "reading",
        facts: {
          equipmentName: counter.equipmentName,
          kind: "hours",
          reading: total - offsetOf(counter, total),
          total,
          previousTotal: previous,
        },
        diff: {},
        relatedIds: [],
      });
    }
    previous = total;
  }
}

interface ReadingFacts {
  total: number;
  readAt: Date;
  jobId?: string;
  isFirstOfMeter?: true;
}

export function addReading(book: Book, counter: Counter, facts: ReadingFacts): void {
  const replacedAt = replacementTotal(counter);
  const isOnNewMeter = facts.isFirstOfMeter ?? (replacedAt !== null && facts.total > replacedAt);
  book.rows.readings.push({
    ...stamp(book, facts.readAt, person(book, book.definition.keeper)),
    counterId: counter.id,
    segmentNumber: isOnNewMeter ? 2 : 1,
    reading: isOnNewMeter ? facts.total - (replacedAt ?? 0) : facts.total,
    total: facts.total,
    readAt: facts.readAt,
    source: facts.jobId ? "job" : "manual",
    jobId: facts.jobId ?? null,
  });
}
