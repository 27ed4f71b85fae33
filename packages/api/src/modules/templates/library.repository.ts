import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { libraryJobs, libraryModels } from "@ymp/db/schema/library";
import { platformChanges } from "@ymp/db/schema/operations";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type LibraryJobRow = typeof libraryJobs.$inferSelect;
export type LibraryModelRow = typeof libraryModels.$inferSelect;

/** Everything the platform changed of the library's jobs or added to them. */
export function libraryJobRows(tx: Db): Promise<LibraryJobRow[]> {
  return tx.select().from(libraryJobs).orderBy(asc(libraryJobs.key));
}

export function libraryModelRows(tx: Db): Promise<LibraryModelRow[]> {
  return tx.select().from(libraryModels).orderBy(asc(libraryModels.key));
}

export async function lockLibraryJob(tx: Db, key: string): Promise<LibraryJobRow | undefined> {
  const [row] = await tx.select().from(libraryJobs).where(eq(libraryJobs.key, key)).for("update");
  return row;
}

export async function lockLibraryModel(tx: Db, key: string): Promise<LibraryModelRow | undefined> {
  const [row] = await tx.select().from(libraryModels).where(eq(libraryModels.key, key)).for("update");
  return row;
}

/** Null: another administrator made the row in between. */
export async function insertLibraryJob(tx: Db, row: typeof libraryJobs.$inferInsert): Promise<LibraryJobRow | null> {
  const [made] = await tx.insert(libraryJobs).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function insertLibraryModel(
  tx: Db,
  row: typeof libraryModels.$inferInsert,
): Promise<LibraryModelRow | null> {
  const [made] = await tx.insert(libraryModels).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function patchLibraryJob(
  tx: Db,
  key: string,
  patch: Partial<typeof libraryJobs.$inferInsert>,
  now: Date,
): Promise<LibraryJobRow> {
  const [row] = await tx
    .update(libraryJobs)
    .set({ ...patch, updatedAt: now, version: sql`${libraryJobs.version} + 1` })
    .where(eq(libraryJobs.key, key))
    .returning();
  return expectRow(row);
}

export async function patchLibraryModel(
  tx: Db,
  key: string,
  patch: Partial<typeof libraryModels.$inferInsert>,
  now: Date,
): Promise<LibraryModelRow> {
  const [row] = await tx
    .update(libraryModels)
    .set({ ...patch, updatedAt: now, version: sql`${libraryModels.version} + 1` })
    .where(eq(libraryModels.key, key))
    .returning();
  return expectRow(row);
}

/** Who did what to an entry, newest first. */
export function libraryChanges(tx: Db, kind: "library_job" | "library_model", id: string) {
  return tx
    .select({
      id: platformChanges.id,
      at: platformChanges.createdAt,
      verb: platformChanges.verb,
      actorName: users.name,
    })
    .from(platformChanges)
    .leftJoin(users, eq(users.id, platformChanges.userId))
    .where(and(eq(platformChanges.subjectKind, kind), eq(platformChanges.subjectId, id)))
    .orderBy(desc(platformChanges.id));
}
