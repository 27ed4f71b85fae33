import { addDays, type CalendarDate } from "../calendar-date.ts";
import { divideRounded } from "../rounding.ts";
import type { CounterKind } from "../units.ts";

/** All readings and totals are integer tenths: 4380.0 h is 43800. */

/** The time one physical meter was fitted. The total runs on over all of them and never falls. */
export type CounterSegment = {
  number: number;
  reason: "installed" | "replaced" | "rollover";
  /** Total when this meter began to count. */
  offsetTotal: number;
  startReading: number;
  startedAt: Date;
  /** Last reading before the next segment; null while fitted. */
  endReading: number | null;
};

/** What the meter showed at a moment. */
export type Reading = { reading: number; readAt: Date };

export function totalAt(segment: CounterSegment, reading: number): number {
  return segment.offsetTotal + reading - segment.startReading;
}

export type ReadingVerdict =
  | { verdict: "ok"; total: number }
  /** Below an earlier reading: reset, rollover or typing error. */
  | { verdict: "lower"; lastReading: number }
  /** Above a reading that was taken later; happens when a reading arrives late. */
  | { verdict: "above_later"; laterReading: number }
  /** A meter cannot run more hours than have passed. */
  | { verdict: "too_far"; highestReading: number };

const tenthOfHourMs = 360_000;

/** The most that an hour meter can show at a moment: what it showed, and the time since. A tenth is allowed for its rounding. */
export function highestHours(previous: Reading, readAt: Date): number {
  const elapsedMs = Math.max(0, readAt.getTime() - previous.readAt.getTime());
  return previous.reading + Math.floor(elapsedMs / tenthOfHourMs) + 1;
}

/**
 * Judges a reading between its neighbours in time within the same segment; `previous` or `later` is null when there is none.
 * @param counter.day where the day of the reading is known and its hour is not: its end, and the last reading before its evening,
 * where such readings are put. What else was put there is no bound for the clock.
 */
export function judgeReading(
  counter: {
    kind: CounterKind;
    segment: CounterSegment;
    previous: Reading | null;
    later?: Reading | null;
    day?: { end: Date; before: Reading | null };
  },
  { reading, readAt }: Reading,
): ReadingVerdict {
  const { kind, segment } = counter;
  const start = { reading: segment.startReading, readAt: segment.startedAt };
  // What was read before the first meter was written down is below where it was then.
  const isBeforeStart = segment.number === 1 && readAt < segment.startedAt;
  const previous = counter.previous ?? (isBeforeStart ? null : start);
  const later = counter.later ?? (isBeforeStart ? start : null);
  if (previous && reading < previous.reading) return { verdict: "lower", lastReading: previous.reading };
  if (later && reading > later.reading) return { verdict: "above_later", laterReading: later.reading };
  if (kind === "hours" && previous) {
    const { day } = counter;
    const highestReading = day ? highestHours(day.before ?? previous, day.end) : highestHours(previous, readAt);
    if (reading > highestReading) return { verdict: "too_far", highestReading };
  }
  return { verdict: "ok", total: totalAt(segment, reading) };
}

/** What a meter showed last, and the total at that reading; null before the first one. */
export type LastShown = { lastReading: number | null; lastTotal: number | null; lastReadAt: Date | null };

/** What earlier meters of the machine have counted: the total less what the present one shows. */
export function earlierTotal({ lastReading, lastTotal }: Pick<LastShown, "lastReading" | "lastTotal">): number {
  return lastReading === null || lastTotal === null ? 0 : lastTotal - lastReading;
}

/**
 * Judges a reading where only the last one is known. One that is dated back needs the readings before it as well.
 * @param day where only the day of the reading is known, to whose evening it is put: what was read in that evening bounds it neither
 * way here, and what was read earlier that day is no bound for a lower one, which is put before it
 */
