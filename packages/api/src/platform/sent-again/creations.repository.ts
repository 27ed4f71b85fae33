import type { Db } from "@ymp/db/client";
import { platformCreations } from "@ymp/db/schema/operations";
import { creations } from "@ymp/db/schema/platform";
import { and, eq, lt } from "drizzle-orm";

/** Of a vessel, or of the platform. */
type Creation = Omit<typeof creations.$inferInsert, "vesselId"> & {
  readonly id: string;
  readonly vesselId: string | null;
};

/** False where a creation of that id was kept before. */
export async function insertCreation(tx: Db, { vesselId, ...row }: Creation): Promise<boolean> {
  const kept = vesselId
    ? await tx
        .insert(creations)
        .values({ ...row, vesselId })
        .onConflictDoNothing()
        .returning({ id: creations.id })
    : await tx.insert(platformCreations).values(row).onConflictDoNothing().returning({ id: platformCreations.id });
  return kept.length > 0;
}

export async function findCreation(tx: Db, vesselId: string | null, id: string) {
  const [row] = vesselId
    ? await tx
        .select({ createdBy: creations.createdBy, path: creations.path, digest: creations.digest })
        .from(creations)
        .where(and(eq(creations.vesselId, vesselId), eq(creations.id, id)))
    : await tx
        .select({
          createdBy: platformCreations.createdBy,
          path: platformCreations.path,
          digest: platformCreations.digest,
        })
        .from(platformCreations)
        .where(eq(platformCreations.id, id));
  return row;
}

export async function deleteCreationsBefore(tx: Db, vesselId: string, before: Date): Promise<void> {
  await tx.delete(creations).where(and(eq(creations.vesselId, vesselId), lt(creations.createdAt, before)));
}

export async function deletePlatformCreationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(platformCreations).where(lt(platformCreations.createdAt, before));
}
