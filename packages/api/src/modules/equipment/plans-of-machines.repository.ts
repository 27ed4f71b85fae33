import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { changes, numberSequences } from "@ymp/db/schema/platform";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import { isLiveJob } from "./job-marks.repository.ts";

export type PlanRow = typeof plans.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;

/** The first of `count` job numbers in a row; none of them is ever given again. */
export async function takeJobNumbers(tx: Db, vesselId: string, count: number): Promise<number> {
  const rows = await tx
    .insert(numberSequences)
    .values({ vesselId, key: "job", lastNumber: count })
    .onConflictDoUpdate({
      target: [numberSequences.vesselId, numberSequences.key],
      set: { lastNumber: sql`${numberSequences.lastNumber} + ${count}` },
    })
    .returning({ last: numberSequences.lastNumber });
  return expectRow(rows[0]).last - count + 1;
}

/** Where the work of each plan is done, and how its counter stands. */
export function listPlanPlaces(tx: Db, vesselId: string, planIds: readonly string[]) {
  return tx
    .select({
      planId: plans.id,
      equipmentName: equipment.name,
      isCritical: equipment.isCritical,
      department: equipment.department,
      location: equipment.location,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
      dailyAverage: counters.dailyAverage,
    })
    .from(plans)
    .leftJoin(equipment, and(eq(equipment.vesselId, plans.vesselId), eq(equipment.id, plans.equipmentId)))
    .leftJoin(counters, and(eq(counters.vesselId, plans.vesselId), eq(counters.id, plans.counterId)))
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.id} in ${jsonIds(planIds)}`));
}

export async function listPlanContents(tx: Db, vesselId: string, planIds: readonly string[]) {
  const of = (table: typeof planTasks | typeof planParts | typeof planAssignees) =>
    and(eq(table.vesselId, vesselId), sql`${table.planId} in ${jsonIds(planIds)}`);
  const [tasks, parts, assignees] = await Promise.all([
    tx.select().from(planTasks).where(of(planTasks)).orderBy(asc(planTasks.position)),
    tx.select().from(planParts).where(of(planParts)),
    tx.select().from(planAssignees).where(of(planAssignees)),
  ]);
  return { tasks, parts, assignees };
}

const plansOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]) =>
  tx
    .select()
    .from(plans)
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.equipmentId} in ${jsonIds(equipmentIds)}`))
    .orderBy(asc(plans.id));

export const listPlansOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]): Promise<PlanRow[]> =>
  plansOf(tx, vesselId, equipmentIds).execute();

/** Held after the machines and before the jobs, as whoever writes work holds them. */
export const lockPlansOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]): Promise<PlanRow[]> =>
  plansOf(tx, vesselId, equipmentIds).for("update").execute();

export async function setPlansActive(tx: Db, vesselId: string, ids: readonly string[], isActive: boolean, now: Date) {
  await tx
    .update(plans)
    .set({ isActive, updatedAt: now, version: sql`${plans.version} + 1` })
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.id} in ${jsonIds(ids)}`));
}

/** What was known of the work before each of these plans existed. */
export async function keepKnownDone(
  tx: Db,
  vesselId: string,
  known: readonly { planId: string; on: CalendarDate; total: number | null }[],
): Promise<void> {
  if (known.length === 0) return;
  await tx.execute(sql`
    update ${plans} set known_done_on = done."on", known_done_total = done.total
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as done("planId" uuid, "on" date, total bigint)
    where ${plans.vesselId} = ${vesselId} and ${plans.id} = done."planId"`);
}

/** What last happened to each of these plans. */
export function listLastVerbs(tx: Db, vesselId: string, planIds: readonly string[]) {
  return tx
    .selectDistinctOn([changes.recordId], { planId: changes.recordId, verb: changes.verb })
    .from(changes)
    .where(
      and(
        eq(changes.vesselId, vesselId),
        eq(changes.recordKind, "plan"),
        sql`${changes.recordId} in ${jsonIds(planIds)}`,
      ),
    )
    .orderBy(changes.recordId, desc(changes.seq));
}

/** For plans that are to run again: how far each came, and whether a job of it is still open. */
export function listPlanProgress(tx: Db, vesselId: string, planIds: readonly string[]) {
  const ofPlan = and(
    eq(workHistory.vesselId, plans.vesselId),
    eq(workHistory.planId, plans.id),
    isNull(workHistory.withdrawnAt),
  );
  const last = (column: typeof workHistory.doneAt | typeof workHistory.doneOn | typeof workHistory.total) =>
    sql`(select ${column} from ${workHistory} where ${and(ofPlan, eq(workHistory.outcome, "done"))} order by ${workHistory.doneAt} desc limit 1)`;
  const lastOccurrence = tx
    .select({
      isCancelled: sql<boolean>`${jobs.status} = 'cancelled'`.as("is_cancelled"),
      cancelledOn: sql<CalendarDate | null>`coalesce(${jobs.originalDueOn}, ${jobs.dueOn})`.as("cancelled_on"),
      cancelledTotal: sql<number | null>`coalesce(${jobs.originalDueTotal}, ${jobs.dueTotal})`
        .mapWith(jobs.dueTotal)
        .as("cancelled_total"),
    })
    .from(jobs)
    .where(and(eq(jobs.vesselId, plans.vesselId), eq(jobs.planId, plans.id)))
    .orderBy(desc(jobs.occurrence))
    .limit(1)
    .as("last_occurrence");
  return tx
    .select({
      planId: plans.id,
      occurrences: sql<number>`(select coalesce(max(${jobs.occurrence}), 0)::int from ${jobs} where ${and(eq(jobs.vesselId, plans.vesselId), eq(jobs.planId, plans.id))})`,
      hasOpenJob: sql<boolean>`exists (select 1 from ${jobs} where ${and(eq(jobs.vesselId, plans.vesselId), eq(jobs.planId, plans.id), isLiveJob)})`,
      lastDoneAt: sql<Date | null>`${last(workHistory.doneAt)}`.mapWith(workHistory.doneAt),
      lastDoneOn: sql<CalendarDate | null>`${last(workHistory.doneOn)}`,
      lastTotal: sql<number | null>`${last(workHistory.total)}`.mapWith(workHistory.total),
      isCancelled: sql<boolean>`coalesce(${lastOccurrence.isCancelled}, false)`,
      cancelledOn: lastOccurrence.cancelledOn,
      cancelledTotal: lastOccurrence.cancelledTotal,
    })
    .from(plans)
    .leftJoinLateral(lastOccurrence, sql`true`)
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.id} in ${jsonIds(planIds)}`));
}

const openOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]) =>
  tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.equipmentId} in ${jsonIds(equipmentIds)}`, isLiveJob))
    .orderBy(asc(jobs.id));

export const openJobsOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]): Promise<JobRow[]> =>
  openOf(tx, vesselId, equipmentIds).execute();

export const lockOpenJobs = (tx: Db, vesselId: string, equipmentIds: readonly string[]): Promise<JobRow[]> =>
  openOf(tx, vesselId, equipmentIds).for("update").execute();

export async function cancelJobs(tx: Db, vesselId: string, ids: readonly string[], reason: string, now: Date) {
  await tx
    .update(jobs)
    .set({ status: "cancelled", cancelReason: reason, updatedAt: now, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.id} in ${jsonIds(ids)}`));
}
