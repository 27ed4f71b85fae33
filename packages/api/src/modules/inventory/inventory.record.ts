import type { inventoryItems } from "@ymp/db/schema/inventory";
import type { RecordDescriptor } from "../../platform/records.ts";

export type InventoryItemRow = typeof inventoryItems.$inferSelect;

export const itemRecord: RecordDescriptor<InventoryItemRow> = {
  kind: "item",
  searchEntry: ({ name, partNo, manufacturer }) =>
    name === undefined
      ? undefined
      : { title: name, detail: [partNo, manufacturer].filter(Boolean).join(", "), text: [] },
};
