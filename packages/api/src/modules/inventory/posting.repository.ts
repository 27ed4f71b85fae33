import type { Db } from "@ymp/db/client";
import { inventoryItems, itemLocations, locations, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { type Slots, statement } from "@ymp/db/statements";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { insertRows } from "../../kit/insert-rows.ts";
import { jsonIds, slottedIds } from "../../kit/lists.ts";
import type { HeldStock } from "./posting.rules.ts";

/** The list as JSON. */
type OfItems = Slots<{ vesselId: string; itemIds: string }>;

const locking = statement((db, of: OfItems) =>
  db
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      isPrivate: inventoryItems.isPrivate,
      archivedAt: inventoryItems.archivedAt,
    })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, of.vesselId), sql`${inventoryItems.id} in ${slottedIds(of.itemIds)}`))
    .orderBy(asc(inventoryItems.id))
    .for("update"),
);

/** Keeps two takers from the last piece: anyone who comes second waits for the item's row, and then sees what is left. */
export function lockItems(tx: Db, vesselId: string, itemIds: readonly string[]) {
  return locking(tx, { vesselId, itemIds: JSON.stringify(itemIds) });
}

const onHand = sql<number>`sum(${stockMoves.quantity})`.mapWith(Number);

const held = statement((db, of: OfItems) =>
  db
    .select({
      itemId: stockMoves.itemId,
      locationId: stockMoves.locationId,
      lotId: stockMoves.lotId,
      expiresOn: stockLots.expiresOn,
      onHand,
    })
    .from(stockMoves)
    .leftJoin(stockLots, and(eq(stockLots.vesselId, of.vesselId), eq(stockLots.id, stockMoves.lotId)))
    // As an array of its own: joined to the list, every move of the vessel would be read under the policies.
    .where(and(eq(stockMoves.vesselId, of.vesselId), sql`${stockMoves.itemId} = any(array${slottedIds(of.itemIds)})`))
    .groupBy(stockMoves.itemId, stockMoves.locationId, stockMoves.lotId, stockLots.expiresOn)
    .having(gt(onHand, 0)),
);

export function heldStock(tx: Db, vesselId: string, itemIds: readonly string[]): Promise<HeldStock[]> {
  return held(tx, { vesselId, itemIds: JSON.stringify(itemIds) });
}

export function lotsByIds(tx: Db, vesselId: string, lotIds: readonly string[]) {
  return tx
    .select({ id: stockLots.id, itemId: stockLots.itemId })
    .from(stockLots)
    .where(and(eq(stockLots.vesselId, vesselId), sql`${stockLots.id} in ${jsonIds(lotIds)}`));
}

/** The lines that a posting of these items has written; one of an older version is known by its first line. */
export function movesOfAct(tx: Db, vesselId: string, itemIds: readonly string[], actId: string) {
  return tx
    .select({ id: stockMoves.id, createdBy: stockMoves.createdBy, quantity: stockMoves.quantity })
    .from(stockMoves)
    .where(
      and(
        eq(stockMoves.vesselId, vesselId),
        sql`${stockMoves.itemId} in ${jsonIds(itemIds)}`,
        or(eq(stockMoves.actId, actId), and(isNull(stockMoves.actId), eq(stockMoves.id, actId))),
      ),
    )
    .orderBy(asc(stockMoves.id));
}

type NewMove = typeof stockMoves.$inferInsert;

const unsaid = { lotId: null, jobId: null, orderLineId: null, countId: null, reversesMoveId: null } as const;

export async function insertMoves(tx: Db, moves: readonly (NewMove & { id: string })[]): Promise<void> {
  await insertRows(
    tx,
    stockMoves,
    moves.map((move) => ({ ...unsaid, unitCostMinor: null, note: null, ...move })),
  );
}

/** The least that the ledger says was on board of each item at that moment or after it; absent: nothing had moved by then. */
export async function lowestSince(
  tx: Db,
  vesselId: string,
  itemIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const rows = await tx.execute<{ item_id: string; lowest: number }>(sql`
    select item_id, min(case when first_at > ${moment} then 0 else total end)::float8 as lowest from (
      select item_id, sum(quantity) over in_order as total, lead(moved_at) over in_order as next_at,
        min(moved_at) over (partition by item_id) as first_at
      from ${stockMoves} where vessel_id = ${vesselId} and item_id in ${jsonIds(itemIds)}
      window in_order as (partition by item_id order by moved_at, id)) ledger
    where next_at is null or next_at > ${moment} group by item_id`);
  return new Map(rows.map(({ item_id, lowest }) => [item_id, lowest]));
}

/** Where something came to lie, it has its place from then on. */
export async function keepPlaces(tx: Db, places: (typeof itemLocations.$inferInsert)[]): Promise<void> {
  if (places.length > 0) await tx.insert(itemLocations).values(places).onConflictDoNothing();
}

const heldPlaces = statement((db, of: Slots<{ vesselId: string; locationIds: string }>) =>
  db
    .select({ name: locations.name, archivedAt: locations.archivedAt })
    .from(locations)
    .where(and(eq(locations.vesselId, of.vesselId), sql`${locations.id} in ${slottedIds(of.locationIds)}`))
    .orderBy(asc(locations.id))
    .for("key share"),
);

/** Which of the places take nothing in any more. All are held: anyone who removes one waits, and finds what came to be there. */
export async function archivedPlaces(tx: Db, vesselId: string, locationIds: readonly string[]) {
  const places = await heldPlaces(tx, { vesselId, locationIds: JSON.stringify(locationIds) });
  return places.filter(({ archivedAt }) => archivedAt !== null);
}
