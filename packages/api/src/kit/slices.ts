import { inBatches } from "./bounded.ts";

/** As many rows as are read or put into words in a moment: what others ask meanwhile is answered between two statements. */
const sliceSize = 250;

/** Many rows, a slice for each statement. */
export function* slicesOf<Row>(rows: readonly Row[], size = sliceSize): Generator<readonly Row[], undefined> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** What belongs to many ids, read a slice of them at a time and in their order, in which two who lock them wait for one another. */
export async function bySlices<Row>(
  ids: readonly string[],
  read: (slice: readonly string[]) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slice of slicesOf([...new Set(ids)].toSorted())) rows.push(...(await read(slice)));
  return rows;
}

interface Ordered<Row> {
  limit(count: number): PromiseLike<Row[]>;
}

/** All rows, read a slice at a time behind the id of the last. `query` is in order of it, and begins behind `after`. */
export async function allBySlices<Row extends { id: string }>(
  query: (after: string | undefined) => Ordered<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const slices = inBatches<Row>(sliceSize, async (batchSize, last) => query(last?.id).limit(batchSize));
  for await (const slice of slices) rows.push(...slice);
  return rows;
}
