import { AppError } from "@ymp/core/errors";
import { storeArchive, unpackArchive } from "./archive.ts";
import { boundedMarkup } from "./bounded-markup.ts";
import { refuseFile } from "./refuse-file.ts";
import { type Cell, type Sheet, tableLimits } from "./table.ts";

/** Sheets of an .xlsx workbook in its own order, with real numbers and dates. Pictures, macros and formulas are never unpacked or run. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const contents = unpackArchive(bytes, tableLimits, isWorkbookPart);
  if (!contents.has("xl/workbook.xml")) refuseFile("imports:fileNotATable");
  const sheetPaths = [...contents.keys()].filter((path) => path.startsWith("xl/worksheets/"));
  if (sheetPaths.length > tableLimits.sheets) refuseFile("imports:fileTooManySheets", { limit: tableLimits.sheets });
  let cells = 0;
  for (const [path, content] of contents) {
    const markup = boundedMarkup(path, content.toString("utf8"));
    const sheet = sheetPaths.includes(path) ? boundedSheet(markup) : { xml: markup, cells: 0 };
    cells += sheet.cells;
    if (cells > tableLimits.cells) refuseFile("imports:fileTooManyCells", { limit: tableLimits.cells });
    contents.set(path, Buffer.from(sheet.xml, "utf8"));
  }
  try {
    const { default: readWorkbook } = await import("read-excel-file/node");
    const sheets = await readWorkbook(storeArchive(contents));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(workbookCell)) }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    return refuseFile("imports:fileDamaged", {}, error);
  }
}

function isWorkbookPart(path: string): boolean {
  return /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i.test(
    path,
  );
}

/**
 * Drops the empty cells and rows that formatting leaves behind, then checks the last cell's address: the reader fills
 * every gap up to it, so one cell at XFD1048576 would otherwise ask for seventeen thousand million cells.
 */
function boundedSheet(markup: string): { xml: string; cells: number } {
  let cells = 0;
  const xml = markup
    .replace(/<(?:\w+:)?c\s[^<>]*\/>/g, "")
    .replace(/<(?:\w+:)?row\s[^<>]*\/>/g, "")
    .replace(/<((?:\w+:)?row)\s[^<>]*>\s*<\/\1>/g, "");
  for (const [, row] of xml.matchAll(/<(?:\w+:)?row\s[^<>]*?\br="(\d+)"/g)) {
    if (Number(row) > tableLimits.rows) refuseFile("imports:fileTooManyRows", { limit: tableLimits.rows });
  }
  for (const [, letters = "", row] of xml.matchAll(/<(?:\w+:)?c\s[^<>]*?\br="([A-Z]+)(\d+)"/g)) {
    cells += 1;
    if (columnNumber(letters) > tableLimits.columns)
      refuseFile("imports:fileTooManyColumns", { limit: tableLimits.columns });
    if (Number(row) > tableLimits.rows) refuseFile("imports:fileTooManyRows", { limit: tableLimits.rows });
  }
  return { xml, cells };
}

/** "A" is 1, "XFD" is 16384. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Excel's error values (#N/A, #REF!, …) carry no data. */
function workbookCell(value: unknown): Cell {
  if (value instanceof Date) return value;
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "string" || value.trim() === "") return null;
  return /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/.test(value) ? null : value;
}
