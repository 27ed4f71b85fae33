import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { inspectionCopies, inspectionLooks, inspectionSessions, inspections } from "@ymp/db/schema/inspections";
import { logbooks } from "@ymp/db/schema/logbooks";
import { and, asc, desc, eq, getTableColumns, gte, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import { isHeldPlace } from "../../platform/accounts/crew-aboard.ts";
import type { CopyRow, InspectionRow, InspectionSessionRow } from "./inspections.record.ts";
import type { ListInspectionsInput } from "./inspections.schema.ts";

/** Where a code, a link or the token of a session leads, looked for over all vessels by the database's own function. */
export async function findByHash(
  tx: Db,
  hash: string,
): Promise<{ vesselId: string; inspectionId: string; sessionId: string | null } | undefined> {
  const [row] = await tx.execute<{ vessel_id: string; inspection_id: string; session_id: string | null }>(
    sql`select vessel_id, inspection_id, session_id from app.inspection_of(${hash})`,
  );
  return row && { vesselId: row.vessel_id, inspectionId: row.inspection_id, sessionId: row.session_id };
}

export async function insertInspection(tx: Db, row: typeof inspections.$inferInsert): Promise<InspectionRow> {
  return expectRow((await tx.insert(inspections).values(row).returning())[0]);
}

export async function findInspection(
  tx: Db,
  vesselId: string,
  id: string,
  lock?: "update",
): Promise<InspectionRow | undefined> {
  const query = tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.vesselId, vesselId), eq(inspections.id, id)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

const pages = keysetPages(z.tuple([z.iso.datetime(), z.uuid()]));
const looks = sql<number>`(select count(*)::int from inspection_looks l
  where l.vessel_id = inspections.vessel_id and l.inspection_id = inspections.id)`;
const copies = sql<number>`(select count(*)::int from inspection_copies c
  where c.vessel_id = inspections.vessel_id and c.inspection_id = inspections.id)`;

/** The last ones on top, with how much each looked at and took away. */
export async function inspectionsPage(tx: Db, vesselId: string, input: ListInspectionsInput) {
  const seen = pages.seen(input);
  const { createdAt, id } = inspections;
  const rows = await tx
    .select({ ...getTableColumns(inspections), looks, copies })
    .from(inspections)
    .where(
      and(
        eq(inspections.vesselId, vesselId),
        seen && sql`(${createdAt}, ${id}) < (${seen[0]}::timestamptz, ${seen[1]}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => [row.createdAt.toISOString(), row.id]);
}

export async function endInspection(
  tx: Db,
  { vesselId, id }: InspectionRow,
  end: { endedAt: Date; endedBy: string | null; endedHow: "handed_back" | "by_master" },
): Promise<InspectionRow> {
  const rows = await tx
    .update(inspections)
    .set({ ...end, updatedAt: end.endedAt, version: sql`${inspections.version} + 1` })
    .where(and(eq(inspections.vesselId, vesselId), eq(inspections.id, id)))
    .returning();
  return expectRow(rows[0]);
}

/** Those begun since then that nobody ended. */
export function notEnded(tx: Db, vesselId: string, since: Date) {
  return tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.vesselId, vesselId), isNull(inspections.endedAt), gte(inspections.createdAt, since)))
    .orderBy(asc(inspections.createdAt));
}

export async function insertSession(
  tx: Db,
  row: typeof inspectionSessions.$inferInsert,
): Promise<InspectionSessionRow> {
  return expectRow((await tx.insert(inspectionSessions).values(row).returning())[0]);
}

/** The accounts that command the vessel today: what a master allows ends with her command, and with her account. */
export async function mastersToday(tx: Db, vesselId: string, today: CalendarDate): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.vesselId, vesselId),
        eq(memberships.role, "captain"),
        isHeldPlace(today),
        isNull(users.softDeletedAt),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

export async function findSession(tx: Db, vesselId: string, id: string): Promise<InspectionSessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(inspectionSessions)
    .where(and(eq(inspectionSessions.vesselId, vesselId), eq(inspectionSessions.id, id)));
  return row;
}

export function sessionsOf(tx: Db, vesselId: string, inspectionId: string) {
  const { id, way, address, userAgent, createdAt, leftAt } = inspectionSessions;
  return tx
    .select({ id, way, address, userAgent, createdAt, leftAt })
    .from(inspectionSessions)
    .where(and(eq(inspectionSessions.vesselId, vesselId), eq(inspectionSessions.inspectionId, inspectionId)))
    .orderBy(asc(createdAt), asc(id));
}

export async function leaveSession(tx: Db, { vesselId, id }: InspectionSessionRow, at: Date): Promise<void> {
  await tx
    .update(inspectionSessions)
    .set({ leftAt: at, updatedAt: at })
    .where(and(eq(inspectionSessions.vesselId, vesselId), eq(inspectionSessions.id, id)));
}

export async function insertLook(tx: Db, row: typeof inspectionLooks.$inferInsert): Promise<void> {
  await tx.insert(inspectionLooks).values(row);
}

export function looksOf(tx: Db, vesselId: string, inspectionId: string) {
  const { id, createdAt, what, logbookId, facts, sessionId } = inspectionLooks;
  const book = { kind: logbooks.kind, number: logbooks.number, title: logbooks.title };
  return tx
    .select({ id, at: createdAt, what, logbookId, facts, sessionId, book })
    .from(inspectionLooks)
    .leftJoin(logbooks, and(eq(logbooks.vesselId, inspectionLooks.vesselId), eq(logbooks.id, logbookId)))
    .where(and(eq(inspectionLooks.vesselId, vesselId), eq(inspectionLooks.inspectionId, inspectionId)))
    .orderBy(asc(createdAt), asc(id));
}

export async function insertCopy(tx: Db, row: typeof inspectionCopies.$inferInsert): Promise<CopyRow> {
  return expectRow((await tx.insert(inspectionCopies).values(row).returning())[0]);
}

export async function findCopy(tx: Db, vesselId: string, id: string): Promise<CopyRow | undefined> {
  const [row] = await tx
    .select()
    .from(inspectionCopies)
    .where(and(eq(inspectionCopies.vesselId, vesselId), eq(inspectionCopies.id, id)));
  return row;
}

/** @param code the hash, or how it begins */
export async function findCopyByCode(tx: Db, vesselId: string, code: string): Promise<CopyRow | undefined> {
  const [row] = await tx
    .select()
    .from(inspectionCopies)
    .where(and(eq(inspectionCopies.vesselId, vesselId), sql`starts_with(${inspectionCopies.hash}, ${code})`))
    .limit(1);
  return row;
}

export function copiesOf(tx: Db, vesselId: string, inspectionId: string) {
  const { id, createdAt, logbookId, fromPage, toPage, hash, masterName } = inspectionCopies;
  const { kind, number, title } = logbooks;
  return tx
    .select({ id, at: createdAt, logbookId, fromPage, toPage, hash, masterName, kind, number, title })
    .from(inspectionCopies)
    .innerJoin(logbooks, and(eq(logbooks.vesselId, inspectionCopies.vesselId), eq(logbooks.id, logbookId)))
    .where(and(eq(inspectionCopies.vesselId, vesselId), eq(inspectionCopies.inspectionId, inspectionId)))
    .orderBy(asc(createdAt), asc(id));
}

/** Of each book, how often something in it was put right, was missing and answered for, or was kept on paper. */
export async function countRemarkable(tx: Db, vesselId: string) {
  const rows = await tx.execute<{ id: string; corrections: number; losses: number; papers: number }>(sql`
    select e.logbook_id as id, count(*) filter (where e.type in ('strike', 'entry'))::int as corrections,
      count(*) filter (where e.type = 'answer_lost')::int as losses,
      count(*) filter (where e.type = 'paper_period')::int as papers
    from logbook_events e
    where e.vessel_id = ${vesselId}
      and (e.type in ('strike', 'answer_lost', 'paper_period') or (e.type = 'entry' and e.code = 'AMEND'))
    group by e.logbook_id`);
  return new Map([...rows].map(({ id, ...counts }) => [id, counts]));
}

export const copiesOnBoard = (tx: Db, vesselId: string): Promise<CopyRow[]> =>
  tx.select().from(inspectionCopies).where(eq(inspectionCopies.vesselId, vesselId));

export async function sealCopies(
  tx: Db,
  vesselId: string,
  seals: readonly { id: string; seal: string }[],
): Promise<void> {
  await tx.execute(sql`
    update inspection_copies c set seal = s.seal
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(id uuid, seal text)
    where c.vessel_id = ${vesselId} and c.id = s.id`);
}
