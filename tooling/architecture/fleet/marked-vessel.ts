import type { Database, Db } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";

/** Columns that people write in their own words; the rest are codes, keys and words of lists. */
const ownWords = new Set([
  ...["name", "title", "note", "notes", "description", "text", "remarks", "work_done", "reason", "cancel_reason"],
  ...[
    "first_name",
    "last_name",
    "location",
    "supplier_name",
    "job_title",
    "address",
    "city",
    "category",
    "sub_category",
  ],
  ...["manufacturer", "model_number", "instructions", "internal_notes", "detail", "file_name", "supplier_reference"],
  ...["waiting_note", "warranty_note", "part_no", "serial_number", "emergency_name", "designation", "duty"],
]);

/** Writes the mark into the vessel's own words, so that a row that leaks shows wherever it leaks. */
export async function markVessel(database: Database, vesselId: string, mark: string): Promise<void> {
  const scope = { vesselId, userId: null, access: "write" } as const;
  const columns = await inScope(database, scope, (tx) => columnsOfOwnWords(tx));
  for (const [table, names] of columns)
    await inScope(database, scope, (tx) => markColumns(tx, vesselId, { table, names, mark })).catch(unlessOnlyAddedTo);
  await database.db.execute(sql`update vessels set name = ${mark} where id = ${vesselId}`);
}

/** What can only be added to keeps its words. */
function unlessOnlyAddedTo(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  if (!/permission denied|may not be changed/.test(String(error.cause))) throw error;
}

async function columnsOfOwnWords(tx: Db): Promise<Map<string, string[]>> {
  const rows = await tx.execute<{ table: string; name: string }>(sql`
    select c.table_name as "table", c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and exists (select from information_schema.columns v where v.table_schema = 'public'
        and v.table_name = c.table_name and v.column_name = 'vessel_id')`);
  const own = rows.filter(({ name }) => ownWords.has(name));
  return new Map(
    own.map(({ table }) => [table, own.filter((column) => column.table === table).map(({ name }) => name)]),
  );
}

async function markColumns(
  tx: Db,
  vesselId: string,
  { table, names, mark }: { table: string; names: readonly string[]; mark: string },
): Promise<void> {
  const marked = names.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} || ${` ${mark}`}`);
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${sql.join(marked, sql`, `)} where vessel_id = ${vesselId}`);
}
