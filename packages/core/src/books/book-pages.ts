/** Where the next line of a book is written. */
export interface Cursor {
  readonly pageNo: number;
  /** Beginning with one. */
  readonly line: number;
}

export interface Placed {
  readonly pageNo: number;
  readonly line: number;
  readonly lastPageNo: number;
  /** Where the entry after it begins. */
  readonly next: Cursor;
}

/** What stands on one line of paper. */
export const lineLength = 90;

/** How many lines an entry takes: each of its items at least one. */
export function linesNeeded(texts: readonly string[]): number {
  const lines = texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / lineLength)), 0);
  return Math.max(1, lines);
}

/** Entries follow each other without a free line; one that does not fit goes on overleaf. */
export function placeEntry({ pageNo, line }: Cursor, lines: number, linesPerPage: number): Placed {
  const end = line - 1 + lines;
  const lastPageNo = pageNo + Math.floor((end - 1) / linesPerPage);
  const next = { pageNo: pageNo + Math.floor(end / linesPerPage), line: (end % linesPerPage) + 1 };
  return { pageNo, line, lastPageNo, next };
}

/** A page that the master signs before it is full is closed by that. */
export const afterPage = (cursor: Cursor, signedPageNo: number): Cursor =>
  cursor.pageNo === signedPageNo ? { pageNo: signedPageNo + 1, line: 1 } : cursor;
