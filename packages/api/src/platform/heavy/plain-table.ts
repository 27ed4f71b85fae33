import type { ExportColumn, ExportTable } from "../exports/export-table.ts";
import type { PlainCell, PlainTable } from "./heavy-messages.ts";

const rowsAtOnce = 250;

export function withoutRows<Row>({ title, words, timeZone, columns }: ExportTable<Row>): PlainTable {
  return { title, words, timeZone, columns: columns.map(({ value: _value, ...column }) => column) };
}

/** The cells of a table, some rows at a time. */
export async function* plainRows<Row>(
  { columns }: Pick<ExportTable<Row>, "columns">,
  pieces: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<PlainCell[][]> {
  for await (const rows of pieces)
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      yield rows.slice(at, at + rowsAtOnce).map((row) => columns.map(({ value }) => value(row)));
}

/** The same table on the other side, its columns reading the cells by their place. */
export function withPlainCells(
  table: PlainTable,
  rows: readonly (readonly PlainCell[])[],
): ExportTable<readonly PlainCell[]> {
  return { ...table, rows, columns: table.columns.map(readingAt) };
}

type PlainColumn = ExportColumn<readonly PlainCell[]>;

function readingAt(column: PlainTable["columns"][number], index: number): PlainColumn {
  const { heading, width, kind } = column;
  const plain = { heading, ...(width === undefined ? {} : { width }) };
  const cellIf =
    <Cell extends PlainCell>(isMeant: (cell: PlainCell) => cell is Cell) =>
    (row: readonly PlainCell[]): Cell | null => {
      const cell = row[index];
      return isMeant(cell) ? cell : null;
    };
  switch (kind) {
    case "number": {
      const decimals = "decimals" in column && typeof column.decimals === "number" ? { decimals: column.decimals } : {};
      return { ...plain, kind, ...decimals, value: cellIf((cell) => typeof cell === "number") };
    }
    case "instant":
      return { ...plain, kind, value: cellIf((cell) => cell instanceof Date) };
    case "yesNo":
      return { ...plain, kind, value: cellIf((cell) => typeof cell === "boolean") };
    default:
      return { ...plain, kind, value: cellIf((cell) => typeof cell === "string") };
  }
}
