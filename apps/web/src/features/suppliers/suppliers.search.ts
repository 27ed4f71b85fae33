import type { SupplierFilters as ServerFilters } from "@ymp/api/modules/suppliers/suppliers.schema";
import { documentFilters, supplierSorts, supplierStates } from "@ymp/core/lists";
import { flag, id, keysOf, listOf, oneOf, type SearchOf, searchOf, text, whole } from "../../lib/search-readers.ts";

export const supplierFilters = searchOf({
  search: text(),
  categories: listOf(text(60), 20),
  operatingIn: text(60),
  country: text(100),
  minRating: whole(1, 5),
  hasOpenOrders: flag,
  documents: oneOf(documentFilters),
  state: oneOf(supplierStates),
});
export type SupplierFilters = SearchOf<typeof supplierFilters>;
const filterKeys = keysOf(supplierFilters);
export const noFilters: SupplierFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = searchOf({ ...supplierFilters.readers, sort: oneOf(supplierSorts), descending: flag });
export type ListSearch = SearchOf<typeof listSearch>;

export const suppliersSearch = searchOf({
  ...listSearch.readers,
  /** The supplier that lies open over the list. */
  supplier: id,
  /** The form of a new supplier. */
  new: oneOf([true]),
});
export type SuppliersSearch = SearchOf<typeof suppliersSearch>;

function isSet(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch(saved);

export function viewSearchOf(search: SuppliersSearch): ListSearch {
  const { supplier: _, new: __, ...list } = search;
  const set = Object.entries(list).filter(([key, value]) => isSet(value) && !(key === "state" && value === "live"));
  return readViewSearch(Object.fromEntries(set));
}

/** The filters as the server takes them. */
export function filtersOf({ search, state = "live", ...rest }: SupplierFilters): ServerFilters {
  const { categories, operatingIn, country, minRating, hasOpenOrders, documents } = rest;
  return {
    state,
    search: search || undefined,
    categories: categories?.length ? categories : undefined,
    operatingIn: operatingIn || undefined,
    country: country || undefined,
    minRating,
    hasOpenOrders: hasOpenOrders || undefined,
    documents,
  };
}

export function listInputOf(search: ListSearch) {
  return { ...filtersOf(search), sort: search.sort ?? ("name" as const), descending: search.descending ?? false };
}

/** Filters in force. The state counts when it is not the usual one. */
export function activeFilters(search: SupplierFilters): (keyof SupplierFilters)[] {
  return filterKeys.filter((key) => isSet(search[key]) && !(key === "state" && search.state === "live"));
}
