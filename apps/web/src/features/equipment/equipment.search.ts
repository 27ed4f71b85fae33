import { departments } from "@ymp/core/access/roles";
import { equipmentSorts, equipmentUses, registerStates } from "@ymp/core/lists";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { listAddress, type SearchIn } from "../../lib/lists/list-address.ts";
import { either, flag, id, oneOf, onlyYes, searchOf, severalOf, text } from "../../lib/search-readers.ts";

const register = {
  filters: {
    search: text(),
    departments: severalOf(departments),
    location: text(),
    types: severalOf(equipmentTypes),
    supplierId: id,
    hasPhoto: flag,
    isCritical: onlyYes,
    use: oneOf(equipmentUses),
    hasOverdue: onlyYes,
    state: oneOf(registerStates),
  },
  usual: { state: "live" },
  sorts: equipmentSorts,
  order: { sort: "name" },
} as const;

/** The register: its filters narrow the tree and the list beside it. */
export const registerAddress = listAddress({ ...register, path: "/app/equipment", more: {} });
export type RegisterSearch = SearchIn<typeof registerAddress>;

/** The same as pictures. */
export const photosAddress = listAddress({ ...register, path: "/app/equipmentphotos", more: {} });

/** The same for those who keep it. */
export const manageAddress = listAddress({
  ...register,
  path: "/app/manageequipment",
  /** The item in the form. */
  opens: "edit",
  more: {
    view: oneOf(["table", "tree"]),
    new: onlyYes,
    /** What a new item hangs under. */
    under: id,
    /** The dialog for printing the labels of what is listed. */
    labels: oneOf([1]),
  },
});

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
