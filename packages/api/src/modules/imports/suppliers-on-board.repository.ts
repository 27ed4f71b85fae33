import { groupedBy } from "@ymp/core/grouped";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { orders } from "@ymp/db/schema/orders";
import { recordFiles } from "@ymp/db/schema/platform";
import { supplierContacts, supplierDocuments, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { allBySlices, bySlices } from "../../kit/slices.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { KnownSupplier } from "../../platform/imports/plan-suppliers-import.ts";
import type { SupplierRow } from "../suppliers/suppliers.record.ts";
import { pointedAt } from "./pointed-at.ts";

/**
 * The address book as an import compares its rows with it. A name that was merged away means what it became. `heldOf` a supplier
 * names what the importer may not change.
 */
export async function listKnownSuppliers(
  tx: Db,
  vesselId: string,
  heldOf: (supplier: SupplierRow) => readonly string[],
): Promise<KnownSupplier[]> {
  const rows = await allBySlices((after) =>
    tx
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.vesselId, vesselId), after ? gt(suppliers.id, after) : undefined))
      .orderBy(asc(suppliers.id)),
  );
  const people = await bySlices(
    rows.map(({ id }) => id),
    (slice) =>
      tx
        .select({ supplierId: supplierContacts.supplierId, name: supplierContacts.name })
        .from(supplierContacts)
        .where(and(eq(supplierContacts.vesselId, vesselId), sql`${supplierContacts.supplierId} in ${jsonIds(slice)}`)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const namesOf = groupedBy(people, ({ supplierId }) => supplierId);
  const known = await withRoom(
    mapped(rows, (row) => {
      const supplier = byId.get(row.mergedIntoId ?? "") ?? row;
      const { id, archivedAt, ...values } = supplier;
      const contactNames = (namesOf.get(id) ?? []).map(({ name }) => name);
      const entry = { id, values: { ...values, name: row.name }, isArchived: archivedAt !== null, contactNames };
      return { isMerged: row.mergedIntoId !== null, entry: { ...entry, held: heldOf(supplier) } };
    }),
  );
  const current = known.filter(({ isMerged }) => !isMerged).map(({ entry }) => entry);
  const names = new Set(current.map(({ values }) => values.name.toLowerCase()));
  const former = known.filter(({ isMerged, entry }) => isMerged && !names.has(entry.values.name.toLowerCase()));
  return [...current, ...former.map(({ entry }) => entry)];
}

export function lockSuppliers(tx: Db, vesselId: string, ids: readonly string[]) {
  return bySlices(ids, (slice) =>
    tx
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.vesselId, vesselId), sql`${suppliers.id} in ${jsonIds(slice)}`))
      .orderBy(asc(suppliers.id))
      .for("update"),
  );
}

/** Of these the ones that something on board points to. */
export async function listSuppliersInUse(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  return pointedAt(tx, vesselId, ids, [
    [inventoryItems, inventoryItems.supplierId],
    [equipment, equipment.supplierId],
    [orders, orders.supplierId],
    [supplierDocuments, supplierDocuments.supplierId],
    [suppliers, suppliers.mergedIntoId],
    [recordFiles, recordFiles.recordId],
  ]);
}

/** Contacts that the import made, of suppliers that nobody touched since. */
export async function deleteContacts(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  ofSuppliers: readonly string[],
): Promise<void> {
  await tx
    .delete(supplierContacts)
    .where(
      and(
        eq(supplierContacts.vesselId, vesselId),
        sql`${supplierContacts.id} in ${jsonIds(ids)}`,
        sql`${supplierContacts.supplierId} in ${jsonIds(ofSuppliers)}`,
      ),
    );
}

export async function deleteSuppliers(tx: Db, vesselId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(supplierContacts)
    .where(and(eq(supplierContacts.vesselId, vesselId), sql`${supplierContacts.supplierId} in ${jsonIds(ids)}`));
  await tx.delete(suppliers).where(and(eq(suppliers.vesselId, vesselId), sql`${suppliers.id} in ${jsonIds(ids)}`));
}

/** By whom a supplier is found, in one text for each. */
export async function contactWordsOf(tx: Db, vesselId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { supplierId, name, email, phone } = supplierContacts;
  const rows = await bySlices(ids, (slice) =>
    tx
      .select({
        supplierId,
        words: sql<string>`string_agg(concat_ws(' ', ${name}, ${email}, ${phone}), ' ' order by ${name})`,
      })
      .from(supplierContacts)
      .where(and(eq(supplierContacts.vesselId, vesselId), sql`${supplierId} in ${jsonIds(slice)}`))
      .groupBy(supplierId),
  );
  return new Map(rows.map(({ supplierId: id, words }) => [id, words]));
}

/** The suppliers of these contacts. */
export function suppliersOfContacts(tx: Db, vesselId: string, contactIds: readonly string[]) {
  return tx
    .selectDistinct({ id: supplierContacts.supplierId })
    .from(supplierContacts)
    .where(and(eq(supplierContacts.vesselId, vesselId), sql`${supplierContacts.id} in ${jsonIds(contactIds)}`));
}
