import { todayIn } from "@ymp/core/calendar-date";
import { useVesselOrNone } from "../app/session.ts";
import { useFormats } from "./use-formats.ts";
import { useMinute } from "./use-minute.ts";

/** When something began that still lasts, in words: the time is enough for today, what is older has its day. */
export function useMomentWords(): (at: Date) => string {
  const formats = useFormats();
  const zone = useVesselOrNone()?.timeZone ?? "UTC";
  const today = todayIn(zone, useMinute());
  return (at) => {
    const on = todayIn(zone, at);
    return formats.list([on === today ? null : formats.dayMonth(on), formats.time(at)]);
  };
}