export function judgeAgainstLast(
  meter: LastShown & { kind: CounterKind },
  reading: number,
  readAt: Date,
  day?: { start: Date; evening: Date; end: Date },
): ReadingVerdict {
  const { kind, lastReading, lastReadAt } = meter;
  const segment: CounterSegment = {
    number: 1,
    reason: "installed",
    offsetTotal: earlierTotal(meter),
    startReading: 0,
    startedAt: new Date(0),
    endReading: null,
  };
  const last = lastReading === null || !lastReadAt ? null : { reading: lastReading, readAt: lastReadAt };
  if (day && last && last.readAt >= (reading < last.reading ? day.start : day.evening) && last.readAt < day.end)
    return { verdict: "ok", total: totalAt(segment, reading) };
  const isDatedBack = last !== null && last.readAt > readAt;
  const neighbours = isDatedBack ? { previous: null, later: last } : { previous: last };
  const ofDay = day && { day: { end: day.end, before: last } };
  return judgeReading({ kind, segment, ...neighbours, ...ofDay }, { reading, readAt });
}

export type MeterChange = { closed: CounterSegment; opened: CounterSegment };

/** A new meter is fitted: it counts on from the total at which the old one was taken off. */
export function replaceMeter(
  segment: CounterSegment,
  oldReading: number,
  fitted: { startReading: number; at: Date },
): MeterChange {
  return {
    closed: { ...segment, endReading: oldReading },
    opened: {
      number: segment.number + 1,
      reason: "replaced",
      offsetTotal: totalAt(segment, oldReading),
      startReading: fitted.startReading,
      startedAt: fitted.at,
      endReading: null,
    },
  };
}

/** The meter ran past its last figure and began again at zero. `capacity` is the first figure that it cannot show: 100000 for 9999.9. */
export function rollOver(segment: CounterSegment, lastReading: number, capacity: number, at: Date): MeterChange {
  return {
    closed: { ...segment, endReading: lastReading },
    opened: {
      number: segment.number + 1,
      reason: "rollover",
      offsetTotal: totalAt(segment, capacity),
      startReading: 0,
      startedAt: at,
      endReading: null,
    },
  };
}

export function sinceOverhaul(total: number, totalAtOverhaul: number): number {
  return total - totalAtOverhaul;
}

/** A total at a moment, over all segments. */
export type TotalAt = { total: number; readAt: Date };

/** Use over a stretch of time, kept as a fraction so that slow counters are not rounded to nothing. */
export type UsageRate = { gained: number; elapsedMs: number };

const dayMs = 86_400_000;
const averagedDays = 30;

/**
 * Use since the last reading that is at least 30 days older than `latest`, or since the first one.
 * Null when nothing was gained, or when less than a day is known: then nothing can be said about a day.
 */
export function usageRate(history: readonly TotalAt[], latest: TotalAt): UsageRate | null {
  const earliestWanted = latest.readAt.getTime() - averagedDays * dayMs;
  const byTime = history
    .filter(({ readAt }) => readAt < latest.readAt)
    .sort((a, b) => a.readAt.getTime() - b.readAt.getTime());
  const base = byTime.findLast(({ readAt }) => readAt.getTime() <= earliestWanted) ?? byTime[0];
  if (!base) return null;
  const rate = { gained: latest.total - base.total, elapsedMs: latest.readAt.getTime() - base.readAt.getTime() };
  return rate.gained > 0 && rate.elapsedMs >= dayMs ? rate : null;
}

/** Tenths a day, rounded: for showing and storing. */
export function dailyAverage({ gained, elapsedMs }: UsageRate): number {
  return divideRounded(BigInt(gained) * BigInt(dayMs), elapsedMs);
}

/** Day on which the counter is expected to reach `dueTotal`; the day of the reading when it already did; null without a rate. */
export function forecastDate(
  dueTotal: number,
  latest: { total: number; readOn: CalendarDate },
  rate: UsageRate | null,
): CalendarDate | null {
  const remaining = dueTotal - latest.total;
  if (remaining <= 0) return latest.readOn;
  if (!rate) return null;
  const days = (BigInt(remaining) * BigInt(rate.elapsedMs)) / (BigInt(rate.gained) * BigInt(dayMs));
  return days > farthestForecastDays ? null : addDays(latest.readOn, Number(days));
}

/** Beyond a century a forecast says only that the counter hardly runs. */
const farthestForecastDays = 36_500n;
