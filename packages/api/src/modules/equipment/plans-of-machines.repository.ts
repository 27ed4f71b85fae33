import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { changes } from "@ymp/db/schema/platform";
import { workHistory } from "@ymp/db/schema/work-history";
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { isLiveJob } from "./job-marks.repository.ts";

export type PlanRow = typeof plans.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;

const plansOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]) =>
  tx
    .select()
    .from(plans)
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.equipmentId} in ${jsonIds(equipmentIds)}`))
    .orderBy(asc(plans.id));

export const listPlansOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]): Promise<PlanRow[]> =>
  plansOf(tx, vesselId, equipmentIds).execute();

/** Held after the machines and before the jobs, the order of all who write work. */
export const lockPlansOf = (tx: Db, vesselId: string, equipmentIds: readonly string[]): Promise<PlanRow[]> =>
  plansOf(tx, vesselId, equipmentIds).for("update").execute();

export async function setPlansActive(tx: Db, vesselId: string, ids: readonly string[], isActive: boolean, now: Date) {
  await tx
    .update(plans)
    .set({ isActive, updatedAt: now, version: sql`${plans.version} + 1` })
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.id} in ${jsonIds(ids)}`));
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

/** One that went as the job before it was reopened never was an occurrence: its due stands for nothing. */
const isNotWithdrawn = or(isNull(jobs.archivedAt), sql`${jobs.cancelReason} is distinct from 'reopened'`);

export const ruleFields = ["trigger", "intervalCount", "intervalUnit", "counterInterval", "mode", "anchorOn"] as const;

/** As the job was done last, and else as it was raised, where its history begins: the rule of then asked for it. */
const ruledAtSeq = sql<
  number | null
>`(select coalesce(max(c.seq) filter (where c.verb = 'completed' and jobs.status in ('done', 'verified')), min(c.seq)) from ${changes} c
  where c.vessel_id = jobs.vessel_id and c.record_kind = 'job' and c.record_id = jobs.id)`;

/**
 * When a job was opened last. An occurrence that was reopened is after those that its completion had brought, which never
 * were asked for.
 */
const openedAtSeq = sql<number>`(select coalesce(max(c.seq), 0) from ${changes} c
  where c.vessel_id = jobs.vessel_id and c.record_kind = 'job' and c.record_id = jobs.id and c.verb in ('created', 'imported', 'reopened'))`;

/** What was changed of the rules of these plans, the latest first. */
export function listRuleChanges(tx: Db, vesselId: string, planIds: readonly string[]) {
  return tx
    .select({ planId: changes.recordId, seq: changes.seq, diff: changes.diff })
    .from(changes)
    .where(
      and(
        eq(changes.vesselId, vesselId),
        eq(changes.recordKind, "plan"),
        sql`${changes.recordId} in ${jsonIds(planIds)}`,
        sql`exists (select 1 from jsonb_object_keys(${changes.diff}) as field where field in ${jsonTexts(ruleFields)})`,
      ),
    )
    .orderBy(desc(changes.seq));
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
      isDone: sql<boolean>`${jobs.status} in ('done', 'verified')`.as("is_done"),
      ruledAtSeq: ruledAtSeq.mapWith(Number).as("ruled_at_seq"),
      lastDueOn: sql<CalendarDate | null>`coalesce(${jobs.originalDueOn}, ${jobs.dueOn})`.as("due_on_first"),
      lastDueTotal: sql<number | null>`coalesce(${jobs.originalDueTotal}, ${jobs.dueTotal})`
        .mapWith(jobs.dueTotal)
        .as("due_total_first"),
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.vesselId, plans.vesselId),
        eq(jobs.planId, plans.id),
        isNotNull(jobs.occurrence),
        isNull(jobs.cause),
        isNotWithdrawn,
      ),
    )
    .orderBy(desc(openedAtSeq), desc(jobs.occurrence))
    .limit(1)
    .as("last_occurrence");
  return tx
    .select({
      planId: plans.id,
      hasOpenJob: sql<boolean>`exists (select 1 from ${jobs} where ${and(eq(jobs.vesselId, plans.vesselId), eq(jobs.planId, plans.id), isLiveJob)})`,
      lastDoneAt: sql<Date | null>`${last(workHistory.doneAt)}`.mapWith(workHistory.doneAt),
      lastDoneOn: sql<CalendarDate | null>`${last(workHistory.doneOn)}`,
      lastTotal: sql<number | null>`${last(workHistory.total)}`.mapWith(workHistory.total),
      isCancelled: sql<boolean>`coalesce(${lastOccurrence.isCancelled}, false)`,
      isDone: sql<boolean>`coalesce(${lastOccurrence.isDone}, false)`,
      ruledAtSeq: lastOccurrence.ruledAtSeq,
      lastDueOn: lastOccurrence.lastDueOn,
      lastDueTotal: lastOccurrence.lastDueTotal,
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
