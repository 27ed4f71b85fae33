import { itemStates } from "@ymp/core/lists";
import { CircleAlert, Lock, MapPin, Package, Shapes, TriangleAlert, Truck } from "lucide-react";
import { useCan, useVessel } from "../../app/session.ts";
import { defineList } from "../../lib/lists/define-list.ts";
import { AnyOf, OneOf } from "../../lib/lists/filter-editors.tsx";
import { type FilterDrawing, filtersFor } from "../../lib/lists/list-filters.tsx";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import { useCategories, useFilteredSupplier, useItemPages, usePlaces } from "./inventory.queries.ts";
import { type InventorySearch, inventoryAddress } from "./inventory.search.ts";
import { ItemCard } from "./item-card.tsx";
import { hiddenAtFirst, useItemColumns } from "./item-columns.tsx";

/** What the filters offer and name. */
function useItemFacts({ supplierId }: InventorySearch) {
  const { edition } = useVessel();
  const seesSuppliers = useCan("supplier:view");
  return {
    categories: useCategories(),
    places: usePlaces(),
    supplierName: useFilteredSupplier(supplierId),
    hasSuppliers: edition === "full" && seesSuppliers,
  };
}

type Facts = ReturnType<typeof useItemFacts>;
const by = filtersFor<InventorySearch, Facts>();

/** Everything on board that is kept count of. */
export const inventoryList = defineList({
  address: inventoryAddress,
  module: "inventory",
  icon: Package,
  edits: "inventory:edit",
  words: {
    title: "inventory:title",
    find: "inventory:find",
    count: "inventory:count",
    shown: "inventory:foot.shown",
    many: "inventory:foot.many",
    empty: { title: "inventory:empty.title", text: "inventory:empty.text" },
  },
  adds: [{ word: "inventory:action.add" }],
  useRows: useItemPages,
  useFacts: useItemFacts,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  useColumns: useItemColumns,
  hiddenAtFirst,
  card: (row, selection) => <ItemCard row={row} selection={selection} />,
  filters: [
    by.custom("categories", {
      label: "inventory:filter.categories",
      icon: Shapes,
      inWords: ({ search, t }) =>
        [...(search.categories ?? []), search.subCategory].filter(Boolean).join(t("common:comma")) || null,
      editor: (drawing) => <CategoryEditor {...drawing} />,
      clears: ["categories", "subCategory"],
    }),
    by.oneOf("locationId", {
      label: "inventory:filter.locationId",
      icon: MapPin,
      options: ({ places }) => places.map(({ id, name }) => ({ value: id, label: name })),
    }),
    by.custom("supplierId", {
      label: "inventory:filter.supplierId",
      icon: Truck,
      when: ({ hasSuppliers }) => hasSuppliers,
      inWords: ({ facts }) => facts.supplierName,
      editor: ({ search: { supplierId }, facts: { supplierName }, change, t }) => (
        <SupplierPicker
          label={t("inventory:filter.supplierId")}
          supplier={supplierId && supplierName ? { id: supplierId, name: supplierName } : null}
          isAmongKnown
          onPick={(picked) => change({ supplierId: picked?.id })}
        />
      ),
    }),
    by.state("state", {
      label: "inventory:filter.state",
      icon: CircleAlert,
      values: itemStates,
      word: (state, t) => t(`inventory:state.${state}`),
    }),
    by.flag("isCritical", {
      label: "inventory:filter.isCritical",
      icon: TriangleAlert,
      only: "inventory:filter.only.isCritical",
    }),
    by.flag("isPrivate", { label: "inventory:filter.isPrivate", icon: Lock, only: "inventory:filter.only.isPrivate" }),
  ],
  views: [
    { id: "all", name: "inventory:views.all", search: {} },
    { id: "order", name: "inventory:views.toOrder", search: { state: "low" } },
    { id: "critical", name: "inventory:views.critical", search: { isCritical: true } },
  ],
  exported: (client, input) => client.inventory.export.query(input),
  imports: [{ kind: "inventory", word: "imports:title.inventory" }],
});

/** Categories, and below those that are ticked one of theirs. */
function CategoryEditor({ search, facts, change, t }: FilterDrawing<InventorySearch, Facts>) {
  const { categories: chosen = [], subCategory } = search;
  const below = facts.categories
    .filter(({ name }) => chosen.includes(name))
    .flatMap(({ subCategories }) => subCategories);
  return (
    <div className="flex flex-col">
      <AnyOf
        options={facts.categories.map(({ name }) => ({ value: name }))}
        chosen={chosen}
        onChange={(categories) => change({ categories, subCategory: undefined })}
      />
      {below.length > 0 ? (
        <OneOf
          label={t("inventory:field.subCategory")}
          options={[...new Set(below)].map((value) => ({ value }))}
          chosen={subCategory}
          onPick={(picked) => change({ subCategory: picked })}
        />
      ) : null}
    </div>
  );
}
