import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { useVessel } from "../../app/session.ts";

/** The day it is on board, whatever the clock of this device shows. */
export function useVesselDay(): CalendarDate {
  return todayIn(useVessel().timeZone, new Date());
}
