import { qualifiedCode } from "@ymp/core/books/radio-log";
import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { logbookEvents, logbooks } from "@ymp/db/schema/logbooks";
import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { EventRow } from "./logbooks.record.ts";
import type { EntriesInput } from "./logbooks.schema.ts";

export async function insertEvent(tx: Db, row: typeof logbookEvents.$inferInsert): Promise<EventRow> {
  return expectRow((await tx.insert(logbookEvents).values(row).returning())[0]);
}

const ofBook = (vesselId: string, logbookId: string) =>
  and(eq(logbookEvents.vesselId, vesselId), eq(logbookEvents.logbookId, logbookId));

/** Whether the book has this event under this number. */
export async function isEvent(
  tx: Db,
  vesselId: string,
  { logbookId, seq, hash }: { logbookId: string; seq: number; hash: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: logbookEvents.id })
    .from(logbookEvents)
    .where(and(ofBook(vesselId, logbookId), eq(logbookEvents.seq, seq), eq(logbookEvents.hash, hash)));
  return found.length > 0;
}

export async function findEvent(tx: Db, vesselId: string, id: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(logbookEvents)
    .where(and(eq(logbookEvents.vesselId, vesselId), eq(logbookEvents.id, id)));
  return row;
}

/** Files of a book as they are stored, with what each event says of them. */
export function attachedFiles(tx: Db, vesselId: string, logbookId: string, upTo: number) {
  return tx
    .select({ event: logbookEvents, storageKey: files.storageKey, sum: files.sha256 })
    .from(logbookEvents)
    .leftJoin(files, and(eq(files.vesselId, logbookEvents.vesselId), eq(files.id, logbookEvents.fileId)))
    .where(and(ofBook(vesselId, logbookId), eq(logbookEvents.type, "attach"), sql`${logbookEvents.seq} <= ${upTo}`))
    .orderBy(asc(logbookEvents.seq));
}

/** Events of a type that stand beside the entries, up to that one, such as what its master said of events that are missing. */
export function eventsOfType(
  tx: Db,
  vesselId: string,
  { id, headSeq }: { id: string; headSeq: number },
  type: "answer_lost" | "paper_period",
): Promise<EventRow[]> {
  return tx
    .select()
    .from(logbookEvents)
    .where(and(ofBook(vesselId, id), eq(logbookEvents.type, type), sql`${logbookEvents.seq} <= ${headSeq}`))
    .orderBy(asc(logbookEvents.seq));
}

/** All that was declared for books of the vessel, the latest first, with the kind of the book that it stands in. */
export async function declarationsOnBoard(tx: Db, vesselId: string) {
  return tx
    .select({ kind: logbooks.kind, event: logbookEvents })
    .from(logbookEvents)
    .innerJoin(logbooks, and(eq(logbooks.vesselId, logbookEvents.vesselId), eq(logbooks.id, logbookEvents.logbookId)))
    .where(and(eq(logbookEvents.vesselId, vesselId), eq(logbookEvents.type, "declaration")))
    .orderBy(desc(logbookEvents.createdAt), desc(logbookEvents.id));
}

/** The versions of product and form that entries were made by, with the first and the last entry of each. */
export async function versionsIn(tx: Db, vesselId: string, { id, entryCount }: { id: string; entryCount: number }) {
  const rows = await tx.execute<{ product: string; form: string; from: number; to: number }>(sql`
    with made as materialized (
      select e.event #> '{payload,madeBy}' as made_by, e.entry_no from logbook_events e
      where e.vessel_id = ${vesselId} and e.logbook_id = ${id} and e.type = 'entry' and e.entry_no <= ${entryCount})
    select made_by ->> 'product' as product, made_by ->> 'form' as form, min(entry_no) as from, max(entry_no) as to
    from made where made_by is not null group by 1, 2 order by 3, 1, 2`);
  return [...rows];
}

/** Entries of section B of a radio log that stand, up to the last event that is known. */
export function qualifiedIn(tx: Db, vesselId: string, { id, headSeq }: { id: string; headSeq: number }) {
  return tx
    .select({ entryNo: logbookEvents.entryNo, event: logbookEvents.event })
    .from(logbookEvents)
    .where(
      and(
        ofBook(vesselId, id),
        eq(logbookEvents.type, "entry"),
        eq(logbookEvents.code, qualifiedCode),
        sql`${logbookEvents.seq} <= ${headSeq}`,
        sql`not exists (select from logbook_events s where s.vessel_id = ${logbookEvents.vesselId}
          and s.entry_id = ${logbookEvents.id} and s.type = 'strike' and s.seq <= ${headSeq})`,
      ),
    )
    .orderBy(asc(logbookEvents.seq));
}

