import { decodeText } from "./decode-text.ts";
import { refuseOtherFormats } from "./other-formats.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { refuseFile } from "./refuse-file.ts";
import { type Cell, isBlank, type Sheet, type Table, tableLimits } from "./table.ts";

/** Reads a CSV or XLSX file; what it is is decided by its first bytes, never by its name. Throws AppError `invalid`. */
export async function readTable(bytes: Uint8Array, fileName: string): Promise<Table> {
  if (bytes.length === 0) refuseFile("imports:fileEmpty");
  if (bytes.length > tableLimits.fileBytes) {
    refuseFile("imports:fileTooLarge", { limitMb: tableLimits.fileBytes / 1024 / 1024 });
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) refuseFile("imports:fileOldExcel");
  const isArchive = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]);
  const sheets = isArchive ? await readXlsx(bytes) : [{ name: baseName(fileName), rows: readText(bytes) }];
  sheets.forEach(checkSheet);
  const cells = sheets.reduce((total, { rows }) => rows.reduce((sum, row) => sum + row.length, total), 0);
  if (cells > tableLimits.cells) refuseFile("imports:fileTooManyCells", { limit: tableLimits.cells });
  if (charactersOf(sheets) > tableLimits.characters)
    refuseFile("imports:fileTooMuchText", { limit: tableLimits.characters });
  if (sheets.every((sheet) => sheet.rows.every((row) => row.every(isBlank)))) refuseFile("imports:fileEmpty");
  return { sheets };
}

function readText(bytes: Uint8Array): Cell[][] {
  const text = decodeText(bytes);
  refuseOtherFormats(text);
  return readCsv(text);
}

function checkSheet({ rows }: Sheet): void {
  if (rows.length > tableLimits.rows) refuseFile("imports:fileTooManyRows", { limit: tableLimits.rows });
  rows.forEach((row, index) => {
    if (row.length > tableLimits.columns) {
      refuseFile("imports:fileTooManyColumns", { limit: tableLimits.columns });
    }
    if (row.some((cell) => typeof cell === "string" && cell.length > tableLimits.cellCharacters)) {
      refuseFile("imports:fileCellTooLong", { row: index + 1, limit: tableLimits.cellCharacters });
    }
  });
}

function charactersOf(sheets: readonly Sheet[]): number {
  let characters = 0;
  for (const { rows } of sheets)
    for (const row of rows) for (const cell of row) if (typeof cell === "string") characters += cell.length;
  return characters;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function baseName(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
}
