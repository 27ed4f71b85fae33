import type { Readable } from "node:stream";
import type postgres from "postgres";
import { applyMigrations, patience, readMigrations } from "../apply-migrations.ts";
import { connect } from "../connect.ts";
import type { DatabaseUrls } from "../embedded/bootstrap.ts";
import { learnSizes } from "../learn-sizes.ts";
import { migrate } from "../migrate.ts";
import { type DumpedSchema, type DumpedTable, restoreRows } from "./restore-rows.ts";
import { ownSchema, queueSchema } from "./snapshot.ts";

export interface DumpedDatabase {
  readonly migrations: readonly string[];
  readonly queueMigration: number;
  readonly records: DumpedSchema;
  readonly queue: DumpedSchema;
}

export interface EmptyDatabase {
  readonly urls: DatabaseUrls;
  readonly migrationsFolder: string;
  /** Makes the queue's empty tables. */
  prepareQueue(): Promise<void>;
}

export async function isEmpty({ ownerUrl }: Pick<DatabaseUrls, "ownerUrl">): Promise<boolean> {
  return withConnection(ownerUrl, async (sql) => {
    const [found] = await sql`
      select 1 from pg_class where relkind in ('r', 'p')
        and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', ${queueSchema})) limit 1`;
    return found === undefined;
  });
}

/** Whether the migrations here are those the backup was made after, or go on from them. */
export function knowsMigrations(migrationsFolder: string, hashes: readonly string[]): boolean {
  const known = readMigrations(migrationsFolder);
  return hashes.every((hash, place) => known[place]?.hash === hash);
}

/**
 * Makes the tables as they were when the dump was made, fills them, lets the caller finish what else belongs to it, and
 * brings the schema up to date. After a failure the database is empty again.
 */
export async function restoreDatabase(
  target: EmptyDatabase,
  dumped: DumpedDatabase,
  open: (schema: "records" | "queue", table: DumpedTable) => Readable,
  finish: () => Promise<void>,
): Promise<void> {
  const { urls, migrationsFolder } = target;
  try {
    await withConnection(urls.ownerUrl, async (sql) => {
      const then = readMigrations(migrationsFolder).slice(0, dumped.migrations.length);
      await applyMigrations(sql, then, patience);
      await sql.begin((tx) => restoreRows(tx, ownSchema, dumped.records, (table) => open("records", table)));
    });
    await target.prepareQueue();
    await withConnection(urls.queueUrl, async (sql) => {
      const [last] = await sql<{ id: number }[]>`select max(id) as id from graphile_worker.migrations`;
      if (dumped.queueMigration > (last?.id ?? 0)) throw new Error("The queue's tables are of a newer version.");
      await sql.begin((tx) => restoreRows(tx, queueSchema, dumped.queue, (table) => open("queue", table)));
      await letGoOfWork(sql);
    });
    await finish();
    await migrate(urls.ownerUrl, migrationsFolder);
    await learnSizes(urls);
  } catch (error) {
    await makeEmpty(urls);
    throw error;
  }
}

/** Processes that held work of the queue during the dump do not exist here. */
async function letGoOfWork(sql: postgres.Sql): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`;
  await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`;
}

async function makeEmpty({ ownerUrl, queueUrl }: DatabaseUrls): Promise<void> {
  await withConnection(queueUrl, (sql) => sql.unsafe(`drop schema if exists queue, ${queueSchema} cascade`));
  await withConnection(ownerUrl, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;
    await sql.begin(async (tx) => {
      if (tables.length > 0) await tx.unsafe(`drop table ${tables.map(({ name }) => name).join(", ")} cascade`);
      await tx`drop schema if exists app, drizzle cascade`;
    });
  });
}

async function withConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
