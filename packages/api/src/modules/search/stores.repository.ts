import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** Named in full: in a select of one table, Drizzle writes columns without it, and here they would be those of the moves. */
const onHand =
  sql<number>`coalesce((select sum(m.quantity) from ${stockMoves} m where m.vessel_id = inventory_items.vessel_id and m.item_id = inventory_items.id), 0)`.mapWith(
    Number,
  );

const stock = {
  itemId: inventoryItems.id,
  unit: inventoryItems.unit,
  minQuantity: inventoryItems.minQuantity,
  isCritical: inventoryItems.isCritical,
  isPrivate: inventoryItems.isPrivate,
  onHand,
};

export function statesOfItems(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({ id: inventoryItems.id, ...stock })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        sql`${inventoryItems.id} in ${jsonIds(ids)}`,
        isNull(inventoryItems.archivedAt),
      ),
    );
}

/** Parts of machines; one that no stock is kept of has no figures. */
export function statesOfSpares(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({ id: spareParts.id, equipmentId: spareParts.equipmentId, equipmentName: equipment.name, stock })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .where(and(eq(spareParts.vesselId, vesselId), sql`${spareParts.id} in ${jsonIds(ids)}`));
}

/** A supplier that became another is found as that one. */
export function statesOfSuppliers(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      id: suppliers.id,
      isArchived: sql<boolean>`${suppliers.archivedAt} is not null`,
    })
    .from(suppliers)
    .where(
      and(eq(suppliers.vesselId, vesselId), sql`${suppliers.id} in ${jsonIds(ids)}`, isNull(suppliers.mergedIntoId)),
    );
}

export function statesOfOrders(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      id: orders.id,
      number: orders.number,
      year: orders.year,
      status: orders.status,
      supplierName: suppliers.name,
    })
    .from(orders)
    .leftJoin(suppliers, and(eq(suppliers.vesselId, orders.vesselId), eq(suppliers.id, orders.supplierId)))
    .where(and(eq(orders.vesselId, vesselId), sql`${orders.id} in ${jsonIds(ids)}`));
}
