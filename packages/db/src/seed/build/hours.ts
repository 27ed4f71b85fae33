import type { CalendarDate } from "@ymp/core/calendar-date";
import { forecastDate } from "@ymp/core/maintenance/counters";
import type { Random } from "../random.ts";
import type { CounterDefinition } from "../vessel-definition.ts";
import type { Book } from "./book.ts";

const averagedDays = 30;
const firstReadingHour = 8;
const dayMs = 86_400_000;

/** What a counter stood at on every past morning, in tenths. Index 0 is the last reading, index n that n days before. */
export interface RunningHours {
  readonly totals: readonly number[];
  readonly lastDay: CalendarDate;
  readonly lastReadAt: Date;
  /** Tenths a day over the last 30 days. */
  readonly dailyAverage: number;
  /** Whole days before the last reading, so that the average over 30 days is exact through a change of clocks. */
  readAt(daysBack: number): Date;
  /** When it passed the figure: in that day's working hours; null before the first reading. */
  passedAt(total: number): Date | null;
  /** The day it is expected to be at the figure. */
  reachedOn(total: number): CalendarDate | null;
}

export function runningHours(book: Book, definition: CounterDefinition): RunningHours {
  const { calendar, random } = book;
  const days = book.definition.keptForDays;
  const lastDay = calendar.workingDay;
  const increments = dailyIncrements(random, definition, days);
  const totals = [Math.round(definition.total * 10)];
  for (const increment of increments) totals.push(Math.max(0, (totals.at(-1) ?? 0) - increment));
  const total = totals[0] ?? 0;
  const gained = total - (totals[averagedDays] ?? 0);
  const dailyAverage = Math.round(gained / averagedDays);
  const rate = dailyAverage > 0 ? { gained: dailyAverage, elapsedMs: dayMs } : null;
  const lastReadAt = calendar.daysAgo(0, firstReadingHour);
  return {
    totals,
    lastDay,
    lastReadAt,
    dailyAverage,
    readAt: (daysBack) => new Date(lastReadAt.getTime() - daysBack * dayMs),
    passedAt: (figure) => passedAt(totals, figure, calendar.daysAgo),
    reachedOn: (figure) => forecastDate(figure, { total, readOn: lastDay }, rate),
  };
}

/** Within the day by how far the counter had come, so that two jobs of one day keep the order of their figures. */
function passedAt(totals: readonly number[], total: number, at: (days: number, hour: number) => Date): Date | null {
  if (total > (totals[0] ?? 0)) return null;
  const before = totals.findIndex((known) => known <= total);
  if (before < 0) return null;
  if (before === 0) return at(0, firstReadingHour);
  const low = totals[before] ?? 0;
  const high = totals[before - 1] ?? low;
  return at(before, 9 + (high > low ? ((total - low) / (high - low)) * 8 : 0));
}

/** Tenths a day, latest first. The last 30 days come to exactly the average that the definition names. */
function dailyIncrements(random: Random, definition: CounterDefinition, days: number): number[] {
  const raw = Array.from({ length: days }, (_, day) => shape(random, definition.pattern, day));
  const recent = scaled(raw.slice(0, averagedDays), definition.recentPerDay);
  return [...recent, ...scaled(raw.slice(averagedDays), definition.yearPerDay)];
}

function shape(random: Random, pattern: CounterDefinition["pattern"], day: number): number {
  const season = 0.75 + 0.5 * Math.cos(((day % 365) / 365) * 2 * Math.PI);
  switch (pattern) {
    case "passages":
      return random.chance(0.34) ? season * (0.3 + random.next()) : 0;
    case "daily":
      return 0.7 + 0.3 * season + (random.next() - 0.5) * 0.5;
    case "rare":
      return day % 14 === 3 || random.chance(0.04) ? 0.5 + random.next() : 0;
  }
}

/** Carries the rounding along, and never more than the hours of a day. */
function scaled(raw: number[], perDay: number): number[] {
  const sum = raw.reduce((total, value) => total + value, 0);
  const wanted = perDay * 10 * raw.length;
  const factor = sum > 0 ? wanted / sum : 0;
  let exact = 0;
  let given = 0;
  return raw.map((value, index) => {
    exact = index === raw.length - 1 ? wanted : exact + value * factor;
    const increment = Math.min(240, Math.max(0, Math.round(exact) - given));
    given += increment;
    return increment;
  });
}
