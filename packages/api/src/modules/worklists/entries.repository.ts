import type { Db } from "@ymp/db/client";
import { worklistJobs } from "@ymp/db/schema/worklists";
import { and, asc, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { updateRows } from "../../kit/update-rows.ts";

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** In their order; also those whose job is hidden from the reader. */
export function entriesOf(tx: Db, vesselId: string, worklistId: string) {
  return tx
    .select({
      id: worklistJobs.id,
      jobId: worklistJobs.jobId,
      position: worklistJobs.position,
      isAdditional: worklistJobs.isAdditional,
      note: worklistJobs.note,
      version: worklistJobs.version,
    })
    .from(worklistJobs)
    .where(and(eq(worklistJobs.vesselId, vesselId), eq(worklistJobs.worklistId, worklistId)))
    .orderBy(asc(worklistJobs.position), asc(worklistJobs.id));
}

export async function insertEntries(tx: Db, rows: (typeof worklistJobs.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(worklistJobs).values(rows).onConflictDoNothing();
}

export async function deleteEntries(
  tx: Db,
  vesselId: string,
  worklistId: string,
  jobIds: readonly string[],
): Promise<void> {
  await tx
    .delete(worklistJobs)
    .where(
      and(
        eq(worklistJobs.vesselId, vesselId),
        eq(worklistJobs.worklistId, worklistId),
        sql`${worklistJobs.jobId} in ${jsonIds(jobIds)}`,
      ),
    );
}

export async function placeEntries(
  tx: Db,
  vesselId: string,
  rows: readonly { id: string; position: number }[],
): Promise<void> {
  await updateRows(tx, worklistJobs, vesselId, ["position"], rows);
}

export async function writeNote(tx: Db, vesselId: string, entryId: string, note: string | null): Promise<void> {
  await tx
    .update(worklistJobs)
    .set({ note, version: sql`${worklistJobs.version} + 1` })
    .where(and(eq(worklistJobs.vesselId, vesselId), eq(worklistJobs.id, entryId)));
}
