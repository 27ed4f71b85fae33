import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isDue, isOpen, isOverdue } from "../jobs/due-sql.ts";

export const isLiveJob = and(isOpen, isNull(jobs.archivedAt));
export const counterOfJob = and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId));

/** Within its lead time by date, or within its lead by counter. */
const isDueSoon = (today: CalendarDate): SQL =>
  sql`(${isDue(today)} or ${jobs.dueOn} - ${jobs.leadDays} <= ${today}::date or coalesce(${jobs.dueTotal} - ${counters.lastTotal} <= ${jobs.leadTenths}, false))`;

/** Open jobs of each machine that has any, and how many of them trouble. */
export const jobMarks = (tx: Db, vesselId: string, today: CalendarDate) =>
  tx
    .select({
      equipmentId: jobs.equipmentId,
      openJobs: sql<number>`count(*)::int`.as("open_jobs"),
      overdueJobs: sql<number>`(count(*) filter (where ${isOverdue(today)}))::int`.as("overdue_jobs"),
      dueSoonJobs: sql<number>`(count(*) filter (where ${isDueSoon(today)}))::int`.as("due_soon_jobs"),
    })
    .from(jobs)
    .leftJoin(counters, counterOfJob)
    .where(and(eq(jobs.vesselId, vesselId), isLiveJob))
    .groupBy(jobs.equipmentId)
    .as("marks");
