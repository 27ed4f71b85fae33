import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { useVesselOrNone } from "../../app/session.ts";

/** The calendar day of an instant in ship's time; in UTC for accounts without a vessel. */
export function useDayOf(): (at: Date) => CalendarDate {
  const zone = useVesselOrNone()?.timeZone ?? "UTC";
  return (at) => todayIn(zone, at);
}
