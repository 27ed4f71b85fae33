import { documentFilters, supplierSorts, supplierStates } from "@ymp/core/lists";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { listOf, oneOf, onlyYes, text, whole } from "../../lib/search-readers.ts";

export const suppliersAddress = listAddress({
  path: "/app/supplier",
  opens: "supplier",
  filters: {
    search: text(),
    categories: listOf(text(60), 20),
    operatingIn: text(60),
    country: text(100),
    minRating: whole(1, 5),
    hasOpenOrders: onlyYes,
    documents: oneOf(documentFilters),
    state: oneOf(supplierStates),
  },
  usual: { state: "live" },
  sorts: supplierSorts,
  order: { sort: "name" },
  more: { new: oneOf([true]) },
});
export type SuppliersSearch = SearchIn<typeof suppliersAddress>;
