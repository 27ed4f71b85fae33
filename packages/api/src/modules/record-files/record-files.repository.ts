import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { files } from "@ymp/db/schema/files";
import { recordFiles } from "@ymp/db/schema/platform";
import { and, asc, eq } from "drizzle-orm";

export type RecordFileRow = typeof recordFiles.$inferSelect;

export function filesOfRecord(tx: Db, vesselId: string, recordKind: string, recordId: string) {
  return tx
    .select({
      id: recordFiles.id,
      fileId: files.id,
      name: files.name,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
      widthPx: files.widthPx,
      heightPx: files.heightPx,
      kind: recordFiles.kind,
      addedAt: recordFiles.createdAt,
      addedByName: users.name,
    })
    .from(recordFiles)
    .innerJoin(files, and(eq(files.vesselId, recordFiles.vesselId), eq(files.id, recordFiles.fileId)))
    .leftJoin(users, eq(users.id, recordFiles.createdBy))
    .where(
      and(
        eq(recordFiles.vesselId, vesselId),
        eq(recordFiles.recordKind, recordKind),
        eq(recordFiles.recordId, recordId),
      ),
    )
    .orderBy(asc(recordFiles.createdAt), asc(recordFiles.id))
    .limit(500);
}

export async function findRecordFile(tx: Db, vesselId: string, id: string): Promise<RecordFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(recordFiles)
    .where(and(eq(recordFiles.vesselId, vesselId), eq(recordFiles.id, id)));
  return row;
}

/** False when the record has the file already. */
export async function insertRecordFile(tx: Db, row: typeof recordFiles.$inferInsert): Promise<boolean> {
  const added = await tx.insert(recordFiles).values(row).onConflictDoNothing().returning({ id: recordFiles.id });
  return added.length > 0;
}

export async function deleteRecordFile(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(recordFiles).where(and(eq(recordFiles.vesselId, vesselId), eq(recordFiles.id, id)));
}
