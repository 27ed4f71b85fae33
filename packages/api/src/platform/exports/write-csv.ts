import { setImmediate as breathe } from "node:timers/promises";
import type { ExportColumn, ExportTable } from "./export-table.ts";
import { wallClockText } from "./wall-clock.ts";

/** Spreadsheet programs run a text starting with one of these as a formula; some take full-width signs for the others. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * RFC 4180 text in UTF-8: ISO dates, decimal points, CRLF. Texts that a spreadsheet would run are put behind an
 * apostrophe, numbers are not. `withByteOrderMark` makes Excel recognise UTF-8.
 */
export function writeCsv<Row>(table: ExportTable<Row>, options: { withByteOrderMark: boolean }): string {
  return `${options.withByteOrderMark ? "\uFEFF" : ""}${csvHeadings(table)}${csvRows(table)}`;
}

const rowsAtOnce = 500;

/** The same in pieces as the rows come, with room for others between them. */
export async function writeCsvInPieces<Row>(
  head: ExportTable<Row>,
  pieces: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const parts = [Buffer.from(writeCsv({ ...head, rows: [] }, { withByteOrderMark: true }))];
  for await (const rows of pieces)
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      parts.push(Buffer.from(csvRows({ ...head, rows: rows.slice(at, at + rowsAtOnce) })));
      await breathe();
    }
  return Buffer.concat(parts);
}

export function csvHeadings<Row>({ columns }: Pick<ExportTable<Row>, "columns">): string {
  return csvLine(columns.map(({ heading }) => quoted(guarded(heading))));
}

/** The rows alone, for tables that are written page by page. */
export function csvRows<Row>(table: ExportTable<Row>): string {
  return table.rows.map((row) => csvLine(table.columns.map((column) => csvCell(column, row, table)))).join("");
}

const csvLine = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

function csvCell<Row>(column: ExportColumn<Row>, row: Row, { words, timeZone }: ExportTable<Row>): string {
  switch (column.kind) {
    case "text":
      return quoted(guarded(column.value(row) ?? ""));
    case "number":
      return numberText(column.value(row), column.decimals);
    case "date":
      return quoted(guarded(column.value(row) ?? ""));
    case "instant": {
      const at = column.value(row);
      return at ? wallClockText(at, timeZone) : "";
    }
    case "yesNo": {
      const answer = column.value(row);
      return answer === null || answer === undefined ? "" : quoted(guarded(answer ? words.yes : words.no));
    }
  }
}

function numberText(value: number | null | undefined, decimals: number | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return "";
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}

function guarded(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
