import type { CalendarDate } from "../calendar-date.ts";
import type { GridMark, RestMark, SlotMinutes } from "./marks.ts";
import { youngLimits } from "./regimes.ts";

export const dayMinutes = 24 * 60;
export const weekMinutes = 7 * dayMinutes;
const minuteMs = 60_000;

/** One day of a record as it is painted: a grid by the ship's clock. */
export type RecordedDay = {
  on: CalendarDate;
  /** The instant of 00:00 on board. Days follow each other by it, also over the date line, where a date is left out or comes twice. */
  beginsAt: Date;
  grid: readonly GridMark[];
  /** What was done while the clock showed the same a second time, having gone back. */
  repeated?: { fromSlot: number; marks: readonly RestMark[] };
};

export type TimelineDay = {
  on: CalendarDate;
  firstSlot: number;
  endSlot: number;
  /** The slot at which the clock shows 05:00 for the last time: the night is over. */
  nightEndSlot: number;
};

/** A record in elapsed time: every slot is as long as the others, whatever the clock showed. */
export type RestTimeline = {
  slotMinutes: SlotMinutes;
  beginsAt: Date;
  marks: readonly RestMark[];
  days: readonly TimelineDay[];
};

/** What is known of the time outside the record: rest before it where the seafarer declares it, rest after it where they signed off. */
export type OutsideRecord = { before?: "rest" | "unknown"; after?: "rest" | "unknown" };

/** A slot of a day as it was lived, and what the clock showed at its beginning. */
export type LivedSlot = { mark: RestMark; clockMinute: number };

/** The slots of a day in the order in which they were lived. */
export function livedSlots(day: RecordedDay, slotMinutes: SlotMinutes): LivedSlot[] {
  if (day.grid.length * slotMinutes !== dayMinutes) throw new RangeError(`The grid of ${day.on} is no day`);
  const lived: LivedSlot[] = [];
  const { repeated } = day;
  const repeatEnd = repeated ? repeated.fromSlot + repeated.marks.length : -1;
  if (repeatEnd > day.grid.length) throw new RangeError(`${day.on} repeats what was not there`);
  for (const [index, mark] of day.grid.entries()) {
    if (mark !== "clock") lived.push({ mark, clockMinute: index * slotMinutes });
    if (repeated && index + 1 === repeatEnd) {
      for (const [again, second] of repeated.marks.entries())
        lived.push({ mark: second, clockMinute: (repeated.fromSlot + again) * slotMinutes });
    }
  }
  return lived;
}

/** Joins recorded days, in their order, to one timeline; what lies between them is unknown. */
export function timelineOf(
  recorded: readonly RecordedDay[],
  slotMinutes: SlotMinutes,
  { before = "unknown", after = "unknown" }: OutsideRecord = {},
): RestTimeline {
  const weekSlots = weekMinutes / slotMinutes;
  const marks: RestMark[] = before === "rest" ? new Array(weekSlots).fill("rest") : [];
  const start = (recorded[0]?.beginsAt.getTime() ?? 0) - marks.length * slotMinutes * minuteMs;
  const days: TimelineDay[] = [];
  for (const day of recorded) {
    const firstSlot = (day.beginsAt.getTime() - start) / (slotMinutes * minuteMs);
    if (!Number.isInteger(firstSlot)) throw new RangeError(`${day.on} does not begin at a slot of the record`);
    if (firstSlot < marks.length) throw new RangeError(`${day.on} begins before the day before it ends`);
    while (marks.length < firstSlot) marks.push("unknown");
    let nightEndSlot = firstSlot;
    for (const { mark, clockMinute } of livedSlots(day, slotMinutes)) {
      marks.push(mark);
      if (clockMinute < youngLimits.nightEndMinute) nightEndSlot = marks.length;
    }
    days.push({ on: day.on, firstSlot, endSlot: marks.length, nightEndSlot });
  }
  if (after === "rest") for (let slot = 0; slot < weekSlots; slot++) marks.push("rest");
  return { slotMinutes, beginsAt: new Date(start), marks, days };
}

export function instantOfSlot({ beginsAt, slotMinutes }: RestTimeline, slot: number): Date {
  return new Date(beginsAt.getTime() + slot * slotMinutes * minuteMs);
}

/** The first slot that begins at or after an instant. */
export function slotAt({ beginsAt, slotMinutes }: RestTimeline, at: Date): number {
  return Math.ceil((at.getTime() - beginsAt.getTime()) / (slotMinutes * minuteMs));
}

export function slotHolding({ beginsAt, slotMinutes }: RestTimeline, at: Date): number {
  return Math.floor((at.getTime() - beginsAt.getTime()) / (slotMinutes * minuteMs));
}

/** The day in which a slot lies; the nearest where none does. */
export function dayIndexes({ marks, days }: RestTimeline): Int32Array {
  const indexes = new Int32Array(marks.length);
  let day = 0;
  for (let slot = 0; slot < marks.length; slot++) {
    while (day + 1 < days.length && slot >= (days[day + 1]?.firstSlot ?? 0)) day++;
    indexes[slot] = day;
  }
  return indexes;
}
