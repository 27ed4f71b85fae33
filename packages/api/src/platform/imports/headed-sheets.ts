import { crewTarget } from "./crew-fields.ts";
import { equipmentTarget } from "./equipment-fields.ts";
import { findHeading, type HeadedTable } from "./find-heading.ts";
import { guestsTarget } from "./guest-fields.ts";
import { headingVocabulary } from "./import-target.ts";
import { inventoryTarget } from "./inventory-fields.ts";
import { jobsTarget } from "./job-fields.ts";
import { papersTarget } from "./paper-fields.ts";
import { partsTarget } from "./part-fields.ts";
import { restTarget } from "./rest-fields.ts";
import { suppliersTarget } from "./supplier-fields.ts";
import type { Table } from "./table.ts";

const knownHeadings = headingVocabulary([
  equipmentTarget,
  jobsTarget,
  suppliersTarget,
  inventoryTarget,
  partsTarget,
  papersTarget,
  restTarget,
  guestsTarget,
  crewTarget,
]);

/** The sheets of a file that hold a list, each with its headings found. */
export function headedSheets(table: Table): { name: string; table: HeadedTable }[] {
  return table.sheets.flatMap(({ name, rows }) => {
    const headed = findHeading(rows, knownHeadings);
    return headed && headed.records.length > 0 ? [{ name, table: headed }] : [];
  });
}
