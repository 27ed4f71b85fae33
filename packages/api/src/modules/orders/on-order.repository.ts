import type { Db } from "@ymp/db/client";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { and, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** Of each item, in units of stock: what is ordered and has not come, and what is still being prepared. */
export async function openQuantities(tx: Db, vesselId: string, itemIds: readonly string[]) {
  const open = sql`greatest(${orderLines.quantity} - ${orderLines.receivedQuantity}, 0) * ${orderLines.unitsPerPurchase}`;
  return tx
    .select({
      itemId: sql<string>`${orderLines.itemId}`,
      onOrder:
        sql<number>`coalesce(sum(${open}) filter (where ${orders.status} in ('ordered', 'part_received')), 0)`.mapWith(
          Number,
        ),
      inPreparation:
        sql<number>`coalesce(sum(${open}) filter (where ${orders.status} in ('draft', 'requested', 'approved')), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.vesselId, orderLines.vesselId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.vesselId, vesselId),
        eq(orderLines.isClosedShort, false),
        sql`${orderLines.itemId} in ${jsonIds(itemIds)}`,
      ),
    )
    .groupBy(orderLines.itemId);
}
