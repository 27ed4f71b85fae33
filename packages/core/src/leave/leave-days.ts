import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";

/** Days of leave are counted in hundredths, as integers. */
export const wholeDay = 100;
const halfDay = wholeDay / 2;

/** From the first day to the last, both included; a half day is left out at either end. */
export interface LeaveSpan {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** Away from noon of the first day on. */
  readonly startsAtNoon: boolean;
  /** Away until noon of the last day. */
  readonly endsAtNoon: boolean;
}

/** Longer than any leave; what is asked for is judged day by day. */
export const longestLeaveDays = 200;

/** Whether the span holds any time at all, and no more than can be judged. */
export function isLeaveSpan({ startsOn, endsOn, startsAtNoon, endsAtNoon }: LeaveSpan): boolean {
  const nights = daysBetween(startsOn, endsOn);
  if (nights < 0 || nights >= longestLeaveDays) return false;
  return !(nights === 0 && startsAtNoon && endsAtNoon);
}

/** Hundredths of a day from the beginning of the leave to the end of `through`, calendar days with both ends included. */
export function daysAway(span: LeaveSpan, through: CalendarDate = span.endsOn): number {
  const last = through < span.endsOn ? through : span.endsOn;
  if (last < span.startsOn) return 0;
  const whole = (daysBetween(span.startsOn, last) + 1) * wholeDay;
  return whole - (span.startsAtNoon ? halfDay : 0) - (span.endsAtNoon && last === span.endsOn ? halfDay : 0);
}

export const isAwayOn = ({ startsOn, endsOn }: Pick<LeaveSpan, "startsOn" | "endsOn">, on: CalendarDate): boolean =>
  startsOn <= on && on <= endsOn;

export const meets = (
  one: Pick<LeaveSpan, "startsOn" | "endsOn">,
  other: Pick<LeaveSpan, "startsOn" | "endsOn">,
): boolean => one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

export const daysOfSpan = ({ startsOn, endsOn }: Pick<LeaveSpan, "startsOn" | "endsOn">): CalendarDate[] =>
  Array.from({ length: Math.max(daysBetween(startsOn, endsOn) + 1, 0) }, (_, index) => addDays(startsOn, index));