/** The last entry before each of these events, and the page that it ends on. */
export async function standsAfter(tx: Db, vesselId: string, { id }: { id: string }, seqs: readonly number[]) {
  if (seqs.length === 0) return new Map<number, { no: number; page: number }>();
  const rows = await tx.execute<{ seq: number; no: number; page: number }>(sql`
    select asked.no as seq, e.entry_no as no, e.last_page_no as page from ${pageNumbers(seqs)} asked
    cross join lateral (select l.entry_no, l.last_page_no from logbook_events l
      where l.vessel_id = ${vesselId} and l.logbook_id = ${id} and l.type = 'entry' and l.seq < asked.no
      order by l.seq desc limit 1) e`);
  return new Map([...rows].map(({ seq, no, page }) => [seq, { no, page }]));
}

export async function findEntry(tx: Db, vesselId: string, id: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(logbookEvents)
    .where(and(eq(logbookEvents.vesselId, vesselId), eq(logbookEvents.id, id), eq(logbookEvents.type, "entry")));
  return row;
}

export async function findEntryByNo(tx: Db, vesselId: string, logbookId: string, no: number) {
  const [row] = await tx
    .select()
    .from(logbookEvents)
    .where(and(ofBook(vesselId, logbookId), eq(logbookEvents.type, "entry"), eq(logbookEvents.entryNo, no)));
  return row;
}

/** Whatever was done to these entries, in order: signatures and strikes. */
export async function marksOf(tx: Db, vesselId: string, entryIds: readonly string[]): Promise<EventRow[]> {
  if (entryIds.length === 0) return [];
  return tx
    .select()
    .from(logbookEvents)
    .where(and(eq(logbookEvents.vesselId, vesselId), sql`${logbookEvents.entryId} = any(array${jsonIds(entryIds)})`))
    .orderBy(asc(logbookEvents.seq));
}

/** Entries that replace, amend or cancel these. */
export async function correctionsOf(tx: Db, vesselId: string, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  return tx
    .select({ id: logbookEvents.id, no: logbookEvents.entryNo, correctsId: logbookEvents.correctsId })
    .from(logbookEvents)
    .where(and(eq(logbookEvents.vesselId, vesselId), sql`${logbookEvents.correctsId} = any(array${jsonIds(entryIds)})`))
    .orderBy(asc(logbookEvents.seq));
}

