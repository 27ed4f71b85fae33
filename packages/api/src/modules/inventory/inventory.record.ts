import type { inventoryItems, locations, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import type { RecordDescriptor } from "../../platform/records.ts";

export type InventoryItemRow = typeof inventoryItems.$inferSelect;
export type LocationRow = typeof locations.$inferSelect;
export type StockLotRow = typeof stockLots.$inferSelect;
export type StockMoveRow = typeof stockMoves.$inferSelect;

export const itemRecord: RecordDescriptor<InventoryItemRow> = {
  kind: "item",
  searchEntry: ({ name, partNo, manufacturer, modelNo, barcode, category, subCategory }) =>
    name === undefined
      ? undefined
      : {
          title: name,
          detail: [partNo, manufacturer].filter(Boolean).join(", "),
          text: [modelNo, barcode, category, subCategory],
        },
};
