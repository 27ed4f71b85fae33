import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { orderLines, orderReceiptLines, orderReceipts, orders } from "@ymp/db/schema/orders";
import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";

const shipsDayOf = (at: SQL | typeof orderReceipts.receivedAt, timeZone: string) =>
  sql<CalendarDate>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** What came from a supplier, the latest first; what was taken back is there again with less than nothing. Lines of items that the reader may not see are not among them. */
export function listPurchases(tx: Db, vesselId: string, supplierId: string, timeZone: string) {
  return tx
    .select({
      id: orderReceiptLines.id,
      orderLineId: orderLines.id,
      itemId: orderLines.itemId,
      sparePartId: orderLines.sparePartId,
      name: sql<string>`coalesce(${inventoryItems.name}, ${orderLines.description})`,
      partNo: sql<string | null>`coalesce(${inventoryItems.partNo}, ${orderLines.partNo})`,
      unit: orderLines.unit,
      quantity: orderReceiptLines.quantity,
      unitPriceMinor: sql<
        number | null
      >`coalesce(${orderReceiptLines.unitPriceMinor}, ${orderLines.unitPriceMinor})`.mapWith((value: unknown) =>
        value === null ? null : Number(value),
      ),
      currency: orders.currency,
      orderId: orders.id,
      orderNumber: orders.number,
      orderYear: orders.year,
      receivedOn: shipsDayOf(orderReceipts.receivedAt, timeZone),
      orderedOn: sql<CalendarDate | null>`to_char(${orders.orderedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
    })
    .from(orderReceiptLines)
    .innerJoin(
      orderLines,
      and(eq(orderLines.vesselId, orderReceiptLines.vesselId), eq(orderLines.id, orderReceiptLines.orderLineId)),
    )
    .innerJoin(
      orderReceipts,
      and(eq(orderReceipts.vesselId, orderReceiptLines.vesselId), eq(orderReceipts.id, orderReceiptLines.receiptId)),
    )
    .innerJoin(orders, and(eq(orders.vesselId, orderReceipts.vesselId), eq(orders.id, orderReceipts.orderId)))
    .leftJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, orderLines.vesselId), eq(inventoryItems.id, orderLines.itemId)),
    )
    .where(
      and(
        eq(orders.vesselId, vesselId),
        eq(orders.supplierId, supplierId),
        or(isNull(orderLines.itemId), sql`${inventoryItems.id} is not null`),
      ),
    )
    .orderBy(desc(orderReceipts.receivedAt), desc(orderReceiptLines.id));
}

/** Items that name the supplier as theirs, whether they were bought here yet or not. */
export function listItemsOf(tx: Db, vesselId: string, supplierId: string) {
  return tx
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      partNo: inventoryItems.partNo,
      unit: inventoryItems.unit,
      priceMinor: inventoryItems.priceMinor,
      currency: inventoryItems.currency,
    })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.vesselId, vesselId),
        eq(inventoryItems.supplierId, supplierId),
        isNull(inventoryItems.archivedAt),
      ),
    )
    .orderBy(asc(inventoryItems.name), asc(inventoryItems.id));
}

export function listMachinesOf(tx: Db, vesselId: string, supplierId: string) {
  return tx
    .select({
      id: equipment.id,
      name: equipment.name,
      code: equipment.code,
      manufacturer: equipment.manufacturer,
      modelNumber: equipment.modelNumber,
      location: equipment.location,
      warrantyUntil: equipment.warrantyUntil,
      isArchived: sql<boolean>`${equipment.archivedAt} is not null`,
    })
    .from(equipment)
    .where(and(eq(equipment.vesselId, vesselId), eq(equipment.supplierId, supplierId)))
    .orderBy(sql`${equipment.archivedAt} is not null`, asc(equipment.name), asc(equipment.id));
}

export function listOrdersOf(tx: Db, vesselId: string, supplierId: string) {
  return tx
    .select({
      id: orders.id,
      number: orders.number,
      year: orders.year,
      title: orders.title,
      status: orders.status,
      currency: orders.currency,
      netMinor:
        sql<number>`(select coalesce(sum(round(line.quantity * line.unit_price_minor)), 0) from ${orderLines} line
        where line.vessel_id = orders.vessel_id and line.order_id = orders.id)`.mapWith(Number),
      orderedAt: orders.orderedAt,
      expectedOn: orders.expectedOn,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(eq(orders.vesselId, vesselId), eq(orders.supplierId, supplierId)))
    .orderBy(desc(orders.number));
}
