import type { GridMark, SlotMinutes } from "./marks.ts";

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

/** A day of half hours, or of quarters. */
export const gridPattern = /^(?:[.#DCE+?x]{48}|[.#DCE+?x]{96})$/;
export const repeatedPattern = /^[.#DCE+?]{1,96}$/;
/** What is planned of a day. */
export const planPattern = /^(?:[.#]{48}|[.#]{96})$/;
export const mostSlots = 96;

export const slotsIn = (slotMinutes: SlotMinutes): number => 1440 / slotMinutes;
/** How long the slots of a day are. */
export const slotMinutesOf = (grid: string): SlotMinutes => (grid.length === mostSlots ? 15 : 30);
export const finestOf = (grids: readonly string[]): SlotMinutes =>
  grids.some((grid) => slotMinutesOf(grid) === 15) ? 15 : 30;

/** What the clock shows at the beginning of a slot. */
export function clockOfSlot(slot: number, slotMinutes: SlotMinutes): string {
  const minutes = slot * slotMinutes;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

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

const inQuarters = (text: string): string => text.replace(/./g, "$&$&");
const inHalves = (text: string): string => (text.match(/../g) ?? []).map((pair) => halfOf(pair)).join("");

/** Work that began or ended within a half hour takes all of it; what is known of half of it alone is not known of the whole. */
function halfOf(pair: string): string {
  const work = workLetters.exec(pair);
  if (work) return work[0];
  return pair.includes("?") ? "?" : pair.charAt(0);
}

/** The letters of a day, or of a part of one, in slots of another length. */
export const textInSlots = (text: string, from: SlotMinutes, to: SlotMinutes): string =>
  from === to ? text : to === 15 ? inQuarters(text) : inHalves(text);

/** Whether half hours say all that the quarters do. */
export const isInHalves = (text: string): boolean => text.length % 2 === 0 && inQuarters(inHalves(text)) === text;

/** The grid of a day by slots of another length. */
export const gridInSlots = (grid: string, slotMinutes: SlotMinutes): string =>
  textInSlots(grid, slotMinutesOf(grid), slotMinutes);
