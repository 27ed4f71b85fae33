import type { CalendarDate } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { tripsBetween } from "./trips.repository.ts";

/** Far above what one vessel has at once. */
const mostTrips = 500;

/** Trips that run on any of those days, the first to start on top. */
export const tripsRunning = (
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
) => wholeUpTo(tripsBetween(tx, vesselId, days), mostTrips, "refusals:noRoom");
