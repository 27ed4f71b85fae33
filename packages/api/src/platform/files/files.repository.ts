import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { and, eq } from "drizzle-orm";

export type FileRow = typeof files.$inferSelect;

export async function isKept(tx: Db, vesselId: string, storageKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.vesselId, vesselId), eq(files.storageKey, storageKey)))
    .limit(1);
  return found.length > 0;
}

export async function findFile(tx: Db, vesselId: string, fileId: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.vesselId, vesselId), eq(files.id, fileId)));
  return row;
}

/** Nobody hangs the file on anything else before this transaction ends. */
export async function lockFile(tx: Db, vesselId: string, fileId: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.vesselId, vesselId), eq(files.id, fileId)))
    .for("no key update");
  return row;
}

/** Undefined when there is a file of that id already. */
export async function insertFile(tx: Db, file: typeof files.$inferInsert): Promise<FileRow | undefined> {
  const [row] = await tx.insert(files).values(file).onConflictDoNothing().returning();
  return row;
}
