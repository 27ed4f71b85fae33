import type { CalendarDate } from "@ymp/core/calendar-date";
import type { CounterSegment, TotalAt } from "@ymp/core/maintenance/counters";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { counterSegments, counters, equipment, readings } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, asc, desc, eq, gt, gte, isNull, lte, sql } from "drizzle-orm";
import { isLiveJob } from "./job-marks.repository.ts";

export type CounterRow = typeof counters.$inferSelect;
export type ReadingRow = typeof readings.$inferSelect;

/** The meter with its machine. The lock keeps two readings from being judged against the same last one. */
export async function lockCounter(tx: Db, vesselId: string, counterId: string) {
  const [row] = await tx
    .select({ counter: counters, equipment })
    .from(counters)
    .innerJoin(equipment, and(eq(equipment.vesselId, counters.vesselId), eq(equipment.id, counters.equipmentId)))
    .where(and(eq(counters.vesselId, vesselId), eq(counters.id, counterId)))
    .for("update", { of: counters });
  return row;
}

export async function findCounter(tx: Db, vesselId: string, counterId: string) {
  const [row] = await tx
    .select()
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), eq(counters.id, counterId)));
  return row;
}

export async function findCounterOf(tx: Db, vesselId: string, equipmentId: string, kind: CounterRow["kind"]) {
  const [row] = await tx
    .select()
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), eq(counters.equipmentId, equipmentId), eq(counters.kind, kind)));
  return row;
}

export async function insertCounter(tx: Db, row: typeof counters.$inferInsert) {
  await tx.insert(counters).values(row);
}

export async function updateCounter(
  tx: Db,
  vesselId: string,
  id: string,
  values: Partial<typeof counters.$inferInsert>,
) {
  await tx
    .update(counters)
    .set(values)
    .where(and(eq(counters.vesselId, vesselId), eq(counters.id, id)));
}

export async function listSegments(tx: Db, vesselId: string, counterId: string): Promise<CounterSegment[]> {
  return tx
    .select({
      number: counterSegments.number,
      reason: counterSegments.reason,
      offsetTotal: counterSegments.offsetTotal,
      startReading: counterSegments.startReading,
      startedAt: counterSegments.startedAt,
      endReading: counterSegments.endReading,
    })
    .from(counterSegments)
    .where(and(eq(counterSegments.vesselId, vesselId), eq(counterSegments.counterId, counterId)))
    .orderBy(asc(counterSegments.number));
}

export async function insertSegment(tx: Db, row: typeof counterSegments.$inferInsert) {
  await tx.insert(counterSegments).values(row);
}

export async function closeSegment(tx: Db, vesselId: string, counterId: string, number: number, endReading: number) {
  await tx
    .update(counterSegments)
    .set({ endReading })
    .where(
      and(
        eq(counterSegments.vesselId, vesselId),
        eq(counterSegments.counterId, counterId),
        eq(counterSegments.number, number),
      ),
    );
}

const valid = (vesselId: string, counterId: string) =>
  and(eq(readings.vesselId, vesselId), eq(readings.counterId, counterId), isNull(readings.withdrawnAt));

export async function findReading(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(readings)
    .where(and(eq(readings.vesselId, vesselId), eq(readings.id, id)));
  return row;
}

/** The readings of a meter just before and just after a moment. */
export async function findNeighbours(tx: Db, vesselId: string, counterId: string, segment: number, at: Date) {
  const ofSegment = and(valid(vesselId, counterId), eq(readings.segmentNumber, segment));
  const [[previous], [later]] = await Promise.all([
    tx
      .select()
      .from(readings)
      .where(and(ofSegment, lte(readings.readAt, at)))
      .orderBy(desc(readings.readAt), desc(readings.total))
      .limit(1),
    tx
      .select()
      .from(readings)
      .where(and(ofSegment, gt(readings.readAt, at)))
      .orderBy(asc(readings.readAt), asc(readings.total))
      .limit(1),
  ]);
  return { previous: previous ?? null, later: later ?? null };
}

