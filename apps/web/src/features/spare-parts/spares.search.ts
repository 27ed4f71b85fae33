import type { PartFilters } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import { departments } from "@ymp/core/access/roles";
import { partSorts, partStates } from "@ymp/core/lists";
import { flag, id, keysOf, oneOf, type SearchOf, searchOf, severalOf, text } from "../../lib/search-readers.ts";

export const sparesFilters = searchOf({
  search: text(),
  equipmentId: id,
  itemId: id,
  departments: severalOf(departments),
  isOfCritical: flag,
  state: oneOf(partStates),
});
export type SparesFilters = SearchOf<typeof sparesFilters>;
const filterKeys = keysOf(sparesFilters);
export const noFilters: SparesFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = searchOf({ ...sparesFilters.readers, sort: oneOf(partSorts), descending: flag });
export type ListSearch = SearchOf<typeof listSearch>;

export const vesselSearch = searchOf({
  ...listSearch.readers,
  /** The part that lies open over the list. */
  part: id,
});
export type VesselSearch = SearchOf<typeof vesselSearch>;

export const browseSearch = searchOf({
  machine: id,
  section: id,
  /** The part that is lit, in the list and on the drawing. */
  part: id,
  /** That part lies open over the page. */
  open: oneOf([true]),
});
export type BrowseSearch = SearchOf<typeof browseSearch>;

export const sectionsSearch = searchOf({ machine: id });

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch(saved);

export function viewSearchOf({ part: _, ...list }: VesselSearch): ListSearch {
  const set = Object.entries(list).filter(([key, value]) => isSet(value) && !(key === "state" && value === "all"));
  return readViewSearch(Object.fromEntries(set));
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** The filters as the server takes them. */
export function filtersOf({ search, departments, state = "all", isOfCritical, ...rest }: SparesFilters): PartFilters {
  const { equipmentId, itemId } = rest;
  return {
    state,
    search: search || undefined,
    equipmentId,
    itemId,
    departments: departments?.length ? departments : undefined,
    isOfCritical: isOfCritical || undefined,
  };
}

export function listInputOf(search: ListSearch) {
  return {
    ...filtersOf(search),
    sort: search.sort ?? ("designation" as const),
    descending: search.descending ?? false,
  };
}

export function activeFilters(search: SparesFilters): (keyof SparesFilters)[] {
  return filterKeys.filter((key) => isSet(search[key]) && !(key === "state" && search.state === "all"));
}
