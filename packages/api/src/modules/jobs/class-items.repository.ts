import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { isOpen } from "./due-sql.ts";

const itemsOf = (vesselId: string) =>
  and(
    eq(plans.vesselId, vesselId),
    isNotNull(plans.classItemNo),
    eq(plans.isActive, true),
    isNull(equipment.archivedAt),
  );

/** The items of class that are followed, with their open job. */
export function classItems(tx: Db, vesselId: string) {
  return tx
    .selectDistinctOn([plans.id], {
      id: plans.id,
      itemNo: sql<string>`${plans.classItemNo}`,
      survey: plans.classSurvey,
      windowMonths: plans.classWindowMonths,
      title: plans.title,
      equipmentId: plans.equipmentId,
      equipmentName: equipment.name,
      department: plans.department,
      knownDoneOn: plans.knownDoneOn,
      jobId: jobs.id,
      dueOn: sql<CalendarDate | null>`coalesce(${jobs.originalDueOn}, ${jobs.dueOn})`,
    })
    .from(plans)
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .leftJoin(jobs, and(eq(jobs.vesselId, plans.vesselId), eq(jobs.planId, plans.id), isNull(jobs.archivedAt), isOpen))
    .where(itemsOf(vesselId))
    .orderBy(asc(plans.id), desc(jobs.occurrence));
}

/** Of each item, when and by whom it was credited last. */
export function lastCredits(tx: Db, vesselId: string) {
  return tx
    .selectDistinctOn([workHistory.planId], {
      planId: workHistory.planId,
      jobId: workHistory.jobId,
      doneAt: workHistory.doneAt,
      doneOn: workHistory.doneOn,
      creditedBy: workHistory.creditedBy,
      creditCapacity: workHistory.creditCapacity,
      creditConfirmedBy: workHistory.creditConfirmedBy,
      creditConfirmedOn: workHistory.creditConfirmedOn,
    })
    .from(workHistory)
    .innerJoin(plans, and(eq(plans.vesselId, workHistory.vesselId), eq(plans.id, workHistory.planId)))
    .where(
      and(
        eq(workHistory.vesselId, vesselId),
        isNotNull(plans.classItemNo),
        eq(workHistory.outcome, "done"),
        isNull(workHistory.withdrawnAt),
      ),
    )
    .orderBy(asc(workHistory.planId), desc(workHistory.doneAt));
}

export async function writeConfirmation(
  tx: Db,
  vesselId: string,
  completionId: string,
  confirmed: { creditConfirmedBy: string; creditConfirmedOn: CalendarDate },
): Promise<void> {
  await tx
    .update(workHistory)
    .set(confirmed)
    .where(and(eq(workHistory.vesselId, vesselId), eq(workHistory.id, completionId)));
}
