import type { Department } from "../access/roles.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { SlotMinutes } from "./marks.ts";
import { mlcRest, mlcWork, type RestRegime, stcw, stcwExceptions } from "./regimes.ts";

/** What a flag limits. */
export const regimeLimits = ["rest", "work"] as const;
export const periodRules = ["best", "count"] as const;

/** How finely hours are recorded. */
export const recordSlots = [30, 15] as const satisfies readonly SlotMinutes[];

/** How the vessel's flag reads the rules, and how finely she records. */
export interface VesselRules {
  readonly limits: (typeof regimeLimits)[number];
  readonly periodRule: (typeof periodRules)[number];
  /** The least break that is a period of rest. */
  readonly minPeriodMinutes: number;
  readonly slotMinutes: SlotMinutes;
  readonly exceptionsReference: string | null;
  /** The law or agreement that the record names. */
  readonly law: string | null;
}

export const usualRules: VesselRules = {
  limits: "rest",
  periodRule: "best",
  minPeriodMinutes: 60,
  slotMinutes: 30,
  exceptionsReference: null,
  law: null,
};

/** What holds in a month: the newest of what began by then. */
export const heldIn = <Dated extends { readonly month: CalendarDate }>(
  rows: readonly Dated[],
  month: CalendarDate,
): Dated | undefined =>
  rows.filter((row) => row.month <= month).toSorted((one, other) => other.month.localeCompare(one.month))[0];

const standsWatches: readonly (Department | null)[] = ["bridge", "deck", "engineering"];

/** Where nobody said otherwise, the department tells who stands watches or has duties of safety. */
export const isWatchkeeper = (department: Department | null, told: boolean | undefined): boolean =>
  told ?? standsWatches.includes(department);

/** Who stands watches, or has duties of safety, rests by STCW, which knows no limits of work; everybody else by what the flag chose of the MLC. */
export function regimeUnder(rules: VesselRules, keepsWatch: boolean): RestRegime {
  const base = keepsWatch ? stcw : rules.limits === "work" ? mlcWork : mlcRest;
  return {
    ...base,
    periodRule: rules.periodRule,
    minPeriod: rules.minPeriodMinutes,
    exceptions: rules.exceptionsReference === null ? null : stcwExceptions(rules.exceptionsReference),
  };
}
