import { currencyExponent } from "@ymp/core/currency";
import { groupedBy } from "@ymp/core/grouped";
import type { Db } from "@ymp/db/client";
import {
  inventoryItems,
  itemLocations,
  locations,
  spareParts,
  stockCountLines,
  stockLots,
  stockMoves,
} from "@ymp/db/schema/inventory";
import { jobParts } from "@ymp/db/schema/jobs";
import { orderLines } from "@ymp/db/schema/orders";
import { planParts } from "@ymp/db/schema/plans";
import { recordFiles } from "@ymp/db/schema/platform";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { allBySlices, bySlices } from "../../kit/slices.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { KnownItem } from "../../platform/imports/plan-inventory-import.ts";
import type { InventoryItemRow } from "../inventory/inventory.record.ts";
import { lotOfMove, placeOfMove } from "../inventory/stock-joins.ts";
import { pointedAt } from "./pointed-at.ts";

/** The stores as an import compares its rows with them; `heldOf` an item names what the importer may not change. */
export async function listKnownItems(
  tx: Db,
  vesselId: string,
  heldOf: (item: InventoryItemRow) => readonly string[],
): Promise<KnownItem[]> {
  const rows = await allBySlices((after) =>
    tx
      .select({ id: inventoryItems.id, item: inventoryItems, supplier: suppliers.name })
      .from(inventoryItems)
      .leftJoin(
        suppliers,
        and(eq(suppliers.vesselId, inventoryItems.vesselId), eq(suppliers.id, inventoryItems.supplierId)),
      )
      .where(and(eq(inventoryItems.vesselId, vesselId), after ? gt(inventoryItems.id, after) : undefined))
      .orderBy(asc(inventoryItems.id)),
  );
  const ids = rows.map(({ id }) => id);
  const stock = await bySlices(ids, (slice) => booksOf(tx, vesselId, slice));
  const places = await bySlices(ids, (slice) => placesOf(tx, vesselId, slice));
  const [stockOf, namesOf] = [groupedBy(stock, ({ itemId }) => itemId), groupedBy(places, ({ itemId }) => itemId)];
  return withRoom(
    mapped(rows, ({ item, supplier }) => {
      const { id, archivedAt, priceMinor, ...values } = item;
      const price = priceMinor === null ? null : priceMinor / 10 ** currencyExponent(values.currency ?? "");
      return {
        id,
        values: { ...values, supplier, price },
        isArchived: archivedAt !== null,
        stock: stockOf.get(id) ?? [],
        places: (namesOf.get(id) ?? []).map(({ name }) => name),
        held: heldOf(item),
      };
    }),
  );
}

function placesOf(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return tx
    .select({ itemId: itemLocations.itemId, name: locations.name })
    .from(itemLocations)
    .innerJoin(
      locations,
      and(eq(locations.vesselId, itemLocations.vesselId), eq(locations.id, itemLocations.locationId)),
    )
    .where(and(eq(itemLocations.vesselId, vesselId), sql`${itemLocations.itemId} = any(array${jsonIds(itemIds)})`));
}

/** Every place and lot that the ledger speaks of, empty ones too. */
function booksOf(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return tx
    .select({
      itemId: stockMoves.itemId,
      location: locations.name,
      lotNumber: stockLots.lotNumber,
      expiresOn: stockLots.expiresOn,
      onHand: sql<number>`sum(${stockMoves.quantity})`.mapWith(Number),
    })
    .from(stockMoves)
    .innerJoin(locations, placeOfMove)
    .leftJoin(stockLots, lotOfMove)
    .where(and(eq(stockMoves.vesselId, vesselId), sql`${stockMoves.itemId} = any(array${jsonIds(itemIds)})`))
    .groupBy(stockMoves.itemId, locations.name, stockLots.lotNumber, stockLots.expiresOn);
}

export function lockItems(tx: Db, vesselId: string, ids: readonly string[]) {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(inventoryItems)
      .where(and(eq(inventoryItems.vesselId, vesselId), sql`${inventoryItems.id} in ${jsonIds(slice)}`))
      .orderBy(asc(inventoryItems.id))
      .for("update"),
  );
}

export function listLocations(tx: Db, vesselId: string) {
  return tx.select({ id: locations.id, name: locations.name }).from(locations).where(eq(locations.vesselId, vesselId));
}

export function listPlacesOf(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return bySlices(itemIds, (slice) =>
    tx
      .select({ itemId: itemLocations.itemId, locationId: itemLocations.locationId })
      .from(itemLocations)
      .where(and(eq(itemLocations.vesselId, vesselId), sql`${itemLocations.itemId} = any(array${jsonIds(slice)})`)),
  );
}

export function listMoves(tx: Db, vesselId: string, ids: readonly string[]) {
  const { id, itemId, locationId, lotId, quantity } = stockMoves;
  return bySlices(ids, (slice) =>
    tx
      .select({ id, itemId, locationId, lotId, quantity })
      .from(stockMoves)
      .where(and(eq(stockMoves.vesselId, vesselId), sql`${id} in ${jsonIds(slice)}`))
      .orderBy(asc(id)),
  );
}

/** Of these the ones that something else on board speaks of. */
export async function listItemsInUse(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  return pointedAt(tx, vesselId, ids, [
    [spareParts, spareParts.itemId],
    [planParts, planParts.itemId],
    [jobParts, jobParts.itemId],
    [orderLines, orderLines.itemId],
    [stockCountLines, stockCountLines.itemId],
    [recordFiles, recordFiles.recordId],
  ]);
}

/** The ledger is never shortened: what it speaks of can only be put out of use. */
export async function listInLedger(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: stockMoves.itemId })
    .from(stockMoves)
    .where(and(eq(stockMoves.vesselId, vesselId), sql`${stockMoves.itemId} in ${jsonIds(ids)}`));
  return new Set(rows.map(({ id }) => id));
}

export async function deleteItems(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  for (const [table, column] of [
    [itemLocations, itemLocations.itemId],
    [stockLots, stockLots.itemId],
    [inventoryItems, inventoryItems.id],
  ] as const)
    await tx.delete(table).where(and(eq(table.vesselId, vesselId), sql`${column} in ${jsonIds(ids)}`));
}

/** Of these places the ones that nothing was ever kept at. */
export async function deleteUnusedLocations(tx: Db, vesselId: string, ids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .delete(locations)
    .where(
      and(
        eq(locations.vesselId, vesselId),
        sql`${locations.id} in ${jsonIds(ids)}`,
        sql`not exists (select 1 from item_locations p where p.vessel_id = ${vesselId} and p.location_id = ${locations.id})`,
        sql`not exists (select 1 from stock_moves m where m.vessel_id = ${vesselId} and m.location_id = ${locations.id})`,
        sql`not exists (select 1 from stock_counts c where c.vessel_id = ${vesselId} and c.location_id = ${locations.id})`,
        sql`not exists (select 1 from stock_count_lines l where l.vessel_id = ${vesselId} and l.location_id = ${locations.id})`,
        sql`not exists (select 1 from job_parts u where u.vessel_id = ${vesselId} and u.location_id = ${locations.id})`,
        sql`not exists (select 1 from order_receipt_lines r where r.vessel_id = ${vesselId} and r.location_id = ${locations.id})`,
      ),
    )
    .returning({ name: locations.name });
  return gone.map(({ name }) => name);
}
