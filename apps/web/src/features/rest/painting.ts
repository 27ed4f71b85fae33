import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { gridInSlots, slotMinutesOf, workLetters } from "@ymp/core/rest/letters";
import type { KeptDay } from "@ymp/core/rest/rest-month";
import { beginningsOfKept } from "@ymp/core/rest/untold";

export const brushes = ["#", ".", "D", "C", "E", "+"] as const;
/** A letter of the grid that can be painted. */
export type Brush = (typeof brushes)[number];

export const brushWords: Readonly<Record<Brush, string>> = {
  "#": "work",
  ".": "rest",
  D: "drill",
  C: "callout",
  E: "emergency",
  "+": "compensation",
};
const isBrush = (letter: string): letter is Brush => brushes.some((brush) => brush === letter);
/** What a letter of the grid says. */
export const markWord = (letter: string): string =>
  isBrush(letter) ? brushWords[letter] : letter === "x" ? "clock" : "unknown";
export const brushKeys: Readonly<Record<string, Brush>> = { w: "#", r: ".", d: "D", c: "C", e: "E", g: "+" };

type Painted = Pick<KeptDay, "on" | "beginsAt" | "grid" | "repeatedFrom" | "repeated">;

/** From where on a day is still to come: work there cannot be painted. As many as there are for a day that is over. */
export function firstAhead(day: Painted, now: Date): number {
  const first = beginningsOfKept(day).grid.findIndex((begins) => begins > now.getTime());
  return first < 0 ? day.grid.length : first;
}

/**
 * Paints slots of a day. What was not told of the time until now was rest: whoever writes down their work has told the day. Work that
 * is still to come is left as it was.
 */
export function paint(day: Painted, slots: Iterable<number>, brush: Brush, now: Date): string {
  const ahead = firstAhead(day, now);
  const wanted = new Set(slots);
  return [...day.grid]
    .map((letter, slot) => {
      if (letter === "x") return letter;
      if (wanted.has(slot) && (slot < ahead || !workLetters.test(brush))) return brush;
      return letter === "?" && slot < ahead ? "." : letter;
    })
    .join("");
}

/** The hours of another day, as far as this one has come. What nobody told there tells nothing here. */
export function copied(day: Painted, from: Pick<Painted, "grid">, now: Date): string {
  const ahead = firstAhead(day, now);
  const grid = gridInSlots(from.grid, slotMinutesOf(day.grid));
  return [...day.grid]
    .map((letter, slot) => {
      const before = grid[slot] ?? "?";
      // Drills, call-outs and what was given for them are of their own day: they are neither copied nor painted over.
      if (/[xDCE+]/.test(letter) || before === "?" || slot >= ahead) return letter;
      return workLetters.test(before) ? "#" : ".";
    })
    .join("");
}

/** What the clock showed a second time, as it was planned, as far as it has come. */
export function copiedAgain(day: Painted, planned: string | null, now: Date): string | null {
  const { repeated } = day;
  if (repeated === null || planned === null) return null;
  const begins = beginningsOfKept(day).repeated;
  return [...repeated]
    .map((letter, slot) => {
      const isKept = /[DCE+]/.test(letter) || (begins[slot] ?? 0) > now.getTime();
      return isKept ? letter : (planned[slot] ?? letter);
    })
    .join("");
}

/** The second time of the hour that the clock showed twice, painted apart from the first. Work that is still to come is left as it was. */
export function paintedAgain(day: Painted, slots: Iterable<number>, brush: Brush, now: Date): string | null {
  const { repeated } = day;
  if (repeated === null) return null;
  const wanted = new Set(slots);
  const begins = beginningsOfKept(day).repeated;
  return [...repeated]
    .map((letter, slot) => {
      const isAhead = (begins[slot] ?? 0) > now.getTime() && workLetters.test(brush);
      return wanted.has(slot) && !isAhead ? brush : letter;
    })
    .join("");
}

/** The hours that are planned on a day: those of the newest plan that had begun. */
export const dayBefore = (days: readonly Painted[], before: readonly KeptDay[], on: CalendarDate) => {
  const wanted = addDays(on, -1);
  return [...before, ...days].find((day) => day.on === wanted && /[^?x]/.test(day.grid));
};

export interface Cell {
  readonly row: number;
  readonly slot: number;
}

/** The block between two cells: on one day from one to the other, over several the same hours of each. */
export function blockOf(anchor: Cell, head: Cell): { rows: number[]; slots: number[] } {
  const range = (one: number, other: number) => {
    const from = Math.min(one, other);
    return Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => from + at);
  };
  return { rows: range(anchor.row, head.row), slots: range(anchor.slot, head.slot) };
}
