import type { Db } from "@ymp/db/client";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { SupplierRow } from "./suppliers.record.ts";

export type NewSupplier = typeof suppliers.$inferInsert;

export async function findSupplier(tx: Db, vesselId: string, id: string): Promise<SupplierRow | undefined> {
  const [row] = await tx
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.id, id)));
  return row;
}

export function lockSuppliers(tx: Db, vesselId: string, ids: readonly string[]): Promise<SupplierRow[]> {
  return tx
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), sql`${suppliers.id} in ${jsonIds(ids)}`))
    .orderBy(asc(suppliers.id))
    .for("update");
}

export async function insertSupplier(tx: Db, row: NewSupplier): Promise<SupplierRow> {
  const [inserted] = await tx.insert(suppliers).values(row).returning();
  return expectRow(inserted);
}

export async function updateSupplier(
  tx: Db,
  { vesselId, id }: SupplierRow,
  values: Partial<NewSupplier>,
  now: Date,
): Promise<SupplierRow> {
  const [row] = await tx
    .update(suppliers)
    .set({ ...values, updatedAt: now, version: sql`${suppliers.version} + 1` })
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.id, id)))
    .returning();
  return expectRow(row);
}

/** Two imports of the same name at once make one supplier. */
export async function lockNames(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`supplier names of ${vesselId}`}, 0))`);
}

/** Of that name, however it is spaced or written large; the one in use before the one that was merged or archived. */
export async function findByName(tx: Db, vesselId: string, name: string): Promise<SupplierRow | undefined> {
  const plain = name.trim().replace(/\s+/g, " ").toLowerCase();
  const [row] = await tx
    .select()
    .from(suppliers)
    .where(
      and(
        eq(suppliers.vesselId, vesselId),
        sql`lower(regexp_replace(btrim(${suppliers.name}), '\\s+', ' ', 'g')) = ${plain}`,
      ),
    )
    .orderBy(sql`${suppliers.mergedIntoId} is not null`, sql`${suppliers.archivedAt} is not null`, asc(suppliers.id))
    .limit(1);
  return row;
}

export function pickSuppliers(tx: Db, vesselId: string, found: SQL | null) {
  return tx
    .select({
      id: suppliers.id,
      name: suppliers.name,
      city: suppliers.city,
      country: suppliers.country,
      categories: suppliers.categories,
      currency: suppliers.currency,
      leadTimeDays: suppliers.leadTimeDays,
    })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.vesselId, vesselId),
        isNull(suppliers.archivedAt),
        isNull(suppliers.mergedIntoId),
        found ? sql`${suppliers.id} in ${found}` : undefined,
      ),
    )
    .orderBy(asc(suppliers.name), asc(suppliers.id));
}

export function listContacts(tx: Db, vesselId: string, supplierId: string) {
  return tx
    .select({
      id: supplierContacts.id,
      version: supplierContacts.version,
      name: supplierContacts.name,
      duty: supplierContacts.duty,
      email: supplierContacts.email,
      phone: supplierContacts.phone,
      takesOrders: supplierContacts.takesOrders,
    })
    .from(supplierContacts)
    .where(and(eq(supplierContacts.vesselId, vesselId), eq(supplierContacts.supplierId, supplierId)))
    .orderBy(desc(supplierContacts.takesOrders), asc(supplierContacts.name), asc(supplierContacts.id));
}
