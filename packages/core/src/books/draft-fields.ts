import { fieldPolicy, type HeldRecord } from "../access/field-policy.ts";

/** A draft entry: anybody who writes in the books may continue it, its author or a head may discard it. */
export const draftPolicy = fieldPolicy({
  states: ["draft"],
  rows: {
    code: ["crew"],
    occurredAt: ["crew"],
    shipOffsetMin: ["crew"],
    values: ["crew"],
    lateReason: ["crew"],
    correctsId: ["crew"],
    design: ["crew"],
    left: ["crew"],
    removed: ["maker"],
  },
  heads: "any",
});

export const heldDraft = ({ createdBy }: { readonly createdBy: string | null }): HeldRecord<"draft"> => ({
  state: "draft",
  createdBy,
  department: null,
});

/** A tank of the vessel, as the record books name it. */
export const tankPolicy = fieldPolicy({
  states: ["kept"],
  rows: {
    name: ["head"],
    capacity: ["head"],
    iopp: ["head"],
    contents: ["head"],
    density: ["head"],
    calibration: ["head"],
  },
  heads: "any",
});

export const heldTank = ({ createdBy }: { readonly createdBy: string | null }): HeldRecord<"kept"> => ({
  state: "kept",
  createdBy,
  department: null,
});
