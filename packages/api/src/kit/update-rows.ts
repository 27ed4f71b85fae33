import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";

const chunkSize = 2000;

/** Gives many rows of a vessel their own new values of the same fields, in one statement for each two thousand. */
export async function updateRows<Row extends object, Field extends string & keyof Row>(
  tx: Db,
  table: PgTable & { readonly $inferInsert: Row },
  vesselId: string,
  fields: readonly Field[],
  rows: readonly ({ id: string } & Pick<Row, Field>)[],
): Promise<void> {
  const values = rows.map((row) => ({ id: row.id, values: new Map<string, unknown>(Object.entries(row)) }));
  await writeDocuments(tx, table, vesselId, fields, values);
}

/** The same from values that were kept as JSON. */
export async function restoreRows(
  tx: Db,
  table: PgTable,
  vesselId: string,
  fields: readonly string[],
  rows: readonly { id: string; values: Record<string, unknown> }[],
): Promise<void> {
  const kept = rows.map(({ id, values }) => ({ id, values: new Map(Object.entries(values)) }));
  await writeDocuments(tx, table, vesselId, fields, kept);
}

async function writeDocuments(
  tx: Db,
  table: PgTable,
  vesselId: string,
  fields: readonly string[],
  rows: readonly { id: string; values: ReadonlyMap<string, unknown> }[],
): Promise<void> {
  const assignments = sql.raw(
    fields.map((field) => `"${toSnakeCase(field)}" = next."${toSnakeCase(field)}"`).join(", "),
  );
  for (let start = 0; start < rows.length; start += chunkSize) {
    const documents = rows.slice(start, start + chunkSize).map(({ id, values }) => ({
      id,
      ...Object.fromEntries(fields.map((field) => [toSnakeCase(field), values.get(field) ?? null])),
    }));
    await tx.execute(
      sql`update ${table} as kept set ${assignments} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(documents)}::jsonb) as next where kept.vessel_id = ${vesselId} and kept.id = next.id`,
    );
  }
}
