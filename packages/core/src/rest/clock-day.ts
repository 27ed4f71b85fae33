import { addDays, type CalendarDate } from "../calendar-date.ts";
import { startOfDay } from "../time.ts";
import { offsetMinutesAt } from "../time-zone.ts";
import type { GridMark, RestMark, SlotMinutes } from "./marks.ts";
import { dayMinutes, type RecordedDay } from "./timeline.ts";

/** A day on board: its zone at its beginning, and the zone in which the next one begins. */
export type ShipDay = {
  on: CalendarDate;
  zone: string;
  /** Where the clock was moved during the day. */
  nextZone?: string;
  /** The next date, where the date line leaves one out or brings one twice. */
  nextOn?: CalendarDate;
  /** The minute of the day, by the clock before it was moved, at which it was moved. */
  changedAtMinute?: number;
};

/** The minutes by which the clock went forward on that day; negative where it went back. */
export function clockForward({ on, zone, nextZone = zone, nextOn = addDays(on, 1) }: ShipDay): number {
  const elapsedMs = startOfDay(nextZone, nextOn).getTime() - startOfDay(zone, on).getTime();
  return dayMinutes - elapsedMs / 60_000;
}

/** The same in slots of a record: a clock that was moved by a part of one is taken to the nearest, by more than a day to a day. */
export function clockForwardInSlots(day: ShipDay, slotMinutes: SlotMinutes): number {
  const most = dayMinutes / slotMinutes;
  return Math.min(most, Math.max(-most, Math.round(clockForward(day) / slotMinutes)));
}

const quarter = 15;

/** The minute of a day, by the clock before it was moved, at which its zone moved the clock; 02:00 where the zone did not. */
function movedAtMinute({ on, zone }: ShipDay): number {
  const begins = startOfDay(zone, on).getTime();
  const offsetAt = (minute: number) => offsetMinutesAt(zone, new Date(begins + minute * 60_000));
  const first = offsetAt(0);
  for (let minute = quarter; minute <= dayMinutes; minute += quarter) if (offsetAt(minute) !== first) return minute;
  return usualMinute;
}

/** Clocks are moved at 02:00 where nothing else is said. */
const usualMinute = 120;

/**
 * A day all of one mark, in the shape that the clock gave it: what the clock left out is `clock`, what it showed twice
 * is repeated.
 */
export function blankDay(
  day: ShipDay,
  slotMinutes: SlotMinutes,
  mark: RestMark,
  forward = clockForward(day) / slotMinutes,
): RecordedDay {
  const slots = dayMinutes / slotMinutes;
  if (!Number.isInteger(forward)) throw new RangeError(`The clock of ${day.on} was moved by a part of a slot`);
  if (Math.abs(forward) > slots) throw new RangeError(`The clock of ${day.on} was moved by more than a day`);
  const changedAt = Math.floor(
    (day.changedAtMinute ?? (forward === 0 ? usualMinute : movedAtMinute(day))) / slotMinutes,
  );
  const grid: GridMark[] = new Array(slots).fill(mark);
  const recorded = { on: day.on, beginsAt: startOfDay(day.zone, day.on), grid };
  if (forward >= 0) {
    const from = Math.min(changedAt, slots - forward);
    return { ...recorded, grid: grid.fill("clock", from, from + forward) };
  }
  const fromSlot = Math.min(Math.max(0, changedAt + forward), slots + forward);
  return { ...recorded, repeated: { fromSlot, marks: new Array(-forward).fill(mark) } };
}
