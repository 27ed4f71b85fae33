import type { CalendarDate } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { tripsBetween } from "./trips.repository.ts";

/** Trips that run on any of those days, the first to start on top. */
export const tripsRunning = (
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
  most: number,
) => bounded(tripsBetween(tx, vesselId, days), most);
