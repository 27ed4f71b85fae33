import { itemSorts, itemStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { either, id, listOf, oneOf, onlyYes, text } from "../../lib/search-readers.ts";

export const inventoryAddress = listAddress({
  path: "/app/inventory",
  opens: "item",
  filters: {
    search: text(),
    categories: listOf(text(120), 50),
    subCategory: text(120),
    locationId: id,
    supplierId: id,
    state: oneOf(itemStates),
    isCritical: onlyYes,
    isPrivate: onlyYes,
  },
  usual: { state: "current" },
  sorts: itemSorts,
  order: { sort: "name" },
  more: {
    new: oneOf([true]),
    /** The barcode of the new item, as it was scanned. */
    code: text(120),
    /** The scanner is open. */
    scan: oneOf([true]),
    /** Counting: one count, or "all" for their list. */
    count: either(oneOf(["all"]), id),
  },
});
export type InventorySearch = SearchIn<typeof inventoryAddress>;
