import type { Db } from "@ymp/db/client";
import { getTableColumns, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";

const chunkSize = 2000;

/**
 * Writes many rows as one JSON document a statement. All rows give the same fields, ids included; a field that none of them
 * gives gets the database's default.
 */
export async function insertRows<Row extends object>(
  tx: Db,
  table: PgTable & { readonly $inferInsert: Row },
  rows: readonly (Row & { id: string })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(getTableColumns(table)).filter((key) => key in first);
  const names = sql.raw(keys.map((key) => `"${toSnakeCase(key)}"`).join(", "));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const documents = rows.slice(start, start + chunkSize).map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(keys.map((key) => [toSnakeCase(key), values.get(key) ?? null]));
    });
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(documents)}::jsonb)`,
    );
  }
}
