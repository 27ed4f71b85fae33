import { addDays } from "@ymp/core/calendar-date";
import type { OrderDefinition, OrderLineDefinition, ReceiptDefinition } from "../order-definition.ts";
import { createIds, createRandom } from "../random.ts";
import { type Book, equipmentId, known, person } from "./book.ts";

/** Apart from the book's own chances: orders move nothing else. */
const idSeed = 7_351_907;

interface Ordering {
  book: Book;
  newId: (at: Date) => string;
}

type OrderRow = Book["rows"]["orders"][number] & { id: string };
type LineRow = Book["rows"]["orderLines"][number] & { id: string };

export const orderNumberText = ({ year, number }: Pick<OrderRow, "year" | "number">) =>
  `PO-${year}-${String(number).padStart(4, "0")}`;

/** Orders in every status, their receipts in the ledger. The items must be there already. */
export function addOrders(book: Book): void {
  const ordering = { book, newId: createIds(createRandom(idSeed)) };
  const definitions = (book.definition.orders ?? []).toSorted((a, b) => b.begunDaysAgo - a.begunDaysAgo);
  for (const [index, definition] of definitions.entries()) addOrder(ordering, definition, index + 1);
  if (definitions.length > 0)
    book.rows.numberSequences.push({ vesselId: book.vesselId, key: "order", lastNumber: definitions.length });
}

function stampOf({ book, newId }: Ordering, at: Date, by: string) {
  return { vesselId: book.vesselId, id: newId(at), createdAt: at, updatedAt: at, createdBy: person(book, by).userId };
}

const placed = new Set(["ordered", "part_received", "received", "closed", "cancelled"]);

function addOrder(ordering: Ordering, definition: OrderDefinition, number: number): void {
  const { book } = ordering;
  const { calendar, people } = book;
  const begunAt = calendar.daysAgo(definition.begunDaysAgo, 8);
  const inDays = (days: number | undefined) => (days === undefined ? null : addDays(calendar.today, days));
  const userOf = (key: string | undefined) => (key ? known(people.get(key), "person", key).userId : null);
  const isAsked = definition.status !== "draft";
  const isPlaced = placed.has(definition.status);
  const after = (hours: number) => new Date(Math.min(begunAt.getTime() + hours * 3_600_000, calendar.now.getTime()));
  const { title, status, currency, rate = null, shippingMinor = null, notes = null, internalNotes = null } = definition;
  const isOver = status === "closed" || status === "cancelled";
  const lastReceipt = definition.receipts?.at(-1);
  const order: OrderRow = {
    ...stampOf(ordering, begunAt, definition.by),
    ...{ number, title, status, currency, shippingMinor, notes, internalNotes },
    year: Number(calendar.dayOf(begunAt).slice(0, 4)),
    supplierId: known(book.supplierIds.get(definition.supplier), "supplier", definition.supplier),
    exchangeRate: rate,
    neededOn: inDays(definition.neededInDays),
    expectedOn: inDays(definition.expectedInDays),
    requestedBy: isAsked ? userOf(definition.by) : null,
    requestedAt: isAsked ? after(1) : null,
    decidedBy: userOf(definition.decidedBy),
    decidedAt: definition.decidedBy ? after(5) : null,
    approvedRate: definition.decidedBy && status !== "draft" ? rate : null,
    decisionNote: definition.decisionNote ?? null,
    orderedBy: isPlaced ? userOf(definition.orderedBy) : null,
    orderedAt: isPlaced ? after(8) : null,
    sentTo: definition.sentTo ?? null,
    closedAt: isOver ? calendar.daysAgo((lastReceipt?.daysAgo ?? definition.begunDaysAgo - 3) - 1, 16) : null,
    cancelReason: definition.cancelReason ?? null,
    supplierReference: definition.reference ?? null,
    answeredAt: definition.answer ? calendar.daysAgo(definition.answer.daysAgo, 11) : null,
    answeredBy: definition.answer?.by ?? null,
    answerNote: definition.answer?.note ?? null,
  };
  book.rows.orders.push(order);
  const lines = definition.lines.map((line, position) => addLine(ordering, order, definition, line, position));
  for (const receipt of definition.receipts ?? []) addReceipt(ordering, order, lines, receipt);
  tell(ordering, order, definition);
}

function addLine(
  ordering: Ordering,
  order: OrderRow,
  definition: OrderDefinition,
  line: OrderLineDefinition,
  position: number,
): LineRow {
  const { book } = ordering;
  const item = line.partNo
    ? known(
        book.rows.inventoryItems.find((row) => row.partNo === line.partNo),
        "item",
        line.partNo,
      )
    : null;
  const receivedQuantity = (definition.receipts ?? []).reduce(
    (sum, { quantities }) => sum + (quantities[position] ?? 0),
    0,
  );
  const row: LineRow = {
    ...stampOf(ordering, order.createdAt ?? book.begunAt, definition.by),
    orderId: order.id,
    position,
    itemId: item?.id ?? null,
    equipmentId: line.machine ? equipmentId(book, line.machine) : null,
    description: line.description ?? item?.name ?? "",
    partNo: line.partNo ?? null,
    unit: line.unit ?? item?.unit ?? "pcs",
    quantity: line.quantity,
    unitPriceMinor: line.price,
    taxPermille: line.taxPermille ?? null,
    receivedQuantity,
    isClosedShort: line.isClosedShort ?? false,
    quotedPriceMinor: line.quoted ?? null,
    promisedOn: line.promisedInDays === undefined ? null : addDays(book.calendar.today, line.promisedInDays),
    note: line.note ?? null,
  };
  book.rows.orderLines.push(row);
  return row;
}

