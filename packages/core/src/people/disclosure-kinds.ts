/** Kinds of personal data that were disclosed, in the order in which they are listed. */
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
