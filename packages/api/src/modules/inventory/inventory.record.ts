import type { inventoryItems } from "@ymp/db/schema/inventory";
import type { RecordDescriptor } from "../../platform/records.ts";

export type InventoryItemRow = typeof inventoryItems.$inferSelect;

export const partRecord: RecordDescriptor<InventoryItemRow> = {
  kind: "part",
  searchEntry: ({ name, partNo, manufacturer, isPrivate }) =>
    name === undefined || isPrivate
      ? undefined
      : { title: name, detail: [partNo, manufacturer].filter(Boolean).join(", "), text: [] },
};
