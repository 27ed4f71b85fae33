import { setTimeout as sleep } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import postgres from "postgres";
import { PreparationRefused } from "./preparation-refused.ts";

/** How long a migration stands in the way of others while it asks for a lock, and what it does when it gets none. */
export interface Patience {
  /** Everybody who comes later waits behind the asking, so it is short. */
  readonly lockTimeoutMs: number;
  /** Lets those through who waited behind. */
  readonly pauseMs: number;
  readonly givesUpAfterMs: number;
  /** Told once for each thing that is waited for. */
  readonly onWaiting?: (sentence: string) => void;
}

export const patience: Patience = { lockTimeoutMs: 1_000, pauseMs: 1_500, givesUpAfterMs: 10 * 60_000 };

export const readMigrations = (folder: string): MigrationMeta[] => readMigrationFiles({ migrationsFolder: folder });

/** Applies those that the database has not seen, each by itself, so that no lock is held longer than one of them takes. */
export async function applyMigrations(
  sql: postgres.Sql,
  migrations: readonly MigrationMeta[],
  patient: Patience,
): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  const [last] = await sql<{ at: string | null }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`;
  expectSinceBaseline(migrations, last?.at);
  const pending = migrations.filter(({ folderMillis }) => folderMillis > Number(last?.at ?? 0));
  for (const migration of pending) {
    if (isConcurrent(migration)) await applyConcurrently(sql, migration);
    else await inShortTransaction(sql, patient, (tx) => applyWhole(tx, migration));
  }
}

/** @throws PreparationRefused for a database of a time before the first migration there is, whose steps up to it are gone */
function expectSinceBaseline([first]: readonly MigrationMeta[], last: string | null | undefined): void {
  if (!first || !last || Number(last) >= first.folderMillis) return;
  throw new PreparationRefused(
    "This database was made by a preview of the product, before its first edition, and cannot be brought up to date. Begin a new database.",
  );
}

/** What PostgreSQL does beside the others' work it does in no transaction; such a migration must bear being run again. */
const isConcurrent = (migration: MigrationMeta) => migration.sql.some((text) => /\bconcurrently\b/i.test(text));

async function applyConcurrently(sql: postgres.Sql, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await sql.unsafe(statement);
  await note(sql, migration);
}

async function applyWhole(tx: postgres.TransactionSql, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await tx.unsafe(statement);
  await note(tx, migration);
}

async function note(sql: postgres.ISql, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
}

/** Asks for locks for a moment only; where it does not get them, it steps back, lets the others work, and tries again. */
export async function inShortTransaction(
  sql: postgres.Sql,
  patient: Patience,
  work: (tx: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + patient.givesUpAfterMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql.begin(async (tx) => {
        await tx`select set_config('lock_timeout', ${`${patient.lockTimeoutMs}ms`}, true)`;
        await work(tx);
      });
      return;
    } catch (error) {
      if (!isLockRefused(error) || Date.now() > deadline) throw error;
      if (attempt === 1) patient.onWaiting?.("The migration waits for tables that are in use.");
      await sleep(patient.pauseMs);
    }
  }
}

/** lock_not_available, deadlock_detected. */
function isLockRefused(error: unknown): boolean {
  return error instanceof postgres.PostgresError && ["55P03", "40P01"].includes(error.code);
}
