import { type CalendarDate, isCalendarDate } from "@ymp/core/calendar-date";

/** A form's text as a day; null while it is none. */
export function dateOf(text: string | null | undefined): CalendarDate | null {
  return isCalendarDate(text) ? text : null;
}
