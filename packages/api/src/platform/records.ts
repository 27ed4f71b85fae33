/** The kinds of record that have a history, can be found, linked and commented on. */
export const recordKinds = [
  "job",
  "equipment",
  "item",
  "part",
  "stock_count",
  "supplier",
  "order",
  "worklist",
  "task_group",
  "job_template",
  "reading_round",
  "plan",
  "file",
  "comment",
  "import",
  "saved_view",
  "profile",
  "crew_document",
  "vessel",
  "support_visit",
  "archive",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Kinds of record that are opened one by one, talked about and named in notices. */
export const openedKinds = [
  "job",
  "plan",
  "equipment",
  "item",
  "part",
  "supplier",
  "order",
  "worklist",
] as const satisfies readonly RecordKind[];
export type OpenedKind = (typeof openedKinds)[number];

export interface SearchEntry {
  title: string;
  /** The second line of a find: place, number, maker. */
  detail?: string | null;
  /** Everything it may be found by, besides title and detail. */
  text?: (string | null | undefined)[];
}

/** A record as data: what the platform's parts (history, palette, links) need to know of it. */
export interface RecordDescriptor<Row extends Record<string, unknown> = Record<string, unknown>> {
  readonly kind: RecordKind;
  /** The page of one record; absent for what has none of its own. */
  readonly route?: (id: string) => string;
  /** How it is found; undefined while the row does not hold what is needed for it. */
  readonly searchEntry?: (row: Partial<Row>) => SearchEntry | undefined;
}
