export interface OpenRow {
  /** Counted from 0. */
  index: number;
  of: number;
  previousId?: string;
  nextId?: string;
}

/** The place of the open record among the rows of its list; none where the list does not hold it. */
export function openRowIn(rows: readonly { id: string }[], id: string): OpenRow | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return index < 0
    ? undefined
    : { index, of: rows.length, previousId: rows[index - 1]?.id, nextId: rows[index + 1]?.id };
}
