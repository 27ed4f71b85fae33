import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { hitsIn, isAmongHits, isShown, place, shownIn, total } from "./shown-hits.ts";

const stock = {
  itemId: inventoryItems.id,
  unit: inventoryItems.unit,
  minQuantity: inventoryItems.minQuantity,
  isCritical: inventoryItems.isCritical,
  isPrivate: inventoryItems.isPrivate,
  onHand: sql<number>`coalesce((select sum(m.quantity) from ${stockMoves} m
    where m.vessel_id = ${inventoryItems.vesselId} and m.item_id = ${inventoryItems.id}), 0)`.mapWith(Number),
};

/**
 * Items that no machine uses, and parts of machines; one that no stock is kept of has no figures. A part is found once,
 * whether by its name in the store or by its name on a machine.
 */
export const shownParts = statement((db, of: Slots<Asked>) =>
  db
    .select({
      total,
      id: sql<string>`shown.id`,
      equipmentId: spareParts.equipmentId,
      equipmentName: equipment.name,
      stock,
    })
    .from(
      sql`(select thing.id, thing.item_id, thing.place, (count(*) over ())::int as total from (
          select distinct on (coalesce(found.item_id, found.id)) found.* from (
            select hit.id, hit.place, inventory_items.id as item_id from ${hitsIn(of)}
              join inventory_items on inventory_items.vessel_id = ${of.vesselId} and inventory_items.id = hit.id
                and inventory_items.archived_at is null
              where ${isAmongHits(of, inventoryItems.id)}
            union all
            select hit.id, hit.place, spare_parts.item_id from ${hitsIn(of)}
              join spare_parts on spare_parts.vessel_id = ${of.vesselId} and spare_parts.id = hit.id
              where ${isAmongHits(of, spareParts.id)}
          ) found order by coalesce(found.item_id, found.id), found.place
        ) thing order by thing.place limit ${of.limit}::int) shown`,
    )
    .leftJoin(spareParts, and(eq(spareParts.vesselId, of.vesselId), isShown(spareParts.id)))
    .leftJoin(equipment, and(eq(equipment.vesselId, of.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .leftJoin(inventoryItems, and(eq(inventoryItems.vesselId, of.vesselId), sql`${inventoryItems.id} = shown.item_id`))
    .orderBy(place),
);

/** A supplier that became another is found as that one. */
export const shownSuppliers = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: suppliers.id, isArchived: sql<boolean>`${suppliers.archivedAt} is not null` })
    .from(
      shownIn(of, {
        table: suppliers,
        isThere: sql`${suppliers.mergedIntoId} is null`,
        isOver: sql`${suppliers.archivedAt} is not null`,
      }),
    )
    .innerJoin(suppliers, and(eq(suppliers.vesselId, of.vesselId), isShown(suppliers.id)))
    .orderBy(place),
);

export const shownOrders = statement((db, of: Slots<Asked>) =>
  db
    .select({
      total,
      id: orders.id,
      number: orders.number,
      year: orders.year,
      status: orders.status,
      supplierName: suppliers.name,
    })
    .from(shownIn(of, { table: orders, isOver: sql`${orders.status} in ('closed', 'cancelled')` }))
    .innerJoin(orders, and(eq(orders.vesselId, of.vesselId), isShown(orders.id)))
    .leftJoin(suppliers, and(eq(suppliers.vesselId, of.vesselId), eq(suppliers.id, orders.supplierId)))
    .orderBy(place),
);
