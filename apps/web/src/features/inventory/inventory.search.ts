import type { ItemFilters } from "@ymp/api/modules/inventory/inventory.schema";
import { itemSorts, itemStates } from "@ymp/core/lists";
import { either, flag, id, keysOf, listOf, oneOf, type SearchOf, searchOf, text } from "../../lib/search-readers.ts";

export const inventoryFilters = searchOf({
  search: text(),
  categories: listOf(text(120), 50),
  subCategory: text(120),
  locationId: id,
  supplierId: id,
  state: oneOf(itemStates),
  isCritical: flag,
  isPrivate: flag,
});
export type InventoryFilters = SearchOf<typeof inventoryFilters>;
const filterKeys = keysOf(inventoryFilters);
export const noFilters: InventoryFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = searchOf({ ...inventoryFilters.readers, sort: oneOf(itemSorts), descending: flag });
export type ListSearch = SearchOf<typeof listSearch>;

export const inventorySearch = searchOf({
  ...listSearch.readers,
  /** The item that lies open over the list. */
  item: id,
  /** The form of a new item. */
  new: oneOf([true]),
  /** The barcode of the new item, as it was scanned. */
  code: text(120),
  /** The scanner is open. */
  scan: oneOf([true]),
  /** Counting: one count, or "all" for their list. */
  count: either(oneOf(["all"]), id),
});
export type InventorySearch = SearchOf<typeof inventorySearch>;

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch(saved);

export function viewSearchOf(search: InventorySearch): ListSearch {
  const { item: _, new: __, code: ____, scan: _____, count: ___, ...list } = search;
  const set = Object.entries(list).filter(([key, value]) => isSet(value) && !(key === "state" && value === "current"));
  return readViewSearch(Object.fromEntries(set));
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** The filters as the server takes them. */
export function filtersOf({ search, state = "current", ...rest }: InventoryFilters): ItemFilters {
  const { categories, subCategory, locationId, supplierId, isCritical, isPrivate } = rest;
  return {
    state,
    search: search || undefined,
    categories: categories?.length ? categories : undefined,
    subCategory: subCategory || undefined,
    locationId,
    supplierId,
    isCritical: isCritical || undefined,
    isPrivate: isPrivate || undefined,
  };
}

export function listInputOf(search: ListSearch) {
  return { ...filtersOf(search), sort: search.sort ?? ("name" as const), descending: search.descending ?? false };
}

export function activeFilters(search: InventoryFilters): (keyof InventoryFilters)[] {
  return filterKeys.filter((key) => isSet(search[key]) && !(key === "state" && search.state === "current"));
}
