import { type CalendarDate, parseCalendarDate } from "./calendar-date.ts";
import { offsetMinutesAt } from "./time-zone.ts";

const minuteMs = 60_000;

/** What the clock on the bulkhead shows. */
export type WallClock = { on: CalendarDate; hour: number; minute: number; second: number };

/** "UTC", "UTC+2", "UTC-3:30". */
export function offsetLabelAt(zone: string, at: Date): string {
  const minutes = Math.round(offsetMinutesAt(zone, at));
  if (minutes === 0) return "UTC";
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? "-" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

export function wallClockAt(zone: string, at: Date): WallClock {
  const shifted = new Date(at.getTime() + offsetMinutesAt(zone, at) * minuteMs);
  return {
    on: parseCalendarDate(shifted.toISOString().slice(0, 10)),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/**
 * The instants at which the clock shows this: normally one, two in the hour that is repeated when the clock goes back
 * (earlier first), none in the hour that is left out when it goes forward.
 */
export function instantsShowing(zone: string, wall: WallClock): Date[] {
  const asIfUtc = wallMs(wall);
  const candidates = [-1, 1].map(
    (day) => asIfUtc - offsetMinutesAt(zone, new Date(asIfUtc + day * 24 * 60 * minuteMs)) * minuteMs,
  );
  const distinct = [...new Set(candidates)].sort((a, b) => a - b);
  return distinct
    .map((ms) => new Date(ms))
    .filter((instant) => instant.getTime() + offsetMinutesAt(zone, instant) * minuteMs === asIfUtc);
}

/** One instant for a typed time: the earlier one in a repeated hour; in a skipped hour, by the clock before the change. */
export function instantOf(zone: string, wall: WallClock): Date {
  const [first] = instantsShowing(zone, wall);
  if (first) return first;
  const dayBefore = new Date(wallMs(wall) - 24 * 60 * minuteMs);
  return new Date(wallMs(wall) - offsetMinutesAt(zone, dayBefore) * minuteMs);
}

/** The instant a day begins on board; the following day's start minus this one is 23, 24 or 25 hours. */
export function startOfDay(zone: string, on: CalendarDate): Date {
  return instantOf(zone, { on, hour: 0, minute: 0, second: 0 });
}

function wallMs({ on, hour, minute, second }: WallClock): number {
  return new Date(on).getTime() + (hour * 3600 + minute * 60 + second) * 1000;
}
