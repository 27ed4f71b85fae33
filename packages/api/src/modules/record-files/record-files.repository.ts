import type { FileState } from "@ymp/core/file-fields";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { files } from "@ymp/db/schema/files";
import { recordFiles } from "@ymp/db/schema/platform";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { orderHidesLines } from "../../platform/files/holders.repository.ts";
import type { FiledKind } from "./record-files.schema.ts";

export type RecordFileRow = typeof recordFiles.$inferSelect;

/** Without the prints of an order that has a line which the reader may not see. */
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
      createdBy: recordFiles.createdBy,
    })
    .from(recordFiles)
    .innerJoin(files, and(eq(files.vesselId, recordFiles.vesselId), eq(files.id, recordFiles.fileId)))
    .leftJoin(users, eq(users.id, recordFiles.createdBy))
    .where(
      and(
        eq(recordFiles.vesselId, vesselId),
        eq(recordFiles.recordKind, recordKind),
        eq(recordFiles.recordId, recordId),
        sql`not (${recordFiles.kind} = 'print' and ${orderHidesLines(sql`${recordFiles.vesselId}`, sql`${recordFiles.recordId}`)})`,
      ),
    )
    .orderBy(asc(recordFiles.createdAt), asc(recordFiles.id));
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

const closedWhen = {
  item: sql`select 1 from inventory_items r where r.archived_at is not null`,
  supplier: sql`select 1 from suppliers r where r.archived_at is not null`,
  worklist: sql`select 1 from worklists r where r.closed_at is not null`,
  part: sql`select 1 from spare_parts r join equipment e on e.vessel_id = r.vessel_id and e.id = r.equipment_id where e.archived_at is not null`,
  order: sql`select 1 from orders r where r.status in ('closed', 'cancelled')`,
  guest: sql`select 1 from guests r where r.archived_at is not null`,
  trip: sql`select 1 from trips r where r.archived_at is not null`,
  watch_plan: sql`select 1 from watch_plans r where r.archived_at is not null`,
  watch_log: sql`select 1 from watch_logs r where r.relieved_at is not null`,
  sounding: sql`select 1 from soundings r where r.archived_at is not null`,
} satisfies Record<FiledKind, SQL>;

/** The state of a file's record. */
export async function stateOfFiled(tx: Db, vesselId: string, kind: FiledKind, id: string): Promise<FileState> {
  const [row] = await tx.execute<{ is_closed: boolean }>(
    sql`select exists (${closedWhen[kind]} and r.vessel_id = ${vesselId} and r.id = ${id}) as is_closed`,
  );
  if (!row?.is_closed) return "of an open record";
  return kind === "order" ? "of a settled order" : "of what is archived or closed";
}
