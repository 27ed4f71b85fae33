import {
  type SupplierFilters as ServerFilters,
  supplierFilters as serverFilters,
  supplierSorts,
  supplierStates,
} from "@ymp/api/modules/suppliers/suppliers.schema";
import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const filters = serverFilters.shape;

export const supplierFilters = z.object({
  search: lenient(filters.search),
  categories: lenient(filters.categories),
  operatingIn: lenient(filters.operatingIn),
  country: lenient(filters.country),
  minRating: lenient(filters.minRating),
  hasOpenOrders: lenient(filters.hasOpenOrders),
  documents: lenient(filters.documents),
  state: lenient(z.enum(supplierStates)),
});
export type SupplierFilters = z.infer<typeof supplierFilters>;
const filterKeys = supplierFilters.keyof().options;
export const noFilters: SupplierFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = supplierFilters.extend({
  sort: lenient(z.enum(supplierSorts)),
  descending: lenient(z.boolean()),
});
export type ListSearch = z.infer<typeof listSearch>;

export const suppliersSearch = listSearch.extend({
  /** The supplier that lies open over the list. */
  supplier: lenient(idSchema),
  /** The form of a new supplier. */
  new: lenient(z.literal(true)),
});
export type SuppliersSearch = z.infer<typeof suppliersSearch>;

function isSet(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch.catch({}).parse(saved);

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
