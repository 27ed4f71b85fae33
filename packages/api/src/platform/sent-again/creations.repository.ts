import type { Db } from "@ymp/db/client";
import { creations } from "@ymp/db/schema/platform";
import { and, eq, lt } from "drizzle-orm";

/** False where a creation of that id was kept before. */
export async function insertCreation(tx: Db, row: typeof creations.$inferInsert): Promise<boolean> {
  const kept = await tx.insert(creations).values(row).onConflictDoNothing().returning({ id: creations.id });
  return kept.length > 0;
}

export async function findCreation(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select({ createdBy: creations.createdBy, path: creations.path, digest: creations.digest })
    .from(creations)
    .where(and(eq(creations.vesselId, vesselId), eq(creations.id, id)));
  return row;
}

export async function deleteCreationsBefore(tx: Db, vesselId: string, before: Date): Promise<void> {
  await tx.delete(creations).where(and(eq(creations.vesselId, vesselId), lt(creations.createdAt, before)));
}
