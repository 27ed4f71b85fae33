import type { Db } from "@ymp/db/client";
import { sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { and, asc, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { SparePartRow } from "../equipment/equipment.record.ts";

type NewPart = typeof spareParts.$inferInsert;

export async function findPart(
  tx: Db,
  vesselId: string,
  id: string,
  forUpdate = false,
): Promise<SparePartRow | undefined> {
  const query = tx
    .select()
    .from(spareParts)
    .where(and(eq(spareParts.vesselId, vesselId), eq(spareParts.id, id)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

export function lockedParts(tx: Db, vesselId: string, ids: readonly string[]): Promise<SparePartRow[]> {
  return tx
    .select()
    .from(spareParts)
    .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} in ${jsonIds(ids)}`))
    .orderBy(asc(spareParts.id))
    .for("update");
}

export async function machineOfSection(tx: Db, vesselId: string, sectionId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ equipmentId: sections.equipmentId })
    .from(sections)
    .where(and(eq(sections.vesselId, vesselId), eq(sections.id, sectionId)));
  return row?.equipmentId;
}

export async function insertPart(tx: Db, row: NewPart): Promise<SparePartRow> {
  const [inserted] = await tx.insert(spareParts).values(row).returning();
  return expectRow(inserted);
}

/** Writes the same values to all these rows, each of which becomes one version newer. */
export function updateParts(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  values: Partial<NewPart>,
  now: Date,
): Promise<SparePartRow[]> {
  return tx
    .update(spareParts)
    .set({ ...values, updatedAt: now, version: sql`${spareParts.version} + 1` })
    .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} in ${jsonIds(ids)}`))
    .returning();
}

/** Gives each of the parts its own item. */
export function linkRows(
  tx: Db,
  vesselId: string,
  links: readonly { id: string; itemId: string | null }[],
  now: Date,
): Promise<SparePartRow[]> {
  const given = sql`(select l.id, l."itemId" as item_id from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(id uuid, "itemId" uuid)) as given`;
  return tx
    .update(spareParts)
    .set({ itemId: sql`given.item_id`, updatedAt: now, version: sql`${spareParts.version} + 1` })
    .from(given)
    .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} = given.id`))
    .returning();
}

export async function deletePart(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(spareParts).where(and(eq(spareParts.vesselId, vesselId), eq(spareParts.id, id)));
}
