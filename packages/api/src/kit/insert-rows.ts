import type { Db } from "@ymp/db/client";
import { getTableColumns, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import { slicesOf } from "./slices.ts";

/**
 * Writes many rows as JSON documents, a few hundred a statement. All rows give the same fields, ids included; a field that none
 * of them gives gets the database's default.
 */
export async function insertRows<Row extends object>(
  tx: Db,
  table: PgTable & { readonly $inferInsert: Row },
  rows: readonly (Row & { id: string })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const fields = Object.keys(getTableColumns(table)).filter((field) => field in first);
  const columns = fields.map((field) => ({ field, column: toSnakeCase(field) }));
  const names = sql.raw(columns.map(({ column }) => `"${column}"`).join(", "));
  for (const slice of slicesOf(rows)) {
    const documents = slice.map((row) =>
      Object.fromEntries(columns.map(({ field, column }) => [column, Reflect.get(row, field) ?? null])),
    );
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(documents)}::jsonb)`,
    );
  }
}
