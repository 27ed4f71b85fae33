import { type CalendarDate, parseCalendarDate } from "../calendar-date.ts";

export const calendarDay = (year: number, month: number, day: number): CalendarDate =>
  parseCalendarDate(
    `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
  );

export const yearOf = (on: CalendarDate): number => Number(on.slice(0, 4));
