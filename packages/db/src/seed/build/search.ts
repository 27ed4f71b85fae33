import { tokensOf } from "@ymp/core/search/tokens";
import type postgres from "postgres";
import type { Book } from "./book.ts";

interface Entry {
  kind: "equipment" | "job" | "part";
  record: string | undefined;
  entry: string;
  title: string;
  detail: string | null;
  words: string[];
}

/** Makes the vessel's records findable, in one statement. */
export async function writeSearchEntries(tx: postgres.TransactionSql, book: Book): Promise<void> {
  const entries = [...equipmentEntries(book), ...jobEntries(book), ...partEntries(book)];
  await tx.unsafe(
    `select count(app.put_search_entry(e.kind, e.record, e.entry, e.title, e.detail, e.words))
     from jsonb_to_recordset($1::text::jsonb) as e(kind text, record uuid, entry uuid, title text, detail text, words text[])`,
    [JSON.stringify(entries)],
  );
}

function wordsOf(...texts: (string | number | null | undefined)[]): string[] {
  return tokensOf(texts.filter((text) => text !== null && text !== undefined).join(" "));
}

function joined(...texts: (string | null | undefined)[]): string | null {
  return texts.filter((text) => text).join(", ") || null;
}

function equipmentEntries(book: Book): Entry[] {
  return book.rows.equipment.map((row) => {
    const detail = joined(row.manufacturer, row.modelNumber, row.location);
    const words = wordsOf(row.name, row.code, detail, row.serialNumber);
    return { kind: "equipment", record: row.id, entry: book.newId(book.begunAt), title: row.name, detail, words };
  });
}

function jobEntries(book: Book): Entry[] {
  const machines = new Map(book.rows.equipment.map((row) => [row.id, row.name]));
  return book.rows.jobs.map((row) => {
    const number = `J-${row.year}-${String(row.number).padStart(4, "0")}`;
    const machine = machines.get(row.equipmentId ?? "");
    const detail = joined(number, machine);
    const words = wordsOf(row.title, number, row.number, String(row.number).padStart(4, "0"), machine, row.location);
    return {
      kind: "job",
      record: row.id,
      entry: book.newId(row.createdAt ?? book.begunAt),
      title: row.title,
      detail,
      words,
    };
  });
}

function partEntries(book: Book): Entry[] {
  return book.rows.inventoryItems.map((row) => {
    const detail = joined(row.partNo, row.manufacturer, row.category);
    const words = wordsOf(row.name, detail);
    return { kind: "part", record: row.id, entry: book.newId(book.begunAt), title: row.name, detail, words };
  });
}
