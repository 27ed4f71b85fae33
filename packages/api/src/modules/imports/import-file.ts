import { AppError } from "@ymp/core/errors";
import type { HeadedTable } from "../../platform/imports/find-heading.ts";
import { headedSheets } from "../../platform/imports/headed-sheets.ts";
import type { ImportTarget } from "../../platform/imports/import-target.ts";
import type { ColumnMapping } from "../../platform/imports/map-columns.ts";
import { readTable } from "../../platform/imports/read-table.ts";
import type { DecidedImport } from "./imports.schema.ts";

export interface NamedSheet {
  name: string;
  table: HeadedTable;
}

/** The lists in a file. @throws AppError invalid when there is none */
export async function openFile(file: { fileName: string; base64: string }): Promise<NamedSheet[]> {
  const table = await readTable(Buffer.from(file.base64, "base64"), file.fileName);
  const sheets = headedSheets(table);
  if (sheets.length === 0) throw new AppError("invalid", "imports:noHeadings");
  return sheets;
}

export async function openSheet(input: DecidedImport): Promise<HeadedTable> {
  const sheet = (await openFile(input))[input.sheet];
  if (!sheet) throw new AppError("invalid", "imports:noSuchSheet");
  return sheet.table;
}

/** A mapping as it came from outside, held against the sheet and the fields there are. */
export function checkedMapping<Name extends string>(
  table: HeadedTable,
  target: ImportTarget<Name>,
  mapping: DecidedImport["mapping"],
): ColumnMapping<Name>[] {
  return mapping.map(({ column, use, field: name }) => {
    const heading = table.headings[column];
    if (heading === undefined) throw new AppError("invalid", "imports:noSuchColumn", { column: column + 1 });
    const plain = { column, heading, confidence: 1, samples: [] };
    if (use !== "field") return { ...plain, use };
    const field = target.fields.find((candidate) => candidate.name === name);
    if (!field) throw new AppError("invalid", "imports:noSuchField", { field: name ?? "" });
    return { ...plain, use, field: field.name };
  });
}
