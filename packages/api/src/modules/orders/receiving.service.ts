import { AppError, assertAllowed, type Refusal } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { inVesselCurrency } from "@ymp/core/orders/exchange";
import {
  inStockUnits,
  judgeReceiptLine,
  openQuantity,
  statusAfterReceipt,
  stockUnitCostMinor,
} from "@ymp/core/orders/receiving";
import { sumQuantities, thousandthsOf } from "@ymp/core/units";
import type { VesselScope } from "../../context.ts";
import { expectHappened } from "../../kit/happened.ts";
import { expectRow } from "../../kit/rows.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { expectWholeSteps } from "../inventory/items.rules.ts";
import type { StockPosting } from "../inventory/posting.rules.ts";
import { postStock } from "../inventory/posting.service.ts";
import { lockOrder } from "./drafts.service.ts";
import { moveWithLines } from "./order-flow.service.ts";
import { notifyReceipt } from "./order-notices.service.ts";
import { type OrderRow, orderNumberText } from "./orders.record.ts";
import { findOrder, itemsForLines, linesOf, type OrderLineRow, patchLine } from "./orders.repository.ts";
import type { ReceiptLineInput, ReceiveOrderInput } from "./orders.schema.ts";
import { findReceipt, insertReceipt, keepLot } from "./receipts.repository.ts";

type ItemRow = Awaited<ReturnType<typeof itemsForLines>>[number];
type Arrival = { line: OrderLineRow; item: ItemRow | null; input: ReceiptLineInput };

/**
 * Books a delivery, whole or in part, in one transaction: stock rises, each line keeps what it cost, the rest stays open.
 * The same `receiptId` sent again books nothing.
 */
export async function receiveOrder(
  scope: VesselScope,
  input: ReceiveOrderInput,
): Promise<{ version: number; status: OrderRow["status"] }> {
  const { tx, vesselId, actor, now } = scope;
  expectHappened(scope, "ledger", { receivedAt: input.receivedAt });
  const { version, status } = expectRow(await findOrder(tx, vesselId, input.id, true));
  const booked = await findReceipt(tx, vesselId, input.receiptId);
  if (await sentBefore(scope, input.receiptId, booked, { orderId: input.id })) return { version, status };
  const order = await lockOrder(scope, input.id, "receive");
  const lines = await linesOf(tx, vesselId, order.id);
  const arrivals = await arrivalsOf(scope, lines, input.lines);
  const receivedAt = input.receivedAt ?? now;

  const booking = await Promise.all(arrivals.map((arrival) => bookingOf(scope, order, arrival, receivedAt)));
  await postStock(
    scope,
    booking.flatMap(({ posting }) => posting ?? []),
  );
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now };
  const { receiptId: id, deliveryNote = null, note = null } = input;
  await insertReceipt(
    tx,
    { id, ...stamp, orderId: order.id, receivedAt, deliveryNote, note },
    booking.map(({ row }) => ({ ...stamp, ...row, receiptId: id })),
  );
  const after = await settleLines(scope, order, lines, quantitiesOf(booking), "received", {
    lines: arrivals.length,
    deliveryNote,
  });
  await notifyReceipt(scope, after, id);
  return { version: after.version, status: after.status };
}

async function arrivalsOf(
  scope: VesselScope,
  lines: readonly OrderLineRow[],
  inputs: readonly ReceiptLineInput[],
): Promise<Arrival[]> {
  if (new Set(inputs.map(({ orderLineId }) => orderLineId)).size < inputs.length)
    throw new AppError("invalid", "orders:fault.twice", {}, { lines: "orders:fault.twice" });
  const chosen = inputs.map((input) => ({ input, line: expectRow(lines.find(({ id }) => id === input.orderLineId)) }));
  const items = await itemsForLines(
    scope.tx,
    scope.vesselId,
    chosen.flatMap(({ line }) => line.itemId ?? []),
  );
  const arrivals = chosen.map(({ input, line }) => ({
    input,
    line,
    item: line.itemId === null ? null : (items.find(({ id }) => id === line.itemId) ?? missingItem()),
  }));
  assertAllowed(arrivals.flatMap((arrival, index) => judge(arrival, index)));
  for (const [index, { item, line, input }] of arrivals.entries())
    if (item) expectWholeSteps(item.unit, input.quantity * line.unitsPerPurchase, `lines.${index}.quantity`);
  return arrivals;
}

