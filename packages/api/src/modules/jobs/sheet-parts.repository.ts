import type { Db } from "@ymp/db/client";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobParts, jobTasks } from "@ymp/db/schema/jobs";
import { and, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export async function findTask(tx: Db, vesselId: string, jobId: string, taskId: string) {
  const [task] = await tx
    .select()
    .from(jobTasks)
    .where(and(eq(jobTasks.vesselId, vesselId), eq(jobTasks.jobId, jobId), eq(jobTasks.id, taskId)))
    .for("update");
  return task;
}

export async function setTaskDone(
  tx: Db,
  vesselId: string,
  taskId: string,
  done: { doneAt: Date | null; doneBy: string | null },
): Promise<void> {
  await tx
    .update(jobTasks)
    .set({ ...done, version: sql`${jobTasks.version} + 1` })
    .where(and(eq(jobTasks.vesselId, vesselId), eq(jobTasks.id, taskId)));
}

export async function appendTask(
  tx: Db,
  row: { vesselId: string; jobId: string; id: string; title: string; createdBy: string | null },
): Promise<void> {
  await tx.insert(jobTasks).values({
    ...row,
    position: sql`(select coalesce(max(position), -1) + 1 from job_tasks where vessel_id = ${row.vesselId}::uuid and job_id = ${row.jobId}::uuid)`,
  });
}

/** Below the lines that are there; those sent before are left as they are. */
export async function appendTasks(
  tx: Db,
  own: { vesselId: string; jobId: string; createdBy: string | null },
  tasks: readonly { id: string; title: string }[],
): Promise<number> {
  const last = sql`(select coalesce(max(position), -1) from job_tasks where vessel_id = ${own.vesselId}::uuid and job_id = ${own.jobId}::uuid)`;
  const added = await tx
    .insert(jobTasks)
    .values(tasks.map((task, index) => ({ ...own, ...task, position: sql`${last} + ${index + 1}::int` })))
    .onConflictDoNothing()
    .returning({ id: jobTasks.id });
  return added.length;
}

/** How many of these lines the job has already, from a call that was sent before. */
export const knownTasks = (tx: Db, vesselId: string, jobId: string, ids: readonly string[]): Promise<number> =>
  tx.$count(
    jobTasks,
    and(eq(jobTasks.vesselId, vesselId), eq(jobTasks.jobId, jobId), sql`${jobTasks.id} in ${jsonIds(ids)}`),
  );

export async function deleteTask(tx: Db, vesselId: string, taskId: string): Promise<void> {
  await tx.delete(jobTasks).where(and(eq(jobTasks.vesselId, vesselId), eq(jobTasks.id, taskId)));
}

export async function putPart(tx: Db, row: typeof jobParts.$inferInsert): Promise<void> {
  await tx
    .insert(jobParts)
    .values(row)
    .onConflictDoUpdate({
      target: [jobParts.vesselId, jobParts.jobId, jobParts.itemId],
      set: { plannedQuantity: sql`excluded.planned_quantity`, locationId: sql`excluded.location_id` },
    });
}

export async function deletePart(tx: Db, vesselId: string, jobId: string, itemId: string): Promise<boolean> {
  const gone = await tx
    .delete(jobParts)
    .where(and(eq(jobParts.vesselId, vesselId), eq(jobParts.jobId, jobId), eq(jobParts.itemId, itemId)))
    .returning({ id: jobParts.id });
  return gone.length > 0;
}

export async function itemName(tx: Db, vesselId: string, itemId: string): Promise<string | undefined> {
  const [item] = await tx
    .select({ name: inventoryItems.name })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.vesselId, vesselId), eq(inventoryItems.id, itemId)));
  return item?.name;
}
