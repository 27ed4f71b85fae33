/** The beginning of a list, and whether there is more; the screen that shows it must say so and lead to the rest. */
export interface Bounded<Row> {
  readonly rows: Row[];
  readonly hasMore: boolean;
}

/** The first `most` of rows that are at hand, or were read with one more than is shown. */
export function firstOf<Row>(rows: readonly Row[], most: number): Bounded<Row> {
  return { rows: rows.slice(0, most), hasMore: rows.length > most };
}
