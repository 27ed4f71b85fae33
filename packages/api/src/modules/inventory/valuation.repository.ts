import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { inventoryItems, locations, stockMoves } from "@ymp/db/schema/inventory";
import { and, eq, isNull, sql } from "drizzle-orm";
import { stateCondition } from "./items-list.repository.ts";

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

/** How many items there are, and how many of them need somebody. */
export async function countStates(tx: Db, vesselId: string, today: CalendarDate) {
  const counted = (state: "low" | "critical" | "expiring") =>
    sql<number>`(count(*) filter (where ${stateCondition(state, today)}))::int`;
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      low: counted("low"),
      critical: counted("critical"),
      expiring: counted("expiring"),
    })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), isNull(inventoryItems.archivedAt)));
  return row ?? { total: 0, low: 0, critical: 0, expiring: 0 };
}
