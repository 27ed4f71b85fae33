import type { RestRule } from "./regimes.ts";
import { instantOfSlot, type RestTimeline } from "./timeline.ts";

/** From one slot until before another. */
export type SlotSpan = { fromSlot: number; endSlot: number };

export type TimeSpan = { from: Date; until: Date };

/** Why a period below the limits is no exception that the flag allows. STCW A-VIII/1.9. */
export type ExceptionFault = "belowFloor" | "tooLong" | "tooSoon" | "tooOften";

/**
 * `excused`: it was broken for an emergency, and would not be without. `excepted`: within what the flag allows beyond
 * the rule. Both stay in the record.
 */
export type BreachStanding = "breach" | "excused" | "excepted";

/** An emergency excuses once the master has confirmed it, by signing the month. Before, it counts. MLC A2.3.14; STCW A-VIII/1.8. */
export const countsAsBroken = ({ standing }: { readonly standing: BreachStanding }, isConfirmed: boolean): boolean =>
  standing === "breach" || (standing === "excused" && !isConfirmed);

/** Facts about a broken rule; the screen that shows them puts them into words. */
export type Breach = {
  rule: RestRule;
  source: string;
  /** In minutes; for `count`, periods. */
  unit: "minutes" | "periods";
  value: number;
  limit: number;
  /** Beginnings of the first and the last window that fails, of those that follow each other; of a duty, its beginning and its end. */
  fromSlot: number;
  toSlot: number;
  worstSlot: number;
  /** The very interval: the first of the worst windows, the duty, the day, or the night. */
  worst: SlotSpan;
  /** Periods of rest within that interval. */
  periods: readonly SlotSpan[];
  /** Indexes of the days to mark: those that hold the last slot of a window that fails. */
  days: readonly number[];
  /** Where the limit is passed: until here it could still have been kept. */
  brokenAtSlot: number;
  standing: BreachStanding;
  fault?: ExceptionFault;
};

export function timeOf(timeline: RestTimeline, { fromSlot, endSlot }: SlotSpan): TimeSpan {
  return { from: instantOfSlot(timeline, fromSlot), until: instantOfSlot(timeline, endSlot) };
}

/** The very interval of a breach, and the rest in it. */
export function breachTimes(timeline: RestTimeline, { worst, periods }: Pick<Breach, "worst" | "periods">) {
  return { ...timeOf(timeline, worst), periods: periods.map((period) => timeOf(timeline, period)) };
}
