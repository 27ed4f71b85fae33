import { divideRounded } from "../rounding.ts";
import { sumQuantities, thousandthsOf } from "../units.ts";

/** One telling of what somebody counted. Tellings are added, never changed: who counts without a link loses nothing. */
export interface CountEntry {
  id: string;
  quantity: number;
  /** A scan or a press of the stepper adds; a figure that was typed stands for the whole line. */
  isAdded: boolean;
  countedAt: Date;
  countedBy: string | null;
}

export interface Tally {
  counted: number;
  /** What the books said at this moment is what the count is held against. */
  asOf: Date;
  lastAt: Date;
  /** Everybody whose tellings make up the figure. */
  countedBy: string[];
}

/**
 * What the tellings of a line come to, in whatever order they arrived: the last figure that was typed, and what was added
 * to it since. Null: not counted.
 */
export function tallyOf(entries: readonly CountEntry[]): Tally | null {
  const told = [...entries].sort(byMoment);
  const last = told.findLastIndex(({ isAdded }) => !isAdded);
  const effective = told.slice(Math.max(0, last));
  const [first] = effective;
  const latest = effective.at(-1);
  if (!first || !latest) return null;
  // Taking one away too often on the stepper is not owed to the next scan.
  const counted = effective.reduce((sum, { quantity }) => Math.max(0, sumQuantities([sum, quantity])), 0);
  const countedBy = [...new Set(effective.flatMap(({ countedBy: person }) => (person ? [person] : [])))];
  return { counted, asOf: first.countedAt, lastAt: latest.countedAt, countedBy };
}

function byMoment(a: CountEntry, b: CountEntry): number {
  return a.countedAt.getTime() - b.countedAt.getTime() || (a.id < b.id ? -1 : 1);
}

export interface CountedLine {
  counted: number;
  /** By the books, at the moment of counting. */
  expected: number;
  /** By the books now: what was received and used since is in it. */
  onHand: number;
}

export type LineVerdict = "agrees" | "more" | "less" | "recount";

/** What posting the line adds to the ledger. `recount`: more was used since than was counted, so one of both is wrong. */
export function judgeLine({ counted, expected, onHand }: CountedLine): { difference: number; verdict: LineVerdict } {
  const difference = sumQuantities([counted, -expected]);
  if (difference < 0 && sumQuantities([onHand, difference]) < 0) return { difference, verdict: "recount" };
  if (difference === 0) return { difference, verdict: "agrees" };
  return { difference, verdict: difference > 0 ? "more" : "less" };
}

const dayMs = 86_400_000;
const atOnceMs = 2 * 60_000;

/**
 * When something was counted, by the clock of a device, which may be wrong. What arrives at once counts as now, so that two
 * devices side by side agree on who was later; nothing was counted in the future. A time that a slightly wrong clock would not give,
 * more than a day ahead, is left as it was sent.
 */
export function momentCounted(told: Date, now: Date): Date {
  const behindMs = now.getTime() - told.getTime();
  return behindMs < atOnceMs && -behindMs <= dayMs ? now : told;
}

export interface CountScope {
  locationId: string | null;
  category: string | null;
}

/** Whether a line is what the count set out to count; what is found beyond it is counted too, and marked. */
export function isExpectedIn(
  scope: CountScope,
  line: { locationId: string; category: string | null; isKeptThere: boolean },
): boolean {
  if (!line.isKeptThere) return false;
  if (scope.locationId !== null && line.locationId !== scope.locationId) return false;
  return scope.category === null || line.category === scope.category;
}

/** What a difference is worth at the cost of one unit, in minor units; missing is negative. */
export function valueOfDifference(difference: number, unitCostMinor: number): number {
  return divideRounded(BigInt(thousandthsOf(difference)) * BigInt(unitCostMinor), 1000);
}
