import { unknownDesign } from "@ymp/core/books/redesigned-values";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { logbookDrafts } from "@ymp/db/schema/logbooks";
import { and, asc, count, eq, getTableColumns, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { DraftRow } from "./logbooks.record.ts";

const byId = (vesselId: string, id: string) => and(eq(logbookDrafts.vesselId, vesselId), eq(logbookDrafts.id, id));

/**
 * A draft that does not say its design was written on the one that the book had then; where it was designed anew between the draft's first and
 * last writing nobody knows on which (`unknownDesign`).
 */
const designWrittenOn = sql<number | null>`coalesce(logbook_drafts.design, (
  select case when d.first is not distinct from d.last then d.last else ${unknownDesign} end
  from (
    select max(e.seq) filter (where e.created_at <= logbook_drafts.created_at) as first,
      max(e.seq) filter (where e.created_at <= logbook_drafts.updated_at) as last
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = logbook_drafts.vessel_id and e.logbook_id = logbook_drafts.logbook_id
      and b.kind = 'custom' and e.type in ('open', 'design')) d))`;
const columns = { ...getTableColumns(logbookDrafts), design: designWrittenOn };

/** Of one volume; they are answered whole. */
export const mostDrafts = 300;

export function draftsOf(tx: Db, vesselId: string, logbookId: string) {
  return tx
    .select({ ...columns, authorName: users.name })
    .from(logbookDrafts)
    .leftJoin(users, eq(users.id, logbookDrafts.createdBy))
    .where(and(eq(logbookDrafts.vesselId, vesselId), eq(logbookDrafts.logbookId, logbookId)))
    .orderBy(asc(logbookDrafts.id));
}

export async function countDrafts(tx: Db, vesselId: string, logbookId: string): Promise<number> {
  const [row] = await tx
    .select({ drafts: count() })
    .from(logbookDrafts)
    .where(and(eq(logbookDrafts.vesselId, vesselId), eq(logbookDrafts.logbookId, logbookId)));
  return row?.drafts ?? 0;
}

export async function lockDraft(tx: Db, vesselId: string, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx.select(columns).from(logbookDrafts).where(byId(vesselId, id)).for("update");
  return row;
}

export async function insertDraft(tx: Db, row: typeof logbookDrafts.$inferInsert): Promise<DraftRow> {
  return expectRow((await tx.insert(logbookDrafts).values(row).returning())[0]);
}

export async function updateDraft(
  tx: Db,
  { vesselId, id }: DraftRow,
  values: Partial<typeof logbookDrafts.$inferInsert>,
): Promise<DraftRow> {
  const rows = await tx
    .update(logbookDrafts)
    .set({ ...values, version: sql`${logbookDrafts.version} + 1` })
    .where(byId(vesselId, id))
    .returning();
  return expectRow(rows[0]);
}

export async function deleteDraft(tx: Db, { vesselId, id }: DraftRow): Promise<void> {
  await tx.delete(logbookDrafts).where(byId(vesselId, id));
}
