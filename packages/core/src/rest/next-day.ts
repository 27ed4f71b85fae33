import { addDays, type CalendarDate } from "../calendar-date.ts";
import type { AppliedRest } from "./judge.ts";
import { finestOf, slotMinutesOf } from "./letters.ts";
import { isWork, type SlotMinutes } from "./marks.ts";
import { type PlannedHours, plannedOn } from "./plans.ts";
import { inSlots, type KeptDay, type ToldBreach, timelineOfKept, toldBreach, unknownDay } from "./rest-month.ts";
import { type ShipZones, shipDay } from "./ship-zones.ts";
import { instantOfSlot, slotHolding } from "./timeline.ts";
import { beginningsOfKept } from "./untold.ts";
import { firstBreachAfter } from "./what-if.ts";

export interface NextDayFacts extends PlannedHours {
  /** Days that were written, the oldest first. */
  readonly kept: readonly KeptDay[];
  readonly zones: ShipZones;
  readonly today: CalendarDate;
  readonly now: Date;
  readonly applied: AppliedRest;
  /** How finely the vessel records. */
  readonly slotMinutes: SlotMinutes;
}

export interface NextDay {
  readonly from: Date;
  /** A letter to each half hour, or to each quarter, of the 24 hours from then on: what is planned, or was recorded of the one that runs. */
  readonly ahead: string;
  /** The first limit that the plan breaks in these 24 hours, and when it is passed. */
  readonly risk: { readonly at: Date; readonly breach: ToldBreach } | null;
  /** The last moment up to which hours were recorded; what came after it is taken as planned. */
  readonly recordedUntil: Date | null;
  /** Of the seven days before today that were planned and written: minutes of work. */
  readonly plannedMinutes: number;
  readonly workedMinutes: number;
}

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const daysBack = 7;

/** Who will break a limit within 24 hours if things go as they are planned: from what was recorded, and the plan where nothing was. */
export function nextDayOf({ kept, zones, today, now, applied, slotMinutes: set, ...hours }: NextDayFacts): NextDay {
  const dates = Array.from({ length: daysBack + 3 }, (_, at) => addDays(today, at - daysBack));
  const known = new Map(kept.map((day) => [day.on, day]));
  const grids = [...kept, ...hours.plans, ...hours.watches].map(({ grid }) => grid);
  const slotMinutes = set === 15 ? 15 : finestOf(grids);
  const days = dates.map((on) => {
    const day = known.get(on) ?? unknownDay(shipDay(zones, on), slotMinutes);
    return asPlanned(inSlots(day, slotMinutes), plannedOn(hours, on, slotMinutes), now);
  });
  const timeline = timelineOfKept(days);
  const nowSlot = slotHolding(timeline, now);
  const slots = timeline.marks.slice(nowSlot, nowSlot + dayMs / (slotMinutes * minute));
  const first = firstBreachAfter(timeline, now, applied);
  const isNear = first !== null && first.at.getTime() <= now.getTime() + dayMs;
  return {
    from: instantOfSlot(timeline, nowSlot),
    ahead: slots.map((mark) => (mark === "unknown" ? "?" : isWork(mark) ? "#" : ".")).join(""),
    risk: isNear ? { at: first.at, breach: toldBreach(timeline, first.breach) } : null,
    recordedUntil: recordedUntil(kept, now),
    ...workOf(kept, hours, today),
  };
}

/** A day with the plan in what nobody told, and in what is still to come. */
function asPlanned(day: KeptDay, plan: ReturnType<typeof plannedOn>, now: Date): KeptDay {
  if (plan === undefined) return day;
  const begins = beginningsOfKept(day);
  const planned = (text: string, at: readonly number[], letters: string) =>
    [...text]
      .map((letter, slot) => {
        const isOpen = letter === "?" || (letter !== "x" && (at[slot] ?? 0) > now.getTime());
        return isOpen ? (letters[slot] ?? letter) : letter;
      })
      .join("");
  const { repeated, repeatedFrom } = day;
  return {
    ...day,
    grid: planned(day.grid, begins.grid, plan.grid),
    repeated:
      repeated === null
        ? null
        : planned(repeated, begins.repeated, plan.repeated ?? plan.grid.slice(repeatedFrom ?? 0)),
  };
}

function recordedUntil(kept: readonly KeptDay[], now: Date): Date | null {
  const ends = kept.flatMap((day) => {
    const begins = beginningsOfKept(day).grid;
    return [...day.grid].flatMap((letter, slot) =>
      letter === "?" || letter === "x" ? [] : [(begins[slot] ?? 0) + slotMinutesOf(day.grid) * minute],
    );
  });
  const past = ends.filter((end) => end <= now.getTime());
  return past.length > 0 ? new Date(Math.max(...past)) : null;
}

const workedIn = ({ grid, repeated }: { readonly grid: string; readonly repeated: string | null }): number =>
  ((grid + (repeated ?? "")).match(/[#DCE]/g) ?? []).length * slotMinutesOf(grid);

function workOf(kept: readonly KeptDay[], hours: PlannedHours, today: CalendarDate) {
  const compared = kept.flatMap((day) => {
    const plan =
      day.on < today && day.on >= addDays(today, -daysBack)
        ? plannedOn(hours, day.on, slotMinutesOf(day.grid))
        : undefined;
    return plan ? [{ day, plan }] : [];
  });
  return {
    plannedMinutes: compared.reduce((sum, { plan }) => sum + workedIn(plan), 0),
    workedMinutes: compared.reduce((sum, { day }) => sum + workedIn(day), 0),
  };
}
