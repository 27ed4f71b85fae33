import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/** A machine's list of spare parts. By what its parts are called and which stock they have, critical equipment is repaired. */
export const partPolicy = fieldPolicy({
  states: ["of a machine", "of a critical machine", "of an archived machine"],
  rows: {
    equipmentId: ["crew", "head", "nobody"],
    designation: ["crew", "head", "nobody"],
    sectionId: ["crew", "crew", "nobody"],
    itemId: ["crew", "head", "nobody"],
    partNo: ["crew", "head", "nobody"],
    figureNumber: ["crew", "crew", "nobody"],
    unit: ["crew", "head", "nobody"],
    measurement: ["crew", "crew", "nobody"],
    fittedQuantity: ["crew", "head", "nobody"],
    serialNo: ["crew", "crew", "nobody"],
    standard: ["crew", "crew", "nobody"],
    key: ["crew", "crew", "nobody"],
    description: ["crew", "crew", "nobody"],
    /** Where it is on the drawing of its section. */
    spot: ["crew", "crew", "nobody"],
    removed: ["maker", "head", "nobody"],
  },
  heads: "any",
  words: { "of an archived machine": "spares:refusal.machineArchived" },
});
export const partFields = fieldsOf(partPolicy);
export type PartField = (typeof partFields)[number];
export type PartState = (typeof partPolicy.states)[number];

export const heldPart = (
  part: { readonly createdBy: string | null },
  machine: { readonly isCritical: boolean; readonly archivedAt: Date | null },
): HeldRecord<PartState> => ({
  state: machine.archivedAt ? "of an archived machine" : machine.isCritical ? "of a critical machine" : "of a machine",
  createdBy: part.createdBy,
  department: null,
});
