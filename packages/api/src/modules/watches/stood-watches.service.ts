import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { WatchedDay } from "@ymp/core/rest/plans";
import { type ShipZones, zoneOfDay } from "@ymp/core/rest/ship-zones";
import { startOfDay } from "@ymp/core/time";
import { inHalfHours } from "@ymp/core/watches/stood-hours";
import { watchedDays } from "@ymp/core/watches/watched-days";
import type { VesselScope } from "../../context.ts";
import { stoodWatchesOf } from "./stood-watches.repository.ts";

/** The days on which somebody stood a watch until its end, with the hours of these: proposed as work, never written by themselves. */
export async function stoodWatches(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  profileId: string,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
  zones: ShipZones,
): Promise<readonly WatchedDay[]> {
  const startOf = (on: CalendarDate) => startOfDay(zoneOfDay(zones, on), on);
  const span = { from: startOf(days.from), until: startOf(addDays(days.to, 1)) };
  const rows = await stoodWatchesOf(tx, vesselId, profileId, span);
  const stood = rows.flatMap(({ takenAt, endedAt }) =>
    endedAt === null ? [] : [inHalfHours({ from: takenAt, until: endedAt })],
  );
  return watchedDays(stood, days, zones);
}
