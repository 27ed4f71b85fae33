import { type EquipmentFilters, equipmentFilters, equipmentSorts } from "@ymp/api/modules/equipment/equipment.schema";
import { idSchema } from "@ymp/core/ids";
import { z } from "zod";

/** A link may be old or typed by hand: what cannot be read is left out instead of refusing the page. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

const filters = equipmentFilters.shape;

/** Filters of the register: they narrow the tree, the list and what is exported. */
export const registerFilters = z.object({
  search: lenient(filters.search),
  departments: lenient(filters.departments),
  location: lenient(filters.location),
  types: lenient(filters.types),
  supplierId: lenient(filters.supplierId),
  hasPhoto: lenient(filters.hasPhoto),
  isCritical: lenient(filters.isCritical),
  use: lenient(filters.use),
  state: lenient(z.enum(["live", "archived", "all"])),
  hasOverdue: lenient(filters.hasOverdue),
});
export type RegisterFilters = z.infer<typeof registerFilters>;
export type FilterKey = keyof RegisterFilters;
export const filterKeys = registerFilters.keyof().options;
export const noFilters: RegisterFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

const order = { sort: lenient(z.enum(equipmentSorts)), descending: lenient(z.boolean()) };

export const registerSearch = registerFilters.extend(order);
export type RegisterSearch = z.infer<typeof registerSearch>;

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

export const machineSearch = z.object({
  tab: lenient(z.enum(machineTabs)),
  dialog: lenient(z.enum(machineDialogs)),
  /** Which meter the chart shows; absent: the first. */
  meter: lenient(idSchema),
});

export const roundsSearch = z.object({
  /** The round in the form, or "new". */
  edit: lenient(z.union([z.literal("new"), idSchema])),
});

export const manageSearch = registerSearch.extend({
  view: lenient(z.enum(["table", "tree"])),
  /** The item in the form, or "new". */
  edit: lenient(z.union([z.literal("new"), idSchema])),
  /** What a new item hangs under. */
  under: lenient(idSchema),
  /** The dialog for printing the labels of what is listed. */
  labels: lenient(z.literal(1)),
});
export type ManageSearch = z.infer<typeof manageSearch>;

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
