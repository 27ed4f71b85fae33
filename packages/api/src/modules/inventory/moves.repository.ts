import type { CostedMove } from "@ymp/core/maintenance/stock-cost";
import type { Db } from "@ymp/db/client";
import { stockMoves } from "@ymp/db/schema/inventory";
import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds } from "../../kit/lists.ts";
import type { ItemPageInput } from "./inventory.schema.ts";

const pages = keysetPages(z.tuple([z.string(), z.uuid()]));

interface LedgerRow extends Record<string, unknown> {
  id: string;
  key: string;
  at: string;
  kind: typeof stockMoves.$inferSelect.kind;
  quantity: number;
  total: number;
  unit_cost: number | null;
  note: string | null;
  location: string;
  lot_number: string | null;
  expires_on: string | null;
  person: string | null;
  job_id: string | null;
  job_title: string | null;
  job_number: number | null;
  job_year: number | null;
  order_id: string | null;
  order_number: number | null;
  order_year: number | null;
  count_id: string | null;
  count_name: string | null;
  by_id: string | null;
  reverses_id: string | null;
  is_reversed: boolean;
}

/** The ledger of an item, the latest first, each line with what was on board after it. */
export async function listMoves(tx: Db, vesselId: string, input: ItemPageInput) {
  const seen = pages.seen(input);
  const older = seen ? sql`where (l.moved_at, l.id) < (${seen[0]}::timestamptz, ${seen[1]}::uuid)` : sql``;
  const rows = await tx.execute<LedgerRow>(sql`
    with ledger as (
      select m.*, sum(m.quantity) over (order by m.moved_at, m.id) as total from stock_moves m
      where m.vessel_id = ${vesselId} and m.item_id = ${input.itemId}
    ), page as (select * from ledger l ${older} order by l.moved_at desc, l.id desc limit ${pages.rowsToRead(input)})
    select m.id, m.moved_at::text as key, to_json(m.moved_at)#>>'{}' as at, m.kind, m.quantity::float8 as quantity, m.total::float8 as total,
      m.unit_cost_minor::float8 as unit_cost, m.note, p.name as location, t.lot_number, t.expires_on::text as expires_on,
      u.name as person, m.created_by as by_id, j.id as job_id, j.title as job_title, j.number as job_number, j.year as job_year,
      o.id as order_id, o.number as order_number, o.year as order_year, c.id as count_id, c.name as count_name,
      m.reverses_move_id as reverses_id,
      exists (select 1 from stock_moves r where r.vessel_id = m.vessel_id and r.reverses_move_id = m.id) as is_reversed
    from page m
    join locations p on p.vessel_id = m.vessel_id and p.id = m.location_id
    left join stock_lots t on t.vessel_id = m.vessel_id and t.id = m.lot_id
    left join users u on u.id = m.created_by
    left join jobs j on j.vessel_id = m.vessel_id and j.id = m.job_id
    left join order_lines ol on ol.vessel_id = m.vessel_id and ol.id = m.order_line_id
    left join orders o on o.vessel_id = ol.vessel_id and o.id = ol.order_id
    left join stock_counts c on c.vessel_id = m.vessel_id and c.id = m.count_id
    order by m.moved_at desc, m.id desc`);
  return pages.page(rows, input, ({ key, id }) => [key, id]);
}

export function movesToUndo(tx: Db, vesselId: string, ids: readonly string[]) {
  return tx
    .select({
      move: stockMoves,
      isReversed: sql<boolean>`exists (select 1 from stock_moves r where r.vessel_id = stock_moves.vessel_id and r.reverses_move_id = stock_moves.id)`,
    })
    .from(stockMoves)
    .where(and(eq(stockMoves.vesselId, vesselId), sql`${stockMoves.id} in ${jsonIds(ids)}`))
    .orderBy(asc(stockMoves.id));
}

/**
 * The lines that were posted together with these transfers, of the same item. Older versions gave such lines the moment and the
 * person in common, and nothing else.
 */
export async function otherEndsOf(tx: Db, vesselId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct other.id from stock_moves named
    join stock_moves other on other.vessel_id = named.vessel_id and other.item_id = named.item_id and other.id <> named.id
      and other.kind in ('transfer_out', 'transfer_in') and other.reverses_move_id is null
      and other.act_id is not distinct from named.act_id
      and (named.act_id is not null
        or (other.created_at = named.created_at and other.created_by is not distinct from named.created_by))
    where named.vessel_id = ${vesselId} and named.id in ${jsonIds(ids)} and named.kind in ('transfer_out', 'transfer_in')`);
  return rows.map(({ id }) => id);
}

export interface CostHistory {
  itemId: string;
  /** What every purchase cost; absent where they cost different sums. */
  evenCost: number | null;
  moves: CostedMove[];
}

/** How the costs of items (null: of all) came about: all their moves in order, or the one cost that each of them was bought at. */
export async function costHistories(
  tx: Db,
  vesselId: string,
  itemIds: readonly string[] | null,
): Promise<CostHistory[]> {
  const rows = await tx.execute<{
    item_id: string;
    even_cost: number | null;
    moves: [number, string, number | null, number | null][];
  }>(sql`
    with bought as materialized (
      select m.item_id, min(m.unit_cost_minor) as lowest,
        min(m.unit_cost_minor) = max(m.unit_cost_minor) and coalesce(i.price_minor = min(m.unit_cost_minor), true) as is_even
      from stock_moves m join inventory_items i on i.vessel_id = m.vessel_id and i.id = m.item_id
      where m.vessel_id = ${vesselId} and m.unit_cost_minor is not null ${itemIds ? sql`and m.item_id in ${jsonIds(itemIds)}` : sql``}
      group by m.item_id, i.price_minor
    )
    select b.item_id, case when b.is_even then b.lowest end::float8 as even_cost, case when b.is_even then '[]'::json else
      (select json_agg(json_build_array(m.quantity, m.kind, m.unit_cost_minor, r.unit_cost_minor) order by m.moved_at, m.id)
        from stock_moves m left join stock_moves r on r.vessel_id = m.vessel_id and r.id = m.reverses_move_id
        where m.vessel_id = ${vesselId} and m.item_id = b.item_id) end as moves
    from bought b`);
  return rows.map((row) => ({
    itemId: row.item_id,
    evenCost: row.even_cost,
    moves: row.moves.map(([quantity, kind, unitCostMinor, reversedCostMinor]) => ({
      quantity,
      kind,
      unitCostMinor,
      reversedCostMinor,
    })),
  }));
}
