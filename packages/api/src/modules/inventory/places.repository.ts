import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { inventoryItems, itemLocations, locations, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { LocationRow, StockLotRow } from "./inventory.record.ts";
import { boxOfMove, lotOfMove, placeOfMove } from "./stock-joins.ts";

/** Places with how many items lie there, as far as the reader may know of them. */
export function listLocations(tx: Db, vesselId: string, isArchived: boolean) {
  const held = tx
    .select({ locationId: stockMoves.locationId, itemId: stockMoves.itemId })
    .from(stockMoves)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, stockMoves.vesselId), eq(inventoryItems.id, stockMoves.itemId)),
    )
    .where(eq(stockMoves.vesselId, vesselId))
    .groupBy(stockMoves.locationId, stockMoves.itemId)
    .having(sql`sum(${stockMoves.quantity}) <> 0`)
    .as("held");
  return tx
    .select({
      id: locations.id,
      name: locations.name,
      deck: locations.deck,
      version: locations.version,
      createdBy: locations.createdBy,
      archivedAt: locations.archivedAt,
      itemCount: sql<number>`count(${held.itemId})::int`,
    })
    .from(locations)
    .leftJoin(held, eq(held.locationId, locations.id))
    .where(
      and(
        eq(locations.vesselId, vesselId),
        isArchived ? isNotNull(locations.archivedAt) : isNull(locations.archivedAt),
      ),
    )
    .groupBy(locations.id, locations.name, locations.deck, locations.version, locations.createdBy, locations.archivedAt)
    .orderBy(asc(locations.name));
}

export async function findLocation(
  tx: Db,
  vesselId: string,
  id: string,
  forUpdate = false,
): Promise<LocationRow | undefined> {
  const query = tx
    .select()
    .from(locations)
    .where(and(eq(locations.vesselId, vesselId), eq(locations.id, id)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

export async function findNamesake(
  tx: Db,
  vesselId: string,
  name: string,
  exceptId: string,
): Promise<LocationRow | undefined> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(
      and(
        eq(locations.vesselId, vesselId),
        sql`lower(${locations.name}) = lower(${name})`,
        sql`${locations.id} <> ${exceptId}::uuid`,
      ),
    );
  return row;
}

export async function insertLocation(tx: Db, row: typeof locations.$inferInsert): Promise<LocationRow> {
  const [inserted] = await tx.insert(locations).values(row).returning();
  return expectRow(inserted);
}

export async function updateLocation(
  tx: Db,
  before: LocationRow,
  values: Partial<typeof locations.$inferInsert>,
): Promise<LocationRow> {
  const [row] = await tx
    .update(locations)
    .set({ ...values, version: sql`${locations.version} + 1` })
    .where(and(eq(locations.vesselId, before.vesselId), eq(locations.id, before.id)))
    .returning();
  return expectRow(row);
}

/** Whether something is there, also what the reader may not know of, and whether the ledger speaks of it. */
export async function tracesOf(tx: Db, vesselId: string, locationId: string) {
  const [row] = await tx.execute<{ holds: boolean; moved: boolean }>(sql`
    select exists (select 1 from stock_moves m where m.vessel_id = ${vesselId} and m.location_id = ${locationId} group by m.item_id having sum(m.quantity) <> 0) as holds,
      exists (select 1 from stock_moves m where m.vessel_id = ${vesselId} and m.location_id = ${locationId}) as moved`);
  return { holds: row?.holds ?? false, moved: row?.moved ?? false };
}

/** Items are no longer looked for there. */
export async function dropItemsFrom(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(itemLocations).where(and(eq(itemLocations.vesselId, vesselId), eq(itemLocations.locationId, id)));
}

export async function deleteLocation(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(locations).where(and(eq(locations.vesselId, vesselId), eq(locations.id, id)));
}

export async function findLot(tx: Db, vesselId: string, id: string): Promise<StockLotRow | undefined> {
  const [row] = await tx
    .select()
    .from(stockLots)
    .where(and(eq(stockLots.vesselId, vesselId), eq(stockLots.id, id)));
  return row;
}

export async function insertLot(tx: Db, row: typeof stockLots.$inferInsert): Promise<StockLotRow> {
  const [inserted] = await tx.insert(stockLots).values(row).returning();
  return expectRow(inserted);
}

export async function updateLot(
  tx: Db,
  before: StockLotRow,
  values: { lotNumber?: string | null; expiresOn?: CalendarDate | null },
): Promise<StockLotRow> {
  const [row] = await tx
    .update(stockLots)
    .set({ ...values, version: sql`${stockLots.version} + 1` })
    .where(and(eq(stockLots.vesselId, before.vesselId), eq(stockLots.id, before.id)))
    .returning();
  return expectRow(row);
}

/** What is where, lot by lot; what expires first comes first. */
export function stockByLot(tx: Db, vesselId: string, itemId: string) {
  const onHand = sql<number>`sum(${stockMoves.quantity})`.mapWith(Number);
  return tx
    .select({
      lotId: stockMoves.lotId,
      lotNumber: stockLots.lotNumber,
      expiresOn: stockLots.expiresOn,
      lotVersion: stockLots.version,
      lotBy: stockLots.createdBy,
      locationId: stockMoves.locationId,
      location: locations.name,
      deck: locations.deck,
      box: itemLocations.box,
      shelf: itemLocations.shelf,
      onHand,
    })
    .from(stockMoves)
    .innerJoin(locations, placeOfMove)
    .leftJoin(stockLots, lotOfMove)
    .leftJoin(itemLocations, boxOfMove)
    .where(and(eq(stockMoves.vesselId, vesselId), eq(stockMoves.itemId, itemId)))
    .groupBy(
      stockMoves.lotId,
      stockLots.lotNumber,
      stockLots.expiresOn,
      stockLots.version,
      stockLots.createdBy,
      stockMoves.locationId,
      locations.name,
      locations.deck,
      itemLocations.box,
      itemLocations.shelf,
    )
    .having(sql`sum(${stockMoves.quantity}) <> 0`)
    .orderBy(asc(stockLots.expiresOn), asc(locations.name));
}

export function placesOf(tx: Db, vesselId: string, itemId: string) {
  return tx
    .select({
      locationId: itemLocations.locationId,
      location: locations.name,
      deck: locations.deck,
      box: itemLocations.box,
      shelf: itemLocations.shelf,
    })
    .from(itemLocations)
    .innerJoin(
      locations,
      and(eq(locations.vesselId, itemLocations.vesselId), eq(locations.id, itemLocations.locationId)),
    )
    .where(and(eq(itemLocations.vesselId, vesselId), eq(itemLocations.itemId, itemId)))
    .orderBy(asc(locations.name));
}
