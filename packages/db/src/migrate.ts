import { fileURLToPath } from "node:url";
import type postgres from "postgres";
import { lock } from "./advisory-locks.ts";
import { applyMigrations, inShortTransaction, type Patience, patience, readMigrations } from "./apply-migrations.ts";
import { retryOnCatalogConflict } from "./catalog-conflicts.ts";
import { connect } from "./connect.ts";

/** Tables to which the application may add, and nothing else. */
const appendOnlyTables = [
  "changes",
  "stock_moves",
  "order_receipts",
  "order_receipt_lines",
  "platform_changes",
  "company_departures",
  "signatures",
  "logbook_events",
  "inspection_looks",
  "inspection_copies",
  "rest_months",
  "rest_signatures",
  "rest_withdrawals",
  "ship_zones",
  "signed_testimonials",
  "testimonial_withdrawals",
];

/** Columns that functions of the owner alone write, which look at who asks. */
const guardedColumns = {
  vessels: ["deletion_requested_at", "deletion_requested_by", "deletes_at"],
};

/** What is on the cover of a book from its opening on, whose day of rest it is, and of who was let in to read. */
const coverColumns = {
  inspections: [
    ...["vessel_id", "id", "created_at", "created_by", "authority", "officer", "port", "user_id"],
    ...["master_name", "master_rank", "code_hash", "link_hash", "ends_at"],
  ],
  inspection_sessions: [
    ...["vessel_id", "id", "created_at", "created_by", "inspection_id", "token_hash", "way", "address", "user_agent"],
  ],
  rest_days: ["vessel_id", "id", "created_at", "created_by", "profile_id", "on_day"],
  logbooks: [
    ...["vessel_id", "id", "created_at", "created_by", "kind", "number", "title", "form", "particulars"],
    ...["opened_at", "opened_place", "first_page_no", "lines_per_page"],
  ],
};

/** Counted up when somebody reads again, and forgotten in time; who read what of whom on which day stays as it was written. */
const countedColumns = { disclosures: ["times", "updated_at"], guest_disclosures: ["times", "updated_at"] };

/** Columns that a function of the owner alone reads, which looks at who asks. */
const hiddenColumns = { users: ["password_hash"], mails: ["subject", "html", "text"] };

/**
 * Brings the schema up to date while others work on it. Runs once at a time over all processes; safe to run again. Every
 * tenant table ends up forced under its policy.
 */
export async function migrate(
  ownerUrl: string,
  folder = fileURLToPath(new URL("../migrations", import.meta.url)),
  patient: Partial<Patience> = {},
): Promise<void> {
  const ofThisRun = { ...patience, ...patient };
  const sql = connect(ownerUrl, { max: 1 });
  try {
    const onWaiting = () => ofThisRun.onWaiting?.("The migration waits for another process that migrates or backs up.");
    await lock(sql, "schema", { onWaiting });
    await applyMigrations(sql, readMigrations(folder), ofThisRun);
    await retryOnCatalogConflict(() => inShortTransaction(sql, ofThisRun, protectTables));
  } finally {
    await sql.end();
  }
}

async function protectTables(sql: postgres.TransactionSql): Promise<void> {
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
  // The version of the database is shown to the platform's administrators.
  await sql`grant usage on schema drizzle to ymp_app`;
  await sql`grant select on drizzle.__drizzle_migrations to ymp_app`;
  for (const table of appendOnlyTables) await sql`revoke update, delete, truncate on ${sql(table)} from ymp_app`;
  for (const [table, guarded] of Object.entries({ ...guardedColumns, ...coverColumns }))
    await guardColumns(sql, table, guarded);
  for (const [table, counted] of Object.entries(countedColumns)) {
    await sql`revoke update, truncate on ${sql(table)} from ymp_app`;
    await sql`grant update (${sql(counted)}) on ${sql(table)} to ymp_app`;
  }
  for (const [table, hidden] of Object.entries(hiddenColumns)) await hideColumns(sql, table, hidden);
}

/** A vessel goes by the owner's function, which does not go by what the application may delete. */
async function guardColumns(sql: postgres.TransactionSql, table: string, guarded: readonly string[]): Promise<void> {
  await sql`revoke update, delete, truncate on ${sql(table)} from ymp_app`;
  await sql`grant update (${sql(await columnsBut(sql, table, guarded))}) on ${sql(table)} to ymp_app`;
}

async function hideColumns(sql: postgres.TransactionSql, table: string, hidden: readonly string[]): Promise<void> {
  await sql`revoke select on ${sql(table)} from ymp_app`;
  await sql`grant select (${sql(await columnsBut(sql, table, hidden))}) on ${sql(table)} to ymp_app`;
}

async function columnsBut(sql: postgres.TransactionSql, table: string, left: readonly string[]): Promise<string[]> {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> all(${[...left]})`;
  return columns.map(({ name }) => name);
}
