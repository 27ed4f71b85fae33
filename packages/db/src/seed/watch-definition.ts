import type { Values } from "@ymp/core/definitions/definition";
import type { WatchPattern } from "@ymp/core/watches/patterns";
import type { ShipState, WatchPosition } from "@ymp/core/watches/positions";

/** The watches of a ship over some weeks: plans, and what was written of those that were stood. */
export interface WatchesDefinition {
  /** Who draws them up. */
  readonly by: string;
  readonly plans: readonly DemoWatchPlan[];
  /** What is told of a watch to the next, by position; in turn. */
  readonly handovers: Partial<Readonly<Record<WatchPosition, readonly [Values, ...Values[]]>>>;
}

export interface DemoWatchPlan {
  readonly name: string;
  /** Counted back from today; negative: ahead. */
  readonly fromDaysAgo: number;
  readonly days: number;
  readonly pattern: WatchPattern;
  /** What the ship does, from a day of the plan on. */
  readonly legs: readonly { readonly state: ShipState; readonly day: number; readonly time: string }[];
  readonly teams: readonly { readonly position: WatchPosition; readonly keys: readonly string[] }[];
  readonly isDraft?: boolean;
  /** Watches that went otherwise than usual, by their place among those of the position. */
  readonly otherwise?: readonly DemoOther[];
}

export interface DemoOther {
  readonly position: WatchPosition;
  readonly at: number;
  /** Nobody took it over; a round was left out; only one has signed. */
  readonly went: "missed" | "roundLeftOut" | "unsigned";
}
