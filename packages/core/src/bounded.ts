/** The beginning of a list, and whether it goes on: whoever shows it says so, with a way to the rest. */
export interface Bounded<Row> {
  readonly rows: Row[];
  readonly hasMore: boolean;
}

/** The first `most` of rows that are at hand, or were read with one more than is shown. */
export function firstOf<Row>(rows: readonly Row[], most: number): Bounded<Row> {
  return { rows: rows.slice(0, most), hasMore: rows.length > most };
}
