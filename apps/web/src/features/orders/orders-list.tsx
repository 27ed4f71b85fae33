import { orderStates } from "@ymp/core/lists";
import { orderStatuses } from "@ymp/core/orders/order-flow";
import { CircleDot, Layers, ShoppingCart, Truck, User } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { OrderCard } from "./order-card.tsx";
import { useFilteredSupplier, useOrderPages } from "./orders.queries.ts";
import { type OrdersSearch, ordersAddress } from "./orders.search.ts";
import { hiddenAtFirst, useOrderColumns } from "./orders-columns.tsx";

function useOrderFacts(search: OrdersSearch) {
  return {
    /** The ship's, as the rows were read. */
    today: useOrderPages(search).query.data?.pages[0]?.today ?? null,
    supplier: useFilteredSupplier(search.supplierId),
  };
}

const by = filtersFor<OrdersSearch, ReturnType<typeof useOrderFacts>>();

/** What is to be bought, is on its way, and has come. */
export const ordersList = defineList({
  address: ordersAddress,
  module: "orders",
  icon: ShoppingCart,
  edits: "inventory:edit",
  words: {
    title: "orders:title",
    find: "orders:find",
    count: "orders:count",
    shown: "orders:foot.shown",
    many: "orders:foot.many",
    empty: { title: "orders:empty.title", text: "orders:empty.text" },
  },
  adds: [{ word: "orders:action.new" }],
  useRows: useOrderPages,
  useFacts: useOrderFacts,
  rowId: ({ id }) => id,
  rowName: ({ title }) => title,
  useColumns: ({ today }) => useOrderColumns(today),
  hiddenAtFirst,
  card: (row, _selection, { today }) => <OrderCard row={row} today={today} />,
  filters: [
    by.state("state", {
      label: "orders:filter.state",
      icon: Layers,
      values: orderStates,
      word: (state, t) => t(`orders:state.${state}`),
    }),
    by.several("statuses", {
      label: "orders:column.status",
      icon: CircleDot,
      values: orderStatuses,
      word: (status, t) => t(`orders:status.${status}`),
    }),
    by.custom("supplierId", {
      label: "orders:column.supplier",
      icon: Truck,
      inWords: ({ facts }) => facts.supplier?.name ?? null,
      editor: ({ facts, change, t }) => (
        <SupplierPicker
          label={t("orders:column.supplier")}
          supplier={facts.supplier}
          onPick={(picked) => change({ supplierId: picked?.id })}
        />
      ),
    }),
    by.flag("isMine", { label: "orders:filter.mine", icon: User, only: "orders:filter.mine" }),
  ],
  views: [
    { id: "open", name: "orders:state.open", search: {} },
    { id: "mine", name: "orders:filter.mine", search: { isMine: true } },
    { id: "all", name: "orders:state.all", search: { state: "all" } },
  ],
  exported: (client, { ids: _all, ...input }) => client.orders.export.query(input),
});
