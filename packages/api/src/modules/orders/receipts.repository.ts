import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { locations, stockLots } from "@ymp/db/schema/inventory";
import { orderReceiptLines, orderReceipts } from "@ymp/db/schema/orders";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

export type ReceiptLineRow = typeof orderReceiptLines.$inferSelect;

export async function findReceipt(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(orderReceipts)
    .where(and(eq(orderReceipts.vesselId, vesselId), eq(orderReceipts.id, id)));
  return row;
}

/** A receipt is taken back once, by a counter-entry that names it. */
export async function isTakenBack(tx: Db, vesselId: string, receiptId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: orderReceipts.id })
    .from(orderReceipts)
    .where(and(eq(orderReceipts.vesselId, vesselId), eq(orderReceipts.reversesReceiptId, receiptId)));
  return row !== undefined;
}

export function receiptLinesOf(tx: Db, vesselId: string, receiptId: string): Promise<ReceiptLineRow[]> {
  return tx
    .select()
    .from(orderReceiptLines)
    .where(and(eq(orderReceiptLines.vesselId, vesselId), eq(orderReceiptLines.receiptId, receiptId)))
    .orderBy(asc(orderReceiptLines.id));
}

export async function insertReceipt(
  tx: Db,
  receipt: typeof orderReceipts.$inferInsert,
  lines: (typeof orderReceiptLines.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderReceipts).values(receipt);
  await tx.insert(orderReceiptLines).values(lines);
}

/** What arrived of each line at each price, without what was taken back. */
export function arrivedLinesOf(tx: Db, vesselId: string, orderId: string) {
  return tx
    .select({
      orderLineId: orderReceiptLines.orderLineId,
      unitPriceMinor: orderReceiptLines.unitPriceMinor,
      quantity: sql<number>`sum(${orderReceiptLines.quantity})`.mapWith(Number),
    })
    .from(orderReceiptLines)
    .innerJoin(
      orderReceipts,
      and(eq(orderReceipts.vesselId, orderReceiptLines.vesselId), eq(orderReceipts.id, orderReceiptLines.receiptId)),
    )
    .where(and(eq(orderReceiptLines.vesselId, vesselId), eq(orderReceipts.orderId, orderId)))
    .groupBy(orderReceiptLines.orderLineId, orderReceiptLines.unitPriceMinor);
}

/** Deliveries of an order in the order they came, with what was booked where. */
export async function receiptsOf(tx: Db, vesselId: string, orderId: string) {
  const rows = await tx
    .select({
      receipt: orderReceipts,
      receivedByName: users.name,
      line: orderReceiptLines,
      locationName: locations.name,
      lotNumber: stockLots.lotNumber,
      expiresOn: stockLots.expiresOn,
    })
    .from(orderReceipts)
    .innerJoin(
      orderReceiptLines,
      and(eq(orderReceiptLines.vesselId, orderReceipts.vesselId), eq(orderReceiptLines.receiptId, orderReceipts.id)),
    )
    .leftJoin(users, eq(users.id, orderReceipts.createdBy))
    .leftJoin(
      locations,
      and(eq(locations.vesselId, orderReceiptLines.vesselId), eq(locations.id, orderReceiptLines.locationId)),
    )
    .leftJoin(
      stockLots,
      and(eq(stockLots.vesselId, orderReceiptLines.vesselId), eq(stockLots.id, orderReceiptLines.lotId)),
    )
    .where(and(eq(orderReceipts.vesselId, vesselId), eq(orderReceipts.orderId, orderId)))
    .orderBy(asc(orderReceipts.receivedAt), asc(orderReceipts.id), asc(orderReceiptLines.id));
  const counters = new Map(rows.map(({ receipt }) => [receipt.reversesReceiptId, receipt]));
  const receipts = new Map<string, ReturnType<typeof begun>>();
  for (const row of rows) {
    if (row.receipt.reversesReceiptId) continue;
    const shown = receipts.get(row.receipt.id) ?? begun(row, counters.get(row.receipt.id));
    const { orderLineId, quantity, unitPriceMinor, note } = row.line;
    const { locationName, lotNumber, expiresOn } = row;
    shown.lines.push({ orderLineId, quantity, unitPriceMinor, note, locationName, lotNumber, expiresOn });
    receipts.set(row.receipt.id, shown);
  }
  return [...receipts.values()];
}
export type ShownReceipt = ReturnType<typeof begun>;

export interface ShownReceiptLine {
  orderLineId: string;
  quantity: number;
  unitPriceMinor: number | null;
  note: string | null;
  locationName: string | null;
  lotNumber: string | null;
  expiresOn: CalendarDate | null;
}

function begun(
  { receipt, receivedByName }: { receipt: typeof orderReceipts.$inferSelect; receivedByName: string | null },
  counter: typeof orderReceipts.$inferSelect | undefined,
) {
  const { id, receivedAt, deliveryNote, note, createdBy } = receipt;
  const lines: ShownReceiptLine[] = [];
  const takenBack = counter ? { at: counter.receivedAt, reason: counter.note } : null;
  return { id, receivedAt, deliveryNote, note, createdBy, receivedByName, takenBack, lines };
}

/** The lot of that number and expiry, found or started. */
export async function keepLot(
  tx: Db,
  row: {
    id: string;
    vesselId: string;
    createdBy: string | null;
    itemId: string;
    lotNumber: string | null;
    expiresOn: CalendarDate | null;
  },
): Promise<string> {
  const [known] = await tx
    .select({ id: stockLots.id })
    .from(stockLots)
    .where(
      and(
        eq(stockLots.vesselId, row.vesselId),
        eq(stockLots.itemId, row.itemId),
        sql`${stockLots.lotNumber} is not distinct from ${row.lotNumber}::text`,
        sql`${stockLots.expiresOn} is not distinct from ${row.expiresOn}::date`,
      ),
    )
    .limit(1);
  if (known) return known.id;
  await tx.insert(stockLots).values(row);
  return row.id;
}

/** Where items may be put, those that hold each of them first. */
export function placesToPut(tx: Db, vesselId: string) {
  return tx
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.vesselId, vesselId), isNull(locations.archivedAt)))
    .orderBy(asc(locations.name));
}
