import { addDays, type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { startOfDay } from "@ymp/core/time";

const hourMs = 3_600_000;

/** The vessel's days as seen from `now`. Nothing it answers is in the future. */
export interface ShipCalendar {
  readonly now: Date;
  readonly today: CalendarDate;
  /** The last day whose working morning is over: today, or yesterday when it is still early. */
  readonly workingDay: CalendarDate;
  /** @param hour ship's time in hours, 9.5 is half past nine */
  at(on: CalendarDate, hour: number): Date;
  /** As `at`, counted back from the working day. */
  daysAgo(days: number, hour: number): Date;
  dayOf(instant: Date): CalendarDate;
}

const morningIsOverAt = 11;

export function shipCalendar(timeZone: string, now: Date): ShipCalendar {
  const midnights = new Map<string, number>();
  const midnight = (on: CalendarDate) => {
    const known = midnights.get(on);
    if (known !== undefined) return known;
    const found = startOfDay(timeZone, on).getTime();
    midnights.set(on, found);
    return found;
  };
  const at = (on: CalendarDate, hour: number) =>
    new Date(Math.min(midnight(on) + Math.round(hour * hourMs), now.getTime()));
  const today = todayIn(timeZone, now);
  const isMorningOver = now.getTime() >= midnight(today) + morningIsOverAt * hourMs;
  const workingDay = isMorningOver ? today : addDays(today, -1);
  return {
    now,
    today,
    workingDay,
    at,
    daysAgo: (days, hour) => at(addDays(workingDay, -days), hour),
    dayOf: (instant) => todayIn(timeZone, instant),
  };
}
