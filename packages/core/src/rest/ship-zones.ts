import { addDays, type CalendarDate } from "../calendar-date.ts";
import { startOfDay } from "../time.ts";
import type { ShipDay } from "./clock-day.ts";

/** When the ship's clock went from one zone to another. */
export interface ZoneChange {
  readonly at: Date;
  readonly from: string;
  readonly to: string;
}

/** The zone of the ship, and how she came to it; the oldest change first. */
export interface ShipZones {
  readonly zone: string;
  readonly changes: readonly ZoneChange[];
}

export function zoneAt({ zone, changes }: ShipZones, at: Date): string {
  const last = changes.findLast((change) => change.at <= at);
  return last?.to ?? changes[0]?.from ?? zone;
}

/** In which zone a day begins: a change counts from the first 00:00 of its own clock on. */
export function zoneOfDay({ zone, changes }: ShipZones, on: CalendarDate): string {
  const last = changes.findLast((change) => change.at <= startOfDay(change.to, on));
  return last?.to ?? changes[0]?.from ?? zone;
}

/** What of the history tells the days from a moment on. */
export function zonesSince({ zone, changes }: ShipZones, from: Date): ShipZones {
  const before = changes.findLastIndex(({ at }) => at < from);
  return { zone, changes: changes.slice(Math.max(0, before)) };
}

/** A day on board with what was done to its clock. */
export function shipDay(zones: ShipZones, on: CalendarDate): ShipDay {
  const zone = zoneOfDay(zones, on);
  const nextZone = zoneOfDay(zones, addDays(on, 1));
  if (zone === nextZone) return { on, zone };
  const begins = startOfDay(zone, on).getTime();
  const change = zones.changes.findLast(({ at, to }) => to === nextZone && at < startOfDay(nextZone, addDays(on, 1)));
  const minutes = change ? (change.at.getTime() - begins) / 60_000 : undefined;
  return { on, zone, nextZone, ...(minutes === undefined ? {} : { changedAtMinute: Math.max(0, minutes) }) };
}

/** Whether the history of the zone reaches a day: what was written before it began stands as it was written. */
export const isZoneKnown = ({ changes }: ShipZones, on: CalendarDate): boolean => {
  const first = changes[0];
  return first !== undefined && startOfDay(first.from, addDays(on, 1)) >= first.at;
};
