import type { heldPart } from "@ymp/core/maintenance/part-fields";
import type { Db } from "@ymp/db/client";
import { equipment, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { orderLines } from "@ymp/db/schema/orders";
import { recordFiles } from "@ymp/db/schema/platform";
import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { allBySlices, bySlices } from "../../kit/slices.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { PartsOnBoard } from "../../platform/imports/plan-parts-import.ts";
import { listMachines } from "./on-board.repository.ts";

/**
 * Machines, their parts and the numbered items of the stores, as rows of a parts list are compared with them. `heldOf` a part names
 * what the importer may not change.
 */
export async function listPartsOnBoard(
  tx: Db,
  vesselId: string,
  heldOf: (...of: Parameters<typeof heldPart>) => readonly string[],
): Promise<Omit<PartsOnBoard, "stores">> {
  const machines = await listMachines(tx, vesselId);
  const parts = await allBySlices((after) =>
    tx
      .select({
        id: spareParts.id,
        part: spareParts,
        section: sections.name,
        machine: { isCritical: equipment.isCritical, archivedAt: equipment.archivedAt },
      })
      .from(spareParts)
      .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
      .leftJoin(sections, and(eq(sections.vesselId, spareParts.vesselId), eq(sections.id, spareParts.sectionId)))
      .where(and(eq(spareParts.vesselId, vesselId), after ? gt(spareParts.id, after) : undefined))
      .orderBy(asc(spareParts.id)),
  );
  return {
    equipment: machines,
    items: await numberedItems(tx, vesselId),
    parts: await withRoom(
      mapped(parts, ({ part, section, machine }) => {
        const { id, itemId, ...values } = part;
        return { id, itemId, values: { ...values, section }, isArchived: false, held: heldOf(part, machine) };
      }),
    ),
  };
}

/** Items in use that have a part number. */
function numberedItems(tx: Db, vesselId: string) {
  const { id, partNo, archivedAt } = inventoryItems;
  return allBySlices((after) =>
    tx
      .select({ id, partNo: sql<string>`${partNo}` })
      .from(inventoryItems)
      .where(
        and(
          eq(inventoryItems.vesselId, vesselId),
          isNull(archivedAt),
          isNotNull(partNo),
          after ? gt(id, after) : undefined,
        ),
      )
      .orderBy(asc(id)),
  );
}

export function lockParts(tx: Db, vesselId: string, ids: readonly string[]) {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(spareParts)
      .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} in ${jsonIds(slice)}`))
      .orderBy(asc(spareParts.id))
      .for("update"),
  );
}

export function listSectionsOf(tx: Db, vesselId: string, equipmentIds: readonly string[]) {
  return tx
    .select({ id: sections.id, equipmentId: sections.equipmentId, name: sections.name })
    .from(sections)
    .where(and(eq(sections.vesselId, vesselId), sql`${sections.equipmentId} in ${jsonIds(equipmentIds)}`))
    .orderBy(asc(sections.position), asc(sections.id));
}

/** Parts that photos or papers hang on, or that were ordered. */
export async function listPartsInUse(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const [filed, ordered] = await Promise.all([
    tx
      .selectDistinct({ id: recordFiles.recordId })
      .from(recordFiles)
      .where(
        and(
          eq(recordFiles.vesselId, vesselId),
          eq(recordFiles.recordKind, "part"),
          sql`${recordFiles.recordId} in ${jsonIds(ids)}`,
        ),
      ),
    tx
      .selectDistinct({ id: orderLines.sparePartId })
      .from(orderLines)
      .where(and(eq(orderLines.vesselId, vesselId), sql`${orderLines.sparePartId} in ${jsonIds(ids)}`)),
  ]);
  return new Set([...filed, ...ordered].flatMap(({ id }) => id ?? []));
}

export async function deleteParts(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(spareParts).where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} in ${jsonIds(ids)}`));
}

/** Of these sections the ones that nothing stands in, no job is about, and nobody gave a drawing. */
export function deleteEmptySections(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .delete(sections)
    .where(
      and(
        eq(sections.vesselId, vesselId),
        sql`${sections.id} in ${jsonIds(ids)}`,
        isNull(sections.drawingFileId),
        sql`not exists (select 1 from spare_parts p where p.vessel_id = ${vesselId} and p.section_id = ${sections.id})`,
        sql`not exists (select 1 from jobs j where j.vessel_id = ${vesselId} and j.section_id = ${sections.id})`,
      ),
    )
    .returning({ name: sections.name, equipmentId: sections.equipmentId });
}
