import { departments } from "@ymp/core/access/roles";
import { equipmentUses, registerStates } from "@ymp/core/lists";
import { Anchor, Archive, CircleAlert, Cog, Image, MapPin, TriangleAlert, Truck, Users } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { useRegisterPages } from "./equipment.queries.ts";
import { manageAddress, photosAddress, type RegisterSearch, registerAddress } from "./equipment.search.ts";
import { RegisterCard } from "./register-card.tsx";
import { useRegisterColumns } from "./register-columns.tsx";
import { LocationFilter, SupplierFilter, TypeFilter } from "./register-filter-editors.tsx";
import { useSupplierName } from "./use-supplier-name.ts";

interface Facts {
  supplierName: string | undefined;
}

export function useRegisterFacts({ supplierId }: RegisterSearch): Facts {
  return { supplierName: useSupplierName(supplierId) };
}

const by = filtersFor<RegisterSearch, Facts>();

export const registerFilters = [
  by.several("departments", {
    label: "equipment:column.department",
    icon: Users,
    values: departments,
    word: (department, t) => t(`departments:of.${department}`),
  }),
  by.custom("location", {
    label: "equipment:column.location",
    icon: MapPin,
    inWords: ({ search }) => search.location || null,
    editor: (drawing) => <LocationFilter {...drawing} />,
  }),
  by.custom("types", {
    label: "equipment:column.type",
    icon: Cog,
    inWords: ({ search, t }) =>
      search.types?.map((type) => t(`equipment-types:type.${type}`)).join(t("common:comma")) || null,
    editor: (drawing) => <TypeFilter {...drawing} />,
  }),
  by.custom("supplierId", {
    label: "equipment:column.supplierName",
    icon: Truck,
    inWords: ({ search, facts }) => (search.supplierId ? (facts.supplierName ?? "…") : null),
    editor: ({ facts, ...drawing }) => <SupplierFilter {...drawing} name={facts.supplierName} />,
  }),
  by.choice("hasPhoto", {
    label: "equipment-photos:filter.label",
    icon: Image,
    values: [true, false],
    word: (hasPhoto, t) => t(`equipment-photos:filter.${hasPhoto ? "with" : "without"}`),
  }),
  by.flag("isCritical", {
    label: "equipment:critical",
    icon: TriangleAlert,
    only: "equipment:filter.critical",
  }),
  by.choice("use", {
    label: "equipment:filter.use",
    icon: Anchor,
    values: equipmentUses,
    word: (use, t) => t(`equipment:use.${use}`),
  }),
  by.flag("hasOverdue", {
    label: "equipment:column.overdueJobs",
    icon: CircleAlert,
    only: "equipment:filter.overdue",
  }),
  by.state("state", {
    label: "equipment:filter.state",
    icon: Archive,
    values: registerStates,
    word: (state, t) => t(`equipment:state.${state}`),
  }),
];

const words = {
  title: "equipment:title",
  find: "equipment:tree.search",
  count: "equipment:tree.items",
  shown: "equipment:foot.shown",
  many: "equipment:foot.many",
  empty: { title: "equipment:empty.title", text: "equipment:empty.text" },
  noMatch: { title: "equipment:tree.noMatch", text: "equipment:tree.noMatchWhy" },
};

/** The register beside its tree, whose panel narrows both. */
export const registerList = defineList({
  address: registerAddress,
  icon: Cog,
  edits: "equipmentspage:edit",
  words,
  useRows: useRegisterPages,
  useFacts: useRegisterFacts,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  pathOf: ({ id }) => `/app/equipment/${id}`,
  useColumns: useRegisterColumns,
  card: (row, selection) => <RegisterCard row={row} selection={selection} />,
  filters: registerFilters,
  exported: (client, input) => client.equipment.export.query(input),
});

/** The same for those who keep it. */
export const manageList = defineList({
  ...registerList,
  address: manageAddress,
  module: "equipment",
  words: { ...words, title: "equipment:manage.title" },
  adds: [{ word: "equipment:action.add" }],
  useRows: useRegisterPages,
  useFacts: useRegisterFacts,
  // What a screen of usual width has no room for.
  hiddenAtFirst: ["serialNumber", "supplier", "use"],
  views: [
    { id: "live", name: "equipment:state.live", search: {} },
    { id: "critical", name: "equipment:critical", search: { isCritical: true } },
    { id: "overdue", name: "equipment:column.overdueJobs", search: { hasOverdue: true } },
  ],
  filters: registerFilters,
  imports: [{ kind: "equipment", word: "equipment:action.import" }],
});

/** The same as pictures, which are no rows. */
export const photosList = { address: photosAddress, words, filters: registerFilters };
