import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { Who, World } from "../world.ts";

/** A day in port: eight to twelve, one to half past five. */
export const ordinaryDay = `${".".repeat(16)}${"#".repeat(8)}..${"#".repeat(9)}${".".repeat(13)}`;

/** Writes days of somebody's own, with the reason that late ones ask for. */
export async function writeDays(world: World, who: Who, from: CalendarDate, count: number, grid = ordinaryDay) {
  for (let at = 0; at < count; at++)
    await world.as(who).rest.saveDay({ onDay: addDays(from, at), grid, lateReason: "Written up from the paper sheet" });
}
