import type { Db } from "@ymp/db/client";
import { supplierContacts } from "@ymp/db/schema/suppliers";
import { and, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type ContactRow = typeof supplierContacts.$inferSelect;
type NewContact = typeof supplierContacts.$inferInsert;

const isContact = (vesselId: string, id: string) =>
  and(eq(supplierContacts.vesselId, vesselId), eq(supplierContacts.id, id));

export async function findContact(tx: Db, vesselId: string, id: string): Promise<ContactRow | undefined> {
  const [row] = await tx.select().from(supplierContacts).where(isContact(vesselId, id)).for("update");
  return row;
}

export async function insertContact(tx: Db, row: NewContact): Promise<ContactRow> {
  const [inserted] = await tx.insert(supplierContacts).values(row).returning();
  return expectRow(inserted);
}

export async function updateContact(
  tx: Db,
  { vesselId, id }: ContactRow,
  values: Partial<NewContact>,
): Promise<ContactRow> {
  const [row] = await tx
    .update(supplierContacts)
    .set({ ...values, version: sql`${supplierContacts.version} + 1` })
    .where(isContact(vesselId, id))
    .returning();
  return expectRow(row);
}

export async function deleteContact(tx: Db, vesselId: string, id: string): Promise<void> {
  await tx.delete(supplierContacts).where(isContact(vesselId, id));
}
