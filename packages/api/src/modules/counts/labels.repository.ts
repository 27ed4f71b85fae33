import type { Db } from "@ymp/db/client";
import { inventoryItems, locations } from "@ymp/db/schema/inventory";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** With the place that holds most of it, or has its bin for it. */
export function itemsToLabel(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      place: sql<string | null>`(select concat_ws(' / ', p.name, k.box, k.shelf) from item_locations k
        join locations p on p.vessel_id = k.vessel_id and p.id = k.location_id
        where k.vessel_id = inventory_items.vessel_id and k.item_id = inventory_items.id
        order by (select coalesce(sum(m.quantity), 0) from stock_moves m where m.vessel_id = k.vessel_id
          and m.item_id = k.item_id and m.location_id = k.location_id) desc, p.name limit 1)`,
    })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), sql`${inventoryItems.id} in ${jsonIds(ids)}`))
    .orderBy(asc(inventoryItems.name), asc(inventoryItems.id));
}

export function placesToLabel(tx: Db, vesselId: string, ids: readonly string[] | null) {
  return tx
    .select({ id: locations.id, name: locations.name, deck: locations.deck })
    .from(locations)
    .where(
      and(
        eq(locations.vesselId, vesselId),
        isNull(locations.archivedAt),
        ids ? sql`${locations.id} in ${jsonIds(ids)}` : undefined,
      ),
    )
    .orderBy(asc(locations.name));
}
