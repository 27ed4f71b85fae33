import type { CalendarDate } from "../calendar-date.ts";
import { slotMinutesOf } from "./letters.ts";
import type { KeptDay } from "./rest-month.ts";

const slotMsOf = (grid: string) => slotMinutesOf(grid) * 60_000;

/** When a day of a record is over: it has the slots that the clock gave it. */
export function endOfKeptDay({ beginsAt, grid, repeated }: Pick<KeptDay, "beginsAt" | "grid" | "repeated">): Date {
  const lived = [...grid].filter((letter) => letter !== "x").length + (repeated?.length ?? 0);
  return new Date(beginsAt.getTime() + lived * slotMsOf(grid));
}

/** Days that are over and still hold hours of which nothing was told: no window over them is judged. */
export const untoldDays = (days: readonly KeptDay[], now: Date): CalendarDate[] =>
  days.flatMap((day) => (/\?/.test(day.grid + (day.repeated ?? "")) && endOfKeptDay(day) <= now ? [day.on] : []));

/** When each slot of the grid begins, and of what the clock showed a second time. What it left out has no moment of its own. */
export function beginningsOfKept({ beginsAt, grid, repeatedFrom, repeated }: Omit<KeptDay, "on">): {
  readonly grid: readonly number[];
  readonly repeated: readonly number[];
} {
  const slotMs = slotMsOf(grid);
  const again = repeated?.length ?? 0;
  const end = repeatedFrom === null ? -1 : repeatedFrom + again;
  let at = beginsAt.getTime();
  let second = at;
  const first = [...grid].map((letter, slot) => {
    const begins = at;
    if (letter !== "x") at += slotMs;
    if (slot + 1 === end) {
      second = at;
      at += again * slotMs;
    }
    return begins;
  });
  return { grid: first, repeated: Array.from({ length: again }, (_, slot) => second + slot * slotMs) };
}

/**
 * What the clock showed twice goes on as the first time did, until somebody says otherwise: a watch lasts, and so does a sleep. Only what
 * has come is told.
 */
export function repeatedAfter(before: Omit<KeptDay, "on">, grid: string, now: Date): string | null {
  const { repeated, repeatedFrom } = before;
  if (repeated === null || repeatedFrom === null) return repeated;
  const begins = beginningsOfKept(before).repeated;
  return [...repeated]
    .map((letter, slot) => {
      const first = before.grid[repeatedFrom + slot];
      const isOwn = letter !== "?" && letter !== first;
      const isAhead = (begins[slot] ?? 0) > now.getTime();
      return isOwn || isAhead ? letter : (grid[repeatedFrom + slot] ?? letter);
    })
    .join("");
}
