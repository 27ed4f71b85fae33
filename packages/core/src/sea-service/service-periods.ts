import type { CalendarDate } from "../calendar-date.ts";
import { daysBetween } from "../calendar-date.ts";

/** Days of service that are told as sums, from the first to the last of their period. */
export interface ToldService {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly actualDays: number;
  readonly standByDays: number;
  readonly yardDays: number;
  readonly watchDays: number;
}

export type PeriodFault = "ends_before_start" | "too_many_days" | "too_many_watches";

export const daysOfPeriod = ({ startsOn, endsOn }: Pick<ToldService, "startsOn" | "endsOn">): number =>
  daysBetween(startsOn, endsOn) + 1;

/** What of the sums cannot be: each day counts as one kind, and watches are stood on days at sea. */
export function faultOfToldService(service: ToldService): PeriodFault | null {
  const { startsOn, endsOn, actualDays, standByDays, yardDays, watchDays } = service;
  if (endsOn < startsOn) return "ends_before_start";
  if (actualDays + standByDays + yardDays > daysOfPeriod(service)) return "too_many_days";
  return watchDays > actualDays ? "too_many_watches" : null;
}

interface Period {
  readonly startsOn: CalendarDate;
  /** Null runs on. */
  readonly endsOn: CalendarDate | null;
}

/** Nobody serves in two ships on one day, and no day stands on two testimonials. */
export const overlapsPeriod = (one: Period, other: Period): boolean =>
  (other.endsOn === null || one.startsOn <= other.endsOn) && (one.endsOn === null || other.startsOn <= one.endsOn);
