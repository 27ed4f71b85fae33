import type { Db } from "@ymp/db/client";
import { counters, equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { and, asc, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { bySlices } from "../../kit/slices.ts";

export type EquipmentRecordRow = typeof equipment.$inferSelect;
export type PlanRecordRow = typeof plans.$inferSelect;
export type JobRecordRow = typeof jobs.$inferSelect;

export function lockEquipment(tx: Db, vesselId: string, ids: readonly string[]): Promise<EquipmentRecordRow[]> {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(equipment)
      .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(slice)}`))
      .orderBy(asc(equipment.id))
      .for("update"),
  );
}

/** The whole register as far as it stands in a tree. */
export function listPlaced(tx: Db, vesselId: string) {
  const { id, parentId, name, archivedAt, isCritical, department } = equipment;
  return tx
    .select({ id, parentId, name, archivedAt, isCritical, department })
    .from(equipment)
    .where(eq(equipment.vesselId, vesselId));
}

export function lockJobs(tx: Db, vesselId: string, ids: readonly string[]): Promise<JobRecordRow[]> {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.id} in ${jsonIds(slice)}`))
      .orderBy(asc(jobs.id))
      .for("update"),
  );
}

export function listPlans(tx: Db, vesselId: string, ids: readonly string[]): Promise<PlanRecordRow[]> {
  return tx
    .select()
    .from(plans)
    .where(and(eq(plans.vesselId, vesselId), sql`${plans.id} in ${jsonIds(ids)}`));
}

/** Held before the jobs themselves, the order of all who write work. */
export function lockPlansOfJobs(tx: Db, vesselId: string, jobIds: readonly string[]): Promise<PlanRecordRow[]> {
  return tx
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.vesselId, vesselId),
        sql`${plans.id} in (select ${jobs.planId} from ${jobs}
          where ${jobs.vesselId} = ${vesselId} and ${jobs.id} in ${jsonIds(jobIds)})`,
      ),
    )
    .orderBy(asc(plans.id))
    .for("update");
}

/** The running-hours meters of these machines. */
export function listHourCounters(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select()
    .from(counters)
    .where(
      and(
        eq(counters.vesselId, vesselId),
        eq(counters.kind, "hours"),
        sql`${counters.equipmentId} in ${jsonIds(equipmentIds)}`,
      ),
    );
}

/** The meter that closing each of these jobs reads: its own, else the hours of its machine. */
export async function listMetersOfJobs(tx: Db, vesselId: string, jobIds: readonly string[]) {
  const hours = and(
    eq(counters.vesselId, jobs.vesselId),
    sql`case when ${jobs.counterId} is null then ${counters.equipmentId} = ${jobs.equipmentId} and ${counters.kind} = 'hours'
      else ${counters.id} = ${jobs.counterId} end`,
  );
  return tx
    .select({ jobId: jobs.id, counterId: counters.id })
    .from(jobs)
    .innerJoin(counters, hours)
    .where(and(eq(jobs.vesselId, vesselId), sql`${jobs.id} in ${jsonIds(jobIds)}`));
}

/** How many items stand under each parent, so that new ones come after them. */
export async function countSiblings(tx: Db, vesselId: string): Promise<Map<string | null, number>> {
  const rows = await tx
    .select({ parentId: equipment.parentId, count: sql<number>`count(*)::int` })
    .from(equipment)
    .where(eq(equipment.vesselId, vesselId))
    .groupBy(equipment.parentId);
  return new Map(rows.map(({ parentId, count }) => [parentId, count]));
}
