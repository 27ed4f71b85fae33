import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isOverdue } from "../jobs/due-sql.ts";

/** How the late critical jobs divide into late by date and late by counter. */
export async function lateSides(tx: Db, vesselId: string, today: CalendarDate) {
  const byDate = sql`coalesce(${jobs.dueOn} + ${jobs.graceDays} < ${today}::date, false)`;
  const byCounter = sql`coalesce(${counters.lastTotal} - ${jobs.dueTotal} > ${jobs.graceTenths}, false)`;
  const [row] = await tx
    .select({
      byDate: sql<number>`(count(*) filter (where ${byDate}))::int`,
      byCounter: sql<number>`(count(*) filter (where ${byCounter}))::int`,
    })
    .from(jobs)
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .where(
      and(
        eq(jobs.vesselId, vesselId),
        isNull(jobs.archivedAt),
        isOverdue(today),
        sql`(${jobs.isCritical} or ${jobs.priority} = 'critical')`,
      ),
    );
  return row ?? { byDate: 0, byCounter: 0 };
}
