import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships } from "@ymp/db/schema/accounts";
import { jobAssignees, jobParts, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { comments } from "@ymp/db/schema/platform";
import { workHistory } from "@ymp/db/schema/work-history";
import { type Slots, statement } from "@ymp/db/statements";
import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { placeOfProfile } from "../../platform/accounts/crew-aboard.ts";
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

/** The completion that stands; undefined while the job is open, and where it was closed before this was written down. */
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

const tasksOfPlan = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ title: planTasks.title, position: planTasks.position })
    .from(planTasks)
    .where(and(eq(planTasks.vesselId, of.vesselId), eq(planTasks.planId, of.id))),
);

const partsOfPlan = statement((db, of: Slots<OneOfVessel>) =>
  db
    .select({ itemId: planParts.itemId, quantity: planParts.quantity })
    .from(planParts)
    .where(and(eq(planParts.vesselId, of.vesselId), eq(planParts.planId, of.id))),
);

/** Without those whose place on the vessel is over. */
const peopleOfPlan = statement((db, of: Slots<OneOfVessel & { today: string }>) =>
  db
    .select({ profileId: planAssignees.profileId })
    .from(planAssignees)
    .innerJoin(profiles, and(eq(profiles.vesselId, planAssignees.vesselId), eq(profiles.id, planAssignees.profileId)))
    .leftJoin(memberships, placeOfProfile)
    .where(
      and(
        eq(planAssignees.vesselId, of.vesselId),
        eq(planAssignees.planId, of.id),
        isNull(memberships.softDeletedAt),
        sql`(${memberships.endsOn} is null or ${memberships.endsOn} >= ${of.today}::date)`,
      ),
    ),
);

/** Gives the next occurrence its checklist, parts and people from the plan. */
export async function equipOccurrence(
  tx: Db,
  vesselId: string,
  planId: string,
  jobId: string,
  createdBy: string | null,
  today: CalendarDate,
): Promise<void> {
  const plan = { vesselId, id: planId };
  const [tasks, parts, people] = await Promise.all([
    tasksOfPlan(tx, plan),
    partsOfPlan(tx, plan),
    peopleOfPlan(tx, { ...plan, today }),
  ]);
  const own = { vesselId, jobId, createdBy };
  await Promise.all([
    tasks.length ? tx.insert(jobTasks).values(tasks.map((task) => ({ ...own, ...task }))) : null,
    parts.length
      ? tx.insert(jobParts).values(parts.map(({ itemId, quantity }) => ({ ...own, itemId, plannedQuantity: quantity })))
      : null,
    people.length ? tx.insert(jobAssignees).values(people.map(({ profileId }) => ({ ...own, profileId }))) : null,
  ]);
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

/**
 * Later occurrences of its plan, whichever way they came: after one that was skipped, or as the plan was resumed. With each, how
 * much happened to it.
 */
export function findLater(tx: Db, vesselId: string, { planId, occurrence }: JobRecordRow) {
  return tx
    .select({
      job: jobs,
      touches: sql<number>`(select count(*)::int from ${jobTasks} t where t.vessel_id = jobs.vessel_id and t.job_id = jobs.id and t.done_at is not null)
        + (select count(*)::int from ${comments} c where c.vessel_id = jobs.vessel_id and c.record_id = jobs.id)`,
    })
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

/** The account and rank of whoever did a piece of work, and nothing else of the person. */
export async function findDoer(tx: Db, vesselId: string, profileId: string) {
  const [row] = await tx
    .select({ userId: profiles.userId, role: profiles.role })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.id, profileId)));
  return row;
}
