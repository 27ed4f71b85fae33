import { type Bounded, firstOf } from "@ymp/core/bounded";
import { AppError } from "@ymp/core/errors";

interface Query<Row> {
  limit(count: number): PromiseLike<Row[]>;
}

/** The first `most` rows of a query. */
export async function bounded<Row>(query: Query<Row>, most: number): Promise<Bounded<Row>> {
  return firstOf(await query.limit(most + 1), most);
}

/**
 * All rows of a query, where fewer would prove the wrong thing.
 * @throws AppError limit with `messageKey` and `count` when there are more than `most`
 */
export async function wholeUpTo<Row>(query: Query<Row>, most: number, messageKey: string): Promise<Row[]> {
  const { rows, hasMore } = await bounded(query, most);
  if (hasMore) throw new AppError("limit", messageKey, { count: most });
  return rows;
}

/** Reads on behind the last row until nothing is left, `batchSize` rows at a time. */
export async function* inBatches<Row>(
  batchSize: number,
  read: (batchSize: number, after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(batchSize, after);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1);
  }
}
