import type { MessageParams } from "@ymp/core/errors";
import type { HeadedTable } from "./find-heading.ts";
import { hasRemarks, type ImportTarget } from "./import-target.ts";
import type { ColumnMapping } from "./map-columns.ts";
import { spilledColumns } from "./spilled-cells.ts";
import { isBlank } from "./table.ts";

/** Something about the file as a whole that a person should know before it is written. */
export interface MappingNote {
  key: string;
  params: MessageParams;
}

const missingKeys: Readonly<Record<string, string>> = { quantity: "imports:noteNoQuantity" };

/** What is missing from the mapping, and which columns with something in them come to nothing. */
export function mappingNotes<Name extends string>(
  table: HeadedTable,
  mapping: readonly ColumnMapping<Name>[],
  target: ImportTarget<Name>,
): MappingNote[] {
  const { headings, records } = table;
  const spilled = spilledColumns(table);
  const missing = target.fields.flatMap(({ name, expected }) => {
    const key = missingKeys[name];
    return expected && key && !mapping.some(({ use, field }) => use === "field" && field === name)
      ? [{ key, params: {} }]
      : [];
  });
  const isKept = (use: ColumnMapping["use"]) => use === "field" || (use === "remarks" && hasRemarks(target));
  const used = new Set(mapping.flatMap(({ column, use }) => (isKept(use) ? [column] : [])));
  const unused = headings.flatMap((heading, column) =>
    used.has(column) || spilled.has(column) || records.every(({ cells }) => isBlank(cells[column]))
      ? []
      : [heading || `(${column + 1})`],
  );
  if (unused.length === 0) return missing;
  return [...missing, { key: "imports:noteUnused", params: { count: unused.length, columns: unused.join(", ") } }];
}
