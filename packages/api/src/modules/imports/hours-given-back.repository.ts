import type { Db } from "@ymp/db/client";
import { counters, equipment, readings } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { and, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** What was read as a job was closed stays while that is closed. */
const standing = (vesselId: string, ids: readonly string[]) =>
  and(
    eq(readings.vesselId, vesselId),
    sql`${readings.id} in ${jsonIds(ids)}`,
    isNull(readings.withdrawnAt),
    sql`not exists (
      select 1 from ${jobs} closed
      where closed.vessel_id = ${readings.vesselId} and closed.id = ${readings.jobId} and closed.status = 'done'
    )`,
  );

/** What a list read off meters and still stands, with the machine of each; whether somebody read the meter later than the list did. */
export function listHours(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      id: readings.id,
      counterId: readings.counterId,
      equipmentId: equipment.id,
      name: equipment.name,
      archivedAt: equipment.archivedAt,
      hasLater: sql<boolean>`exists (
        select 1 from ${readings} later
        where later.vessel_id = ${readings.vesselId} and later.counter_id = ${readings.counterId}
          and later.withdrawn_at is null and later.id not in ${jsonIds(ids)}
          and (later.read_at, later.total) > (${readings.readAt}, ${readings.total})
      )`,
    })
    .from(readings)
    .innerJoin(counters, and(eq(counters.vesselId, vesselId), eq(counters.id, readings.counterId)))
    .innerJoin(equipment, and(eq(equipment.vesselId, vesselId), eq(equipment.id, counters.equipmentId)))
    .where(standing(vesselId, ids));
}

export function withdrawImported(tx: Db, vesselId: string, ids: readonly string[], now: Date) {
  return tx
    .update(readings)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(standing(vesselId, ids))
    .returning({ counterId: readings.counterId });
}
