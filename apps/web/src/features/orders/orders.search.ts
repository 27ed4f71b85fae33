import { orderSorts, orderStates } from "@ymp/core/lists";
import { orderStatuses } from "@ymp/core/orders/order-flow";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { either, id, oneOf, onlyYes, severalOf, text, whole } from "../../lib/search-readers.ts";

export const ordersAddress = listAddress({
  path: "/app/orders",
  opens: "order",
  filters: {
    search: text(),
    state: oneOf(orderStates),
    statuses: severalOf(orderStatuses),
    supplierId: id,
    itemId: id,
    jobId: id,
    equipmentId: id,
    isMine: onlyYes,
  },
  usual: { state: "open" },
  sorts: orderSorts,
  order: { sort: "number", descending: true },
  more: {
    /** A new order: empty, or with the item it begins with. */
    new: either(oneOf([true]), id),
    /** The proposal, with how many days it looks ahead. */
    propose: whole(0, 730),
  },
});
export type OrdersSearch = SearchIn<typeof ordersAddress>;
