import type { Database, Db } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { copyRows } from "@ymp/testing/many-like";
import { sql } from "drizzle-orm";

/** Copies the records of a vessel until there are hundreds of each kind; kinds that allow one only stay as they are. */
export async function crowd(database: Database, vesselId: string, most = 700): Promise<Map<string, number>> {
  const scope = { vesselId, userId: null, access: "write" } as const;
  const tables = await inScope(database, scope, (tx) => tenantTables(tx));
  const sizes = new Map<string, number>();
  for (const [table, columns] of tables) {
    await inScope(database, scope, (tx) => copyOf(tx, table, columns, vesselId, most)).catch(() => 0);
    const [row] = await inScope(database, scope, (tx) =>
      tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where vessel_id = ${vesselId}`,
      ),
    );
    sizes.set(table, row?.count ?? 0);
  }
  return sizes;
}

async function tenantTables(tx: Db): Promise<Map<string, string[]>> {
  const rows = await tx.execute<{ table: string; columns: string[] }>(sql`
    select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
    group by table_name having bool_or(column_name = 'vessel_id') and bool_or(column_name = 'id') order by 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

function copyOf(tx: Db, table: string, columns: string[], vesselId: string, most: number): Promise<number> {
  const source = sql`(select * from ${sql.identifier(table)} where vessel_id = ${vesselId} limit 100)`;
  return copyRows(tx, { table, columns, source, copies: most, most });
}
