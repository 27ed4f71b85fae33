import type { CalendarDate } from "../calendar-date.ts";

/** A month as addresses and calls name it: "2026-06". */
export const monthName = (on: CalendarDate): string => on.slice(0, 7);

export const dayOfMonth = (on: CalendarDate): number => Number(on.slice(8));
