import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isDue, isOpen, isOverdue } from "../jobs/due-sql.ts";

export const isLiveJob = and(isOpen, isNull(jobs.archivedAt));
export const counterOfJob = and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId));

/** Within its lead time by date, or within its lead by counter. */
const isDueSoon = (today: CalendarDate): SQL =>
  sql`(${isDue(today)} or ${jobs.dueOn} - ${jobs.leadDays} <= ${today}::date or coalesce(${jobs.dueTotal} - ${counters.lastTotal} <= ${jobs.leadTenths}, false))`;

export interface JobMarks {
  openJobs: number;
  overdueJobs: number;
  dueSoonJobs: number;
}

export const noMarks: JobMarks = { openJobs: 0, overdueJobs: 0, dueSoonJobs: 0 };

/**
 * Open jobs of each machine that has any, and how many of them trouble; of these machines only when `ids` names them. Asked
 * apart from the machines: joined to a register that was imported a moment ago, the planner repeats it for every row.
 */
export async function listJobMarks(tx: Db, vesselId: string, today: CalendarDate, ids?: readonly string[]) {
  const rows = await tx
    .select({
      equipmentId: jobs.equipmentId,
      openJobs: sql<number>`count(*)::int`,
      overdueJobs: sql<number>`(count(*) filter (where ${isOverdue(today)}))::int`,
      dueSoonJobs: sql<number>`(count(*) filter (where ${isDueSoon(today)}))::int`,
    })
    .from(jobs)
    .leftJoin(counters, counterOfJob)
    .where(and(eq(jobs.vesselId, vesselId), isLiveJob, ids && sql`${jobs.equipmentId} in ${jsonIds(ids)}`))
    .groupBy(jobs.equipmentId);
  return new Map<string | null, JobMarks>(rows.map(({ equipmentId, ...marks }) => [equipmentId, marks]));
}

/** Machines with an overdue job, as a list to be in. */
export const machinesOverdue = (vesselId: string, today: CalendarDate): SQL =>
  sql`(select ${jobs.equipmentId} from ${jobs} left join ${counters} on ${counterOfJob} where ${and(eq(jobs.vesselId, vesselId), isLiveJob, isOverdue(today))})`;
