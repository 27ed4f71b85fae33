import { addDays, addMonths, type CalendarDate, parseCalendarDate } from "../calendar-date.ts";
import { type Breach, breachTimes, type TimeSpan } from "./breach.ts";
import { blankDay, clockForwardInSlots, type ShipDay } from "./clock-day.ts";
import type { DayFigures } from "./figures.ts";
import { type AppliedRest, breachesOn, judgeRest } from "./judge.ts";
import { finestOf, marksOfText, slotMinutesOf, textInSlots, textOfMarks, workLetters } from "./letters.ts";
import { type GridMark, isWork, type RestMark, type SlotMinutes } from "./marks.ts";
import { livedSlots, type RecordedDay, type RestTimeline, timelineOf } from "./timeline.ts";

/** A day as it is kept: grids are text, a letter to each half hour or, where the vessel records so, to each quarter. */
export interface KeptDay {
  readonly on: CalendarDate;
  readonly beginsAt: Date;
  readonly grid: string;
  /** Where the clock went back: the first slot that was lived twice, and what the second time held. */
  readonly repeatedFrom: number | null;
  readonly repeated: string | null;
}

export type GridOfDay = Pick<KeptDay, "grid" | "repeatedFrom" | "repeated">;

/** A month is named by its first day. */
export const monthOf = (on: CalendarDate): CalendarDate => parseCalendarDate(`${on.slice(0, 7)}-01`);
export const lastDayOf = (month: CalendarDate): CalendarDate => addDays(addMonths(month, 1), -1);

/** What is read to judge a month: the week before it as well. */
export const judgedFrom = (month: CalendarDate): CalendarDate => addDays(month, -7);

export function daysOfMonth(month: CalendarDate): CalendarDate[] {
  const last = lastDayOf(month);
  return Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(month, index));
}

/** A day in which nothing is known yet, in the shape that the clock gave it. */
export function unknownDay(day: ShipDay, slotMinutes: SlotMinutes): KeptDay {
  const { on, beginsAt, grid, repeated } = blankDay(day, slotMinutes, "unknown", clockForwardInSlots(day, slotMinutes));
  return {
    on,
    beginsAt,
    grid: textOfMarks(grid),
    repeatedFrom: repeated?.fromSlot ?? null,
    repeated: repeated ? textOfMarks(repeated.marks) : null,
  };
}

/**
 * A day that was written before the clock was moved on it, in the shape that it has since: the hour that came twice is not told yet, what
 * was left out is taken from rest before it is taken from work.
 */
export function reshaped<Day extends KeptDay>(kept: Day, shape: KeptDay): Day {
  const { beginsAt, repeatedFrom } = shape;
  const isSameRepeat = repeatedFrom === kept.repeatedFrom && shape.repeated?.length === kept.repeated?.length;
  const left = leftOut(shape.grid);
  const grid = left.length === leftOut(kept.grid).length ? kept.grid : regridded(kept.grid, left);
  return { ...kept, beginsAt, repeatedFrom, repeated: isSameRepeat ? kept.repeated : shape.repeated, grid };
}

const leftOut = (grid: string): number[] => [...grid].flatMap((letter, slot) => (letter === "x" ? [slot] : []));

function regridded(grid: string, left: readonly number[]): string {
  const told = grid.replaceAll("x", "?");
  const isWorked = (slot: number) => workLetters.test(told[slot] ?? "");
  const from = left[0] ?? 0;
  const others = [...told].map((_, at) => (at + from) % told.length).filter((slot) => !left.includes(slot));
  const order = [...left.filter((slot) => !isWorked(slot)), ...others.filter((slot) => !isWorked(slot)), ...left];
  const out = new Set(order.slice(0, left.length));
  return [...told].map((letter, slot) => (out.has(slot) ? "x" : letter)).join("");
}

/** A day by slots of another length. By coarser ones, work takes all of a slot in which there was any. */
export function inSlots<Day extends GridOfDay>(day: Day, slotMinutes: SlotMinutes): Day {
  const own = slotMinutesOf(day.grid);
  if (own === slotMinutes) return day;
  const { grid, repeatedFrom, repeated } = day;
  return {
    ...day,
    grid: textInSlots(grid, own, slotMinutes),
    repeatedFrom: repeatedFrom === null ? null : Math.floor((repeatedFrom * own) / slotMinutes),
    repeated: repeated === null ? null : textInSlots(repeated, own, slotMinutes),
  };
}

/** Whether anything was told of a day: one whose hours were all taken back is as if it had not been written. */
export const isTold = ({ grid, repeated }: Pick<KeptDay, "grid" | "repeated">): boolean =>
  /[^?x]/.test(grid + (repeated ?? ""));

/**
 * Days as the engine takes them, by slots of one length: each begins at a slot of the first. One that the next begins too early for was shortened by a
 * clock that was put forward since.
 */
