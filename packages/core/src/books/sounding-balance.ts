import { figureOf, fixedOf, times } from "../definitions/fixed-point.ts";

/** How long a sounding speaks for what is entered of its tank. */
export const soundedFor = 24 * 3_600_000;

/** As far apart as book and sounding may be: 0.05 m³, or a fiftieth of the tank (logbook rules 7.5). */
const least = "0.05";
const partOfTank = "0.02";

export interface Balance {
  /** Sounding less book, m³. */
  readonly difference: string;
  readonly isApart: boolean;
}

/** What was sounded against what the book makes of the tank; null where one of them is no figure. */
export function balanceOf(sounded: string, retained: string, capacity: string | null): Balance | null {
  const [there, told] = [fixedOf(sounded), fixedOf(retained)];
  if (there === null || told === null) return null;
  const room = Math.max(fixedOf(least) ?? 0, times(fixedOf(capacity ?? "0") ?? 0, fixedOf(partOfTank) ?? 0));
  return { difference: figureOf(there - told, 3), isApart: Math.abs(there - told) > room };
}

/** A slip of the decimal point: no tank holds more than its capacity. */
export const isMoreThan = (volume: string, capacity: string): boolean =>
  (fixedOf(volume) ?? 0) > (fixedOf(capacity) ?? Number.POSITIVE_INFINITY);

/** Tonnes of a volume, where it is known what a cubic metre weighs. */
export function tonnesOf(volume: string, density: string | null): string | null {
  const [m3, each] = [fixedOf(volume), fixedOf(density ?? "")];
  return m3 === null || each === null ? null : figureOf(times(m3, each), 3);
}
