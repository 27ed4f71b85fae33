import type { Db } from "@ymp/db/client";
import { counterSegments, counters, equipment, equipmentFiles, readings, sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { searchEntries } from "@ymp/db/schema/platform";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import { withinItem } from "./branch.ts";
import type { EquipmentRow } from "./equipment.record.ts";

export type NewEquipment = typeof equipment.$inferInsert;

/** Keeps two moves from closing a circle between them. The person who waits holds a connection, and so does not wait for long. */
export async function lockTree(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', '3s', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`equipment tree of ${vesselId}`}, 0))`);
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
}

export async function lockItems(tx: Db, vesselId: string, ids: readonly string[]): Promise<EquipmentRow[]> {
  return tx
    .select()
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`))
    .orderBy(asc(equipment.id))
    .for("update");
}

/** How many the item and everything below it are. */
export function branchSize(tx: Db, vesselId: string, id: string): Promise<number> {
  return tx.$count(
    equipment,
    and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${withinItem(vesselId, id)}`),
  );
}

const within = (tx: Db, vesselId: string, id: string) =>
  tx
    .select()
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${withinItem(vesselId, id)}`))
    .orderBy(asc(equipment.id));

/** The item and everything below it, locked. */
export const lockBranch = (tx: Db, vesselId: string, id: string): Promise<EquipmentRow[]> =>
  within(tx, vesselId, id).for("update").execute();

/** Every machine in use, with its place in the tree. */
export function liveMachines(tx: Db, vesselId: string) {
  const { id, parentId, name, department, isCritical, archivedAt } = equipment;
  return tx
    .select({ id, parentId, name, department, isCritical })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), isNull(archivedAt)));
}

export async function listParents(tx: Db, vesselId: string): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ id: equipment.id, parentId: equipment.parentId })
    .from(equipment)
    .where(eq(equipment.vesselId, vesselId));
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

export async function listSiblings(tx: Db, vesselId: string, parentId: string | null): Promise<string[]> {
  const rows = await tx
    .select({ id: equipment.id })
    .from(equipment)
    .where(
      and(
        eq(equipment.vesselId, vesselId),
        parentId === null ? isNull(equipment.parentId) : eq(equipment.parentId, parentId),
      ),
    )
    .orderBy(asc(equipment.position), asc(equipment.name), asc(equipment.id));
  return rows.map(({ id }) => id);
}

export async function insertItem(tx: Db, row: NewEquipment): Promise<EquipmentRow> {
  const [inserted] = await tx.insert(equipment).values(row).returning();
  return expectRow(inserted);
}

/** Writes the same values to all these rows, each of which becomes one version newer. */
export async function updateItems(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  values: Partial<NewEquipment>,
  now: Date,
): Promise<EquipmentRow[]> {
  return tx
    .update(equipment)
    .set({ ...values, updatedAt: now, version: sql`${equipment.version} + 1` })
    .where(and(eq(equipment.vesselId, vesselId), sql`${equipment.id} in ${jsonIds(ids)}`))
    .returning();
}

/** Where siblings stand is no change to any of them. */
export async function setPositions(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${equipment} set position = place.ordinality - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as place(id, ordinality)
    where ${equipment.vesselId} = ${vesselId} and ${equipment.id} = place.id::uuid and position <> place.ordinality - 1`);
}

/** Removes an item with all that only it has. What has a history points at it and stops this. */
export async function deleteItem(tx: Db, vesselId: string, id: string): Promise<void> {
  const meters = sql`(select c.id from ${counters} c where c.vessel_id = ${vesselId} and c.equipment_id = ${id})`;
  await tx.delete(readings).where(and(eq(readings.vesselId, vesselId), sql`${readings.counterId} in ${meters}`));
  await tx
    .delete(counterSegments)
    .where(and(eq(counterSegments.vesselId, vesselId), sql`${counterSegments.counterId} in ${meters}`));
  const parts = sql`(select p.id from ${spareParts} p where p.vessel_id = ${vesselId} and p.equipment_id = ${id})`;
  await tx
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.vesselId, vesselId),
        eq(searchEntries.recordKind, "part"),
        sql`${searchEntries.recordId} in ${parts}`,
      ),
    );
  for (const table of [counters, spareParts, sections, equipmentFiles])
    await tx.delete(table).where(and(eq(table.vesselId, vesselId), eq(table.equipmentId, id)));
  await tx.delete(equipment).where(and(eq(equipment.vesselId, vesselId), eq(equipment.id, id)));
}
