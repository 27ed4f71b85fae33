import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Leave } from "./leave.queries.ts";

/** Leave that has begun is ended; what was granted is given up, what was asked for is taken back. */
export function verbOfCancelling({ state, startsOn }: Pick<Leave, "state" | "startsOn">, today: CalendarDate) {
  if (state !== "approved") return "withdraw";
  return startsOn < today ? "endNow" : "giveUp";
}
