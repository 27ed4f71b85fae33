import { addDays, addMonths, type CalendarDate, parseCalendarDate } from "@ymp/core/calendar-date";

export type CalendarSpan = "month" | "week";

/** Monday is 0. */
function weekdayOf(day: CalendarDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -weekdayOf(day));
}

export function firstOfMonth(day: CalendarDate): CalendarDate {
  return parseCalendarDate(`${day.slice(0, 8)}01`);
}

/** The whole weeks that show a month, or the one week. */
export function shownDays(on: CalendarDate, span: CalendarSpan): { from: CalendarDate; to: CalendarDate } {
  if (span === "week") return { from: mondayOf(on), to: addDays(mondayOf(on), 6) };
  const first = firstOfMonth(on);
  const last = addDays(addMonths(first, 1), -1);
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) };
}

/** The month or week itself, without the days that only fill its first and last row. */
export function listedDays(on: CalendarDate, span: CalendarSpan): { from: CalendarDate; to: CalendarDate } {
  if (span === "week") return shownDays(on, span);
  const first = firstOfMonth(on);
  return { from: first, to: addDays(addMonths(first, 1), -1) };
}

/** The day to show one month or week further on, or back. */
export function stepped(on: CalendarDate, span: CalendarSpan, step: 1 | -1): CalendarDate {
  return span === "week" ? addDays(on, 7 * step) : addMonths(firstOfMonth(on), step);
}
