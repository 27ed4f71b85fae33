import type { Db } from "@ymp/db/client";
import { jobs } from "@ymp/db/schema/jobs";
import { tripJobs } from "@ymp/db/schema/trips";
import { and, asc, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type TripJobRow = typeof tripJobs.$inferSelect;
export type NewTripJob = typeof tripJobs.$inferInsert;

/** What is done for a trip, the first to be due on top; what was archived since last, so that it can be taken off. */
export function listTripJobs(tx: Db, vesselId: string, tripId: string) {
  return tx
    .select({
      ...{ id: tripJobs.id, version: tripJobs.version, jobId: jobs.id, title: jobs.title, status: jobs.status },
      ...{ number: jobs.number, year: jobs.year, dueOn: jobs.dueOn, isCritical: jobs.isCritical },
      isArchived: sql<boolean>`${jobs.archivedAt} is not null`,
    })
    .from(tripJobs)
    .innerJoin(jobs, and(eq(jobs.vesselId, tripJobs.vesselId), eq(jobs.id, tripJobs.jobId)))
    .where(and(eq(tripJobs.vesselId, vesselId), eq(tripJobs.tripId, tripId)))
    .orderBy(sql`${jobs.archivedAt} is not null`, asc(jobs.dueOn), asc(jobs.id));
}

export async function findTripJob(tx: Db, vesselId: string, id: string): Promise<TripJobRow | undefined> {
  const [row] = await tx
    .select()
    .from(tripJobs)
    .where(and(eq(tripJobs.vesselId, vesselId), eq(tripJobs.id, id)));
  return row;
}

/** Also of one that was archived. */
export async function titleOfJob(tx: Db, vesselId: string, jobId: string): Promise<string> {
  const [row] = await tx
    .select({ title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.id, jobId)));
  return expectRow(row).title;
}

export async function findByJob(tx: Db, vesselId: string, jobId: string): Promise<TripJobRow | undefined> {
  const [row] = await tx
    .select()
    .from(tripJobs)
    .where(and(eq(tripJobs.vesselId, vesselId), eq(tripJobs.jobId, jobId)));
  return row;
}

export async function insertTripJob(tx: Db, row: NewTripJob): Promise<TripJobRow> {
  const [inserted] = await tx.insert(tripJobs).values(row).returning();
  return expectRow(inserted);
}

export async function deleteTripJob(tx: Db, { vesselId, id }: TripJobRow): Promise<void> {
  await tx.delete(tripJobs).where(and(eq(tripJobs.vesselId, vesselId), eq(tripJobs.id, id)));
}
