import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { inventoryItems, locations, stockMoves } from "@ymp/db/schema/inventory";
import { and, eq, sql } from "drizzle-orm";
import { expiringDays } from "./expiry.rules.ts";
import { nextExpiry } from "./items-list.repository.ts";
import { countsAsCritical, levelColumns } from "./levels.repository.ts";

/** What lies where of every item the reader may know of, with its price. */
export function stockToValue(tx: Db, vesselId: string) {
  return tx
    .select({
      itemId: stockMoves.itemId,
      category: inventoryItems.category,
      priceMinor: inventoryItems.priceMinor,
      currency: inventoryItems.currency,
      location: locations.name,
      quantity: sql<number>`sum(${stockMoves.quantity})`.mapWith(Number),
    })
    .from(stockMoves)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, stockMoves.vesselId), eq(inventoryItems.id, stockMoves.itemId)),
    )
    .innerJoin(locations, and(eq(locations.vesselId, stockMoves.vesselId), eq(locations.id, stockMoves.locationId)))
    .where(eq(stockMoves.vesselId, vesselId))
    .groupBy(
      stockMoves.itemId,
      inventoryItems.category,
      inventoryItems.priceMinor,
      inventoryItems.currency,
      locations.name,
    )
    .having(sql`sum(${stockMoves.quantity}) <> 0`);
}

/** How many items there are, and how many of them need somebody; each figure is reckoned once an item. */
export async function countStates(tx: Db, vesselId: string, today: CalendarDate) {
  const { usable, onOrder, reserved } = levelColumns({ today });
  const [row] = await tx.execute<{ total: number; low: number; critical: number; expiring: number }>(sql`
    with levels as materialized (
      select ${countsAsCritical} as is_critical, min_quantity, ${usable} as usable, ${onOrder} as on_order, ${reserved} as reserved,
        case when has_lots then ${nextExpiry} end as expires_on
      from ${inventoryItems} where vessel_id = ${vesselId} and archived_at is null
    ), judged as (
      select is_critical and usable <= 0 as is_missing, usable + on_order - reserved < min_quantity as is_short, expires_on from levels
    )
    select count(*)::int as total, (count(*) filter (where is_missing))::int as critical,
      (count(*) filter (where is_missing or is_short))::int as low,
      (count(*) filter (where expires_on::date <= ${addDays(today, expiringDays)}::date))::int as expiring from judged`);
  return row ?? { total: 0, low: 0, critical: 0, expiring: 0 };
}
