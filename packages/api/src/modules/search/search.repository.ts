import type { CalendarDate } from "@ymp/core/calendar-date";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { worklistJobs, worklists } from "@ymp/db/schema/worklists";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isOpen, isOverdue } from "../jobs/due-sql.ts";
import { isAssignedTo } from "../jobs/job-visibility.ts";
import { isListSharedWith } from "../worklists/worklist-visibility.ts";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

interface AskedOn extends Asked {
  readonly today: CalendarDate;
}

/** Machines with the number of their open and overdue jobs. */
export const shownEquipment = statement((db, of: Slots<AskedOn>) =>
  db
    .select({
      total,
      id: equipment.id,
      isArchived: sql<boolean>`${equipment.archivedAt} is not null`,
      isCritical: equipment.isCritical,
      openJobs: sql<number>`count(${jobs.id})::int`,
      overdueJobs: sql<number>`(count(*) filter (where ${jobs.id} is not null and ${isOverdue(of.today)}))::int`,
    })
    .from(shownIn(of, { table: equipment, isOver: sql`${equipment.archivedAt} is not null` }))
    .innerJoin(equipment, and(eq(equipment.vesselId, of.vesselId), isShown(equipment.id)))
    .leftJoin(
      jobs,
      and(eq(jobs.vesselId, of.vesselId), eq(jobs.equipmentId, equipment.id), isNull(jobs.archivedAt), isOpen),
    )
    .leftJoin(counters, and(eq(counters.vesselId, of.vesselId), eq(counters.id, jobs.counterId)))
    .groupBy(equipment.id, equipment.archivedAt, equipment.isCritical, total, place)
    .orderBy(place),
);

/** Jobs as far as they exist for the reader; outsiders are shown only those they were added to. */
export const shownJobs = statement((db, of: Slots<AskedOn>) =>
  db
    .select({
      total,
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
      isOverdue: isOverdue(of.today).mapWith(Boolean),
      doneAt: jobs.doneAt,
      equipmentName: equipment.name,
    })
    .from(
      shownIn(of, {
        table: jobs,
        isThere: sql`${jobs.archivedAt} is null and (${of.isAboard}::boolean or ${isAssignedTo(of.profileId)})`,
        isOver: sql`not ${isOpen}`,
      }),
    )
    .innerJoin(jobs, and(eq(jobs.vesselId, of.vesselId), isShown(jobs.id)))
    .leftJoin(counters, and(eq(counters.vesselId, of.vesselId), eq(counters.id, jobs.counterId)))
    .leftJoin(equipment, and(eq(equipment.vesselId, of.vesselId), eq(equipment.id, jobs.equipmentId)))
    .orderBy(place),
);

/** Outsiders find nobody but themselves. */
export const shownPeople = statement((db, of: Slots<Asked>) =>
  db
    .select({
      total,
      id: profiles.id,
      color: profiles.color,
      photoFileId: profiles.photoFileId,
      department: profiles.department,
      isOnboard: profiles.isOnboard,
      isInvited: sql<boolean>`${profiles.role} = 'user'`,
    })
    .from(
      shownIn(of, {
        table: profiles,
        isThere: sql`(${of.isAboard}::boolean or ${profiles.id} = ${of.profileId}::uuid)`,
      }),
    )
    .innerJoin(profiles, and(eq(profiles.vesselId, of.vesselId), isShown(profiles.id)))
    .orderBy(place),
);

/** Lists with their period and how far their jobs are, as far as both exist for the reader. */
export const shownWorklists = statement((db, of: Slots<Asked>) =>
  db
    .select({
      total,
      id: worklists.id,
      startsOn: worklists.startsOn,
      endsOn: worklists.endsOn,
      isClosed: sql<boolean>`${worklists.closedAt} is not null`,
      jobs: sql<number>`(count(${jobs.id}) filter (where ${jobs.status} is distinct from 'cancelled'))::int`,
      doneJobs: sql<number>`(count(*) filter (where ${jobs.status} in ('done', 'verified')))::int`,
    })
    .from(
      shownIn(of, {
        table: worklists,
        isThere: sql`(${of.isAboard}::boolean or ${isListSharedWith(of.profileId)})`,
        isOver: sql`${worklists.closedAt} is not null`,
      }),
    )
    .innerJoin(worklists, and(eq(worklists.vesselId, of.vesselId), isShown(worklists.id)))
    .leftJoin(worklistJobs, and(eq(worklistJobs.vesselId, of.vesselId), eq(worklistJobs.worklistId, worklists.id)))
    .leftJoin(
      jobs,
      and(
        eq(jobs.vesselId, of.vesselId),
        eq(jobs.id, worklistJobs.jobId),
        isNull(jobs.archivedAt),
        sql`(${of.isAboard}::boolean or ${isAssignedTo(of.profileId)})`,
      ),
    )
    .groupBy(worklists.id, worklists.startsOn, worklists.endsOn, worklists.closedAt, total, place)
    .orderBy(place),
);
