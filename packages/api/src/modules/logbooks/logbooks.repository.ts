import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { logbookEvents, logbooks } from "@ymp/db/schema/logbooks";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { LogbookRow } from "./logbooks.record.ts";

/** Open ones first, then by when they were opened. */
export function logbooksOnBoard(tx: Db, vesselId: string, includesClosed: boolean) {
  return tx
    .select()
    .from(logbooks)
    .where(and(eq(logbooks.vesselId, vesselId), includesClosed ? undefined : isNull(logbooks.closedAt)))
    .orderBy(
      sql`${logbooks.closedAt} is not null`,
      asc(logbooks.kind),
      sql`${logbooks.openedAt} desc`,
      asc(logbooks.id),
    );
}

export async function findLogbook(
  tx: Db,
  vesselId: string,
  id: string,
  lock?: "update",
): Promise<LogbookRow | undefined> {
  const query = tx
    .select()
    .from(logbooks)
    .where(and(eq(logbooks.vesselId, vesselId), eq(logbooks.id, id)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** The volume of that kind that is written in, or one that bears the number. */
export async function findInTheWay(tx: Db, vesselId: string, { kind, number }: Pick<LogbookRow, "kind" | "number">) {
  return tx
    .select({ id: logbooks.id, kind: logbooks.kind, number: logbooks.number, closedAt: logbooks.closedAt })
    .from(logbooks)
    .where(
      and(
        eq(logbooks.vesselId, vesselId),
        sql`(lower(${logbooks.number}) = lower(${number}) or (${logbooks.kind} = ${kind} and ${logbooks.closedAt} is null))`,
      ),
    );
}

export async function insertLogbook(tx: Db, row: typeof logbooks.$inferInsert): Promise<LogbookRow> {
  return expectRow((await tx.insert(logbooks).values(row).returning())[0]);
}

export async function updateLogbook(
  tx: Db,
  { vesselId, id }: Pick<LogbookRow, "vesselId" | "id">,
  values: Partial<typeof logbooks.$inferInsert>,
): Promise<LogbookRow> {
  const rows = await tx
    .update(logbooks)
    .set(values)
    .where(and(eq(logbooks.vesselId, vesselId), eq(logbooks.id, id)))
    .returning();
  return expectRow(rows[0]);
}

export interface ShelfFigures {
  id: string;
  drafts: number;
  awaitsOfficer: number;
  awaitsMaster: number;
  awaitsWitness: number;
  pagesAwaitingMaster: number;
  oldestUnsignedAt: string | null;
}

/** What is open and what waits, of every volume on the shelf. */
export async function shelfFigures(tx: Db, vesselId: string, ids: readonly string[]): Promise<ShelfFigures[]> {
  if (ids.length === 0) return [];
  const rows = await tx.execute<ShelfFigures & Record<string, unknown>>(sql`
    with asked as (select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)),
    marks as (
      select m.entry_id, bool_or(m.type = 'strike') as struck,
        array_agg(m.capacity) filter (where m.type = 'sign') as signed
      from logbook_events m join asked on asked.id = m.logbook_id
      where m.vessel_id = ${vesselId} and m.type in ('sign', 'strike') group by m.entry_id),
    entries as (
      select e.logbook_id, e.created_at, e.event #>> '{payload,signers,first}' as first,
        (e.event #>> '{payload,signers,witness}')::boolean as witness, coalesce(m.signed, '{}') as signed
      from logbook_events e join asked on asked.id = e.logbook_id left join marks m on m.entry_id = e.id
      where e.vessel_id = ${vesselId} and e.type = 'entry' and m.struck is not true),
    missing as (
      select logbook_id, created_at, case when first = any(signed) then null else first end as first,
        witness and not 'witness' = any(signed) as witness
      from entries where not first = any(signed) or (witness and not 'witness' = any(signed)))
    select b.id,
      (select count(*)::int from logbook_drafts d where d.vessel_id = b.vessel_id and d.logbook_id = b.id) as "drafts",
      (select count(*)::int from missing m where m.logbook_id = b.id and m.first = 'officer') as "awaitsOfficer",
      (select count(*)::int from missing m where m.logbook_id = b.id and m.first = 'master') as "awaitsMaster",
      (select count(*)::int from missing m where m.logbook_id = b.id and m.witness) as "awaitsWitness",
      (select min(m.created_at) from missing m where m.logbook_id = b.id and (m.first is not null or m.witness))
        as "oldestUnsignedAt",
      (select count(*)::int from generate_series(b.first_page_no, b.next_page_no - 1) p where not exists (
        select from logbook_events v where v.vessel_id = b.vessel_id and v.logbook_id = b.id and v.type = 'verify_page'
          and v.page_no = p and v.seq > coalesce((
            select max(s.seq) from logbook_events s join logbook_events e on e.vessel_id = s.vessel_id and e.id = s.entry_id
            where s.vessel_id = b.vessel_id and s.logbook_id = b.id and s.type = 'strike'
              and p between e.page_no and e.last_page_no), 0))) as "pagesAwaitingMaster"
    from logbooks b join asked on asked.id = b.id where b.vessel_id = ${vesselId}`);
  return [...rows];
}

/** The last entry of each volume. */
export async function lastEntries(tx: Db, vesselId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const wanted = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  return tx
    .selectDistinctOn([logbookEvents.logbookId], {
      logbookId: logbookEvents.logbookId,
      id: logbookEvents.id,
      no: logbookEvents.entryNo,
      code: logbookEvents.code,
      occurredAt: logbookEvents.occurredAt,
      recordedAt: logbookEvents.createdAt,
    })
    .from(logbookEvents)
    .where(
      and(
        eq(logbookEvents.vesselId, vesselId),
        eq(logbookEvents.type, "entry"),
        sql`${logbookEvents.logbookId} in ${wanted}`,
      ),
    )
    .orderBy(asc(logbookEvents.logbookId), sql`${logbookEvents.entryNo} desc`);
}

/** Who signed in the book up to an event, in what rank, from when to when. */
export async function signatoriesOf(tx: Db, { vesselId, id, headSeq }: LogbookRow) {
  const name = sql<string>`${logbookEvents.event} #>> '{payload,name}'`;
  const rank = sql<string | null>`${logbookEvents.event} #>> '{payload,rank}'`;
  return tx
    .select({
      name,
      rank,
      role: sql<string>`${logbookEvents.event} #>> '{payload,role}'`,
      userId: logbookEvents.userId,
      firstAt: sql<Date>`min(${logbookEvents.createdAt})`.mapWith(logbookEvents.createdAt),
      lastAt: sql<Date>`max(${logbookEvents.createdAt})`.mapWith(logbookEvents.createdAt),
      drawing: sql<string | null>`(array_agg(${logbookEvents.drawing} order by ${logbookEvents.seq} desc))[1]`,
    })
    .from(logbookEvents)
    .where(
      and(
        eq(logbookEvents.vesselId, vesselId),
        eq(logbookEvents.logbookId, id),
        sql`${logbookEvents.capacity} is not null`,
        lte(logbookEvents.seq, headSeq),
      ),
    )
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`5`, sql`1`, sql`3`);
}

/** What the person's own department was is asked of whoever wrote an entry. */
export async function departmentOf(tx: Db, vesselId: string, userId: string) {
  const [row] = await tx
    .select({ department: profiles.department })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), eq(profiles.userId, userId)));
  return row?.department ?? null;
}

export async function accountName(tx: Db, userId: string): Promise<string | null> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
}
