import { newId } from "@ymp/core/ids";
import type { RecordKind } from "@ymp/core/records";
import { tokensOf } from "@ymp/core/search/tokens";
import type { Db } from "@ymp/db/client";
import { searchEntries } from "@ymp/db/schema/platform";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SearchEntry } from "../records.ts";

/** An array travels as JSON, since the driver does not know the type of an untyped one. */
const textArray = (json: Placeholder) =>
  sql`(select coalesce(array_agg(value), '{}') from jsonb_array_elements_text(${json}::jsonb))`;

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

export interface MendedWord {
  typed: string;
  meant: string;
}

const mended = statement((db, { typed }: Slots<{ typed: string }>) =>
  db
    .select({ typed: sql<string>`word.typed`, meant: sql<string>`word.meant` })
    .from(sql`app.mend_words(${textArray(typed)}) word`),
);

/** Each word as it was meant, by the words of the vessel. */
export function mendWords(tx: Db, words: readonly string[]): Promise<MendedWord[]> {
  return mended(tx, { typed: JSON.stringify(words) });
}

export interface FoundRecord {
  recordKind: string;
  recordId: string;
  title: string;
  detail: string | null;
}

interface Wanted {
  readonly words: string;
  readonly kinds: string | null;
  readonly limit: number;
}

const kindsOf = (kinds: Placeholder) => sql`case when ${kinds}::jsonb is not null then ${textArray(kinds)} end`;

const found = statement((db, { words, kinds, limit }: Slots<Wanted>) =>
  db
    .select({
      recordKind: sql<string>`record_kind`,
      recordId: sql<string>`record_id`,
      title: sql<string>`title`,
      detail: sql<string | null>`detail`,
    })
    .from(sql`app.find_records(${textArray(words)}, ${kindsOf(kinds)}, ${limit}::int)`),
);

/**
 * Records that have every one of the words, as they are written here.
 * @param kinds null for all of them
 * @param limit of each kind
 */
export function findRecords(
  tx: Db,
  words: readonly string[],
  kinds: readonly RecordKind[] | null,
  limit: number,
): Promise<FoundRecord[]> {
  return found(tx, { words: JSON.stringify(words), kinds: kinds && JSON.stringify(kinds), limit });
}

const foundAsMeant = statement((db, { words, kinds, limit }: Slots<Wanted>) =>
  db
    .select({
      /** With the first record only, or alone. */
      words: sql<MendedWord[] | null>`case when coalesce(hit.place, 1) = 1 then search.words end`,
      recordKind: sql<string | null>`hit.record_kind`,
      recordId: sql<string | null>`hit.record_id`,
      title: sql<string | null>`hit.title`,
      detail: sql<string | null>`hit.detail`,
    })
    .from(
      sql`(select coalesce(json_agg(json_build_object('typed', word.typed, 'meant', word.meant)), '[]') as words,
          coalesce(array_agg(word.meant), '{}') as meant from app.mend_words(${textArray(words)}) word) search
        left join lateral app.find_records(search.meant, ${kindsOf(kinds)}, ${limit}::int)
          with ordinality as hit(record_kind, record_id, title, detail, place) on true`,
    )
    .orderBy(sql`hit.place`),
);

/**
 * The words that were typed as they were meant, and the records that have every one of them: one question.
 * @param kinds null for all of them
 * @param limit of each kind
 */
export async function findAsMeant(
  tx: Db,
  typed: readonly string[],
  kinds: readonly RecordKind[] | null,
  limit: number,
): Promise<{ words: MendedWord[]; records: FoundRecord[] }> {
  if (typed.length === 0) return { words: [], records: [] };
  const asked = { words: JSON.stringify(typed), kinds: kinds && JSON.stringify(kinds), limit };
  const rows = await foundAsMeant(tx, asked);
  const records = rows.flatMap(({ recordKind, recordId, title, detail }) =>
    recordKind === null || recordId === null || title === null ? [] : [{ recordKind, recordId, title, detail }],
  );
  return { words: rows[0]?.words ?? [], records };
}

/**
 * All records of a kind that a search finds, however it was typed, to narrow a list to; null where nothing was typed.
 * @returns the ids in parentheses, for `in`
 */
export function foundBy(search: string | undefined, kind: RecordKind): SQL | null {
  const typed = tokensOf(search ?? "");
  if (typed.length === 0) return null;
  const words = sql`(select value from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb))`;
  return sql`(select app.found_ids(array_agg(word.meant), ${kind}) from app.mend_words(array${words}) word)`;
}

/** All records of a kind that have the word as it is written here. @returns the ids in parentheses, for `in` */
export const havingWord = (word: string, kind: RecordKind): SQL =>
  sql`(select app.found_ids(array[${word}::text], ${kind}))`;
