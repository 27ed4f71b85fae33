import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { logbookEvents, logbooks } from "@ymp/db/schema/logbooks";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { writtenPages } from "./written-pages.repository.ts";

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
    ${writtenPages(vesselId)}
    select b.id,
      (select count(*)::int from logbook_drafts d where d.vessel_id = b.vessel_id and d.logbook_id = b.id) as "drafts",
      (select count(*)::int from waiting w where w.logbook_id = b.id and not w.is_first_signed and w.first = 'officer') as "awaitsOfficer",
      (select count(*)::int from waiting w where w.logbook_id = b.id and not w.is_first_signed and w.first = 'master') as "awaitsMaster",
      (select count(*)::int from waiting w where w.logbook_id = b.id and w.wants_witness) as "awaitsWitness",
      (select min(w.created_at) from waiting w where w.logbook_id = b.id) as "oldestUnsignedAt",
      (select count(*)::int from pages p where p.logbook_id = b.id and not p.is_verified) as "pagesAwaitingMaster"
    from logbooks b join asked on asked.id = b.id where b.vessel_id = ${vesselId}`);
  return [...rows];
}

/** The last entry of each volume. */
export async function lastEntries(tx: Db, vesselId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { entryNo, type } = logbookEvents;
  const isLast = and(
    eq(logbookEvents.vesselId, logbooks.vesselId),
    eq(logbookEvents.logbookId, logbooks.id),
    and(eq(type, "entry"), eq(entryNo, logbooks.entryCount)),
  );
  return tx
    .select({
      logbookId: logbookEvents.logbookId,
      id: logbookEvents.id,
      no: entryNo,
      code: logbookEvents.code,
      occurredAt: logbookEvents.occurredAt,
      recordedAt: logbookEvents.createdAt,
    })
    .from(logbooks)
    .innerJoin(logbookEvents, isLast)
    .where(and(eq(logbooks.vesselId, vesselId), sql`${logbooks.id} in ${jsonIds(ids)}`));
}

export interface Signatory {
  name: string;
  rank: string | null;
  role: string;
  userId: string;
  firstAt: Date;
  lastAt: Date;
  /** As they drew it last. */
  drawing: string | null;
}

/**
 * Who signed in the book up to an event, in what rank, from when to when. Every signature is looked at, so that each is taken apart once and
 * nothing but figures is held of it; the drawing is fetched for the last of each.
 */
export async function signatoriesOf(tx: Db, { vesselId, id, headSeq }: LogbookRow): Promise<Signatory[]> {
  const rows = await tx.execute<Omit<Signatory, "firstAt" | "lastAt"> & { firstAt: string; lastAt: string }>(sql`
    with told as materialized (
      select s.event -> 'payload' as payload, s.user_id, s.created_at, s.seq from logbook_events s
      where s.vessel_id = ${vesselId} and s.logbook_id = ${id} and s.capacity is not null and s.seq <= ${headSeq}),
    people as materialized (
      select payload ->> 'name' as name, payload ->> 'rank' as rank, payload ->> 'role' as role, user_id,
        min(created_at) as first_at, max(created_at) as last_at, max(seq) as seq
      from told group by 1, 2, 3, 4)
    select p.name, p.rank, p.role, p.user_id as "userId", p.first_at as "firstAt", p.last_at as "lastAt",
      (select d.drawing from logbook_events d where d.vessel_id = ${vesselId} and d.logbook_id = ${id} and d.seq = p.seq)
        as drawing
    from people p order by p.first_at, p.name, p.role`);
  return rows.map(({ firstAt, lastAt, ...person }) => ({
    ...person,
    firstAt: new Date(firstAt),
    lastAt: new Date(lastAt),
  }));
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
