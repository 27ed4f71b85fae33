import { newId } from "@ymp/core/ids";
import type { Paper } from "./papers.queries.ts";

export function aPaper(given: Partial<Paper> = {}): Paper {
  return {
    id: newId(),
    version: 1,
    profileId: newId(),
    type: "survival_techniques",
    group: "safety",
    title: null,
    number: "SMT-1",
    issuingCountry: "GBR",
    issuingAuthority: "Solent Maritime Training",
    issuedOn: null,
    expiresOn: null,
    hasNoExpiry: false,
    limitation: null,
    state: "valid",
    daysLeft: 900,
    isWhole: true,
    file: null,
    verifiedAt: null,
    verifiedByName: null,
    replacesId: null,
    isReplaced: false,
    may: { edit: true, remove: true, verify: false },
    ...given,
  };
}
