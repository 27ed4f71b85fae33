import type { RecordKind } from "@ymp/core/records";

export interface SearchEntry {
  title: string;
  /** The second line of a find: place, number, maker. */
  detail?: string | null;
  /** Everything it may be found by, besides title and detail. */
  text?: (string | null | undefined)[];
}

/** What recording a change needs of a kind, beyond the facts in `@ymp/core/records`. */
export interface RecordDescriptor<Row extends Record<string, unknown> = Record<string, unknown>> {
  readonly kind: RecordKind;
  /** How it is found; undefined while the row does not hold what is needed for it. */
  readonly searchEntry?: (row: Partial<Row>) => SearchEntry | undefined;
}
