import { UTCDateMini } from "@date-fns/utc";
import { addDays as addDaysToDate, addMonths as addMonthsToDate } from "date-fns";
import { z } from "zod";
import { offsetMinutesAt } from "./time-zone.ts";

/** A day on the calendar, "YYYY-MM-DD", without time or zone. Sorts correctly as text. */
export const calendarDateSchema = z.iso.date().brand<"CalendarDate">();
export type CalendarDate = z.infer<typeof calendarDateSchema>;

export const intervalUnits = ["day", "week", "month", "year"] as const;
export const intervalSchema = z.object({ n: z.int().min(1).max(9999), unit: z.enum(intervalUnits) });
export type IntervalUnit = (typeof intervalUnits)[number];
/** "Every n units", as a planner writes it. */
export type Interval = z.infer<typeof intervalSchema>;

/** Throws a ZodError when the text is not a real day; use `calendarDateSchema.safeParse` for input from outside. */
export function parseCalendarDate(text: string): CalendarDate {
  return calendarDateSchema.parse(text);
}

/** The UTC day of a date whose clock has already been shifted to where the day is wanted. */
function dayOf(date: Date): CalendarDate {
  return parseCalendarDate(date.toISOString().slice(0, 10));
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

const dayMs = 86_400_000;

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
