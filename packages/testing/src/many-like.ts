import type { Db } from "@ymp/db/client";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { World } from "./world.ts";

const hashed = (from: number, length: number) => sql.raw(`substr(md5(id::text || copy), ${from}, ${length})`);

/** What must differ from row to row, so that copies can be beside what they were copied from. */
const ownInEachCopy: Record<string, SQL> = {
  /** Of the same time as the row's own, since ids are in the order of time. */
  id: sql`(left(id::text, 13) || '-7' || ${hashed(1, 3)} || '-8' || ${hashed(4, 3)} || '-' || ${hashed(7, 12)})::uuid`,
  number: sql`number + copy * 1000`,
  name: sql`name || ' ' || copy`,
  code: sql`code || '-' || copy`,
  title: sql`title || ' ' || copy`,
  dedupe_key: sql`dedupe_key || ' ' || copy`,
};

/** Rows of a table that are copied: those of `source`, as often as there are copies, and no more than `most` in all. */
export async function copyRows(
  tx: Db,
  {
    table,
    columns,
    source,
    copies,
    most,
  }: { table: string; columns: string[]; source: SQL; copies: number; most: number },
): Promise<number> {
  const list = (of: (column: string) => SQL) => sql.join(columns.map(of), sql`, `);
  const copied = await tx.execute(sql`
    insert into ${sql.identifier(table)} (${list((column) => sql`${sql.identifier(column)}`)})
    select ${list((column) => ownInEachCopy[column] ?? sql`${sql.identifier(column)}`)}
    from ${source} as few, generate_series(1, ${copies}) as copy
    limit ${most} on conflict do nothing`);
  return copied.count;
}

/** The columns of a table that are written: none that the database makes. */
export async function writtenColumns(tx: Db, table: string): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select column_name::text as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`);
  return rows.map(({ name }) => name);
}

/** So many further rows of vessel A like one that is there, each with an id and a name of its own. */
export async function makeManyLike(world: World, table: PgTable, id: string, count: number): Promise<void> {
  const name = getTableName(table);
  const copied = await world.inVessel("A", async (tx) => {
    const source = sql`(select * from ${table} where id = ${id})`;
    return copyRows(tx, { table: name, columns: await writtenColumns(tx, name), source, copies: count, most: count });
  });
  if (copied !== count) throw new Error(`Of ${count} rows of ${name}, ${copied} were copied.`);
}