/** What somebody marked private is received by those who may know of it. */
function missingItem(): never {
  throw new AppError("not_found", "inventory:itemMissing");
}

function judge({ line, item, input }: Arrival, index: number): Refusal[] {
  const refusals = judgeReceiptLine(
    { ...line, isStocked: item !== null, keepsLots: item?.hasLots ?? false },
    {
      quantity: input.quantity,
      locationId: input.locationId ?? null,
      hasLot: Boolean(input.lotNumber || input.expiresOn),
      reason: input.reason ?? "",
    },
  );
  return refusals.map((refusal) => ({ ...refusal, field: `lines.${index}.${refusal.field}` }));
}

/** The line of the receipt, and what it posts to the ledger; free text posts nothing. */
async function bookingOf(scope: VesselScope, order: OrderRow, { line, item, input }: Arrival, receivedAt: Date) {
  const unitPriceMinor = input.unitPriceMinor ?? line.unitPriceMinor;
  const isMore = thousandthsOf(input.quantity) > thousandthsOf(openQuantity(line));
  const note = isMore ? (input.reason ?? null) : null;
  const row = { id: newId(), orderLineId: line.id, quantity: input.quantity, unitPriceMinor, note };
  if (!item || !input.locationId) return { row: { ...row, locationId: null, lotId: null, moveId: null } };
  const lotId = item.hasLots ? await lotOf(scope, item.id, input) : null;
  const moveId = newId();
  const posting: StockPosting = {
    id: moveId,
    itemId: item.id,
    locationId: input.locationId,
    lotId,
    kind: "receive",
    quantity: inStockUnits(input.quantity, line.unitsPerPurchase),
    orderLineId: line.id,
    unitCostMinor: costAboard(scope, order, line, unitPriceMinor),
    note: orderNumberText(order),
    movedAt: receivedAt,
  };
  return { posting, row: { ...row, locationId: input.locationId, lotId, moveId } };
}

function lotOf({ tx, vesselId, actor }: VesselScope, itemId: string, input: ReceiptLineInput): Promise<string> {
  const { lotNumber = null, expiresOn = null } = input;
  return keepLot(tx, { id: newId(), vesselId, createdBy: actor.userId, itemId, lotNumber, expiresOn });
}

/** What a unit of stock cost in the vessel's money; unknown without a price, or without a rate for foreign money. */
function costAboard(
  { vessel }: VesselScope,
  order: OrderRow,
  line: OrderLineRow,
  unitPriceMinor: number | null,
): number | null {
  const priceAboard = unitPriceMinor === null ? null : inVesselCurrency(unitPriceMinor, order, vessel.currency);
  return priceAboard === null ? null : stockUnitCostMinor(priceAboard, line.unitsPerPurchase);
}

type Quantities = ReadonlyMap<string, number>;
const quantitiesOf = (booking: readonly { row: { orderLineId: string; quantity: number } }[]): Quantities =>
  new Map(booking.map(({ row }) => [row.orderLineId, row.quantity]));

/** Adds what came to the lines, or takes it off, and finds the status that the order has by it. */
export async function settleLines(
  scope: VesselScope,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  quantities: Quantities,
  verb: "received" | "receipt_taken_back",
  facts: Record<string, string | number | null>,
): Promise<OrderRow> {
  const settled = lines.map((line) => ({
    ...line,
    receivedQuantity: sumQuantities([line.receivedQuantity, quantities.get(line.id) ?? 0]),
  }));
  for (const { receivedQuantity, ...line } of settled.filter(({ id }) => quantities.has(id)))
    await patchLine(scope.tx, line, { receivedQuantity }, scope.now);
  const patch = { status: statusAfterReceipt(settled) };
  return moveWithLines(scope, { order, lines }, settled, { verb, patch, facts });
}
