import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, desc, eq, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { isOverdue } from "../jobs/due-sql.ts";
import { counterOfJob, isLiveJob } from "./job-marks.repository.ts";

const critical = (vesselId: string) =>
  and(eq(equipment.vesselId, vesselId), eq(equipment.isCritical, true), isNull(equipment.archivedAt));

export function criticalMachines(tx: Db, vesselId: string) {
  return tx
    .select({
      id: equipment.id,
      name: equipment.name,
      code: equipment.code,
      location: equipment.location,
      department: equipment.department,
      isStandby: equipment.isStandby,
    })
    .from(equipment)
    .where(critical(vesselId))
    .orderBy(asc(equipment.name), asc(equipment.id));
}

/** Critical machines on which no planned work is open, and how many there are. */
export function untestedCritical(tx: Db, vesselId: string, limit: number) {
  const planned = tx
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.equipmentId, equipment.id), isLiveJob, isNotNull(jobs.planId)));
  return tx
    .select({
      id: equipment.id,
      name: equipment.name,
      location: equipment.location,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(equipment)
    .where(and(critical(vesselId), notExists(planned)))
    .orderBy(asc(equipment.name), asc(equipment.id))
    .limit(limit);
}

/** Of each critical machine, the planned work that was done on it last. */
export function lastTests(tx: Db, vesselId: string) {
  return tx
    .selectDistinctOn([workHistory.equipmentId], {
      equipmentId: workHistory.equipmentId,
      title: workHistory.title,
      doneAt: workHistory.doneAt,
      doneOn: workHistory.doneOn,
      byName: sql<string | null>`${profiles.firstName} || ' ' || ${profiles.lastName}`,
    })
    .from(workHistory)
    .innerJoin(equipment, and(eq(equipment.vesselId, workHistory.vesselId), eq(equipment.id, workHistory.equipmentId)))
    .leftJoin(profiles, and(eq(profiles.vesselId, workHistory.vesselId), eq(profiles.id, workHistory.doneByProfileId)))
    .where(
      and(
        critical(vesselId),
        eq(workHistory.vesselId, vesselId),
        eq(workHistory.outcome, "done"),
        isNotNull(workHistory.planId),
        isNull(workHistory.withdrawnAt),
      ),
    )
    .orderBy(workHistory.equipmentId, desc(workHistory.doneAt));
}

/** Of each critical machine, the planned work that comes next, what is overdue first. */
export function nextTests(tx: Db, vesselId: string, today: CalendarDate) {
  const overdue = isOverdue(today);
  return tx
    .selectDistinctOn([jobs.equipmentId], {
      equipmentId: jobs.equipmentId,
      jobId: jobs.id,
      title: jobs.title,
      plannedOn: jobs.plannedOn,
      dueTotal: jobs.dueTotal,
      isOverdue: overdue.mapWith(Boolean),
    })
    .from(jobs)
    .innerJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .leftJoin(counters, counterOfJob)
    .where(and(critical(vesselId), eq(jobs.vesselId, vesselId), isLiveJob, isNotNull(jobs.planId)))
    .orderBy(jobs.equipmentId, sql`${overdue} desc`, sql`${jobs.plannedOn} asc nulls last`, asc(jobs.id));
}

/** Open defects of each critical machine. */
export function defectsOfCritical(tx: Db, vesselId: string) {
  return tx
    .select({
      equipmentId: jobs.equipmentId,
      defects: sql<number>`count(*)::int`,
      isOutOfService: sql<boolean>`bool_or(coalesce(${jobs.operationalEffect}, '') = 'out_of_service')`,
    })
    .from(jobs)
    .innerJoin(equipment, and(eq(equipment.vesselId, jobs.vesselId), eq(equipment.id, jobs.equipmentId)))
    .where(and(critical(vesselId), eq(jobs.vesselId, vesselId), isLiveJob, eq(jobs.kind, "defect")))
    .groupBy(jobs.equipmentId);
}
