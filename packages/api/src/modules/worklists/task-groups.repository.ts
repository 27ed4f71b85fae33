import type { Db } from "@ymp/db/client";
import { taskGroups } from "@ymp/db/schema/worklists";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { TaskGroupRow } from "./task-groups.record.ts";

export function groupsOf(tx: Db, vesselId: string, isArchived: boolean) {
  return tx
    .select({
      id: taskGroups.id,
      name: taskGroups.name,
      department: taskGroups.department,
      tasks: taskGroups.tasks,
      version: taskGroups.version,
    })
    .from(taskGroups)
    .where(
      and(
        eq(taskGroups.vesselId, vesselId),
        isArchived ? isNotNull(taskGroups.archivedAt) : isNull(taskGroups.archivedAt),
      ),
    )
    .orderBy(asc(taskGroups.name), asc(taskGroups.id));
}

export async function findGroup(tx: Db, vesselId: string, id: string): Promise<TaskGroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(taskGroups)
    .where(and(eq(taskGroups.vesselId, vesselId), eq(taskGroups.id, id)))
    .for("update");
  return row;
}

export async function readGroup(tx: Db, vesselId: string, id: string): Promise<TaskGroupRow | undefined> {
  const [row] = await tx
    .select()
    .from(taskGroups)
    .where(and(eq(taskGroups.vesselId, vesselId), eq(taskGroups.id, id)));
  return row;
}

export async function insertGroup(tx: Db, row: typeof taskGroups.$inferInsert): Promise<TaskGroupRow> {
  const [inserted] = await tx.insert(taskGroups).values(row).returning();
  if (!inserted) throw new Error("An inserted task group came back without its row");
  return inserted;
}

export async function patchGroup(
  tx: Db,
  { vesselId, id }: Pick<TaskGroupRow, "vesselId" | "id">,
  patch: Partial<typeof taskGroups.$inferInsert>,
  now: Date,
): Promise<TaskGroupRow> {
  const [row] = await tx
    .update(taskGroups)
    .set({ ...patch, updatedAt: now, version: sql`${taskGroups.version} + 1` })
    .where(and(eq(taskGroups.vesselId, vesselId), eq(taskGroups.id, id)))
    .returning();
  if (!row) throw new Error("A locked task group disappeared while it was written");
  return row;
}
