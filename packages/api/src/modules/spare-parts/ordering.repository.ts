import type { Db } from "@ymp/db/client";
import { orderLines, orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, desc, eq, sql } from "drizzle-orm";

/** The draft that is being written to a supplier, the latest first. */
export async function openDraftTo(tx: Db, vesselId: string, supplierId: string | null): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.vesselId, vesselId),
        eq(orders.status, "draft"),
        sql`${orders.supplierId} is not distinct from ${supplierId}::uuid`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.id;
}

export function draftLines(tx: Db, vesselId: string, orderId: string) {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.vesselId, vesselId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
}

export async function orderOfLine(tx: Db, vesselId: string, lineId: string) {
  const [row] = await tx
    .select({ id: orders.id, number: orders.number, year: orders.year, createdBy: orderLines.createdBy })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.vesselId, orderLines.vesselId), eq(orders.id, orderLines.orderId)))
    .where(and(eq(orderLines.vesselId, vesselId), eq(orderLines.id, lineId)));
  return row;
}

export async function supplierOfOrder(tx: Db, vesselId: string, supplierId: string) {
  const [row] = await tx
    .select({ name: suppliers.name, currency: suppliers.currency })
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.id, supplierId)));
  return row;
}