function addReceipt(
  ordering: Ordering,
  order: OrderRow,
  lines: readonly LineRow[],
  { daysAgo, by, deliveryNote, note, quantities }: ReceiptDefinition,
): void {
  const { book } = ordering;
  const receivedAt = book.calendar.daysAgo(daysAgo, 11);
  const receipt = {
    ...stampOf(ordering, receivedAt, by),
    orderId: order.id,
    receivedAt,
    deliveryNote,
    note: note ?? null,
  };
  book.rows.orderReceipts.push(receipt);
  for (const [index, line] of lines.entries()) {
    const quantity = quantities[index] ?? 0;
    if (quantity === 0) continue;
    const move = line.itemId
      ? bookStock(ordering, order, { line, itemId: line.itemId, quantity, receivedAt, by })
      : null;
    book.rows.orderReceiptLines.push({
      ...stampOf(ordering, receivedAt, by),
      receiptId: receipt.id,
      orderLineId: line.id,
      quantity,
      unitPriceMinor: line.unitPriceMinor ?? null,
      locationId: move?.locationId ?? null,
      moveId: move?.id ?? null,
    });
  }
}

interface Booking {
  line: LineRow;
  itemId: string;
  quantity: number;
  receivedAt: Date;
  by: string;
}

/**
 * What came with an order is in the ledger. On hand stays what the stores say today, as long as the opening count can
 * spare it at every moment since.
 */
function bookStock(ordering: Ordering, order: OrderRow, { line, itemId, quantity, receivedAt, by }: Booking) {
  const { book } = ordering;
  const place = known(
    book.rows.itemLocations.find((row) => row.itemId === itemId),
    "place of",
    line.description,
  );
  const move = {
    ...stampOf(ordering, receivedAt, by),
    itemId,
    locationId: place.locationId,
    quantity,
    kind: "receive" as const,
    orderLineId: line.id,
    unitCostMinor: Math.round((line.unitPriceMinor ?? 0) * (order.exchangeRate ?? 1)),
    note: orderNumberText(order),
    movedAt: receivedAt,
  };
  spareFromOpening(book, { ...place, itemId }, quantity, receivedAt);
  book.rows.stockMoves.push(move);
  book.rows.changes.push({
    ...stampOf(ordering, receivedAt, by),
    userId: person(book, by).userId,
    recordKind: "item",
    recordId: itemId,
    verb: "received",
    diff: {},
    facts: { quantity },
    relatedIds: [],
  });
  return move;
}

function spareFromOpening(
  { rows }: Book,
  { itemId, locationId }: { itemId: string; locationId: string },
  quantity: number,
  before: Date,
): void {
  const earlier = rows.stockMoves
    .filter((move) => move.itemId === itemId && move.locationId === locationId && (move.movedAt ?? before) < before)
    .toSorted((a, b) => (a.movedAt?.getTime() ?? 0) - (b.movedAt?.getTime() ?? 0));
  const opening = earlier.find(({ kind }) => kind === "count");
  let level = 0;
  const lowest = Math.min(...earlier.map((move) => (level += move.quantity)));
  if (opening && lowest >= quantity && opening.quantity > quantity) opening.quantity -= quantity;
}

/** The history of the order, in the words that the application writes. */
function tell(ordering: Ordering, order: OrderRow, definition: OrderDefinition): void {
  const { book } = ordering;
  const step = (
    at: Date | null | undefined,
    by: string | undefined,
    verb: string,
    facts: Record<string, string | null> = {},
  ) => {
    if (!at || !by) return;
    book.rows.changes.push({
      ...stampOf(ordering, at, by),
      userId: person(book, by).userId,
      recordKind: "order",
      recordId: order.id,
      verb,
      diff: {},
      facts,
      relatedIds: order.supplierId ? [order.supplierId] : [],
    });
  };
  step(order.createdAt, definition.by, "created", { number: orderNumberText(order), title: order.title });
  step(order.requestedAt, definition.by, "requested");
  step(order.decidedAt, definition.decidedBy, "approved", { note: definition.decisionNote ?? null });
  step(order.orderedAt, definition.orderedBy, "ordered", { to: definition.sentTo ?? null });
  for (const { daysAgo, by } of definition.receipts ?? []) step(book.calendar.daysAgo(daysAgo, 11), by, "received");
  if (order.status === "closed") step(order.closedAt, definition.orderedBy, "closed");
  if (order.status === "cancelled")
    step(order.closedAt, definition.orderedBy, "cancelled", { reason: definition.cancelReason ?? null });
}
