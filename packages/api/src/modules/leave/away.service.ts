import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import { groupedBy } from "@ymp/core/grouped";
import type { TimeSpan } from "@ymp/core/rest/breach";
import { type ShipZones, zoneOfDay } from "@ymp/core/rest/ship-zones";
import { instantOf, startOfDay } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { type Days, grantedIn } from "./leave.repository.ts";

const mostAway = 50_000;

type Asking = Pick<VesselScope, "tx" | "vesselId">;
type Granted = Awaited<ReturnType<typeof grantedIn>>[number];

/** Leave that was granted, as far as it lies in some days. */
export interface Away {
  readonly profileId: string;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** From when to when, by the ship's clock of those days. */
  readonly span: TimeSpan;
  /** Days that are leave from end to end; none where the first comes after the last. */
  readonly whole: { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate };
}

/** Who is away on leave on any of those days, by person. */
export async function awayBetween(
  { tx, vesselId }: Asking,
  days: Days,
  zones: ShipZones,
): Promise<ReadonlyMap<string, readonly Away[]>> {
  const rows = await wholeUpTo(grantedIn(tx, vesselId, days), mostAway, "refusals:noRoom");
  return groupedBy(
    rows.map((row) => awayOf(row, zones)),
    ({ profileId }) => profileId,
  );
}

function awayOf({ profileId, startsOn, endsOn, startsAtNoon, endsAtNoon }: Granted, zones: ShipZones): Away {
  const noon = (on: CalendarDate) => instantOf(zoneOfDay(zones, on), { on, hour: 12, minute: 0, second: 0 });
  const begin = (on: CalendarDate) => startOfDay(zoneOfDay(zones, on), on);
  return {
    ...{ profileId, startsOn, endsOn },
    span: {
      from: startsAtNoon ? noon(startsOn) : begin(startsOn),
      until: endsAtNoon ? noon(endsOn) : begin(addDays(endsOn, 1)),
    },
    whole: { startsOn: addDays(startsOn, Number(startsAtNoon)), endsOn: addDays(endsOn, -Number(endsAtNoon)) },
  };
}
