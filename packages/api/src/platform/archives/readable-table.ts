import type { Db } from "@ymp/db/client";
import { inBatches } from "../../kit/bounded.ts";
import type { ExportColumn } from "../exports/export-table.ts";
import { csvHeadings, csvRows } from "../exports/write-csv.ts";

const rowsAtOnce = 1000;

export interface ReadableTable<Row extends { id: string }> {
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Rows by id, after the one given. */
  readonly readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) => Promise<Row[]>;
}

/** A spreadsheet of the main records, for people: ship's time, names instead of ids. */
export interface ReadableSheet {
  readonly name: string;
  readonly write: (tx: Db, vessel: { id: string; timeZone: string }) => AsyncGenerator<string>;
}

export function readable<Row extends { id: string }>(table: ReadableTable<Row>): ReadableSheet {
  const { name, columns, readPage } = table;
  return {
    name,
    async *write(tx, { id: vesselId, timeZone }) {
      yield `\uFEFF${csvHeadings(table)}`;
      for await (const rows of inBatches<Row>(rowsAtOnce, (size, last) => readPage(tx, vesselId, last?.id, size)))
        yield csvRows({ title: name, columns, rows, timeZone, words: { yes: "yes", no: "no" } });
    },
  };
}
