import type { TimeSpan } from "../rest/breach.ts";
import type { WatchedDay } from "../rest/plans.ts";
import type { GridOfDay } from "../rest/rest-month.ts";

const halfHourMs = 30 * 60_000;
const nearest = (at: Date): Date => new Date(Math.round(at.getTime() / halfHourMs) * halfHourMs);

/** A watch as the record of hours takes it: to the nearest half hour. */
export const inHalfHours = ({ from, until }: TimeSpan): TimeSpan => ({ from: nearest(from), until: nearest(until) });

/** A day with the watches that were stood as work, where nothing was told of it; what somebody wrote stays. Null where nothing is left to tell. */
export function withStood<Day extends Pick<GridOfDay, "grid" | "repeated">>(
  day: Day,
  stood: Pick<WatchedDay, "grid" | "repeated">,
): Pick<GridOfDay, "grid" | "repeated"> | null {
  const told = (text: string, watched: string | null) =>
    [...text].map((letter, slot) => (letter === "?" && watched?.[slot] === "#" ? "#" : letter)).join("");
  const grid = told(day.grid, stood.grid);
  const repeated = day.repeated === null ? null : told(day.repeated, stood.repeated);
  return grid === day.grid && repeated === day.repeated ? null : { grid, repeated };
}
