import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { jobs } from "@ymp/db/schema/jobs";
import { worklistJobs, worklistMembers, worklists } from "@ymp/db/schema/worklists";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import { type JobReader, visibleTo } from "../jobs/job-visibility.ts";
import { listVisibleTo } from "./worklist-visibility.ts";
import type { WorklistRow } from "./worklists.record.ts";
import type { ListWorklistsInput } from "./worklists.schema.ts";

export async function findWorklist(
  tx: Db,
  reader: JobReader,
  id: string,
  forUpdate = false,
): Promise<WorklistRow | undefined> {
  const query = tx
    .select()
    .from(worklists)
    .where(and(eq(worklists.vesselId, reader.vesselId), eq(worklists.id, id), listVisibleTo(reader)));
  const [row] = await (forUpdate ? query.for("update") : query);
  return row;
}

export async function nameOfUser(tx: Db, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
}

const stateConditions = { open: isNull(worklists.closedAt), closed: isNotNull(worklists.closedAt), all: undefined };
const pages = keysetPages(z.tuple([z.string(), z.uuid()]));
/** The latest period first; what has none yet is before them. */
const startKey = sql<string>`coalesce(${worklists.startsOn}, date '9999-12-31')`;

export async function worklistPage(tx: Db, reader: JobReader, input: ListWorklistsInput, found: SQL | null) {
  const after = pages.seen(input);
  const rows = await tx
    .select({ worklist: worklists, start: sql<string>`${startKey}::text` })
    .from(worklists)
    .where(
      and(
        eq(worklists.vesselId, reader.vesselId),
        listVisibleTo(reader),
        stateConditions[input.state],
        input.kinds?.length ? sql`${worklists.kind} in ${jsonTexts(input.kinds)}` : undefined,
        found ? sql`${worklists.id} in ${found}` : undefined,
        after ? sql`(${startKey}, ${worklists.id}) < (${after[0]}::date, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(startKey), desc(worklists.id))
    .limit(pages.rowsToRead(input));
  const page = pages.page(rows, input, ({ start, worklist }) => [start, worklist.id]);
  return { ...page, rows: page.rows.map(({ worklist }) => worklist) };
}

/** What progress is counted from, as far as the jobs exist for the reader. */
export function countedEntries(tx: Db, reader: JobReader, worklistIds: readonly string[]) {
  return tx
    .select({
      worklistId: worklistJobs.worklistId,
      isAdditional: worklistJobs.isAdditional,
      status: sql<NonNullable<typeof jobs.$inferSelect.status>>`coalesce(${jobs.status}, 'due')`,
      estimatedTenths: jobs.estimatedTenths,
      spentTenths: jobs.spentTenths,
    })
    .from(worklistJobs)
    .innerJoin(jobs, and(eq(jobs.vesselId, worklistJobs.vesselId), eq(jobs.id, worklistJobs.jobId)))
    .where(
      and(
        eq(worklistJobs.vesselId, reader.vesselId),
        isNull(jobs.archivedAt),
        visibleTo(reader),
        sql`${worklistJobs.worklistId} in ${jsonIds(worklistIds)}`,
      ),
    );
}

export async function insertWorklist(tx: Db, row: typeof worklists.$inferInsert): Promise<WorklistRow> {
  const [inserted] = await tx.insert(worklists).values(row).returning();
  if (!inserted) throw new Error("An inserted worklist came back without its row");
  return inserted;
}

export async function patchWorklist(
  tx: Db,
  { vesselId, id }: Pick<WorklistRow, "vesselId" | "id">,
  patch: Partial<typeof worklists.$inferInsert>,
  now: Date,
): Promise<WorklistRow> {
  const [row] = await tx
    .update(worklists)
    .set({ ...patch, updatedAt: now, version: sql`${worklists.version} + 1` })
    .where(and(eq(worklists.vesselId, vesselId), eq(worklists.id, id)))
    .returning();
  if (!row) throw new Error("A locked worklist disappeared while it was written");
  return row;
}

/** With its entries and members; the jobs stay. Lists that were copied from it forget where they came from. */
export async function deleteWorklist(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx
    .update(worklists)
    .set({ copiedFromId: null })
    .where(and(eq(worklists.vesselId, vesselId), eq(worklists.copiedFromId, id)));
  await tx
    .delete(worklistMembers)
    .where(and(eq(worklistMembers.vesselId, vesselId), eq(worklistMembers.worklistId, id)));
  await tx.delete(worklistJobs).where(and(eq(worklistJobs.vesselId, vesselId), eq(worklistJobs.worklistId, id)));
  await tx.delete(worklists).where(and(eq(worklists.vesselId, vesselId), eq(worklists.id, id)));
}
