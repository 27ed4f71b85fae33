import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { withinItem } from "../equipment/branch.ts";
import type { ProposalsInput } from "./spare-parts.schema.ts";

/** Parts that no stock is kept of; one whose item is hidden from the reader is none. */
export function unlinkedParts(tx: Db, vesselId: string, { equipmentId, ids }: ProposalsInput) {
  return tx
    .select({
      id: spareParts.id,
      designation: spareParts.designation,
      partNo: spareParts.partNo,
      unit: spareParts.unit,
      equipmentId: equipment.id,
      equipmentName: equipment.name,
      manufacturer: equipment.manufacturer,
      isCritical: equipment.isCritical,
    })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .where(
      and(
        eq(spareParts.vesselId, vesselId),
        isNull(spareParts.itemId),
        isNull(equipment.archivedAt),
        equipmentId ? sql`${spareParts.equipmentId} in ${withinItem(vesselId, equipmentId)}` : undefined,
        ids ? sql`${spareParts.id} in ${jsonIds(ids)}` : undefined,
      ),
    )
    .orderBy(asc(equipment.name), asc(spareParts.designation), asc(spareParts.id));
}

/** Items by which a part could be meant: those with a number, and those of one of these makers. */
export function itemsToPropose(tx: Db, vesselId: string, makers: readonly string[]) {
  const lowered = JSON.stringify(makers.map((maker) => maker.toLowerCase()));
  return tx
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      manufacturer: inventoryItems.manufacturer,
      unit: inventoryItems.unit,
    })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        isNull(inventoryItems.archivedAt),
        sql`(${inventoryItems.partNo} is not null or lower(${inventoryItems.manufacturer}) in (select value from jsonb_array_elements_text(${lowered}::jsonb)))`,
      ),
    )
    .orderBy(asc(inventoryItems.name), asc(inventoryItems.id));
}

/** The machine of a part, as far as its item takes after it. */
export async function machineOfPart(tx: Db, vesselId: string, equipmentId: string) {
  const [row] = await tx
    .select({
      name: equipment.name,
      manufacturer: equipment.manufacturer,
      supplierId: equipment.supplierId,
      isCritical: equipment.isCritical,
    })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), eq(equipment.id, equipmentId)));
  return row;
}
