import { departments } from "@ymp/core/access/roles";
import { equipmentUses, registerStates } from "@ymp/core/lists";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { Anchor, Archive, CircleAlert, Cog, Image, MapPin, TriangleAlert, Truck, Users } from "lucide-react";
import { filterFields, filtersFor } from "../../lib/lists/list-filters.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type RegisterSearch, registerAddress } from "./equipment.search.ts";
import { LocationFilter, SupplierFilter, TypeFilter } from "./register-filter-editors.tsx";
import { useSupplierName } from "./use-supplier-name.ts";

interface Facts {
  supplierName: string | undefined;
}
const by = filtersFor<RegisterSearch, Facts>();

const registerFilters = [
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

/** Every filter of the register with its value in words and the control that changes it. */
export function useRegisterFilters(search: RegisterSearch, change: (change: object) => void): FilterField[] {
  const { t } = useTranslation();
  const supplierName = useSupplierName(search.supplierId);
  return filterFields(registerFilters, { search, change, t, facts: { supplierName } }, registerAddress.usual);
}
