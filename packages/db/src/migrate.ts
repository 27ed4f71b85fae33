import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const migrationLock = 7_203_441;
/** Tables to which the application may add, and nothing else. */
const appendOnlyTables = ["changes", "stock_moves", "order_receipts", "order_receipt_lines", "platform_changes"];

/** Runs once at a time over all processes; safe to run again. Every tenant table ends up forced under its policy. */
export async function migrate(
  ownerUrl: string,
  folder = fileURLToPath(new URL("../migrations", import.meta.url)),
): Promise<void> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await applyMigrations(drizzle(sql), { migrationsFolder: folder });
    await protectTables(sql);
  } finally {
    await sql.end();
  }
}

async function protectTables(sql: postgres.Sql): Promise<void> {
  const tenantTables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'vessel_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity`;
  for (const { name } of tenantTables) {
    await sql`alter table ${sql(name)} enable row level security`;
    await sql`alter table ${sql(name)} force row level security`;
  }
  await sql`grant usage on schema public, app to ymp_app`;
  await sql`grant select, insert, update, delete on all tables in schema public to ymp_app`;
  await sql`grant usage on all sequences in schema public to ymp_app`;
  await sql`grant execute on all functions in schema app to ymp_app`;
  // How far the database has come is told to the platform's administrators.
  await sql`grant usage on schema drizzle to ymp_app`;
  await sql`grant select on drizzle.__drizzle_migrations to ymp_app`;
  for (const table of appendOnlyTables) await sql`revoke update, delete, truncate on ${sql(table)} from ymp_app`;
}
