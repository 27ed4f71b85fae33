import type { Cell, Row as SheetRow } from "write-excel-file/node";
import type { ExportColumn, ExportTable, TitleLine } from "./export-table.ts";
import { asShownInUtc } from "./wall-clock.ts";

/** Excel's own limit for the text of one cell. */
const longestText = 32_767;
const defaultWidths = { text: 24, number: 12, date: 12, instant: 17, yesNo: 8 } as const;

/** A workbook with a title block above sticky headings, and with real numbers and dates. */
export async function writeXlsx<Row>(table: ExportTable<Row>, titleLines: readonly TitleLine[]): Promise<Buffer> {
  const titleBlock: SheetRow[] = [
    [{ value: cellSafe(table.title), fontWeight: "bold", fontSize: 14 }],
    ...titleLines.map(
      ({ label, value }): SheetRow => [
        { value: cellSafe(label), fontWeight: "bold" },
        { value: cellSafe(value), type: String },
      ],
    ),
    [],
  ];
  const headings = table.columns.map(
    ({ heading }): Cell => ({
      value: cellSafe(heading),
      type: String,
      fontWeight: "bold",
      backgroundColor: "#e2e8f0",
      wrap: true,
      alignVertical: "top",
    }),
  );
  const rows = table.rows.map((row) => table.columns.map((column) => workbookCell(column, row, table)));
  const { default: writeWorkbook } = await import("write-excel-file/node");
  return writeWorkbook([...titleBlock, headings, ...rows], {
    sheet: sheetName(table.title),
    columns: table.columns.map(({ kind, width }) => ({ width: width ?? defaultWidths[kind] })),
    stickyRowsCount: titleBlock.length + 1,
    orientation: "landscape",
  }).toBuffer();
}

function workbookCell<Row>(column: ExportColumn<Row>, row: Row, { words, timeZone }: ExportTable<Row>): Cell {
  switch (column.kind) {
    case "text": {
      const text = column.value(row);
      return text ? { value: cellSafe(text), type: String } : null;
    }
    case "number": {
      const value = column.value(row);
      if (value === null || value === undefined || !Number.isFinite(value)) return null;
      return {
        value,
        type: Number,
        ...(column.decimals === undefined ? {} : { format: numberFormat(column.decimals) }),
      };
    }
    case "date": {
      const on = column.value(row);
      return on ? { value: new Date(`${on}T00:00:00Z`), type: Date, format: "yyyy-mm-dd" } : null;
    }
    case "instant": {
      const at = column.value(row);
      return at ? { value: asShownInUtc(at, timeZone), type: Date, format: "yyyy-mm-dd hh:mm" } : null;
    }
    case "yesNo": {
      const answer = column.value(row);
      return answer === null || answer === undefined ? null : { value: answer ? words.yes : words.no, type: String };
    }
  }
}

function numberFormat(decimals: number): string {
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}

function cellSafe(text: string): string {
  const clean = text.replace(/[^\P{Cc}\n\t]/gu, "");
  return clean.length > longestText ? `${clean.slice(0, longestText - 1)}…` : clean;
}

/** Excel refuses []:*?/\ in sheet names, apostrophes at their ends and more than 31 characters. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .slice(0, 31)
    .replace(/^[\s']+|[\s']+$/g, "");
  return name === "" ? "Sheet1" : name;
}
