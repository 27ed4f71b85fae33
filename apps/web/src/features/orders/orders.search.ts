import type { OrderFilters } from "@ymp/api/modules/orders/orders.schema";
import { orderSorts, orderStates } from "@ymp/core/lists";
import { orderStatuses } from "@ymp/core/orders/order-flow";
import {
  either,
  flag,
  id,
  keysOf,
  oneOf,
  type SearchOf,
  searchOf,
  severalOf,
  text,
  whole,
} from "../../lib/search-readers.ts";

export const orderListFilters = searchOf({
  search: text(),
  state: oneOf(orderStates),
  statuses: severalOf(orderStatuses),
  supplierId: id,
  itemId: id,
  jobId: id,
  equipmentId: id,
  isMine: flag,
});
export type OrderListFilters = SearchOf<typeof orderListFilters>;
const filterKeys = keysOf(orderListFilters);
export const noFilters: OrderListFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const listSearch = searchOf({ ...orderListFilters.readers, sort: oneOf(orderSorts), descending: flag });
export type ListSearch = SearchOf<typeof listSearch>;

export const ordersSearch = searchOf({
  ...listSearch.readers,
  /** The order that lies open over the list. */
  order: id,
  /** A new order: empty, or with the item it begins with. */
  new: either(oneOf([true]), id),
  /** The proposal, with how many days it looks ahead. */
  propose: whole(0, 730),
});
export type OrdersSearch = SearchOf<typeof ordersSearch>;

/** What a saved view of an earlier release holds, as far as today's list understands it. */
export const readViewSearch = (saved: unknown): ListSearch => listSearch(saved);

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
