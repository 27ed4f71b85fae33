import { addDays, type CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { inventoryItems, locations, stockMoves } from "@ymp/db/schema/inventory";
import { and, eq, sql } from "drizzle-orm";
import { expiringDays } from "./expiry.rules.ts";
import { placeOfMove } from "./stock-joins.ts";
import { expiringItems, judgedStores } from "./stores-levels.repository.ts";

/** What is where of every item the reader may know of, with its price. */
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
    .innerJoin(locations, placeOfMove)
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

/** How many items there are, and how many of them need somebody. */
export async function countStates(tx: Db, vesselId: string, today: CalendarDate) {
  const [row] = await tx.execute<{ total: number; low: number; critical: number; expiring: number }>(sql`
    select count(*)::int as total, (count(*) filter (where j.is_missing))::int as critical,
      (count(*) filter (where j.is_low))::int as low,
      (count(*) filter (where i.has_lots and i.id in ${expiringItems(vesselId, addDays(today, expiringDays))}))::int as expiring
    from ${inventoryItems} i join ${judgedStores(vesselId, today)} j on j.id = i.id
    where i.vessel_id = ${vesselId} and i.archived_at is null`);
  return row ?? { total: 0, low: 0, critical: 0, expiring: 0 };
}
