import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { logbookDrafts } from "@ymp/db/schema/logbooks";
import { and, asc, count, eq, getTableColumns, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { DraftRow } from "./logbooks.record.ts";

const byId = (vesselId: string, id: string) => and(eq(logbookDrafts.vesselId, vesselId), eq(logbookDrafts.id, id));

/** Of one volume; they are answered whole. */
export const mostDrafts = 300;

export function draftsOf(tx: Db, vesselId: string, logbookId: string) {
  return tx
    .select({ ...getTableColumns(logbookDrafts), authorName: users.name })
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
  const [row] = await tx.select().from(logbookDrafts).where(byId(vesselId, id)).for("update");
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
