import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { WatchedDay } from "@ymp/core/rest/plans";
import { type ShipZones, zoneOfDay } from "@ymp/core/rest/ship-zones";
import { startOfDay } from "@ymp/core/time";
import { watchedDays } from "@ymp/core/watches/watched-days";
import type { VesselScope } from "../../context.ts";
import { hasBridgeWatch, publishedWatchesOf } from "./published-watches.repository.ts";

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

/** Watches at positions of navigation and engine that somebody stood in that time, under plans that were published: those that are over. */
export async function stoodWatches(
  { tx, vesselId, vessel: { timeZone }, now }: Pick<VesselScope, "tx" | "vesselId" | "vessel" | "now">,
  profileId: string,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<{ from: Date; until: Date }[]> {
  const span = { from: startOfDay(timeZone, days.from), until: startOfDay(timeZone, addDays(days.to, 1)) };
  const rows = await publishedWatchesOf(tx, vesselId, [profileId], span, underway);
  return rows.flatMap(({ from, until }) => (until <= now ? [{ from, until }] : []));
}

const underway = ["bridge", "lookout", "engine"] as const;

/** Whether the watches that were published say that she is under way. */
export const isBridgeWatched = ({
  tx,
  vesselId,
  now,
}: Pick<VesselScope, "tx" | "vesselId" | "now">): Promise<boolean> => hasBridgeWatch(tx, vesselId, now);
