import { figureOf, fixedOf } from "../definitions/fixed-point.ts";

/** What a tank holds at a height. */
export interface TablePoint {
  readonly cm: string;
  readonly m3: string;
}

/** m³ at that height by the table of the tank, between two rows in proportion; null outside of it. */
export function volumeAt(table: readonly TablePoint[], cm: string): string | null {
  const height = fixedOf(cm);
  const points = table.map((point) => ({ cm: fixedOf(point.cm) ?? 0, m3: fixedOf(point.m3) ?? 0 }));
  const above = points.findIndex((point) => height !== null && point.cm >= height);
  const [upper, lower] = [points[above], points[above - 1]];
  if (height === null || !upper) return null;
  if (upper.cm === height) return inCubicMetres(upper.m3);
  if (!lower) return null;
  const part = (height - lower.cm) / (upper.cm - lower.cm);
  return inCubicMetres(lower.m3 + part * (upper.m3 - lower.m3));
}

const inCubicMetres = (millionths: number): string => figureOf(millionths, 3);

export type TableFault = "unreadable" | "notRising" | "tooLong";
export const mostTableRows = 200;

/**
 * A table as it is typed, or as a file has it: a height in cm and a volume in m³ a line, parted by a semicolon, a tab, a comma with a space or
 * spaces. A line of words at its head is left out.
 */
export function readTable(text: string): { table: TablePoint[] } | { fault: TableFault; line: number } {
  const lines = text.split(/\r?\n/).map((line, nth) => ({ cells: cellsOf(line), line: nth + 1 }));
  const written = lines.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const rows = written.filter(({ cells }, nth) => nth > 0 || cells.some(isFigure));
  if (rows.length > mostTableRows) return { fault: "tooLong", line: rows[mostTableRows]?.line ?? 0 };
  const table: TablePoint[] = [];
  for (const { cells, line } of rows) {
    const [cm = "", m3 = ""] = cells;
    if (cells.length !== 2 || !isFigure(cm) || !isFigure(m3)) return { fault: "unreadable", line };
    table.push({ cm: plain(cm), m3: plain(m3) });
    if (!isRising(table.slice(-2))) return { fault: "notRising", line };
  }
  return { table };
}

export const writeTable = (table: readonly TablePoint[]): string =>
  table.map(({ cm, m3 }) => `${cm}; ${m3}`).join("\n");

/** The higher it stands, the more there is; and no height stands there twice. */
export const isRising = (table: readonly TablePoint[]): boolean =>
  table.every(({ cm, m3 }, nth) => {
    const before = table[nth - 1];
    return !before || (Number(before.cm) < Number(cm) && Number(before.m3) <= Number(m3));
  });

/** A comma parts cells where no semicolon and no tab does, and figures have no comma then. */
function cellsOf(line: string): string[] {
  const parts = /[;\t]/.test(line) ? line.split(/[;\t]/) : line.trim().split(/,\s+|\s+|,(?=\d+(?:\.\d+)?$)/);
  return parts.map((cell) => cell.trim()).filter((cell, nth) => cell !== "" || nth < 2);
}

const isFigure = (cell: string): boolean => /^(?:0|[1-9]\d{0,4})(?:[.,]\d{1,3})?$/.test(cell);
const plain = (cell: string): string => cell.replace(",", ".");
