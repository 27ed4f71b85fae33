import { addDays, type CalendarDate, todayIn } from "../calendar-date.ts";
import type { TimeSpan } from "../rest/breach.ts";
import { startOfDay } from "../time.ts";

/** MSN 1858: a day with at least four hours of watch is one of watchkeeping. */
export const watchDayMs = 4 * 3_600_000;

/**
 * The ship's days on which somebody stood watch for four hours or more; a watch over midnight belongs to both, each with its part. Time that
 * two watches share counts once: whoever relieves comes before the hour.
 */
export function watchDaysOf(watches: readonly TimeSpan[], timeZone: string): Set<CalendarDate> {
  const stood = new Map<CalendarDate, number>();
  const inOrder = [...watches].sort((one, other) => one.from.getTime() - other.from.getTime());
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, until } of inOrder) {
    let begins = Math.max(from.getTime(), counted);
    counted = Math.max(counted, until.getTime());
    while (begins < until.getTime()) {
      const day = todayIn(timeZone, new Date(begins));
      const ends = Math.min(until.getTime(), startOfDay(timeZone, addDays(day, 1)).getTime());
      stood.set(day, (stood.get(day) ?? 0) + ends - begins);
      begins = ends;
    }
  }
  return new Set([...stood].flatMap(([day, ms]) => (ms >= watchDayMs ? [day] : [])));
}
