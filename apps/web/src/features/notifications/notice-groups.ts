import { addDays, type CalendarDate, todayIn } from "@ymp/core/calendar-date";

export const noticeDays = ["today", "yesterday", "week", "earlier"] as const;
export type NoticeDay = (typeof noticeDays)[number];

/** Under which heading something of that moment is, by the ship's days. */
export function dayOfNotice(at: Date, zone: string, now: Date): NoticeDay {
  const [on, today] = [todayIn(zone, at), todayIn(zone, now)];
  if (on >= today) return "today";
  if (on === addDays(today, -1)) return "yesterday";
  return isWithinWeek(on, today) ? "week" : "earlier";
}

const isWithinWeek = (on: CalendarDate, today: CalendarDate) => on > addDays(today, -7);

export interface NoticeGroup<Row> {
  day: NoticeDay;
  rows: Row[];
}

/** Rows that come newest first, gathered by day. */
export function groupByDay<Row extends { at: Date }>(
  rows: readonly Row[],
  zone: string,
  now: Date,
): NoticeGroup<Row>[] {
  return noticeDays
    .map((day) => ({ day, rows: rows.filter(({ at }) => dayOfNotice(at, zone, now) === day) }))
    .filter((group) => group.rows.length > 0);
}
