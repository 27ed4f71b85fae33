import { documentFilters, supplierStates } from "@ymp/core/lists";
import { Archive, FileClock, Flag, MapPin, PackageOpen, Shapes, Star, Truck } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { SupplierCard } from "./supplier-card.tsx";
import { hiddenAtFirst, useSupplierColumns } from "./supplier-columns.tsx";
import { type SuppliersSummary, useSupplierPages, useSuppliersSummary } from "./suppliers.queries.ts";
import { type SuppliersSearch, suppliersAddress } from "./suppliers.search.ts";

const by = filtersFor<SuppliersSearch, SuppliersSummary | undefined>();

/** Whom the vessel buys from and is served by. */
export const suppliersList = defineList({
  address: suppliersAddress,
  module: "suppliers",
  icon: Truck,
  edits: "supplier:edit",
  words: {
    title: "suppliers:title",
    find: "suppliers:find",
    count: "suppliers:count",
    shown: "suppliers:foot.shown",
    many: "suppliers:foot.many",
    empty: { title: "suppliers:empty.title", text: "suppliers:empty.text" },
  },
  adds: [{ word: "suppliers:action.add" }],
  useRows: useSupplierPages,
  useFacts: () => useSuppliersSummary().data,
  totalOf: (summary) => summary?.total,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  useColumns: useSupplierColumns,
  hiddenAtFirst,
  card: (row, selection) => <SupplierCard row={row} selection={selection} />,
  filters: [
    by.tags("categories", {
      label: "suppliers:field.categories",
      icon: Shapes,
      options: (summary) => summary?.categories ?? [],
      none: "suppliers:filter.noneYet",
    }),
    by.oneOf("operatingIn", {
      label: "suppliers:field.operatingIn",
      icon: MapPin,
      options: (summary) => summary?.operatingIn ?? [],
    }),
    by.oneOf("country", {
      label: "suppliers:field.country",
      icon: Flag,
      options: (summary) => summary?.countries ?? [],
    }),
    by.choice("minRating", {
      label: "suppliers:field.rating",
      icon: Star,
      values: [3, 4, 5],
      word: (rating, t) => t("suppliers:filter.ratingFrom", { rating }),
    }),
    by.flag("hasOpenOrders", {
      label: "suppliers:field.openOrders",
      icon: PackageOpen,
      only: "suppliers:filter.hasOpenOrders",
    }),
    by.choice("documents", {
      label: "suppliers:field.documents",
      icon: FileClock,
      values: documentFilters,
      word: (documents, t) => t(`suppliers:filter.documents.${documents}`),
    }),
    by.state("state", {
      label: "suppliers:filter.state",
      icon: Archive,
      values: supplierStates,
      word: (state, t) => t(`suppliers:state.${state}`),
    }),
  ],
  views: [
    { id: "all", name: "suppliers:views.all", search: {} },
    { id: "best", name: "suppliers:views.best", search: { minRating: 4, sort: "rating", descending: true } },
    { id: "orders", name: "suppliers:views.orders", search: { hasOpenOrders: true } },
  ],
  exported: (client, input) => client.suppliers.export.query(input),
  imports: [{ kind: "suppliers", word: "imports:title.suppliers" }],
});
