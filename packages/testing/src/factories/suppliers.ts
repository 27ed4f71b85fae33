import { newId } from "@ymp/core/ids";
import { orderLines, orderReceiptLines, orderReceipts, orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { sql } from "drizzle-orm";
import { oneRow } from "../one-row.ts";
import type { VesselKey } from "../people.ts";
import type { World } from "../world.ts";

type SupplierRow = typeof suppliers.$inferInsert;

/** A supplier of vessel A as it is in the database; to be found by words it has to be saved by a caller. */
export async function makeSupplier(
  world: World,
  values: Partial<SupplierRow> = {},
  vessel: VesselKey = "A",
): Promise<typeof suppliers.$inferSelect> {
  const row = { id: newId(), vesselId: world.vessels[vessel].id, name: "Azur Chandlers", createdAt: world.now() };
  return oneRow(
    await world.inVessel(vessel, (tx) =>
      tx
        .insert(suppliers)
        .values({ ...row, ...values })
        .returning(),
    ),
  );
}

export interface DeliveryFacts {
  supplierId: string;
  itemId?: string;
  description?: string;
  quantity?: number;
  unitPriceMinor: number;
  currency?: string;
  exchangeRate?: number;
  shippingMinor?: number;
  orderedAt?: string;
  receivedAt: string;
}

/** An order of vessel A with one line that has been delivered. */
export async function makeDelivery(world: World, facts: DeliveryFacts): Promise<{ orderId: string }> {
  const { supplierId, itemId = null, description = "Filter", quantity = 1, unitPriceMinor, ...order } = facts;
  const vesselId = world.vessels.A.id;
  const [orderId, lineId, receiptId] = [newId(), newId(), newId()];
  await world.inVessel("A", async (tx) => {
    await tx.insert(orders).values({
      vesselId,
      id: orderId,
      number: sql`(select coalesce(max(number), 0) + 1 from ${orders})`,
      year: Number(order.receivedAt.slice(0, 4)),
      title: description,
      supplierId,
      status: "received",
      currency: order.currency ?? "EUR",
      exchangeRate: order.exchangeRate ?? null,
      shippingMinor: order.shippingMinor ?? null,
      orderedAt: order.orderedAt ? new Date(order.orderedAt) : null,
    });
    await tx.insert(orderLines).values({
      ...{ vesselId, id: lineId, orderId, position: 0, itemId, description, quantity, unitPriceMinor },
      receivedQuantity: quantity,
    });
    const receivedAt = new Date(order.receivedAt);
    await tx.insert(orderReceipts).values({ vesselId, id: receiptId, orderId, receivedAt });
    await tx.insert(orderReceiptLines).values({ vesselId, receiptId, orderLineId: lineId, quantity, unitPriceMinor });
  });
  return { orderId };
}
