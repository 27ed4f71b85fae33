import type { Db } from "@ymp/db/client";
import { savedViews } from "@ymp/db/schema/platform";
import { and, asc, eq, or } from "drizzle-orm";

export function viewsFor(tx: Db, vesselId: string, userId: string, module: string) {
  return tx
    .select({
      id: savedViews.id,
      version: savedViews.version,
      name: savedViews.name,
      search: savedViews.search,
      isShared: savedViews.isShared,
      userId: savedViews.userId,
    })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.vesselId, vesselId),
        eq(savedViews.module, module),
        or(eq(savedViews.userId, userId), eq(savedViews.isShared, true)),
      ),
    )
    .orderBy(asc(savedViews.position), asc(savedViews.createdAt));
}

export async function findView(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.id, id)));
  return row;
}

export async function lockView(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.id, id)))
    .for("update");
  return row;
}

export async function insertView(tx: Db, row: typeof savedViews.$inferInsert): Promise<void> {
  await tx.insert(savedViews).values(row);
}

export async function updateView(
  tx: Db,
  { vesselId, id, version }: Pick<typeof savedViews.$inferSelect, "vesselId" | "id" | "version">,
  values: Partial<typeof savedViews.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(savedViews)
    .set({ ...values, updatedAt: now, version: version + 1 })
    .where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.id, id)));
}

export async function deleteView(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.id, id)));
}