function recordedDays(days: readonly KeptDay[], slotMinutes: SlotMinutes): RecordedDay[] {
  const begun = beginnings(days, slotMinutes * 60_000);
  return days.map((day, index) => {
    const recorded = { ...recordedDay(inSlots(day, slotMinutes)), beginsAt: new Date(begun[index] ?? 0) };
    if (days[index + 1]?.on !== addDays(day.on, 1)) return recorded;
    const elapsed = ((begun[index + 1] ?? 0) - (begun[index] ?? 0)) / (slotMinutes * 60_000);
    return shortened(recorded, livedSlots(recorded, slotMinutes).length - elapsed, slotMinutes);
  });
}

/** Days joined at the resolution of the record: by quarters where any of them was recorded so. */
export function timelineOfKept(days: readonly KeptDay[]): RestTimeline {
  const slotMinutes = finestOf(days.map(({ grid }) => grid));
  return timelineOf(recordedDays(days, slotMinutes), slotMinutes);
}

function beginnings(days: readonly KeptDay[], slotMs: number): number[] {
  const first = days[0]?.beginsAt.getTime() ?? 0;
  let latest = first;
  return days.map(({ beginsAt }) => {
    latest = Math.max(latest, first + Math.round((beginsAt.getTime() - first) / slotMs) * slotMs);
    return latest;
  });
}

function recordedDay({ on, beginsAt, grid, repeatedFrom, repeated }: KeptDay): RecordedDay {
  const day = { on, beginsAt, grid: marksOfText(grid) };
  if (repeatedFrom === null || repeated === null) return day;
  return { ...day, repeated: { fromSlot: repeatedFrom, marks: marksOfText(repeated).filter(isLived) } };
}

const isLived = (mark: GridMark): mark is RestMark => mark !== "clock";

/** Clocks are moved at 02:00 where nobody says otherwise. */
const clockMovedAtMinute = 120;

/** What the clock left out is taken from the rest and the untold of a day before it is taken from its work: no hour that was worked is lost. */
function shortened(day: RecordedDay, slots: number, slotMinutes: SlotMinutes): RecordedDay {
  if (slots <= 0) return day;
  const most = day.grid.length;
  const from = Math.min(clockMovedAtMinute / slotMinutes, most - slots);
  const order = [...day.grid.keys()].map((at) => (at + from) % most);
  const isWorked = (slot: number) => {
    const mark = day.grid[slot] ?? "clock";
    return isLived(mark) && isWork(mark);
  };
  const spare = order.filter((slot) => day.grid[slot] !== "clock" && !isWorked(slot));
  const worked = order.filter(isWorked);
  const left = new Set([...spare, ...worked].slice(0, slots));
  return { ...day, grid: day.grid.map((mark, slot) => (left.has(slot) ? "clock" : mark)) };
}

/** A breach as it is told: with instants and dates in the place of slots. */
export interface ToldBreach
  extends Pick<Breach, "rule" | "source" | "unit" | "value" | "limit" | "standing" | "fault">,
    TimeSpan {
  /** Rest within the interval. */
  readonly periods: readonly TimeSpan[];
  readonly days: readonly CalendarDate[];
}

export interface MonthReport {
  readonly figures: readonly DayFigures[];
  readonly breaches: readonly ToldBreach[];
}

/** Judges a month of one person. @param days of the month, and of the seven days before it, in their order */
export function judgeMonth(days: readonly KeptDay[], month: CalendarDate, applied: AppliedRest): MonthReport {
  if (days.length === 0) return { figures: [], breaches: [] };
  const timeline = timelineOfKept(days);
  const { breaches, days: figures } = judgeRest(timeline, applied);
  const span = { from: month, to: lastDayOf(month) };
  return {
    figures: figures.filter(({ on }) => on >= span.from && on <= span.to),
    breaches: breachesOn(timeline, breaches, span).map((breach) => toldBreach(timeline, breach)),
  };
}

export function toldBreach(timeline: RestTimeline, breach: Breach): ToldBreach {
  const { rule, source, unit, value, limit, standing, fault } = breach;
  return {
    ...{ rule, source, unit, value, limit, standing },
    ...(fault ? { fault } : {}),
    ...breachTimes(timeline, breach),
    days: breach.days.flatMap((index) => timeline.days[index]?.on ?? []),
  };
}

/** The slots of the grid that lie in an interval. */
export function slotsWithin({ on, beginsAt, ...day }: KeptDay, span: TimeSpan): number[] {
  const slotMinutes = slotMinutesOf(day.grid);
  const slotMs = slotMinutes * 60_000;
  const lived = livedSlots(recordedDay({ on, beginsAt, ...day }), slotMinutes);
  const [first, end] = [span.from, span.until].map((at) => (at.getTime() - beginsAt.getTime()) / slotMs);
  return lived
    .slice(Math.max(0, first ?? 0), Math.max(0, end ?? 0))
    .map(({ clockMinute }) => clockMinute / slotMinutes);
}
