import { boolean, foreignKey, index, integer, numeric, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, minorUnits, quantity } from "../columns.ts";
import { ownerReads, vesselTable } from "../tables.ts";
import { equipment } from "./equipment.ts";
import { inventoryItems, locations, spareParts, stockLots, stockMoves } from "./inventory.ts";
import { jobs } from "./jobs.ts";
import { suppliers } from "./suppliers.ts";

export const orders = vesselTable(
  "orders",
  {
    number: integer().notNull(),
    year: integer().notNull(),
    title: text().notNull(),
    supplierId: uuid(),
    status: text({
      enum: ["draft", "requested", "approved", "ordered", "part_received", "received", "closed", "cancelled"],
    })
      .notNull()
      .default("draft"),
    /** Prices are in the supplier's currency. */
    currency: text().notNull(),
    /** Units of the vessel's currency for one of the order's, as agreed when it was ordered. */
    exchangeRate: numeric({ precision: 18, scale: 8, mode: "number" }),
    neededOn: calendarDate(),
    expectedOn: calendarDate(),
    deliverTo: text(),
    notes: text(),
    internalNotes: text(),
    shippingMinor: minorUnits(),
    requestedBy: uuid(),
    requestedAt: instant(),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionNote: text(),
    /** The sum that was approved last, in the order's currency; absent before any approval. */
    approvedTotalMinor: minorUnits(),
    /** The rate that it was approved at, or that a captain or the company ordered it at: by it the next rates are weighed. */
    approvedRate: numeric({ precision: 18, scale: 8, mode: "number" }),
    /** What the order comes to by what arrived and at which price; absent until something has. */
    actualTotalMinor: minorUnits(),
    orderedBy: uuid(),
    orderedAt: instant(),
    sentTo: text(),
    closedAt: instant(),
    cancelReason: text(),
    /** Of the link by which the supplier answers without an account. */
    answerTokenHash: text(),
    answerExpiresAt: instant(),
    answeredAt: instant(),
    answeredBy: text(),
    answerNote: text(),
    supplierReference: text(),
  },
  (t) => [
    foreignKey({
      name: "orders_supplier",
      columns: [t.vesselId, t.supplierId],
      foreignColumns: [suppliers.vesselId, suppliers.id],
    }),
    uniqueIndex("orders_number").on(t.vesselId, t.number),
    index("orders_by_status").on(t.vesselId, t.status, t.id),
    index("orders_by_supplier").on(t.vesselId, t.supplierId, t.id),
    uniqueIndex("orders_by_answer").on(t.answerTokenHash),
    ownerReads("orders_answered"),
  ],
);

export const orderLines = vesselTable(
  "order_lines",
  {
    orderId: uuid().notNull(),
    position: integer().notNull(),
    itemId: uuid(),
    sparePartId: uuid(),
    /** The work or machine the line is for. */
    jobId: uuid(),
    equipmentId: uuid(),
    description: text().notNull(),
    partNo: text(),
    unit: text().notNull().default("pcs"),
    /** In units of purchase; `unitsPerPurchase` of stock each. */
    quantity: quantity().notNull(),
    unitsPerPurchase: quantity().notNull().default(1),
    unitPriceMinor: minorUnits(),
    /** In tenths of a percent: 20 % is 200. */
    taxPermille: integer(),
    /** How much was approved last, in units of purchase; absent before any approval. */
    approvedQuantity: quantity(),
    receivedQuantity: quantity().notNull().default(0),
    /** The rest will not come. */
    isClosedShort: boolean().notNull().default(false),
    quotedPriceMinor: minorUnits(),
    promisedOn: calendarDate(),
    note: text(),
  },
  (t) => [
    foreignKey({
      name: "order_lines_order",
      columns: [t.vesselId, t.orderId],
      foreignColumns: [orders.vesselId, orders.id],
    }),
    foreignKey({
      name: "order_lines_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    foreignKey({
      name: "order_lines_spare_part",
      columns: [t.vesselId, t.sparePartId],
      foreignColumns: [spareParts.vesselId, spareParts.id],
    }),
    foreignKey({
      name: "order_lines_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    foreignKey({
      name: "order_lines_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    index("order_lines_by_order").on(t.vesselId, t.orderId, t.position),
    index("order_lines_by_item").on(t.vesselId, t.itemId),
  ],
);

/** One delivery. Its lines post to the stock ledger; sent twice it is one. */
export const orderReceipts = vesselTable(
  "order_receipts",
  {
    orderId: uuid().notNull(),
    receivedAt: instant().notNull(),
    deliveryNote: text(),
    note: text(),
    /** A counter-entry that takes another receipt back. */
    reversesReceiptId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "order_receipts_order",
      columns: [t.vesselId, t.orderId],
      foreignColumns: [orders.vesselId, orders.id],
    }),
    foreignKey({
      name: "order_receipts_reverses",
      columns: [t.vesselId, t.reversesReceiptId],
      foreignColumns: [t.vesselId, t.id],
    }),
    uniqueIndex("order_receipts_reversed_once").on(t.vesselId, t.reversesReceiptId),
    index("order_receipts_by_order").on(t.vesselId, t.orderId, t.id),
  ],
);

export const orderReceiptLines = vesselTable(
  "order_receipt_lines",
  {
    receiptId: uuid().notNull(),
    orderLineId: uuid().notNull(),
    /** In units of purchase. */
    quantity: quantity().notNull(),
    /** For one unit of purchase, in the order's currency: each purchase keeps its price. */
    unitPriceMinor: minorUnits(),
    locationId: uuid(),
    lotId: uuid(),
    moveId: uuid(),
    note: text(),
  },
  (t) => [
    foreignKey({
      name: "order_receipt_lines_receipt",
      columns: [t.vesselId, t.receiptId],
      foreignColumns: [orderReceipts.vesselId, orderReceipts.id],
    }),
    foreignKey({
      name: "order_receipt_lines_line",
      columns: [t.vesselId, t.orderLineId],
      foreignColumns: [orderLines.vesselId, orderLines.id],
    }),
    foreignKey({
      name: "order_receipt_lines_location",
      columns: [t.vesselId, t.locationId],
      foreignColumns: [locations.vesselId, locations.id],
    }),
    foreignKey({
      name: "order_receipt_lines_lot",
      columns: [t.vesselId, t.lotId],
      foreignColumns: [stockLots.vesselId, stockLots.id],
    }),
    foreignKey({
      name: "order_receipt_lines_move",
      columns: [t.vesselId, t.moveId],
      foreignColumns: [stockMoves.vesselId, stockMoves.id],
    }),
    index("order_receipt_lines_by_line").on(t.vesselId, t.orderLineId),
  ],
);
