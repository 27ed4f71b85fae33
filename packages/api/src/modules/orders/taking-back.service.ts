import { isAtLeast } from "@ymp/core/access/roles";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { inStockUnits } from "@ymp/core/orders/receiving";
import { sumQuantities } from "@ymp/core/units";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import type { StockPosting } from "../inventory/posting.rules.ts";
import { postStock } from "../inventory/posting.service.ts";
import { lockOrder } from "./drafts.service.ts";
import { findOrder, linesOf, type OrderLineRow } from "./orders.repository.ts";
import type { takeBackReceiptInput } from "./orders.schema.ts";
import { findReceipt, insertReceipt, isTakenBack, type ReceiptLineRow, receiptLinesOf } from "./receipts.repository.ts";
import { settleLines } from "./receiving.service.ts";

/** Takes a delivery back that was booked by mistake, by counter-entries: what was used meanwhile stops it. */
export async function takeBackReceipt(
  scope: VesselScope,
  { id, receiptId, reason }: z.infer<typeof takeBackReceiptInput>,
): Promise<{ version: number }> {
  const { tx, vesselId, actor, now } = scope;
  const receipt = expectRow(await findReceipt(tx, vesselId, receiptId));
  if (receipt.orderId !== id) throw new AppError("not_found", "refusals:recordNotFound");
  if (receipt.reversesReceiptId) throw new AppError("not_found", "refusals:recordNotFound");
  const known = expectRow(await findOrder(tx, vesselId, id, true));
  if (await isTakenBack(tx, vesselId, receiptId)) return { version: known.version };
  const order = await lockOrder(scope, id, "take_back");
  if (receipt.createdBy !== actor.userId && !isAtLeast(scope.access.role ?? "user", "hod"))
    throw new AppError("forbidden", "orders:refusal.headsOnly");

  const [lines, booked] = [await linesOf(tx, vesselId, id), await receiptLinesOf(tx, vesselId, receiptId)];
  const counters = booked.map((line) =>
    counterOf(line, expectRow(lines.find(({ id: own }) => own === line.orderLineId)), reason),
  );
  await postStock(
    scope,
    counters.flatMap(({ posting }) => posting ?? []),
  );
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now };
  const counter = { id: newId(), ...stamp, orderId: id, reversesReceiptId: receiptId };
  await insertReceipt(
    tx,
    { ...counter, receivedAt: now, deliveryNote: receipt.deliveryNote, note: reason },
    counters.map(({ row }) => ({ ...row, ...stamp, receiptId: counter.id })),
  );
  const quantities = new Map<string, number>();
  for (const { row } of counters)
    quantities.set(row.orderLineId, sumQuantities([quantities.get(row.orderLineId) ?? 0, row.quantity]));
  const after = await settleLines(scope, order, lines, quantities, "receipt_taken_back", { reason });
  return { version: after.version };
}

function counterOf(booked: ReceiptLineRow, line: OrderLineRow, reason: string) {
  const { locationId, lotId, moveId, orderLineId, unitPriceMinor } = booked;
  const row = { id: newId(), orderLineId, quantity: -booked.quantity, unitPriceMinor, locationId, lotId, note: reason };
  if (!moveId || !locationId || !line.itemId) return { row: { ...row, moveId: null } };
  const counterMoveId = newId();
  const posting: StockPosting = {
    id: counterMoveId,
    itemId: line.itemId,
    locationId,
    lotId,
    kind: "adjust",
    quantity: -inStockUnits(booked.quantity, line.unitsPerPurchase),
    orderLineId,
    reversesMoveId: moveId,
    note: reason,
  };
  return { posting, row: { ...row, moveId: counterMoveId } };
}
