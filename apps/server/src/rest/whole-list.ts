const pageSize = 200;

interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** The documented lists come in one piece; the procedures answer them in pages. */
export async function wholeList<Row>(
  read: (page: { cursor: string | null; limit: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read({ cursor, limit: pageSize });
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}
