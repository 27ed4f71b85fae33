import type { CalendarDate } from "@ymp/core/calendar-date";
import { counters } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { type Placeholder, type SQL, sql } from "drizzle-orm";

/** A day, or the place where a statement takes one. */
export type Day = CalendarDate | Placeholder;

/** The due states of `@ymp/core/maintenance/due-state`, told to the database; both are held together by a test. */
export const isOpen = sql`(${jobs.status} is null or ${jobs.status} not in ('done', 'verified', 'cancelled'))`;
export const isWaiting = sql`${jobs.status} in ('waiting_parts', 'waiting_yard', 'waiting_weather')`;

export function isOverdue(today: Day): SQL {
  return sql`(${isOpen} and (coalesce(${jobs.dueOn} + ${jobs.graceDays} < ${today}::date, false) or coalesce(${counters.lastTotal} - ${jobs.dueTotal} > ${jobs.graceTenths}, false)))`;
}

export function isDue(today: Day): SQL {
  return sql`(${jobs.dueOn} <= ${today}::date or coalesce(${counters.lastTotal} >= ${jobs.dueTotal}, false))`;
}

export const bucketRanks = { overdue: 0, today: 1, next7Days: 2, next30Days: 3, later: 4, none: 5 } as const;

export function bucketRank(today: Day): SQL<number> {
  return sql<number>`(case when ${isOverdue(today)} then 0 when ${isDue(today)} then 1 when ${jobs.plannedOn} is null then 5
    when ${jobs.plannedOn} <= ${today}::date then 1 when ${jobs.plannedOn} <= ${today}::date + 7 then 2
    when ${jobs.plannedOn} <= ${today}::date + 30 then 3 else 4 end)`;
}
