import { type ItemFilters, itemFilters, itemSorts, itemStates } from "@ymp/api/modules/inventory/inventory.schema";
import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const filters = itemFilters.shape;

export const inventoryFilters = z.object({
  search: lenient(filters.search),
  categories: lenient(filters.categories),
  subCategory: lenient(filters.subCategory),
  locationId: lenient(filters.locationId),
  supplierId: lenient(filters.supplierId),
  state: lenient(z.enum(itemStates)),
  isCritical: lenient(filters.isCritical),
  isPrivate: lenient(filters.isPrivate),
});
export type InventoryFilters = z.infer<typeof inventoryFilters>;
const filterKeys = inventoryFilters.keyof().options;
export const noFilters: InventoryFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = inventoryFilters.extend({
  sort: lenient(z.enum(itemSorts)),
  descending: lenient(z.boolean()),
});
export type ListSearch = z.infer<typeof listSearch>;

export const inventorySearch = listSearch.extend({
  /** The item that lies open over the list. */
  item: lenient(idSchema),
  /** The form of a new item. */
  new: lenient(z.literal(true)),
  /** The barcode of the new item, as it was scanned. */
  code: lenient(z.string().max(120)),
  /** The scanner is open. */
  scan: lenient(z.literal(true)),
  /** Counting: one count, or "all" for their list. */
  count: lenient(z.union([z.literal("all"), idSchema])),
});
export type InventorySearch = z.infer<typeof inventorySearch>;

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch.catch({}).parse(saved);

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
