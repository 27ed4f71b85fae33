import { addDays, type CalendarDate, todayIn } from "../calendar-date.ts";
import type { EngagementPeriod } from "../people/engagements.ts";
import { type DayKind, kindsOfDays, type ShipDayFacts } from "./ship-days.ts";

/** Both ends included. */
export interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface StayOnBoard {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/**
 * Whole days away between two stays, whatever the reason: the day of going and the day of coming back are days on board. Before the first
 * stay nothing is known, and the engagement alone tells.
 */
export function daysAway(stays: readonly StayOnBoard[], timeZone: string, until: CalendarDate): DayRange[] {
  const inOrder = [...stays].sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  return inOrder.flatMap(({ endedAt }, index) => {
    if (endedAt === null) return [];
    const next = inOrder[index + 1];
    const from = addDays(todayIn(timeZone, endedAt), 1);
    const to = next ? addDays(todayIn(timeZone, next.startedAt), -1) : until;
    return from <= to ? [{ from, to }] : [];
  });
}

/** Whole days of leave; whoever came aboard since it began had come back. */
export function daysOnLeave(
  leaves: readonly { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate }[],
  stays: readonly StayOnBoard[],
  timeZone: string,
): DayRange[] {
  const arrivals = stays.map(({ startedAt }) => todayIn(timeZone, startedAt)).sort();
  return leaves.flatMap(({ startsOn, endsOn }) => {
    const back = arrivals.find((on) => on >= startsOn);
    const to = back !== undefined && back <= endsOn ? addDays(back, -1) : endsOn;
    return startsOn <= to ? [{ from: startsOn, to }] : [];
  });
}

const isWithin = (day: CalendarDate, { from, to }: DayRange) => from <= day && day <= to;

/** The days that somebody was signed on and on board, the earliest first. */
export function daysServed(
  engagements: readonly Pick<EngagementPeriod, "signedOnOn" | "signedOffOn">[],
  away: readonly DayRange[],
  { from, to }: DayRange,
): CalendarDate[] {
  const served = new Set<CalendarDate>();
  for (const { signedOnOn, signedOffOn } of engagements) {
    const first = signedOnOn > from ? signedOnOn : from;
    const last = signedOffOn !== null && signedOffOn < to ? signedOffOn : to;
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (!away.some((range) => isWithin(day, range))) served.add(day);
    }
  }
  return [...served].sort();
}

export interface ServiceTotals {
  readonly actual: number;
  readonly standBy: number;
  readonly yard: number;
  readonly watchkeeping: number;
  /** Days on board of which nobody tells what they were. */
  readonly untold: number;
}

export interface ServedDay {
  readonly on: CalendarDate;
  readonly kind: DayKind;
}

const nothing: ShipDayFacts = { underwayTenths: null, told: null };

export const servedDays = (days: readonly CalendarDate[], ship: ReadonlyMap<CalendarDate, ShipDayFacts>): ServedDay[] =>
  kindsOfDays(days.map((on) => ({ on, facts: ship.get(on) ?? nothing })));

/** Adds up days by kind. Watches count on days at sea alone, and from four hours on. */
export function totalsOf(days: readonly ServedDay[], watchDays: ReadonlySet<CalendarDate>): ServiceTotals {
  const count = (counts: (day: ServedDay) => boolean) => days.filter(counts).length;
  return {
    actual: count(({ kind }) => kind === "sea" || kind === "anchor"),
    standBy: count(({ kind }) => kind === "standBy"),
    yard: count(({ kind }) => kind === "yard"),
    watchkeeping: count(({ on, kind }) => (kind === "sea" || kind === "anchor") && watchDays.has(on)),
    untold: count(({ kind }) => kind === "unknown"),
  };
}
