import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addDaysToDate } from "date-fns/addDays";
import { addMonths as addMonthsToDate } from "date-fns/addMonths";
import type { z } from "zod";
import { AppError } from "./errors.ts";
import { offsetMinutesAt } from "./time-zone.ts";

/** A day on the calendar, "YYYY-MM-DD", without time or zone. Sorts correctly as text. */
export type CalendarDate = string & z.$brand<"CalendarDate">;

export const intervalUnits = ["day", "week", "month", "year"] as const;
export type IntervalUnit = (typeof intervalUnits)[number];
/** "Every n units", as a planner writes it. */
export interface Interval {
  n: number;
  unit: IntervalUnit;
}

const pattern = /^\d{4}-\d\d-\d\d$/;
const dayMs = 86_400_000;

/** Whether a text is a real day, of whatever year; for those who must not wait for zod. What people enter is `calendarDateSchema`. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== "string" || !pattern.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The value as a day, or null where it is none. */
export function asCalendarDate(value: unknown): CalendarDate | null {
  return isCalendarDate(value) ? value : null;
}

/** Throws AppError "invalid" when the text is not a real day; use `calendarDateSchema` for input from outside. */
export function parseCalendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new AppError("invalid", "errors:notAllowedValue");
  return text;
}

/** The UTC day of a date whose clock has already been shifted to where the day is wanted. Years have four digits. */
function dayOf(date: Date): CalendarDate {
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw new AppError("invalid", "errors:notAllowedValue");
  // Of a real instant, within those years: a day without further proof.
  return date.toISOString().slice(0, 10) as CalendarDate;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayOf(addDaysToDate(new UTCDateMini(date), days));
}

/** Keeps the day of the month, or takes the last day of a shorter month: 31 January + 1 month is 28 or 29 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  return dayOf(addMonthsToDate(new UTCDateMini(date), months));
}

/** Adds `times` intervals in one step from `date`, so that a month-end start never drifts; `times` may be negative. */
export function addInterval(date: CalendarDate, interval: Interval, times = 1): CalendarDate {
  const count = interval.n * times;
  switch (interval.unit) {
    case "day":
      return addDays(date, count);
    case "week":
      return addDays(date, count * 7);
    case "month":
      return addMonths(date, count);
    case "year":
      return addMonths(date, count * 12);
  }
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** For sorting: negative when `a` is the earlier day. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function earliestDate(...dates: (CalendarDate | null | undefined)[]): CalendarDate | null {
  return dates.reduce<CalendarDate | null>((first, date) => (date && (!first || date < first) ? date : first), null);
}

/** The day on board at `now`. `zone` is an IANA name or an offset such as "+02:00". */
export function todayIn(zone: string, now: Date): CalendarDate {
  return dayOf(new Date(now.getTime() + offsetMinutesAt(zone, now) * 60_000));
}
