import { type PartFilters, partFilters, partSorts, partStates } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const filters = partFilters.shape;

export const sparesFilters = z.object({
  search: lenient(filters.search),
  equipmentId: lenient(filters.equipmentId),
  itemId: lenient(filters.itemId),
  departments: lenient(filters.departments),
  isOfCritical: lenient(filters.isOfCritical),
  state: lenient(z.enum(partStates)),
});
export type SparesFilters = z.infer<typeof sparesFilters>;
const filterKeys = sparesFilters.keyof().options;
export const noFilters: SparesFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = sparesFilters.extend({
  sort: lenient(z.enum(partSorts)),
  descending: lenient(z.boolean()),
});
export type ListSearch = z.infer<typeof listSearch>;

export const vesselSearch = listSearch.extend({
  /** The part that lies open over the list. */
  part: lenient(idSchema),
});
export type VesselSearch = z.infer<typeof vesselSearch>;

export const browseSearch = z.object({
  machine: lenient(idSchema),
  section: lenient(idSchema),
  /** The part that is lit, in the list and on the drawing. */
  part: lenient(idSchema),
  /** That part lies open over the page. */
  open: lenient(z.literal(true)),
});
export type BrowseSearch = z.infer<typeof browseSearch>;

export const sectionsSearch = z.object({ machine: lenient(idSchema) });

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch.catch({}).parse(saved);

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
