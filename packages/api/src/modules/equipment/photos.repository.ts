import type { Db } from "@ymp/db/client";
import { equipmentFiles } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { and, eq, isNull, sql } from "drizzle-orm";

export async function updateEquipmentFile(
  tx: Db,
  vesselId: string,
  id: string,
  values: Partial<Pick<typeof equipmentFiles.$inferInsert, "title" | "fileId" | "updatedAt">>,
): Promise<void> {
  await tx
    .update(equipmentFiles)
    .set({ ...values, version: sql`${equipmentFiles.version} + 1` })
    .where(and(eq(equipmentFiles.vesselId, vesselId), eq(equipmentFiles.id, id)));
}

/** A picture that was made from another was taken when that was. */
export async function takeOverTakenAt(tx: Db, vesselId: string, fromId: string, toId: string): Promise<void> {
  await tx
    .update(files)
    .set({
      takenAt: sql`(select source.taken_at from ${files} source where source.vessel_id = ${vesselId} and source.id = ${fromId})`,
    })
    .where(and(eq(files.vesselId, vesselId), eq(files.id, toId), isNull(files.takenAt)));
}

export async function isPhotoOf(tx: Db, vesselId: string, equipmentId: string, fileId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: equipmentFiles.id })
    .from(equipmentFiles)
    .where(
      and(
        eq(equipmentFiles.vesselId, vesselId),
        eq(equipmentFiles.equipmentId, equipmentId),
        eq(equipmentFiles.fileId, fileId),
        eq(equipmentFiles.kind, "photo"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
