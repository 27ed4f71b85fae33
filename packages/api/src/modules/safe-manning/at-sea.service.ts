import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { loggedDays } from "../log/logged-days.service.ts";
import { steamedDays } from "../logbooks/steamed-days.service.ts";
import { tripsRunning } from "../trips/trips-ahead.service.ts";
import { isBridgeWatched } from "../watches/published-watches.service.ts";
import { manningOfDay } from "./manning-of-day.service.ts";

/** A trip is looked at from the day before it starts: somebody can still be found. */
const daysAhead = 1;

export interface ShortManning {
  readonly documentId: string;
  /** Of the trip; null: she is under way. */
  readonly trip: string | null;
  readonly number: string;
  readonly on: CalendarDate;
  readonly filled: number;
  readonly needed: number;
}

/** Days on which she sails with a row of the safe manning document empty: today while she is under way, and trips that start. */
export async function shortAtSea(scope: VesselScope): Promise<ShortManning[]> {
  if (!mayCompareCertificates(scope.access)) return [];
  const today = shipsDay(scope);
  const [trips, isUnderway] = await Promise.all([
    tripsRunning(scope, { from: today, to: addDays(today, daysAhead) }),
    isUnderwayNow(scope, today),
  ]);
  const sails = [
    ...(isUnderway ? [{ trip: null, on: today }] : []),
    ...trips.map(({ name, startsOn }) => ({ trip: name, on: startsOn > today ? startsOn : today })),
  ];
  const days = [...new Set(sails.map(({ on }) => on))];
  const manned = await Promise.all(days.map(async (on) => [on, await manningOfDay(scope, on)] as const));
  const manningOn = new Map(manned);
  return sails.flatMap(({ trip, on }) => {
    const found = manningOn.get(on);
    if (!found?.document || found.isManned) return [];
    const { document, rows } = found;
    const needed = rows.reduce((sum, { number }) => sum + number, 0);
    const empty = rows.reduce((sum, row) => sum + row.empty, 0);
    return { documentId: document.id, number: document.number, trip, on, filled: needed - empty, needed };
  });
}

/** By the watch that runs at the bridge, or hours that the logs of the day tell of. */
async function isUnderwayNow(scope: VesselScope, today: CalendarDate): Promise<boolean> {
  const day = { from: today, to: today };
  const [isWatched, logged, steamed] = await Promise.all([
    isBridgeWatched(scope),
    loggedDays(scope, day),
    steamedDays(scope, day),
  ]);
  return (
    isWatched ||
    logged.some(({ engineHours }) => (engineHours ?? 0) > 0) ||
    steamed.some(({ steaming }) => steaming > 0)
  );
}
