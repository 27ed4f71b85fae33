import { addDays, type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import { calendarDay, yearOf } from "@ymp/core/leave/calendar-day";
import type { LeaveScale } from "./leave.search.ts";

/** The days that the planner shows. */
export interface Axis {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** The first day of each month in it. */
  readonly months: readonly CalendarDate[];
}

const monthsOf: Record<LeaveScale, number> = { year: 12, quarter: 3, month: 1 };

export function axisOf(year: number, scale: LeaveScale, from: number): Axis {
  const first = Math.min(from, 13 - monthsOf[scale]);
  const months = Array.from({ length: monthsOf[scale] }, (_, index) => calendarDay(year, first + index, 1));
  const next = first + monthsOf[scale];
  const after = next > 12 ? calendarDay(year + 1, 1, 1) : calendarDay(year, next, 1);
  return { startsOn: calendarDay(year, first, 1), endsOn: addDays(after, -1), months };
}

/** Year and first month of what comes before (-1) or after (1) of the same length. */
export function axisBeside({ startsOn }: Axis, scale: LeaveScale, by: -1 | 1): { year: number; from: number } {
  const months = yearOf(startsOn) * 12 + Number(startsOn.slice(5, 7)) - 1 + by * monthsOf[scale];
  return { year: Math.floor(months / 12), from: (months % 12) + 1 };
}

const daysIn = ({ startsOn, endsOn }: Axis) => daysBetween(startsOn, endsOn) + 1;

/** How many days a way over the axis is. */
export const daysAlong = (axis: Axis, share: number): number => Math.round(share * daysIn(axis));

export const isOnAxis = (axis: Axis, span: { startsOn: CalendarDate; endsOn: CalendarDate }): boolean =>
  span.startsOn <= axis.endsOn && span.endsOn >= axis.startsOn;

/** Where a span lies on the axis, cut at its ends. */
export function placeOn(axis: Axis, { startsOn, endsOn }: { startsOn: CalendarDate; endsOn: CalendarDate }) {
  const from = startsOn < axis.startsOn ? axis.startsOn : startsOn;
  const to = endsOn > axis.endsOn ? axis.endsOn : endsOn;
  const days = daysIn(axis);
  return {
    left: `${(daysBetween(axis.startsOn, from) / days) * 100}%`,
    width: `${((daysBetween(from, to) + 1) / days) * 100}%`,
  };
}
