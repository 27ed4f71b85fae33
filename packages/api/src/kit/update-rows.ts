import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import { slicesOf } from "./slices.ts";

/** Gives many rows of a vessel their own new values of the same fields, a few hundred in one statement. */
export async function updateRows<Row extends object, Field extends string & keyof Row>(
  tx: Db,
  table: PgTable & { readonly $inferInsert: Row },
  vesselId: string,
  fields: readonly Field[],
  rows: readonly ({ id: string } & Pick<Row, Field>)[],
): Promise<void> {
  await writeDocuments(tx, table, vesselId, fields, rows, (row) => row);
}

/** The same from values that were kept as JSON. */
export async function restoreRows(
  tx: Db,
  table: PgTable,
  vesselId: string,
  fields: readonly string[],
  rows: readonly { id: string; values: Record<string, unknown> }[],
): Promise<void> {
  await writeDocuments(tx, table, vesselId, fields, rows, ({ values }) => values);
}

async function writeDocuments<Row extends { id: string }>(
  tx: Db,
  table: PgTable,
  vesselId: string,
  fields: readonly string[],
  rows: readonly Row[],
  valuesOf: (row: Row) => object,
): Promise<void> {
  const columns = fields.map((field) => ({ field, column: toSnakeCase(field) }));
  const assignments = sql.raw(columns.map(({ column }) => `"${column}" = next."${column}"`).join(", "));
  for (const slice of slicesOf(rows)) {
    const documents = slice.map((row) => {
      const values = valuesOf(row);
      const given = columns.map(({ field, column }) => [column, Reflect.get(values, field) ?? null]);
      return { id: row.id, ...Object.fromEntries(given) };
    });
    await tx.execute(
      sql`update ${table} as kept set ${assignments} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(documents)}::jsonb) as next where kept.vessel_id = ${vesselId} and kept.id = next.id`,
    );
  }
}
