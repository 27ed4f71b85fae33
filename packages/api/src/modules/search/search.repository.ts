import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { worklistJobs, worklists } from "@ymp/db/schema/worklists";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isOpen, isOverdue } from "../jobs/due-sql.ts";
import { type JobReader, visibleTo } from "../jobs/job-visibility.ts";
import { listVisibleTo } from "../worklists/worklist-visibility.ts";

/** Machines with the number of their open and overdue jobs. */
export function statesOfEquipment(tx: Db, vesselId: string, ids: readonly string[], today: CalendarDate) {
  return tx
    .select({
      id: equipment.id,
      isArchived: sql<boolean>`${equipment.archivedAt} is not null`,
      isCritical: equipment.isCritical,
      openJobs: sql<number>`count(${jobs.id})::int`,
      overdueJobs: sql<number>`(count(*) filter (where ${jobs.id} is not null and ${isOverdue(today)}))::int`,
    })
    .from(equipment)
    .leftJoin(
      jobs,
      and(eq(jobs.vesselId, equipment.vesselId), eq(jobs.equipmentId, equipment.id), isNull(jobs.archivedAt), isOpen),
    )
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`))
    .groupBy(equipment.id, equipment.archivedAt, equipment.isCritical);
}

/** Jobs as far as they exist for the reader; outsiders are shown only those they were added to. */
export function statesOfJobs(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  today: CalendarDate,
  sharedWith: string | null | "everyone",
) {
  const isShared: SQL | undefined =
    sharedWith === "everyone"
      ? undefined
      : sql`exists (select 1 from job_assignees mine where mine.vessel_id = ${jobs.vesselId} and mine.job_id = ${jobs.id} and mine.profile_id = ${sharedWith}::uuid)`;
  return tx
    .select({
      id: jobs.id,
      number: jobs.number,
      year: jobs.year,
      status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
      priority: jobs.priority,
      isCritical: jobs.isCritical,
      dueOn: jobs.dueOn,
      dueTotal: jobs.dueTotal,
      lastTotal: counters.lastTotal,
      plannedOn: jobs.plannedOn,
      isOverdue: isOverdue(today).mapWith(Boolean),
      doneAt: jobs.doneAt,
      equipmentName: equipment.name,
    })
    .from(jobs)
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.id} in ${jsonIds(ids)}`, isNull(jobs.archivedAt), isShared));
}

/** Outsiders find nobody but themselves. */
export function statesOfPeople(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  sharedWith: string | null | "everyone",
) {
  return tx
    .select({
      id: profiles.id,
      color: profiles.color,
      photoFileId: profiles.photoFileId,
      department: profiles.department,
      isOnboard: profiles.isOnboard,
      isInvited: sql<boolean>`${profiles.role} = 'user'`,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.vesselId, vesselId),
        sql`${profiles.id} in ${jsonIds(ids)}`,
        sharedWith === "everyone" ? undefined : sql`${profiles.id} is not distinct from ${sharedWith}::uuid`,
      ),
    );
}

/** Lists with their period and how far their jobs are, as far as both exist for the reader. */
export function statesOfWorklists(tx: Db, reader: JobReader, ids: readonly string[]) {
  return tx
    .select({
      id: worklists.id,
      startsOn: worklists.startsOn,
      endsOn: worklists.endsOn,
      isClosed: sql<boolean>`${worklists.closedAt} is not null`,
      jobs: sql<number>`(count(${jobs.id}) filter (where ${jobs.status} is distinct from 'cancelled'))::int`,
      doneJobs: sql<number>`(count(*) filter (where ${jobs.status} in ('done', 'verified')))::int`,
    })
    .from(worklists)
    .leftJoin(
      worklistJobs,
      and(eq(worklistJobs.vesselId, worklists.vesselId), eq(worklistJobs.worklistId, worklists.id)),
    )
    .leftJoin(
      jobs,
      and(
        eq(jobs.vesselId, worklistJobs.vesselId),
        eq(jobs.id, worklistJobs.jobId),
        isNull(jobs.archivedAt),
        visibleTo(reader),
      ),
    )
    .where(and(eq(worklists.vesselId, reader.vesselId), sql`${worklists.id} in ${jsonIds(ids)}`, listVisibleTo(reader)))
    .groupBy(worklists.id, worklists.startsOn, worklists.endsOn, worklists.closedAt);
}
