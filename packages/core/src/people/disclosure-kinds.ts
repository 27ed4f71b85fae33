/** What of a person somebody was given to read, in the order in which it is told. */
export const disclosureKinds = [
  "contact",
  "origin",
  "emergency",
  "papers",
  "scan",
  "service",
  "signature",
  "history",
  "export",
  "archive",
] as const;
export type DisclosureKind = (typeof disclosureKinds)[number];

/** How long it is kept who read what. */
export const disclosureMonthsKept = 12;
