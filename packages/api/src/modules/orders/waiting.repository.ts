import type { Db } from "@ymp/db/client";
import { notifications } from "@ymp/db/schema/notifications";
import { orders } from "@ymp/db/schema/orders";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { OrderRow } from "./orders.record.ts";

/** Orders that wait for an approval, each with anyone who was told of it since it was asked for. */
export async function requestedOrders(tx: Db, vesselId: string): Promise<{ order: OrderRow; told: string[] }[]> {
  const rows = await tx
    .select({
      order: orders,
      told: sql<
        string[]
      >`coalesce(array_agg(${notifications.userId}) filter (where ${notifications.userId} is not null), '{}')`,
    })
    .from(orders)
    .leftJoin(
      notifications,
      and(
        eq(notifications.vesselId, orders.vesselId),
        eq(notifications.recordKind, "order"),
        eq(notifications.recordId, orders.id),
        eq(notifications.event, "order_requested"),
        gte(notifications.createdAt, orders.requestedAt),
      ),
    )
    .where(and(eq(orders.vesselId, vesselId), eq(orders.status, "requested")))
    .groupBy(orders.vesselId, orders.id)
    .orderBy(asc(orders.id));
  return rows;
}
