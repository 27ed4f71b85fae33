import { addDays, type CalendarDate, daysBetween } from "../calendar-date.ts";
import type { TimeSpan } from "../rest/breach.ts";
import type { WatchedDay } from "../rest/plans.ts";
import { unknownDay } from "../rest/rest-month.ts";
import { type ShipZones, shipDay } from "../rest/ship-zones.ts";
import { beginningsOfKept } from "../rest/untold.ts";
import { overlaps } from "./watch-plan.ts";

/** Watches begin and end at half hours. */
const slotMinutes = 30;
const slotMs = slotMinutes * 60_000;

/** The days on which somebody stands watch, each with its hours of work by the ship's clock. */
export function watchedDays(
  watches: readonly TimeSpan[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  zones: ShipZones,
): WatchedDay[] {
  if (watches.length === 0) return [];
  const letterAt = (begins: number) => {
    const slot = { from: new Date(begins), until: new Date(begins + slotMs) };
    return watches.some((watch) => overlaps(watch, slot)) ? "#" : ".";
  };
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).flatMap((on) => {
    const shape = unknownDay(shipDay(zones, on), slotMinutes);
    const begins = beginningsOfKept(shape);
    const grid = [...shape.grid]
      .map((letter, slot) => (letter === "x" ? "." : letterAt(begins.grid[slot] ?? 0)))
      .join("");
    const repeated = shape.repeated === null ? null : begins.repeated.map(letterAt).join("");
    return /#/.test(grid + (repeated ?? "")) ? [{ on, grid, repeated }] : [];
  });
}
