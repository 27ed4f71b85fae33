import type { Db } from "@ymp/db/client";
import { jobParts, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { orderLines } from "@ymp/db/schema/orders";
import { profiles } from "@ymp/db/schema/people";
import { plans } from "@ymp/db/schema/plans";
import { changes, comments } from "@ymp/db/schema/platform";
import { workHistory } from "@ymp/db/schema/work-history";
import { worklistJobs } from "@ymp/db/schema/worklists";
import { type Slots, statement } from "@ymp/db/statements";
import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { isOpen } from "./due-sql.ts";
import type { JobRecordRow } from "./jobs.repository.ts";

interface OneOfVessel {
  readonly vesselId: string;
  readonly id: string;
}

const planRow = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.vesselId, of.vesselId), eq(plans.id, of.id))),
);

export async function findPlan(tx: Db, vesselId: string, id: string): Promise<typeof plans.$inferSelect | undefined> {
  const [plan] = await planRow(tx, { vesselId, id });
  return plan;
}

const completionRow = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ jobId: workHistory.jobId, createdBy: workHistory.createdBy })
    .from(workHistory)
    .where(and(eq(workHistory.vesselId, of.vesselId), eq(workHistory.id, of.id))),
);

export async function findCompletion(tx: Db, vesselId: string, id: string) {
  const [row] = await completionRow(tx, { vesselId, id });
  return row;
}

const completionOfJob = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({
      id: workHistory.id,
      createdBy: workHistory.createdBy,
      importId: workHistory.importId,
      creditedBy: workHistory.creditedBy,
      creditCapacity: workHistory.creditCapacity,
      creditConfirmedBy: workHistory.creditConfirmedBy,
      creditConfirmedOn: workHistory.creditConfirmedOn,
    })
    .from(workHistory)
    .where(
      and(
        eq(workHistory.vesselId, of.vesselId),
        eq(workHistory.jobId, of.id),
        eq(workHistory.outcome, "done"),
        isNull(workHistory.withdrawnAt),
      ),
    )
    .orderBy(desc(workHistory.doneAt))
    .limit(1),
);

/** The completion that counts; undefined while the job is open, and where it was closed before this was written down. */
export async function standingCompletion(tx: Db, vesselId: string, jobId: string) {
  const [row] = await completionOfJob(tx, { vesselId, id: jobId });
  return row;
}

const lastDone = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ doneAt: workHistory.doneAt, doneOn: workHistory.doneOn })
    .from(workHistory)
    .where(
      and(
        eq(workHistory.vesselId, of.vesselId),
        eq(workHistory.planId, of.id),
        eq(workHistory.outcome, "done"),
        isNull(workHistory.withdrawnAt),
      ),
    )
    .orderBy(desc(workHistory.doneAt))
    .limit(1),
);

export async function lastCompletionOfPlan(tx: Db, vesselId: string, planId: string) {
  const [row] = await lastDone(tx, { vesselId, id: planId });
  return row;
}

export async function insertHistory(tx: Db, rows: (typeof workHistory.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(workHistory).values(rows);
}

export async function withdrawHistory(tx: Db, vesselId: string, jobId: string, now: Date): Promise<void> {
  await tx
    .update(workHistory)
    .set({ withdrawnAt: now })
    .where(and(eq(workHistory.vesselId, vesselId), eq(workHistory.jobId, jobId), isNull(workHistory.withdrawnAt)));
}

const openTasks = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ open: sql<number>`count(*)::int` })
    .from(jobTasks)
    .where(and(eq(jobTasks.vesselId, of.vesselId), eq(jobTasks.jobId, of.id), isNull(jobTasks.doneAt))),
);

export async function openTaskCount(tx: Db, vesselId: string, jobId: string): Promise<number> {
  const [row] = await openTasks(tx, { vesselId, id: jobId });
  return row?.open ?? 0;
}

