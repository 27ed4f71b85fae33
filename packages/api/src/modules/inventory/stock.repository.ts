import type { StockBin } from "@ymp/core/maintenance/stock-bins";
import type { Db } from "@ymp/db/client";
import { inventoryItems, itemLocations, locations, spareParts, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { type Slots, statement } from "@ymp/db/statements";
import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { slottedIds } from "../../kit/lists.ts";
import { boxOfMove, lotOfMove, placeOfMove } from "./stock-joins.ts";

export interface StockPlace {
  itemId: string;
  locationId: string;
  locationName: string;
  box: string | null;
  onHand: number;
}

const onHand = sql<number>`sum(${stockMoves.quantity})`.mapWith(Number);

const placesOfItems = statement((db, of: Slots<{ vesselId: string; itemIds: string }>) =>
  db
    .select({
      itemId: stockMoves.itemId,
      locationId: stockMoves.locationId,
      locationName: locations.name,
      box: itemLocations.box,
      onHand,
    })
    .from(stockMoves)
    .innerJoin(locations, placeOfMove)
    .leftJoin(itemLocations, boxOfMove)
    .where(and(eq(stockMoves.vesselId, of.vesselId), sql`${stockMoves.itemId} in ${slottedIds(of.itemIds)}`))
    .groupBy(stockMoves.itemId, stockMoves.locationId, locations.name, itemLocations.box)
    .having(gt(onHand, 0))
    .orderBy(asc(locations.name)),
);

/** What is where, for some items; only places that hold something. */
export async function stockPlacesOf(tx: Db, vesselId: string, itemIds: readonly string[]): Promise<StockPlace[]> {
  if (itemIds.length === 0) return [];
  return placesOfItems(tx, { vesselId, itemIds: JSON.stringify(itemIds) });
}

/** The same by lot. */
export interface NamedBin extends StockPlace, StockBin {
  lotNumber: string | null;
}

const binsOfItems = statement((db, of: Slots<{ vesselId: string; itemIds: string }>) =>
  db
    .select({
      itemId: stockMoves.itemId,
      locationId: stockMoves.locationId,
      locationName: locations.name,
      box: itemLocations.box,
      lotId: stockMoves.lotId,
      lotNumber: stockLots.lotNumber,
      expiresOn: stockLots.expiresOn,
      onHand,
    })
    .from(stockMoves)
    .innerJoin(locations, placeOfMove)
    .leftJoin(stockLots, lotOfMove)
    .leftJoin(itemLocations, boxOfMove)
    .where(and(eq(stockMoves.vesselId, of.vesselId), sql`${stockMoves.itemId} in ${slottedIds(of.itemIds)}`))
    .groupBy(
      stockMoves.itemId,
      stockMoves.locationId,
      locations.name,
      itemLocations.box,
      stockMoves.lotId,
      stockLots.lotNumber,
      stockLots.expiresOn,
    )
    .having(gt(onHand, 0))
    .orderBy(asc(locations.name), asc(stockLots.expiresOn), asc(stockMoves.lotId)),
);

/** What is where, by lot, for some items; only what holds something. */
export async function stockBinsOf(tx: Db, vesselId: string, itemIds: readonly string[]): Promise<NamedBin[]> {
  if (itemIds.length === 0) return [];
  return binsOfItems(tx, { vesselId, itemIds: JSON.stringify(itemIds) });
}

const wholeItems = statement((db, of: Slots<{ vesselId: string; itemIds: string }>) =>
  db
    .select()
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, of.vesselId), sql`${inventoryItems.id} in ${slottedIds(of.itemIds)}`)),
);

export function itemsByIds(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return wholeItems(tx, { vesselId, itemIds: JSON.stringify(itemIds) });
}

/** Moves of a job that were not given back yet. */
export function openMovesOfJob(tx: Db, vesselId: string, jobId: string) {
  return tx
    .select()
    .from(stockMoves)
    .where(
      and(
        eq(stockMoves.vesselId, vesselId),
        eq(stockMoves.jobId, jobId),
        eq(stockMoves.kind, "consume"),
        sql`not exists (select 1 from stock_moves reversal where reversal.vessel_id = ${stockMoves.vesselId} and reversal.reverses_move_id = ${stockMoves.id})`,
      ),
    );
}

export function pickItems(tx: Db, vesselId: string, equipmentId: string | null, found: SQL | null) {
  const belongs = equipmentId
    ? sql<boolean>`exists (select 1 from ${spareParts} s where s.vessel_id = inventory_items.vessel_id and s.item_id = inventory_items.id and s.equipment_id = ${equipmentId}::uuid)`
    : sql<boolean>`false::boolean`;
  return tx
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      unit: inventoryItems.unit,
      minQuantity: inventoryItems.minQuantity,
      belongs,
      onHand:
        sql<number>`coalesce((select sum(m.quantity) from ${stockMoves} m where m.vessel_id = inventory_items.vessel_id and m.item_id = inventory_items.id), 0)`.mapWith(
          Number,
        ),
    })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        isNull(inventoryItems.archivedAt),
        found ? sql`${inventoryItems.id} in ${found}` : undefined,
      ),
    )
    .orderBy(sql`${belongs} desc`, asc(inventoryItems.name), asc(inventoryItems.id));
}
