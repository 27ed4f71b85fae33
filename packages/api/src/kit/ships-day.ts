import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../context.ts";

/** The day it is on board. */
export function shipsDay(scope: Pick<VesselScope, "vessel" | "now">, at: Date = scope.now): CalendarDate {
  return todayIn(scope.vessel.timeZone, at);
}
