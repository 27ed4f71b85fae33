/** Where to go on in a list, and how far. */
export interface WantedRows {
  readonly cursor: string | null;
  readonly limit: number;
}

interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

const rowsAtOnce = 1000;

/** A list to its end, some rows at a time: anyone who reads it is in nobody's way for long. */
export async function* everyPage<Row>(
  read: (wanted: WantedRows) => Promise<ReadRows<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | null = null;
  do {
    const page: ReadRows<Row> = await read({ cursor, limit: rowsAtOnce });
    yield page.rows;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
