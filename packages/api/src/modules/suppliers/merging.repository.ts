import type { Db } from "@ymp/db/client";
import { comments, recordFiles } from "@ymp/db/schema/platform";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { byKey } from "./by-key.ts";

/** A column somewhere in the database that names a supplier. */
export interface Pointer {
  table: string;
  column: string;
}

/** Read from the catalogue: a table that is added tomorrow is merged without anybody thinking of it. */
export async function listPointers(tx: Db): Promise<Pointer[]> {
  const rows = await tx.execute<{ table: string; column: string }>(sql`
    select source.relname as "table", held.attname as "column"
    from pg_constraint link
    join pg_class source on source.oid = link.conrelid
    cross join lateral unnest(link.conkey, link.confkey) as pair(own, other)
    join pg_attribute held on held.attrelid = link.conrelid and held.attnum = pair.own
    join pg_attribute target on target.attrelid = link.confrelid and target.attnum = pair.other and target.attname = 'id'
    where link.contype = 'f' and link.confrelid = 'public.suppliers'::regclass
    order by 1, 2`);
  return rows.map(({ table, column }) => ({ table, column }));
}

export async function countPointing(tx: Db, vesselId: string, { table, column }: Pointer, id: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where vessel_id = ${vesselId}::uuid and ${sql.identifier(column)} = ${id}::uuid`,
  );
  return row?.count ?? 0;
}

/**
 * Everything that named one supplier names the other, what the reader may not see included. Versions rise, so that nobody
 * who has such a record open writes the old name back.
 * @returns the ids of the rows
 */
export async function repoint(
  tx: Db,
  { table, column }: Pointer,
  move: { vesselId: string; from: string; to: string; now: Date },
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${move.to}::uuid, version = version + 1, updated_at = ${move.now.toISOString()}::timestamptz
      where vessel_id = ${move.vesselId}::uuid and ${sql.identifier(column)} = ${move.from}::uuid returning id`,
  );
  return rows.map(({ id }) => id);
}

/** The tables' policies hide private things from some readers; a merge must move those too. */
export async function seeingPrivate<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.execute<{ hides: string }>(
    sql`select coalesce(current_setting('app.hides_private', true), '') as hides, set_config('app.hides_private', '', true)`,
  );
  const result = await work();
  await tx.execute(sql`select set_config('app.hides_private', ${before?.hides ?? ""}, true)`);
  return result;
}

const ofSupplier = (table: typeof comments | typeof recordFiles, vesselId: string, id: string) =>
  and(eq(table.vesselId, vesselId), eq(table.recordKind, "supplier"), eq(table.recordId, id));

export async function countTalk(tx: Db, vesselId: string, id: string): Promise<{ comments: number; files: number }> {
  const [said, kept] = await Promise.all([
    tx.$count(comments, and(ofSupplier(comments, vesselId, id), isNull(comments.deletedAt))),
    tx.$count(recordFiles, ofSupplier(recordFiles, vesselId, id)),
  ]);
  return { comments: said, files: kept };
}

/** Comments and files name their record by kind and id, not by a key. A file that both have is kept once. */
export async function moveTalk(tx: Db, vesselId: string, from: string, to: string): Promise<void> {
  await tx
    .update(comments)
    .set({ recordId: to })
    .where(ofSupplier(comments, vesselId, from));
  await tx.execute(sql`
    delete from ${recordFiles} mine using ${recordFiles} theirs
    where mine.vessel_id = ${vesselId}::uuid and mine.record_kind = 'supplier' and mine.record_id = ${from}::uuid
      and theirs.vessel_id = mine.vessel_id and theirs.record_kind = 'supplier' and theirs.record_id = ${to}::uuid
      and theirs.file_id = mine.file_id`);
  await tx
    .update(recordFiles)
    .set({ recordId: to })
    .where(ofSupplier(recordFiles, vesselId, from));
}

/** Those that were merged into a supplier. */
export async function listFormerIds(tx: Db, vesselId: string, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.vesselId, vesselId), eq(suppliers.mergedIntoId, id)));
  return rows.map((row) => row.id);
}

/** Everybody in use with the ways of reaching them and their people. */
export async function listNamed(tx: Db, vesselId: string) {
  const [all, people] = await Promise.all([
    tx
      .select({
        id: suppliers.id,
        name: suppliers.name,
        city: suppliers.city,
        email: suppliers.email,
        phone: suppliers.phone,
      })
      .from(suppliers)
      .where(and(eq(suppliers.vesselId, vesselId), isNull(suppliers.archivedAt), isNull(suppliers.mergedIntoId)))
      .orderBy(asc(suppliers.name), asc(suppliers.id)),
    tx
      .select({
        supplierId: supplierContacts.supplierId,
        email: supplierContacts.email,
        phone: supplierContacts.phone,
      })
      .from(supplierContacts)
      .where(eq(supplierContacts.vesselId, vesselId)),
  ]);
  const contactsOf = byKey(people, ({ supplierId }) => supplierId);
  return all.map(({ email, phone, ...supplier }) => {
    const contacts = contactsOf.get(supplier.id) ?? [];
    return {
      ...supplier,
      emails: [email, ...contacts.map((contact) => contact.email)],
      phones: [phone, ...contacts.map((contact) => contact.phone)],
    };
  });
}
