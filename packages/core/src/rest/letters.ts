import type { GridMark } from "./marks.ts";

/** How a grid is kept and sent: a letter to each slot. */
const letters: readonly (readonly [GridMark, string])[] = [
  ["rest", "."],
  ["work", "#"],
  ["drill", "D"],
  ["callout", "C"],
  ["emergency", "E"],
  ["compensation", "+"],
  ["unknown", "?"],
  ["clock", "x"],
];
const letterOf = new Map(letters);
const marks = new Map(letters.map(([mark, letter]): [string, GridMark] => [letter, mark]));

/** A day of half hours. */
export const slotsOfDay = 48;

export const gridPattern = /^[.#DCE+?x]{48}$/;
export const repeatedPattern = /^[.#DCE+?]{1,48}$/;

/** @throws RangeError for a letter that stands for nothing */
export function marksOfText(text: string): GridMark[] {
  return [...text].map((letter) => {
    const mark = marks.get(letter);
    if (!mark) throw new RangeError(`No mark is written ${letter}`);
    return mark;
  });
}

export const textOfMarks = (grid: readonly GridMark[]): string => grid.map((mark) => letterOf.get(mark)).join("");

/** Work that has a ground, which is told with it. */
export const hasGrounds = (text: string): boolean => /[DCE]/.test(text);
/** Hours worked, of whatever kind. */
export const workLetters = /[#DCE]/;

/** What two people painted in one grid, and the slots in which they disagree. */
export type MergedGrid = { readonly grid: string; readonly disputed: readonly number[] };

/**
 * Joins what one painted to what stands there by now, slot by slot: what nobody else changed since they saw it is theirs.
 * @param seen the grid as they saw it
 */
export function mergeGrids(seen: string, painted: string, now: string): MergedGrid {
  const disputed: number[] = [];
  const grid = [...painted].map((mine, slot) => {
    const [was, is] = [seen[slot], now[slot] ?? mine];
    if (mine === was || mine === is) return is;
    // What one took for rest and the other saw worked, was worked.
    if (was === "?" && mine === ".") return is === "?" ? mine : is;
    if (was === "?" && is === ".") return mine;
    if (is !== was) disputed.push(slot);
    return mine;
  });
  return { grid: grid.join(""), disputed };
}
