import { fieldPolicy, type HeldRecord } from "../access/field-policy.ts";
import type { Access } from "../access/resolve-access.ts";
import { paperAccess } from "./document-access.ts";

/** A safe manning document, by those who may write it at all (`mayWriteManning`). */
export const manningPolicy = fieldPolicy({
  states: ["kept"],
  rows: {
    number: ["crew"],
    authority: ["crew"],
    tradingArea: ["crew"],
    issuedOn: ["crew"],
    expiresOn: ["crew"],
    rows: ["crew"],
    removed: ["crew"],
  },
  heads: "any",
});

export const heldManning: HeldRecord<"kept"> = { state: "kept", createdBy: null, department: null };

/** Whoever keeps the certificates of others keeps what they are held to. */
export const mayWriteManning = (access: Access): boolean => paperAccess(access, false, "yachtmaster") === "edit";
