import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, minorUnits, quantity } from "../columns.ts";
import { currentUser, currentVessel, hidesPrivate, vesselTable } from "../tables.ts";
import { equipment, sections } from "./equipment.ts";
import { files } from "./files.ts";
import { suppliers } from "./suppliers.ts";

/** One that the ledger speaks of is archived rather than removed. */
export const locations = vesselTable(
  "locations",
  { name: text().notNull(), deck: text(), archivedAt: instant() },
  (t) => [uniqueIndex("locations_name").on(t.vesselId, t.name)],
);

export const inventoryItems = vesselTable(
  "inventory_items",
  {
    name: text().notNull(),
    partNo: text(),
    manufacturer: text(),
    category: text(),
    subCategory: text(),
    modelNo: text(),
    barcode: text(),
    unit: text().notNull().default("pcs"),
    /** What it is bought in, such as a box; `packSize` units of stock each. */
    purchaseUnit: text(),
    minQuantity: quantity(),
    maxQuantity: quantity(),
    packSize: quantity(),
    isCritical: boolean().notNull().default(false),
    isPrivate: boolean().notNull().default(false),
    priceMinor: minorUnits(),
    currency: text(),
    supplierName: text(),
    supplierId: uuid(),
    /** Whose own it is when private: hidden from everybody else but captains, by the table's own policy. */
    ownerUserId: uuid(),
    /** Kept by lots that expire: medicines, flares, food. */
    hasLots: boolean().notNull().default(false),
    photoFileId: uuid(),
    description: text(),
    archivedAt: instant(),
    importId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "inventory_items_supplier",
      columns: [t.vesselId, t.supplierId],
      foreignColumns: [suppliers.vesselId, suppliers.id],
    }),
    foreignKey({
      name: "inventory_items_photo",
      columns: [t.vesselId, t.photoFileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    index("inventory_items_by_barcode").on(t.vesselId, t.barcode),
    index("inventory_items_by_name").on(t.vesselId, t.name, t.id),
    index("inventory_items_by_part_no").on(t.vesselId, t.partNo),
    index("inventory_items_by_supplier")
      .on(t.vesselId, t.supplierId)
      .where(sql`supplier_id is not null`)
      .concurrently(),
  ],
  sql`vessel_id = ${currentVessel} and (not is_private or not ${hidesPrivate} or owner_user_id = ${currentUser})`,
);

/** Where an item is kept: one row for each location that holds it or held it. */
export const itemLocations = vesselTable(
  "item_locations",
  { itemId: uuid().notNull(), locationId: uuid().notNull(), box: text(), shelf: text() },
  (t) => [
    foreignKey({
      name: "item_locations_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    foreignKey({
      name: "item_locations_location",
      columns: [t.vesselId, t.locationId],
      foreignColumns: [locations.vesselId, locations.id],
    }),
    uniqueIndex("item_locations_place").on(t.vesselId, t.itemId, t.locationId),
  ],
);

/** What came in together and expires together. */
export const stockLots = vesselTable(
  "stock_lots",
  { itemId: uuid().notNull(), lotNumber: text(), expiresOn: calendarDate() },
  (t) => [
    foreignKey({
      name: "stock_lots_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    index("stock_lots_by_item").on(t.vesselId, t.itemId, t.expiresOn),
  ],
);

/** Counting a place or a category; differences are posted together at the end. */
export const stockCounts = vesselTable(
  "stock_counts",
  {
    name: text().notNull(),
    locationId: uuid(),
    category: text(),
    /** The expected quantity is hidden while counting. */
    isBlind: boolean().notNull().default(true),
    status: text({ enum: ["open", "posted", "cancelled"] })
      .notNull()
      .default("open"),
    postedAt: instant(),
    postedBy: uuid(),
  },
  (t) => [
    foreignKey({
      name: "stock_counts_location",
      columns: [t.vesselId, t.locationId],
      foreignColumns: [locations.vesselId, locations.id],
    }),
    index("stock_counts_by_status").on(t.vesselId, t.status, t.id),
  ],
);

export const stockCountLines = vesselTable(
  "stock_count_lines",
  {
    countId: uuid().notNull(),
    itemId: uuid().notNull(),
    locationId: uuid().notNull(),
    lotId: uuid(),
    /** On hand when the line was counted. */
    expectedQuantity: quantity(),
    countedQuantity: quantity(),
    countedBy: uuid(),
    countedAt: instant(),
    /** Told of the line no more; it is kept so that in a blind count its books stay untold. */
    takenBackAt: instant(),
    note: text(),
  },
  (t) => [
    foreignKey({
      name: "stock_count_lines_count",
      columns: [t.vesselId, t.countId],
      foreignColumns: [stockCounts.vesselId, stockCounts.id],
    }),
    foreignKey({
      name: "stock_count_lines_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    foreignKey({
      name: "stock_count_lines_location",
      columns: [t.vesselId, t.locationId],
      foreignColumns: [locations.vesselId, locations.id],
    }),
    foreignKey({
      name: "stock_count_lines_lot",
      columns: [t.vesselId, t.lotId],
      foreignColumns: [stockLots.vesselId, stockLots.id],
    }),
    index("stock_count_lines_by_count").on(t.vesselId, t.countId, t.itemId),
  ],
);

/** The stock ledger: on hand is the sum. Rows are added, never changed. */
export const stockMoves = vesselTable(
  "stock_moves",
  {
    itemId: uuid().notNull(),
    locationId: uuid().notNull(),
    quantity: quantity().notNull(),
    kind: text({
      enum: ["count", "receive", "consume", "transfer_out", "transfer_in", "adjust", "scrap", "return"],
    }).notNull(),
    jobId: uuid(),
    lotId: uuid(),
    orderLineId: uuid(),
    countId: uuid(),
    reversesMoveId: uuid(),
    /** Shared by the lines of one posting, which are kept once, all or none; null in lines of older versions. */
    actId: uuid(),
    unitCostMinor: minorUnits(),
    note: text(),
    movedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: "stock_moves_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    foreignKey({
      name: "stock_moves_location",
      columns: [t.vesselId, t.locationId],
      foreignColumns: [locations.vesselId, locations.id],
    }),
    foreignKey({
      name: "stock_moves_reverses",
      columns: [t.vesselId, t.reversesMoveId],
      foreignColumns: [t.vesselId, t.id],
    }),
    foreignKey({
      name: "stock_moves_lot",
      columns: [t.vesselId, t.lotId],
      foreignColumns: [stockLots.vesselId, stockLots.id],
    }),
    foreignKey({
      name: "stock_moves_count",
      columns: [t.vesselId, t.countId],
      foreignColumns: [stockCounts.vesselId, stockCounts.id],
    }),
    index("stock_moves_by_time").on(t.vesselId, t.itemId, t.movedAt),
    uniqueIndex("stock_moves_reversed_once").on(t.vesselId, t.reversesMoveId),
    index("stock_moves_by_item").on(t.vesselId, t.itemId, t.locationId, t.quantity),
    index("stock_moves_by_job").on(t.vesselId, t.jobId),
  ],
);

/** A part of a machine. Its stock is that of the inventory item it is linked to. */
export const spareParts = vesselTable(
  "spare_parts",
  {
    equipmentId: uuid().notNull(),
    sectionId: uuid(),
    itemId: uuid(),
    designation: text().notNull(),
    partNo: text(),
    figureNumber: text(),
    unit: text(),
    measurement: text(),
    fittedQuantity: quantity(),
    serialNo: text(),
    standard: text(),
    key: text(),
    description: text(),
    /** Where the part is on the section's drawing, in thousandths of its width and height. */
    spotX: integer(),
    spotY: integer(),
    importId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "spare_parts_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    foreignKey({
      name: "spare_parts_section",
      columns: [t.vesselId, t.sectionId],
      foreignColumns: [sections.vesselId, sections.id],
    }),
    foreignKey({
      name: "spare_parts_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    index("spare_parts_by_equipment").on(t.vesselId, t.equipmentId, t.designation),
    index("spare_parts_by_item").on(t.vesselId, t.itemId),
    index("spare_parts_by_section").on(t.vesselId, t.sectionId).where(sql`section_id is not null`).concurrently(),
  ],
);
