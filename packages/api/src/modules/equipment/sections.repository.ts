import type { Db } from "@ymp/db/client";
import { equipment, equipmentFiles, sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { and, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type SectionRow = typeof sections.$inferSelect;

export async function findSection(
  tx: Db,
  vesselId: string,
  id: string,
  forUpdate = false,
): Promise<SectionRow | undefined> {
  const query = tx
    .select()
    .from(sections)
    .where(and(eq(sections.vesselId, vesselId), eq(sections.id, id)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

export async function insertSection(tx: Db, row: typeof sections.$inferInsert): Promise<void> {
  const next = sql<number>`(select coalesce(max(position) + 1, 0) from ${sections} where vessel_id = ${row.vesselId} and equipment_id = ${row.equipmentId})`;
  await tx.insert(sections).values({ ...row, position: next });
}

export async function updateSectionRow(
  tx: Db,
  vesselId: string,
  id: string,
  values: Partial<typeof sections.$inferInsert>,
): Promise<SectionRow> {
  const [row] = await tx
    .update(sections)
    .set({ ...values, version: sql`${sections.version} + 1` })
    .where(and(eq(sections.vesselId, vesselId), eq(sections.id, id)))
    .returning();
  return expectRow(row);
}

/** Parts and jobs of a section stay with the machine. */
export async function deleteSection(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx
    .update(spareParts)
    .set({ sectionId: null })
    .where(and(eq(spareParts.vesselId, vesselId), eq(spareParts.sectionId, id)));
  await tx
    .update(jobs)
    .set({ sectionId: null })
    .where(and(eq(jobs.vesselId, vesselId), eq(jobs.sectionId, id)));
  await tx.delete(sections).where(and(eq(sections.vesselId, vesselId), eq(sections.id, id)));
}

export async function findEquipmentFile(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(equipmentFiles)
    .where(and(eq(equipmentFiles.vesselId, vesselId), eq(equipmentFiles.id, id)));
  return row;
}

export async function insertEquipmentFile(tx: Db, row: typeof equipmentFiles.$inferInsert): Promise<void> {
  await tx.insert(equipmentFiles).values(row);
}

export async function deleteEquipmentFile(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(equipmentFiles).where(and(eq(equipmentFiles.vesselId, vesselId), eq(equipmentFiles.id, id)));
}

export async function setPhotoOf(
  tx: Db,
  vesselId: string,
  id: string,
  photoFileId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .update(equipment)
    .set({ photoFileId, updatedAt: now, version: sql`${equipment.version} + 1` })
    .where(and(eq(equipment.vesselId, vesselId), eq(equipment.id, id)));
}
