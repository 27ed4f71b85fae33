import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds } from "../../kit/lists.ts";
import type { StockCountRow } from "./counts.record.ts";

const pages = keysetPages(z.tuple([z.string(), z.uuid()]));

/** Items a count is about: those it set out to count, and those that were found besides. */
export async function itemsOfCount(
  tx: Db,
  count: StockCountRow,
  asked: { cursor?: string | null | undefined; limit: number },
) {
  const seen = pages.seen(asked);
  const found = await tx
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      barcode: inventoryItems.barcode,
      category: inventoryItems.category,
      unit: inventoryItems.unit,
      hasLots: inventoryItems.hasLots,
      isPrivate: inventoryItems.isPrivate,
    })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, count.vesselId),
        sql`(${toldOf(count)} or (${setOutToCount(count)}))`,
        seen && sql`(${inventoryItems.name}, ${inventoryItems.id}) > (${seen[0]}, ${seen[1]}::uuid)`,
      ),
    )
    .orderBy(asc(inventoryItems.name), asc(inventoryItems.id))
    .limit(pages.rowsToRead(asked));
  const { rows: items, nextCursor } = pages.page(found, asked, ({ name, id }) => [name, id]);
  return { items, nextCursor };
}

const toldOf = ({ id }: StockCountRow) => sql`exists (select 1 from stock_count_lines l
  where l.vessel_id = inventory_items.vessel_id and l.count_id = ${id}::uuid and l.item_id = inventory_items.id
  and l.taken_back_at is null)`;

/** What is over is as it was told; only an open count still follows the stores. */
function setOutToCount({ status, locationId, category }: StockCountRow): SQL {
  if (status !== "open") return sql`false`;
  const atPlace = locationId ? sql`and k.location_id = ${locationId}::uuid` : sql``;
  const ofCategory = category === null ? sql`` : sql`and inventory_items.category = ${category}`;
  return sql`exists (select 1 from item_locations k where k.vessel_id = inventory_items.vessel_id and k.item_id = inventory_items.id ${atPlace})
    and (inventory_items.archived_at is null or (select sum(m.quantity) from stock_moves m
      where m.vessel_id = inventory_items.vessel_id and m.item_id = inventory_items.id) > 0) ${ofCategory}`;
}

export interface BinRow extends Record<string, unknown> {
  item_id: string;
  location_id: string;
  location: string;
  box: string | null;
  shelf: string | null;
  lot_id: string | null;
  lot_number: string | null;
  expires_on: CalendarDate | null;
  on_hand: number;
  is_kept: boolean;
}

/**
 * Where the items lie, lot by lot, and where they have their place with nothing of them left anywhere; and wherever this
 * count told of them.
 */
export async function binsOfItems(tx: Db, count: StockCountRow, itemIds: readonly string[]): Promise<BinRow[]> {
  if (itemIds.length === 0) return [];
  const { vesselId, id, locationId, status } = count;
  const atPlace = (alias: string) =>
    locationId ? sql`and ${sql.raw(alias)}.location_id = ${locationId}::uuid` : sql``;
  const isOpen = status === "open" ? sql`true` : sql`false`;
  return [
    ...(await tx.execute<BinRow>(sql`
    with asked as (select value as id from ${jsonIds(itemIds)} ids(value)),
    held as (
      select m.item_id, m.location_id, m.lot_id, sum(m.quantity) as quantity from stock_moves m
      join asked on asked.id = m.item_id where m.vessel_id = ${vesselId}
      group by m.item_id, m.location_id, m.lot_id having sum(m.quantity) <> 0),
    bins as (
      select h.item_id, h.location_id, h.lot_id from held h where ${isOpen} ${atPlace("h")}
      union
      select k.item_id, k.location_id, null from item_locations k join asked on asked.id = k.item_id
      where ${isOpen} and k.vessel_id = ${vesselId} ${atPlace("k")} and not exists (select 1 from held h where h.item_id = k.item_id)
      union
      select l.item_id, l.location_id, l.lot_id from stock_count_lines l join asked on asked.id = l.item_id
      where l.vessel_id = ${vesselId} and l.count_id = ${id} and l.taken_back_at is null)
    select b.item_id, b.location_id, p.name as location, k.box, k.shelf, b.lot_id, t.lot_number, t.expires_on::text as expires_on,
      coalesce(h.quantity, 0)::float8 as on_hand, k.id is not null as is_kept
    from bins b
    join locations p on p.vessel_id = ${vesselId} and p.id = b.location_id
    left join item_locations k on k.vessel_id = ${vesselId} and k.item_id = b.item_id and k.location_id = b.location_id
    left join stock_lots t on t.vessel_id = ${vesselId} and t.id = b.lot_id
    left join held h on h.item_id = b.item_id and h.location_id = b.location_id and h.lot_id is not distinct from b.lot_id
    order by p.name, t.expires_on, b.lot_id`)),
  ];
}

export interface BooksAsked {
  itemId: string;
  locationId: string;
  lotId: string | null;
  asOf: Date;
}

/** What the books said of each line at its moment, whatever was entered later about earlier days. */
export async function booksAt(tx: Db, vesselId: string, asked: readonly BooksAsked[]): Promise<number[]> {
  if (asked.length === 0) return [];
  const document = asked.map(({ itemId, locationId, lotId, asOf }, index) => ({
    index,
    item_id: itemId,
    location_id: locationId,
    lot_id: lotId,
    as_of: asOf.toISOString(),
  }));
  const rows = await tx.execute<{ index: number; quantity: number }>(sql`
    select a.index, coalesce(sum(m.quantity), 0)::float8 as quantity
    from jsonb_to_recordset(${JSON.stringify(document)}::jsonb)
      as a(index int, item_id uuid, location_id uuid, lot_id uuid, as_of timestamptz)
    left join stock_moves m on m.vessel_id = ${vesselId} and m.item_id = a.item_id and m.location_id = a.location_id
      and m.lot_id is not distinct from a.lot_id and m.moved_at <= a.as_of
    group by a.index order by a.index`);
  return rows.map(({ quantity }) => quantity);
}
