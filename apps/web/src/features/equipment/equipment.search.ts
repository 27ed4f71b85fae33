import type { EquipmentFilters } from "@ymp/api/modules/equipment/equipment.schema";
import { departments } from "@ymp/core/access/roles";
import { equipmentSorts, equipmentUses, registerStates } from "@ymp/core/lists";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { either, flag, id, keysOf, oneOf, type SearchOf, searchOf, severalOf, text } from "../../lib/search-readers.ts";

/** Filters of the register: they narrow the tree, the list and what is exported. */
export const registerFilters = searchOf({
  search: text(),
  departments: severalOf(departments),
  location: text(),
  types: severalOf(equipmentTypes),
  supplierId: id,
  hasPhoto: flag,
  isCritical: flag,
  use: oneOf(equipmentUses),
  state: oneOf(registerStates),
  hasOverdue: flag,
});
export type RegisterFilters = SearchOf<typeof registerFilters>;
export type FilterKey = keyof RegisterFilters;
export const filterKeys = keysOf(registerFilters);
export const noFilters: RegisterFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

export const registerSearch = searchOf({ ...registerFilters.readers, sort: oneOf(equipmentSorts), descending: flag });
export type RegisterSearch = SearchOf<typeof registerSearch>;

export const machineTabs = ["overview", "jobs", "parts", "logbook", "documents", "sections"] as const;
export type MachineTab = (typeof machineTabs)[number];
export const machineDialogs = [
  "reading",
  "meter",
  "overhaul",
  "edit",
  "copy",
  "move",
  "archive",
  "label",
  "swap",
] as const;
export type MachineDialog = (typeof machineDialogs)[number];

export const machineSearch = searchOf({
  tab: oneOf(machineTabs),
  dialog: oneOf(machineDialogs),
  /** Which meter the chart shows; absent: the first. */
  meter: id,
});

export const roundsSearch = searchOf({
  /** The round in the form, or "new". */
  edit: either(oneOf(["new"]), id),
});

export const manageSearch = searchOf({
  ...registerSearch.readers,
  view: oneOf(["table", "tree"]),
  /** The item in the form, or "new". */
  edit: either(oneOf(["new"]), id),
  /** What a new item hangs under. */
  under: id,
  /** The dialog for printing the labels of what is listed. */
  labels: oneOf([1]),
});
export type ManageSearch = SearchOf<typeof manageSearch>;

function isSet(value: unknown): boolean {
  if (value === undefined || value === "") return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** The filters as the server takes them. */
export function filtersOf(search: RegisterFilters): EquipmentFilters {
  const { state = "live", search: text, departments, location, types, supplierId, isCritical, use } = search;
  const { hasOverdue, hasPhoto } = search;
  return {
    state,
    search: text || undefined,
    departments: departments?.length ? departments : undefined,
    location: location || undefined,
    types: types?.length ? types : undefined,
    supplierId,
    hasPhoto,
    isCritical: isCritical || undefined,
    use,
    hasOverdue: hasOverdue || undefined,
  };
}

export function listInputOf(search: RegisterSearch) {
  return { ...filtersOf(search), sort: search.sort ?? ("name" as const), descending: search.descending ?? false };
}

/** Filters in force. The state counts when it is not the usual one. */
export function activeFilters(search: RegisterFilters): FilterKey[] {
  const isUsual = (key: FilterKey) => (key === "hasPhoto" ? false : search[key] === false || search[key] === "live");
  return filterKeys.filter((key) => isSet(search[key]) && !isUsual(key));
}
