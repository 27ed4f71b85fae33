import { type OrderFilters, orderFilters, orderSorts, orderStates } from "@ymp/api/modules/orders/orders.schema";
import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const filters = orderFilters.shape;

export const orderListFilters = z.object({
  search: lenient(filters.search),
  state: lenient(z.enum(orderStates)),
  statuses: lenient(filters.statuses),
  supplierId: lenient(filters.supplierId),
  itemId: lenient(filters.itemId),
  jobId: lenient(filters.jobId),
  equipmentId: lenient(filters.equipmentId),
  isMine: lenient(filters.isMine),
});
export type OrderListFilters = z.infer<typeof orderListFilters>;
const filterKeys = orderListFilters.keyof().options;
export const noFilters: OrderListFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = orderListFilters.extend({
  sort: lenient(z.enum(orderSorts)),
  descending: lenient(z.boolean()),
});
export type ListSearch = z.infer<typeof listSearch>;

export const ordersSearch = listSearch.extend({
  /** The order that lies open over the list. */
  order: lenient(idSchema),
  /** A new order: empty, or with the item it begins with. */
  new: lenient(z.union([z.literal(true), idSchema])),
  /** The proposal, with how many days it looks ahead. */
  propose: lenient(z.int().min(0).max(730)),
});
export type OrdersSearch = z.infer<typeof ordersSearch>;

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch.catch({}).parse(saved);

export function viewSearchOf({ order: _, new: __, propose: ___, ...list }: OrdersSearch): ListSearch {
  const set = Object.entries(list).filter(([key, value]) => isSet(value) && !(key === "state" && value === "open"));
  return readViewSearch(Object.fromEntries(set));
}

function isSet(value: unknown): boolean {
  if (value === undefined || value === "" || value === false) return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** The filters as the server takes them. */
export function filtersOf({ search, state = "open", statuses, isMine, ...ids }: OrderListFilters): OrderFilters {
  const { supplierId, itemId, jobId, equipmentId } = ids;
  return {
    state,
    search: search || undefined,
    statuses: statuses?.length ? statuses : undefined,
    isMine: isMine || undefined,
    ...{ supplierId, itemId, jobId, equipmentId },
  };
}

/** The newest order stands first, unless a heading was pressed. */
export function listInputOf(search: ListSearch) {
  const { sort } = search;
  return {
    ...filtersOf(search),
    sort: sort ?? ("number" as const),
    descending: search.descending ?? sort === undefined,
  };
}

export function activeFilters(search: OrderListFilters): (keyof OrderListFilters)[] {
  return filterKeys.filter((key) => isSet(search[key]) && !(key === "state" && search.state === "open"));
}
