/** Every kind of book that a vessel keeps, in the order of the shelf. */
export const bookKinds = [
  ...(["official", "cayman", "chiefofficer", "sea", "port", "seabridge", "portbridge", "gmdss", "imogmdss"] as const),
  ...(["garbage1", "garbage2", "oil1", "imooil1", "oil2", "imonavigational", "custom", "equipment"] as const),
] as const;
export type BookKind = (typeof bookKinds)[number];

/**
 * How a wrong entry is put right. `strike`: it stays legible under a line, and the right one follows. `furtherEntry`: it stays as it is, and a
 * further entry amends or cancels it.
 */
export type Correction = "strike" | "furtherEntry";

export const correctionOf = (kind: BookKind): Correction =>
  kind === "official" || kind === "cayman" ? "furtherEntry" : "strike";

interface Retention {
  /** After the last entry. */
  readonly months: number;
  readonly source: string;
}

const years = (count: number, source: string): Retention => ({ months: count * 12, source });

/** How long a book is kept at least. */
export const retentionOf: Readonly<Record<BookKind, Retention>> = {
  official: years(7, "our copy, after delivery to a superintendent or proper officer"),
  cayman: years(10, "Cayman guidance note 05/2020 Rev 01"),
  chiefofficer: years(3, "SOLAS V/28, A.916(22) ask for one"),
  sea: years(3, "SOLAS V/28, A.916(22) ask for one"),
  port: years(3, "SOLAS V/28, A.916(22) ask for one"),
  seabridge: years(3, "SOLAS V/28, A.916(22) ask for one"),
  portbridge: years(3, "SOLAS V/28, A.916(22) ask for one"),
  gmdss: years(2, "product rule; in the UK it goes ashore with the official log book"),
  imogmdss: years(2, "product rule"),
  garbage1: years(2, "MARPOL V/10.3"),
  garbage2: years(2, "MARPOL V/10.3"),
  oil1: years(3, "MARPOL I/17.6"),
  imooil1: years(3, "MARPOL I/17.6"),
  oil2: years(3, "MARPOL I/36.7"),
  imonavigational: years(1, "SOLAS V/28, A.916(22)"),
  custom: years(5, "product rule"),
  equipment: years(5, "product rule"),
};
