import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { supplierDocuments, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type SupplierDocumentRow = typeof supplierDocuments.$inferSelect;

export function listDocuments(tx: Db, vesselId: string, supplierId: string) {
  return tx
    .select({
      id: supplierDocuments.id,
      version: supplierDocuments.version,
      title: supplierDocuments.title,
      kind: supplierDocuments.kind,
      expiresOn: supplierDocuments.expiresOn,
      hasNoExpiry: supplierDocuments.hasNoExpiry,
      file: { id: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes },
    })
    .from(supplierDocuments)
    .leftJoin(files, and(eq(files.vesselId, supplierDocuments.vesselId), eq(files.id, supplierDocuments.fileId)))
    .where(
      and(
        eq(supplierDocuments.vesselId, vesselId),
        eq(supplierDocuments.supplierId, supplierId),
        isNull(supplierDocuments.deletedAt),
      ),
    )
    .orderBy(
      sql`${supplierDocuments.expiresOn} is null`,
      asc(supplierDocuments.expiresOn),
      asc(supplierDocuments.title),
    );
}

export async function findDocument(tx: Db, vesselId: string, id: string): Promise<SupplierDocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(supplierDocuments)
    .where(and(eq(supplierDocuments.vesselId, vesselId), eq(supplierDocuments.id, id)))
    .for("update");
  return row;
}

export async function insertDocument(tx: Db, row: typeof supplierDocuments.$inferInsert): Promise<SupplierDocumentRow> {
  const [inserted] = await tx.insert(supplierDocuments).values(row).returning();
  return expectRow(inserted);
}

export async function updateDocument(
  tx: Db,
  { vesselId, id }: SupplierDocumentRow,
  values: Partial<typeof supplierDocuments.$inferInsert>,
): Promise<SupplierDocumentRow> {
  const [row] = await tx
    .update(supplierDocuments)
    .set({ ...values, version: sql`${supplierDocuments.version} + 1` })
    .where(and(eq(supplierDocuments.vesselId, vesselId), eq(supplierDocuments.id, id)))
    .returning();
  return expectRow(row);
}

/** Papers of suppliers in use that end by a day, the first to end on top. */
export function listExpiring(tx: Db, vesselId: string, until: CalendarDate) {
  return tx
    .select({
      id: supplierDocuments.id,
      title: supplierDocuments.title,
      kind: supplierDocuments.kind,
      expiresOn: supplierDocuments.expiresOn,
      supplierId: suppliers.id,
      supplierName: suppliers.name,
    })
    .from(supplierDocuments)
    .innerJoin(
      suppliers,
      and(eq(suppliers.vesselId, supplierDocuments.vesselId), eq(suppliers.id, supplierDocuments.supplierId)),
    )
    .where(
      and(
        eq(supplierDocuments.vesselId, vesselId),
        isNull(supplierDocuments.deletedAt),
        isNull(suppliers.archivedAt),
        isNull(suppliers.mergedIntoId),
        lte(supplierDocuments.expiresOn, until),
      ),
    )
    .orderBy(asc(supplierDocuments.expiresOn), asc(supplierDocuments.id));
}
