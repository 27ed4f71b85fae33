import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, asc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { isDue, isOpen, isOverdue, isWaiting } from "./due-sql.ts";
import { type JobReader, visibleTo } from "./job-visibility.ts";
import { assigneesOfJob } from "./jobs-list.repository.ts";

const counterOfJob = and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId));

/** The figures above the list, in one pass over the open jobs. */
export async function summarise(tx: Db, reader: JobReader, today: CalendarDate) {
  const overdue = isOverdue(today);
  const within = (days: number) =>
    sql`(${overdue} is not true and (${jobs.plannedOn} <= ${addDays(today, days)}::date or ${isDue(today)}))`;
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const critical = sql`(${jobs.isCritical} or ${jobs.priority} = 'critical')`;
  const mine = sql`exists (select 1 from job_assignees mine where mine.vessel_id = ${jobs.vesselId} and mine.job_id = ${jobs.id} and mine.profile_id = ${reader.profileId}::uuid)`;
  const [row] = await tx
    .select({
      open: sql<number>`count(*)::int`,
      overdue: count(overdue),
      newlyOverdue: count(sql`${overdue} and ${jobs.dueOn} + ${jobs.graceDays} >= ${today}::date - 8`),
      criticalOverdue: count(sql`${overdue} and ${critical}`),
      criticalOverdueTitles: sql<
        string[]
      >`coalesce((array_agg(coalesce(${equipment.name}, ${jobs.title}) order by ${jobs.plannedOn}) filter (where ${overdue} and ${critical}))[1:2], '{}')`,
      due7: count(within(7)),
      due7ByCounter: count(sql`${within(7)} and ${jobs.dueTotal} is not null`),
      due30: count(within(30)),
      due30Tenths: sql<number>`coalesce(sum(${jobs.estimatedTenths}) filter (where ${within(30)}), 0)::int`,
      defects: count(sql`${jobs.kind} = 'defect'`),
      defectsOutOfService: count(sql`${jobs.kind} = 'defect' and ${jobs.operationalEffect} = 'out_of_service'`),
      waiting: count(isWaiting),
      waitingParts: count(sql`${jobs.status} = 'waiting_parts'`),
      waitingYard: count(sql`${jobs.status} = 'waiting_yard'`),
      waitingWeather: count(sql`${jobs.status} = 'waiting_weather'`),
      mine: count(mine),
      classAndSurvey: count(sql`${jobs.kind} in ('class', 'condition_of_class', 'inspection')`),
    })
    .from(jobs)
    .leftJoin(counters, counterOfJob)
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .where(and(eq(jobs.vesselId, reader.vesselId), isNull(jobs.archivedAt), isOpen, visibleTo(reader)));
  if (!row) throw new Error("A count came back without a row");
  return row;
}

/** Jobs by the day they are planned for, or were done on. */
export function jobsBetween(
  tx: Db,
  reader: JobReader,
  range: { from: CalendarDate; to: CalendarDate },
  filters: { departments?: readonly string[]; profileId?: string | null },
  today: CalendarDate,
) {
  return tx
    .select({
      id: jobs.id,
      title: jobs.title,
      plannedOn: jobs.plannedOn,
      dueOn: jobs.dueOn,
      status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
      priority: jobs.priority,
      department: jobs.department,
      isOverdue: isOverdue(today).mapWith(Boolean),
      equipmentName: equipment.name,
      version: jobs.version,
      assignees: assigneesOfJob,
    })
    .from(jobs)
    .leftJoin(counters, counterOfJob)
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .where(
      and(
        eq(jobs.vesselId, reader.vesselId),
        isNull(jobs.archivedAt),
        sql`coalesce(${jobs.status}, 'due') <> 'cancelled'`,
        visibleTo(reader),
        gte(jobs.plannedOn, range.from),
        lte(jobs.plannedOn, range.to),
        filters.departments?.length ? sql`${jobs.department} in ${jsonTexts(filters.departments)}` : undefined,
        filters.profileId
          ? sql`exists (select 1 from job_assignees a where a.vessel_id = ${jobs.vesselId} and a.job_id = ${jobs.id} and a.profile_id = ${filters.profileId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(jobs.plannedOn), asc(jobs.number));
}
