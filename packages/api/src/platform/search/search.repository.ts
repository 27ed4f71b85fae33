import { newId } from "@ymp/core/ids";
import { tokensOf } from "@ymp/core/search/tokens";
import type { Db } from "@ymp/db/client";
import { searchEntries } from "@ymp/db/schema/platform";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { RecordKind, SearchEntry } from "../records.ts";

/** Array parameters travel as JSON, since the driver does not know the type of an untyped array. */
const textArray = (values: readonly string[]) =>
  sql`(select coalesce(array_agg(value), '{}') from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

const putEntries = statement((db, of: Slots<{ kind: RecordKind; documents: string }>) =>
  db
    .select({ put: sql`count(app.put_search_entry(${of.kind}, d.record, d.entry, d.title, d.detail, d.words))` })
    .from(
      sql`jsonb_to_recordset(${of.documents}::jsonb) as d(record uuid, entry uuid, title text, detail text, words text[])`,
    ),
);

/** However many records changed, their entries are written in one statement for each thousand. */
export async function putSearchEntries(
  tx: Db,
  kind: RecordKind,
  list: readonly { recordId: string; entry: SearchEntry }[],
): Promise<void> {
  const documents = list.map(({ recordId, entry: { title, detail = null, text = [] } }) => ({
    record: recordId,
    entry: newId(),
    title,
    detail,
    words: tokensOf([title, detail, ...text].filter(Boolean).join(" ")),
  }));
  for (let start = 0; start < documents.length; start += 1000)
    await putEntries(tx, { kind, documents: JSON.stringify(documents.slice(start, start + 1000)) });
}

export async function dropSearchEntry(tx: Db, vesselId: string, kind: RecordKind, recordId: string): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.vesselId, vesselId),
        eq(searchEntries.recordKind, kind),
        eq(searchEntries.recordId, recordId),
      ),
    );
}

export async function mendWords(tx: Db, words: readonly string[]): Promise<{ typed: string; meant: string }[]> {
  return [
    ...(await tx.execute<{ typed: string; meant: string }>(
      sql`select typed, meant from app.mend_words(${textArray(words)})`,
    )),
  ];
}

/** @param limit of each kind */
export async function findRecords(
  tx: Db,
  words: readonly string[],
  kinds: readonly RecordKind[] | null,
  limit: number,
): Promise<{ recordKind: string; recordId: string; title: string; detail: string | null }[]> {
  const rows = await tx.execute<{ record_kind: string; record_id: string; title: string; detail: string | null }>(
    sql`select record_kind, record_id, title, detail from app.find_records(${textArray(words)}, ${kinds === null ? sql`null::text[]` : textArray(kinds)}, ${limit}::int)`,
  );
  return rows.map((row) => ({
    recordKind: row.record_kind,
    recordId: row.record_id,
    title: row.title,
    detail: row.detail,
  }));
}