export async function findLatest(tx: Db, vesselId: string, counterId: string) {
  const [row] = await tx
    .select()
    .from(readings)
    .where(valid(vesselId, counterId))
    .orderBy(desc(readings.readAt), desc(readings.total), desc(readings.segmentNumber))
    .limit(1);
  return row;
}

/** The two readings on which an average may rest: the last one before `at`, and the very first. */
export async function listBases(tx: Db, vesselId: string, counterId: string, at: Date): Promise<TotalAt[]> {
  const columns = { total: readings.total, readAt: readings.readAt };
  const [before, first] = await Promise.all([
    tx
      .select(columns)
      .from(readings)
      .where(and(valid(vesselId, counterId), lte(readings.readAt, at)))
      .orderBy(desc(readings.readAt), desc(readings.total))
      .limit(1),
    tx
      .select(columns)
      .from(readings)
      .where(valid(vesselId, counterId))
      .orderBy(asc(readings.readAt), asc(readings.total))
      .limit(1),
  ]);
  return [...first, ...before];
}

export async function insertReading(tx: Db, row: typeof readings.$inferInsert) {
  await tx.insert(readings).values(row);
}

export async function withdrawReadings(tx: Db, vesselId: string, which: { id: string } | { jobId: string }, at: Date) {
  return tx
    .update(readings)
    .set({ withdrawnAt: at, updatedAt: at })
    .where(
      and(
        eq(readings.vesselId, vesselId),
        "id" in which ? eq(readings.id, which.id) : eq(readings.jobId, which.jobId),
        isNull(readings.withdrawnAt),
      ),
    )
    .returning();
}

export function listReadings(
  tx: Db,
  vesselId: string,
  counterId: string,
  range: { from?: Date | undefined; to?: Date | undefined },
) {
  return tx
    .select({
      id: readings.id,
      segmentNumber: readings.segmentNumber,
      reading: readings.reading,
      total: readings.total,
      readAt: readings.readAt,
      source: readings.source,
      jobId: readings.jobId,
      note: readings.note,
      byName: users.name,
    })
    .from(readings)
    .leftJoin(users, eq(users.id, readings.createdBy))
    .where(
      and(
        valid(vesselId, counterId),
        range.from ? gte(readings.readAt, range.from) : undefined,
        range.to ? lte(readings.readAt, range.to) : undefined,
      ),
    )
    .orderBy(desc(readings.readAt), desc(readings.total));
}

/** Open jobs that fall due at a figure of this counter. */
export async function listJobsOnCounter(tx: Db, vesselId: string, counterId: string) {
  return tx
    .select({ id: jobs.id, title: jobs.title, dueOn: jobs.dueOn, dueTotal: jobs.dueTotal, plannedOn: jobs.plannedOn })
    .from(jobs)
    .where(
      and(eq(jobs.vesselId, vesselId), eq(jobs.counterId, counterId), isLiveJob, sql`${jobs.dueTotal} is not null`),
    )
    .orderBy(asc(jobs.dueTotal), asc(jobs.id));
}

/** Dues that were counted from the zero of an unread meter are counted from its first reading instead. */
export async function countFromFirstReading(tx: Db, vesselId: string, counterId: string, total: number): Promise<void> {
  await tx.execute(sql`
    update ${jobs} set due_total = ${jobs.dueTotal} + ${total}, original_due_total = ${jobs.originalDueTotal} + ${total}
    from plans p
    where ${jobs.vesselId} = ${vesselId} and ${jobs.counterId} = ${counterId} and ${isLiveJob}
      and p.vessel_id = ${jobs.vesselId} and p.id = ${jobs.planId}
      and p.known_done_total is null and ${jobs.dueTotal} = p.counter_interval`);
}

/** The planning date follows the readings and is no change by a person, so versions stay. */
export async function setPlannedOn(
  tx: Db,
  vesselId: string,
  planned: { id: string; plannedOn: CalendarDate | null }[],
) {
  if (planned.length === 0) return;
  await tx.execute(sql`
    update ${jobs} set planned_on = next."plannedOn"
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as next(id uuid, "plannedOn" date)
    where ${jobs.vesselId} = ${vesselId} and ${jobs.id} = next.id`);
}
