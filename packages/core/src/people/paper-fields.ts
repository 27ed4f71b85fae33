import { fieldPolicy, fieldsOf, type HeldRecord } from "../access/field-policy.ts";

/**
 * What is changed of somebody's paper, by those who may keep papers of its kind for that person. What somebody compared with the
 * original is taken away by the administration alone; what was renewed is history.
 */
export const paperPolicy = fieldPolicy({
  states: ["handed in", "verified", "renewed", "removed"],
  rows: {
    type: ["crew", "crew", "nobody", "nobody"],
    title: ["crew", "crew", "nobody", "nobody"],
    number: ["crew", "crew", "nobody", "nobody"],
    issuingCountry: ["crew", "crew", "nobody", "nobody"],
    issuingAuthority: ["crew", "crew", "nobody", "nobody"],
    issuedOn: ["crew", "crew", "nobody", "nobody"],
    expiresOn: ["crew", "crew", "nobody", "nobody"],
    hasNoExpiry: ["crew", "crew", "nobody", "nobody"],
    limitation: ["crew", "crew", "nobody", "nobody"],
    replacesId: ["crew", "crew", "nobody", "nobody"],
    fileId: ["crew", "crew", "nobody", "nobody"],
    verifiedAt: ["administration", "administration", "nobody", "nobody"],
    deletedAt: ["crew", "administration", "administration", "crew"],
  },
  heads: "any",
  words: { renewed: "papers:refusal.renewed", removed: "papers:refusal.removed" },
  fieldWords: { verifiedAt: "papers:notYoursToVerify", deletedAt: "papers:refusal.verified" },
});
export const paperFields = fieldsOf(paperPolicy);
export type PaperField = (typeof paperFields)[number];
export type PaperState = (typeof paperPolicy.states)[number];

export interface EditedPaper {
  readonly verifiedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly isRenewed: boolean;
}

export function heldPaper({ verifiedAt, deletedAt, isRenewed }: EditedPaper, isOwn: boolean): HeldRecord<PaperState> {
  const kept = isRenewed ? "renewed" : verifiedAt ? "verified" : "handed in";
  return { state: deletedAt ? "removed" : kept, createdBy: null, department: null, isOwn };
}
