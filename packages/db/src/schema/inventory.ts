import { boolean, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, minorUnits, quantity } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { equipment, sections } from "./equipment.ts";

export const locations = vesselTable("locations", { name: text().notNull(), deck: text() }, (t) => [
  uniqueIndex("locations_name").on(t.vesselId, t.name),
]);

export const inventoryItems = vesselTable(
  "inventory_items",
  {
    name: text().notNull(),
    partNo: text(),
    manufacturer: text(),
    category: text(),
    subCategory: text(),
    unit: text().notNull().default("pcs"),
    minQuantity: quantity(),
    maxQuantity: quantity(),
    packSize: quantity(),
    isCritical: boolean().notNull().default(false),
    isPrivate: boolean().notNull().default(false),
    priceMinor: minorUnits(),
    currency: text(),
    supplierName: text(),
    description: text(),
    archivedAt: instant(),
  },
  (t) => [
    index("inventory_items_by_name").on(t.vesselId, t.name, t.id),
    index("inventory_items_by_part_no").on(t.vesselId, t.partNo),
  ],
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
    reversesMoveId: uuid(),
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
  ],
);