const pageNumbers = (numbers: readonly number[]) =>
  sql`(select value::int as no from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;

/**
 * Entries that stand on these pages: that begin there, or of those before it on the page on which one began last, since they follow each
 * other without a gap. Found by the page they begin on, or every turn of a page would look through the whole book.
 */
export function entriesOfPages(tx: Db, vesselId: string, logbookId: string, numbers: readonly number[]) {
  const { pageNo, lastPageNo } = logbookEvents;
  const begunOn = sql`array(
    select asked.no from ${pageNumbers(numbers)} asked union
    select (select max(b.page_no) from logbook_events b where b.vessel_id = ${vesselId} and b.logbook_id = ${logbookId}
      and b.type = 'entry' and b.page_no < asked.no) from ${pageNumbers(numbers)} asked)`;
  return tx
    .select()
    .from(logbookEvents)
    .where(
      and(
        ofBook(vesselId, logbookId),
        eq(logbookEvents.type, "entry"),
        sql`${pageNo} = any(${begunOn})`,
        sql`exists (select from ${pageNumbers(numbers)} asked where asked.no between ${pageNo} and ${lastPageNo})`,
      ),
    )
    .orderBy(asc(logbookEvents.seq));
}

/** The master's signatures under these pages. */
export function verificationsOf(tx: Db, vesselId: string, logbookId: string, numbers: readonly number[]) {
  return tx
    .select()
    .from(logbookEvents)
    .where(
      and(
        ofBook(vesselId, logbookId),
        eq(logbookEvents.type, "verify_page"),
        sql`${logbookEvents.pageNo} = any(array${pageNumbers(numbers)})`,
      ),
    )
    .orderBy(asc(logbookEvents.seq));
}

const pages = keysetPages(z.number());

/** By number, as they were recorded. */
export async function entriesPage(tx: Db, vesselId: string, asked: EntriesInput) {
  const seen = pages.seen({ ...asked, sort: "no" });
  const beyond = asked.descending ? lt : gt;
  const rows = await tx
    .select()
    .from(logbookEvents)
    .where(
      and(
        ofBook(vesselId, asked.id),
        eq(logbookEvents.type, "entry"),
        seen === undefined ? undefined : beyond(logbookEvents.entryNo, seen),
        ...narrowed(asked),
      ),
    )
    .orderBy(asked.descending ? desc(logbookEvents.entryNo) : asc(logbookEvents.entryNo))
    .limit(pages.rowsToRead(asked));
  return pages.page(rows, { ...asked, sort: "no" }, ({ entryNo }) => entryNo ?? 0);
}

/** The day of an entry is the ship's, by the clock that it was made by. */
const shipDay = sql`(${logbookEvents.occurredAt} at time zone 'UTC'
  + make_interval(mins => (${logbookEvents.event} #>> '{payload,shipOffsetMin}')::int))::date`;

function narrowed({ pageNo, from, to, codes, search, waiting }: EntriesInput): (SQL | undefined)[] {
  const words = (search ?? "").split(/\s+/).filter(Boolean).slice(0, 8);
  const done = (type: string, more = sql``) => sql`exists (select from logbook_events m
    where m.vessel_id = ${logbookEvents.vesselId} and m.entry_id = ${logbookEvents.id} and m.type = ${type} ${more})`;
  const signer = sql`${logbookEvents.event} #>> '{payload,signers,first}'`;
  const wantsWitness = sql`(${logbookEvents.event} #>> '{payload,signers,witness}')::boolean`;
  return [
    pageNo === undefined ? undefined : sql`${pageNo} between ${logbookEvents.pageNo} and ${logbookEvents.lastPageNo}`,
    from && sql`${shipDay} >= ${from}::date`,
    to && sql`${shipDay} <= ${to}::date`,
    codes && sql`${logbookEvents.code} in ${jsonTexts(codes)}`,
    ...words.map((word) => sql`${logbookEvents.words} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    waiting
      ? sql`not ${done("strike")} and (not ${done("sign", sql`and m.capacity = ${signer}`)}
          or (${wantsWitness} and not ${done("sign", sql`and m.capacity = 'witness'`)}))`
      : undefined,
  ];
}

/** The chain behind an event. */
export function eventsAfter(tx: Db, vesselId: string, logbookId: string, seq: number, batchSize: number) {
  return tx
    .select()
    .from(logbookEvents)
    .where(and(ofBook(vesselId, logbookId), gt(logbookEvents.seq, seq)))
    .orderBy(asc(logbookEvents.seq))
    .limit(batchSize);
}

/** Of the volume that was opened last: no other names it as the one before. Whoever opens one has taken their turn. */
export async function lastOpening(tx: Db, vesselId: string): Promise<{ number: string; hash: string } | undefined> {
  const [row] = await tx.execute<{ number: string; hash: string }>(sql`
    select b.number, e.hash from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and e.type = 'open' and not exists (
      select from logbook_events o where o.vessel_id = e.vessel_id and o.type = 'open'
        and o.event #>> '{payload,before,hash}' = e.hash)
    order by e.created_at desc limit 1`);
  return row;
}

export async function isOpening(tx: Db, vesselId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: logbookEvents.id })
    .from(logbookEvents)
    .where(and(eq(logbookEvents.vesselId, vesselId), eq(logbookEvents.type, "open"), eq(logbookEvents.hash, hash)))
    .limit(1);
  return rows.length > 0;
}

/** By the owner of the tables alone, when a vessel arrives: the application changes no event. */
export async function sealEvents(
  tx: Db,
  vesselId: string,
  seals: readonly { id: string; seal: string }[],
): Promise<void> {
  await tx.execute(sql`
    update logbook_events e set seal = s.seal
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(id uuid, seal text)
    where e.vessel_id = ${vesselId} and e.id = s.id`);
}
