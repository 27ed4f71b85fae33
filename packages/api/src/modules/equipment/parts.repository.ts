import type { Db } from "@ymp/db/client";
import { equipment, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, itemLocations, locations, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { and, asc, eq, sql } from "drizzle-orm";
import { withinItem } from "./branch.ts";

export interface Bin {
  locationId: string;
  location: string;
  box: string | null;
  shelf: string | null;
  quantity: number;
}

/** Stock of the item in all its places; one ledger read for each part on the page. */
const bins = sql<Bin[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('locationId', l.id, 'location', l.name, 'box', il.box, 'shelf', il.shelf, 'quantity', s.quantity) order by l.name), '[]'::jsonb)
  from (select m.location_id, sum(m.quantity) as quantity from ${stockMoves} m
    where m.vessel_id = ${spareParts.vesselId} and m.item_id = ${spareParts.itemId} group by m.location_id) s
  join ${locations} l on l.vessel_id = ${spareParts.vesselId} and l.id = s.location_id
  left join ${itemLocations} il on il.vessel_id = l.vessel_id and il.item_id = ${spareParts.itemId} and il.location_id = l.id
  where s.quantity <> 0)`;

export function listParts(
  tx: Db,
  vesselId: string,
  filter: { id: string; sectionId?: string | undefined; includesChildren: boolean },
) {
  return tx
    .select({
      part: spareParts,
      equipmentName: equipment.name,
      machine: { isCritical: equipment.isCritical, archivedAt: equipment.archivedAt },
      sectionName: sections.name,
      item: {
        name: inventoryItems.name,
        minQuantity: inventoryItems.minQuantity,
        unit: inventoryItems.unit,
        isCritical: inventoryItems.isCritical,
        isPrivate: inventoryItems.isPrivate,
        archivedAt: inventoryItems.archivedAt,
      },
      bins,
    })
    .from(spareParts)
    .innerJoin(equipment, and(eq(equipment.vesselId, spareParts.vesselId), eq(equipment.id, spareParts.equipmentId)))
    .leftJoin(sections, and(eq(sections.vesselId, spareParts.vesselId), eq(sections.id, spareParts.sectionId)))
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, spareParts.vesselId), eq(inventoryItems.id, spareParts.itemId)),
    )
    .where(
      and(
        eq(spareParts.vesselId, vesselId),
        filter.includesChildren
          ? sql`${spareParts.equipmentId} in ${withinItem(vesselId, filter.id)}`
          : eq(spareParts.equipmentId, filter.id),
        filter.sectionId ? eq(spareParts.sectionId, filter.sectionId) : undefined,
      ),
    )
    .orderBy(asc(spareParts.designation), asc(spareParts.id));
}
