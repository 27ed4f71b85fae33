import type { Access } from "@ymp/core/access/resolve-access";
import { newId } from "@ymp/core/ids";
import type { KindWith, RecordKind, recordFacts } from "@ymp/core/records";
import { tokensOf } from "@ymp/core/search/tokens";
import type { Db } from "@ymp/db/client";
import { jobAssignees } from "@ymp/db/schema/jobs";
import { searchEntries, searchWords } from "@ymp/db/schema/platform";
import { vessels } from "@ymp/db/schema/vessels";
import { worklistMembers } from "@ymp/db/schema/worklists";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { slicesOf } from "../../kit/slices.ts";
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

/** However many records changed, their entries are written in one statement for each few hundred. */
export async function putSearchEntries(
  tx: Db,
  kind: RecordKind,
  list: readonly { recordId: string; entry: SearchEntry }[],
): Promise<void> {
  for (const slice of slicesOf(list)) {
    const documents = slice.map(({ recordId, entry: { title, detail = null, text = [] } }) => ({
      record: recordId,
      entry: newId(),
      title,
      detail,
      words: tokensOf([title, detail, ...text].filter(Boolean).join(" ")),
    }));
    await putEntries(tx, { kind, documents: JSON.stringify(documents) });
  }
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

/** Takes words out of the vessel's vocabulary that nothing is found by any more. */
export async function forgetWords(tx: Db, vesselId: string, words: readonly string[]): Promise<void> {
  const prefix = sql`'v' || (select number from ${vessels} where id = ${vesselId}::uuid) || '.'`;
  await tx.delete(searchWords).where(
    and(
      eq(searchWords.vesselId, vesselId),
      sql`${searchWords.word} in ${jsonTexts(words)}`,
      sql`not exists (select from ${searchEntries} where ${searchEntries.vesselId} = ${vesselId}::uuid
        and ${searchEntries.words} @@ quote_literal(${prefix} || ${searchWords.word})::tsquery)`,
    ),
  );
}

/** People from outside see only what was shared with them. */
type Reader = Pick<Access, "seesOnlyShared">;

export interface MendedWord {
  typed: string;
  meant: string;
}

const mended = statement((db, { typed, kinds }: Slots<{ typed: string; kinds: string }>) =>
  db
    .select({ meant: sql<string>`word.meant` })
    .from(sql`app.mend_words(${textArray(typed)}, ${textArray(kinds)}) word`),
);

/** Each word as it was meant, by the words of what the reader finds of these kinds. */
export async function mendWords(
  tx: Db,
  reader: Reader,
  words: readonly string[],
  kinds: readonly RecordKind[],
): Promise<string[]> {
  if (reader.seesOnlyShared) return [...words];
  const rows = await mended(tx, { typed: JSON.stringify(words), kinds: JSON.stringify(kinds) });
  return rows.map(({ meant }) => meant);
}

/** Who finds: decides among which records. */
export interface Finder {
  readonly vesselId: string;
  readonly profileId: string | null;
  readonly access: Reader;
}

type Outsider = Pick<Finder, "vesselId" | "profileId">;

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

type SharedKind = {
  [Kind in KindWith<"search">]: (typeof recordFacts)[Kind]["search"] extends "aboard" ? never : Kind;
}[KindWith<"search">];

/** Of each kind that people from outside find, those that they may read. */
const sharedWith: Record<SharedKind, (of: Slots<Outsider>) => SQL> = {
  job: ({ vesselId, profileId }) =>
    sql`select job_id from ${jobAssignees} where vessel_id = ${vesselId} and profile_id = ${profileId}::uuid`,
  worklist: ({ vesselId, profileId }) =>
    sql`select worklist_id from ${worklistMembers} where vessel_id = ${vesselId} and profile_id = ${profileId}::uuid`,
  profile: ({ profileId }) => sql`select ${profileId}::uuid`,
};

const foundAmongShared = statement((db, of: Slots<Wanted & Outsider>) => {
  const own = sql.join(
    Object.values(sharedWith).map((ids) => ids(of)),
    sql` union all `,
  );
  return db
    .select({
      words: sql<MendedWord[] | null>`null`,
      recordKind: sql<string>`record_kind`,
      recordId: sql<string>`record_id`,
      title: sql<string>`title`,
      detail: sql<string | null>`detail`,
    })
    .from(sql`app.find_among(array(${own}), ${textArray(of.words)}, ${kindsOf(of.kinds)}, ${of.limit}::int)`);
});

const foundAsMeant = statement((db, { words, kinds, limit }: Slots<Wanted>) =>
  db
    .select({
      words: sql<MendedWord[] | null>`words`,
      recordKind: sql<string>`record_kind`,
      recordId: sql<string>`record_id`,
      title: sql<string>`title`,
      detail: sql<string | null>`detail`,
    })
    .from(sql`app.find_as_meant(${textArray(words)}, ${kindsOf(kinds)}, ${limit}::int)`),
);

/**
 * The records that have every one of the words as they were typed or, where there are none for the reader, as they were
 * meant. Words are mended by those of what the reader may read, so that nothing is told of the rest; for people from
 * outside, who find among what was shared with them alone, they are as they were typed.
 * @param kinds null for all of them
 * @param limit of each kind
 * @returns the words that were mended, none where they are as they were typed
 */
export async function findAsMeant(
  tx: Db,
  { vesselId, profileId, access }: Finder,
  typed: readonly string[],
  kinds: readonly RecordKind[] | null,
  limit: number,
): Promise<{ mended: MendedWord[]; records: FoundRecord[] }> {
  if (typed.length === 0 || kinds?.length === 0) return { mended: [], records: [] };
  const asked = { words: JSON.stringify(typed), kinds: kinds && JSON.stringify(kinds), limit };
  const rows = await (access.seesOnlyShared
    ? foundAmongShared(tx, { ...asked, kinds: JSON.stringify(kinds ?? Object.keys(sharedWith)), vesselId, profileId })
    : foundAsMeant(tx, asked));
  const words = rows[0]?.words ?? [];
  return {
    mended: words.filter((word) => word.typed !== word.meant),
    records: rows.map(({ words: _, ...row }) => row),
  };
}

/**
 * All records of a kind that a search finds, as it was typed or as it was meant, to narrow a list to; null where nothing
 * was typed.
 * @returns the ids in parentheses, for `in`
 */
export function foundBy(reader: Reader, search: string | undefined, kind: RecordKind): SQL | null {
  const typed = tokensOf(search ?? "");
  if (typed.length === 0) return null;
  const words = sql`(select value from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb))`;
  const ids = reader.seesOnlyShared ? sql`app.found_ids` : sql`app.found_as_meant`;
  return sql`(select ${ids}(array${words}, ${kind}))`;
}

/** All records of a kind that have the word as it is written here. @returns the ids in parentheses, for `in` */
export const havingWord = (word: string, kind: RecordKind): SQL =>
  sql`(select app.found_ids(array[${word}::text], ${kind}))`;
