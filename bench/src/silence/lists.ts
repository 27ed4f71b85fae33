import type { ExportTable } from "@ymp/api/platform/exports/export-table";
import { writeCsvInPieces } from "@ymp/api/platform/exports/write-csv";
import type { HeavyWork } from "@ymp/api/platform/heavy/heavy-work";
import { plainRows, withoutRows } from "@ymp/api/platform/heavy/plain-table";
import { bench, type Works } from "./works.ts";

/** An import reads 20,000 rows of a sheet at the most, with headings and titles. */
const rows = 19_000;

const table: ExportTable<number> = {
  title: "Stores",
  words: { yes: "yes", no: "no" },
  timeZone: "Europe/Paris",
  rows: Array.from({ length: rows }, (_, nth) => nth),
  columns: [
    ...Array.from({ length: 8 }, (_, column) => ({
      heading: `Column ${column}`,
      kind: "text" as const,
      value: (nth: number) => `Value ${column} of item ${nth}`,
    })),
    { heading: "Quantity", kind: "number", decimals: 1, value: (nth) => nth / 2 },
    { heading: "Bought", kind: "instant", value: (nth) => new Date(nth * 86_400_000) },
    { heading: "Critical", kind: "yesNo", value: (nth) => nth % 2 === 0 },
  ],
};
/** As a list is read from the database. */
async function* pages() {
  for (let at = 0; at < rows; at += 500) yield table.rows.slice(at, at + 500);
}
const plain = withoutRows(table);
const pdf = {
  ...{ locale: "en" as const, vesselName: "M/Y Seraphine", titleLines: [] },
  ...{ pageWords: "{page} of {pages}", madeAt: new Date(0) },
};

/** Long lists, written and read. */
export async function listWorks(work: HeavyWork): Promise<Works> {
  const writing = { name: "writeXlsx", table: plain, titleLines: [] } as const;
  const xlsx = () => work.perform(bench, { task: writing, rows: plainRows(table, pages()) });
  const { bytes: workbook } = await xlsx();
  const csv = await writeCsvInPieces(table, pages());
  const read = (bytes: Uint8Array, fileName: string) =>
    work.perform(bench, { task: { name: "readLists", bytes, fileName } });
  const print = { name: "writePdf", table: plain, options: pdf } as const;
  return {
    "19,000 rows as a workbook": xlsx,
    "19,000 rows as CSV": () => writeCsvInPieces(table, pages()),
    "19,000 rows in print": () => work.perform(bench, { task: print, rows: plainRows(table, pages()) }),
    "a workbook of 19,000 rows read": () => read(workbook, "stores.xlsx"),
    "a CSV of 19,000 rows read": () => read(csv, "stores.csv"),
  };
}
