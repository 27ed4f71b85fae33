import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";
import type { Department } from "../access/roles.ts";

/**
 * What the register says of a machine. Which machines are critical is part of the safety management system (ISM Code 10.3): any
 * head may add one, the captain alone takes one off or out.
 */
export const equipmentPolicy = fieldPolicy({
  states: ["on board", "critical", "archived", "archived, critical"],
  rows: {
    name: ["crew", "head", "nobody", "nobody"],
    code: ["crew", "head", "nobody", "nobody"],
    type: ["crew", "head", "nobody", "nobody"],
    department: ["head", "head", "nobody", "nobody"],
    location: ["crew", "crew", "nobody", "nobody"],
    manufacturer: ["crew", "crew", "nobody", "nobody"],
    modelNumber: ["crew", "crew", "nobody", "nobody"],
    serialNumber: ["crew", "crew", "nobody", "nobody"],
    supplierId: ["crew", "crew", "nobody", "nobody"],
    remarks: ["crew", "crew", "nobody", "nobody"],
    isCritical: ["head", "captain", "nobody", "nobody"],
    isStandby: ["head", "head", "nobody", "nobody"],
    isUsedAtSea: ["head", "head", "nobody", "nobody"],
    isUsedInPort: ["head", "head", "nobody", "nobody"],
    installedOn: ["crew", "crew", "nobody", "nobody"],
    warrantyUntil: ["crew", "head", "nobody", "nobody"],
    warrantyNote: ["crew", "crew", "nobody", "nobody"],
    /** Where it hangs in the tree, and its place among its neighbours. */
    parentId: ["head", "head", "nobody", "nobody"],
    /** Hours go up by readings; a new meter and an overhaul set them again. */
    meter: ["head", "head", "nobody", "nobody"],
    overhaul: ["head", "head", "nobody", "nobody"],
    files: ["crew", "crew", "nobody", "nobody"],
    sections: ["crew", "crew", "nobody", "nobody"],
    archivedAt: ["head", "captain", "head", "captain"],
  },
  heads: "own",
  words: { archived: "equipment:archivedStands", "archived, critical": "equipment:archivedStands" },
});
export const equipmentFields = fieldsOf(equipmentPolicy);
export type EquipmentField = (typeof equipmentFields)[number];
export type EquipmentState = (typeof equipmentPolicy.states)[number];

export interface EditedEquipment {
  readonly isCritical: boolean;
  readonly archivedAt: Date | null;
  readonly department: Department | null;
  readonly createdBy: string | null;
}

export function heldEquipment(item: EditedEquipment): HeldRecord<EquipmentState> {
  const { isCritical, archivedAt, department, createdBy } = item;
  const onBoard = isCritical ? "critical" : "on board";
  const archived = isCritical ? "archived, critical" : "archived";
  return { state: archivedAt ? archived : onBoard, createdBy, department };
}
