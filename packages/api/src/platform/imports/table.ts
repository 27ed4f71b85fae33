/** One cell as the file holds it: CSV gives text or null, a workbook also numbers, booleans and dates (midnight UTC of the day shown). */
export type Cell = string | number | boolean | Date | null;

/** `rows[0]` is row 1 of the sheet; blank rows are kept so that the number a person sees in a spreadsheet is index + 1. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

export interface Table {
  sheets: Sheet[];
}

/** What one file may hold. A vessel's register stays far below; anything above is a mistake or an attack. */
export const tableLimits = {
  fileBytes: 25 * 1024 * 1024,
  unzippedBytes: 100 * 1024 * 1024,
  archiveEntries: 2_000,
  sheets: 50,
  rows: 20_000,
  columns: 200,
  /** Of all sheets together: what is shown, compared and written takes its time for each. */
  cells: 500_000,
  cellCharacters: 10_000,
  /** Of all cells together, as many as a text file may hold: a workbook keeps a text once, and any number of cells may point at it. */
  characters: 25 * 1024 * 1024,
} as const;

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

/** Text of any cell: dates as YYYY-MM-DD, numbers without exponent or grouping, blanks as "". */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell.trim();
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : dayOf(cell);
  return String(cell);
}

/** Half a second is added because spreadsheets keep days as floating-point numbers that may fall just short of midnight. */
export function dayOf(date: Date): string {
  return new Date(date.getTime() + 500).toISOString().slice(0, 10);
}
