import type { Db } from "@ymp/db/client";
import { manningDocuments } from "@ymp/db/schema/safe-manning";
import { and, desc, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { ManningDocumentRow } from "./safe-manning.record.ts";

type NewManningDocument = typeof manningDocuments.$inferInsert;

export const manningDocumentsOf = (tx: Db, vesselId: string) =>
  tx
    .select()
    .from(manningDocuments)
    .where(eq(manningDocuments.vesselId, vesselId))
    .orderBy(desc(manningDocuments.issuedOn), desc(manningDocuments.id));

/** Locked: who writes it beside waits. */
export async function findManning(tx: Db, vesselId: string, id: string): Promise<ManningDocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(manningDocuments)
    .where(and(eq(manningDocuments.vesselId, vesselId), eq(manningDocuments.id, id)))
    .for("update");
  return row;
}

export async function insertManning(tx: Db, row: NewManningDocument): Promise<ManningDocumentRow> {
  const [inserted] = await tx.insert(manningDocuments).values(row).returning();
  return expectRow(inserted);
}

export async function updateManning(
  tx: Db,
  { vesselId, id }: ManningDocumentRow,
  values: Partial<NewManningDocument>,
): Promise<ManningDocumentRow> {
  const [row] = await tx
    .update(manningDocuments)
    .set({ ...values, version: sql`${manningDocuments.version} + 1` })
    .where(and(eq(manningDocuments.vesselId, vesselId), eq(manningDocuments.id, id)))
    .returning();
  return expectRow(row);
}

export async function deleteManning(tx: Db, { vesselId, id }: ManningDocumentRow): Promise<void> {
  await tx.delete(manningDocuments).where(and(eq(manningDocuments.vesselId, vesselId), eq(manningDocuments.id, id)));
}
