import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { WatchedDay } from "@ymp/core/rest/plans";
import { type ShipZones, zoneOfDay } from "@ymp/core/rest/ship-zones";
import { startOfDay } from "@ymp/core/time";
import { inHalfHours } from "@ymp/core/watches/stood-hours";
import { watchedDays } from "@ymp/core/watches/watched-days";
import type { VesselScope } from "../../context.ts";
import {
  firstLoggedWatch,
  hasBridgeWatch,
  publishedWatchesOf,
  servedWatchesOf,
} from "./published-watches.repository.ts";

/** The days of each person on which they stand watches that were published, with the hours of these. */
export async function publishedWatches(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  profileIds: readonly string[],
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
  zones: ShipZones,
): Promise<ReadonlyMap<string, readonly WatchedDay[]>> {
  if (profileIds.length === 0) return new Map();
  const startOf = (on: CalendarDate) => startOfDay(zoneOfDay(zones, on), on);
  const span = { from: startOf(days.from), until: startOf(addDays(days.to, 1)) };
  const rows = await publishedWatchesOf(tx, vesselId, profileIds, span);
  const byPerson = groupedBy(rows, ({ profileId }) => profileId ?? "");
  return new Map([...byPerson].map(([profileId, own]) => [profileId, watchedDays(own, days, zones)]));
}

/** A watch that counts as service; `isByPlan`: the ship kept no log of watches yet. */
export interface StoodWatch {
  readonly from: Date;
  readonly until: Date;
  readonly isByPlan: boolean;
}

/**
 * Watches at positions of navigation and engine that somebody stood in that time: from taking over to handing over, in half hours as the
 * record of hours takes them. From the first watch that anybody took over the ship keeps a log, and one that is not in it was missed; before
 * that the plan alone tells. What became of the plan afterwards changes no service.
 */
export async function servedWatches(
  { tx, vesselId, vessel: { timeZone }, now }: Pick<VesselScope, "tx" | "vesselId" | "vessel" | "now">,
  profileId: string,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<StoodWatch[]> {
  const span = { from: startOfDay(timeZone, days.from), until: startOfDay(timeZone, addDays(days.to, 1)) };
  const [rows, logsFrom] = await Promise.all([
    servedWatchesOf(tx, vesselId, { profileId, positions: underway, span, now }),
    firstLoggedWatch(tx, vesselId),
  ]);
  return rows.flatMap(({ from, until, takenAt, endedAt }): StoodWatch[] => {
    if (takenAt) return endedAt ? [{ ...inHalfHours({ from: takenAt, until: endedAt }), isByPlan: false }] : [];
    return logsFrom !== null && from >= logsFrom ? [] : [{ from, until, isByPlan: true }];
  });
}

const underway = ["bridge", "lookout", "engine"] as const;

/** Whether the watches that were published say that she is under way. */
export const isBridgeWatched = ({
  tx,
  vesselId,
  now,
}: Pick<VesselScope, "tx" | "vesselId" | "now">): Promise<boolean> => hasBridgeWatch(tx, vesselId, now);