/** Of these jobs the open ones with lines that are not ticked. */
export function unfinishedChecklists(tx: Db, vesselId: string, jobIds: readonly string[]) {
  return tx
    .select({ title: jobs.title, open: sql<number>`count(*)::int` })
    .from(jobTasks)
    .innerJoin(jobs, and(eq(jobs.vesselId, jobTasks.vesselId), eq(jobs.id, jobTasks.jobId)))
    .where(and(eq(jobTasks.vesselId, vesselId), sql`${jobs.id} in ${jsonIds(jobIds)}`, isNull(jobTasks.doneAt), isOpen))
    .groupBy(jobs.id, jobs.title)
    .orderBy(jobs.id);
}

export async function writeUsedParts(
  tx: Db,
  vesselId: string,
  jobId: string,
  used: readonly { itemId: string; locationId: string | null; quantity: number }[],
  createdBy: string | null,
): Promise<void> {
  if (used.length === 0) return;
  await tx
    .insert(jobParts)
    .values(
      used.map((part) => ({
        vesselId,
        jobId,
        createdBy,
        itemId: part.itemId,
        locationId: part.locationId,
        usedQuantity: part.quantity,
      })),
    )
    .onConflictDoUpdate({
      target: [jobParts.vesselId, jobParts.jobId, jobParts.itemId],
      set: { usedQuantity: sql`excluded.used_quantity`, locationId: sql`excluded.location_id` },
    });
}

export async function clearUsedParts(tx: Db, vesselId: string, jobId: string): Promise<void> {
  await tx
    .update(jobParts)
    .set({ usedQuantity: null })
    .where(and(eq(jobParts.vesselId, vesselId), eq(jobParts.jobId, jobId)));
}

/** Came of the plan's rule. What an event or a measured value asks for has a cause of its own and follows nothing. */
const followsByRule = and(isNull(jobs.cause), ne(sql`coalesce(${jobs.status}, 'due')`, "cancelled"));

/** The occurrence that a completion brought into being. */
export async function findFollowing(tx: Db, vesselId: string, jobId: string): Promise<JobRecordRow | undefined> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.previousJobId, jobId), followsByRule))
    .limit(1);
  return row;
}

/** What somebody did with a job since it was made: all that its history says of it, and what of other records belongs to it. */
const touchesOfJob = sql<number>`(select count(*)::int from ${changes} c
    where c.vessel_id = jobs.vessel_id and c.record_kind = 'job' and c.record_id = jobs.id
      and c.verb not in ('created', 'imported') and not coalesce((c.facts ->> 'regraded')::boolean, false))
  + (select count(*)::int from ${comments} c where c.vessel_id = jobs.vessel_id and c.record_id = jobs.id)
  + (select count(*)::int from ${orderLines} l where l.vessel_id = jobs.vessel_id and l.job_id = jobs.id)
  + (select count(*)::int from ${worklistJobs} w where w.vessel_id = jobs.vessel_id and w.job_id = jobs.id)`;

/**
 * Later occurrences of its plan, whichever way they came: after one that was skipped, or as the plan was resumed. With each, how
 * much happened to it.
 */
export function findLater(tx: Db, vesselId: string, { planId, occurrence }: JobRecordRow) {
  return tx
    .select({ job: jobs, touches: touchesOfJob })
    .from(jobs)
    .where(
      and(
        eq(jobs.vesselId, vesselId),
        planId === null ? sql`false` : eq(jobs.planId, planId),
        gt(jobs.occurrence, occurrence ?? 0),
        followsByRule,
      ),
    );
}

export type StandingCompletion = NonNullable<Awaited<ReturnType<typeof standingCompletion>>>;

/** The account and rank of the person who did a piece of work, and nothing else of the person. */
export async function findDoer(tx: Db, vesselId: string, profileId: string) {
  const [row] = await tx
    .select({ userId: profiles.userId, role: profiles.role })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, profileId)));
  return row;
}
