import type { Db } from "@ymp/db/client";
import { savedViews } from "@ymp/db/schema/platform";
import { and, asc, eq, or } from "drizzle-orm";

export function viewsFor(tx: Db, vesselId: string, userId: string, module: string) {
  return tx
    .select({
      id: savedViews.id,
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

export async function countOwnViews(tx: Db, vesselId: string, userId: string, module: string): Promise<number> {
  return tx.$count(
    savedViews,
    and(eq(savedViews.vesselId, vesselId), eq(savedViews.module, module), eq(savedViews.userId, userId)),
  );
}

export async function findView(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.id, id)));
  return row;
}

export async function putView(tx: Db, row: typeof savedViews.$inferInsert): Promise<void> {
  await tx
    .insert(savedViews)
    .values(row)
    .onConflictDoUpdate({
      target: [savedViews.vesselId, savedViews.id],
      set: { name: row.name, search: row.search, isShared: row.isShared },
    });
}

export async function deleteView(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.id, id)));
}
