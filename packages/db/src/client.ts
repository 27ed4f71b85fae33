import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";

export type Pool = postgres.Sql;
export type Db = PostgresJsDatabase<Record<string, never>>;

/** The connections of one process, and Drizzle over them for the platform's own tables. */
export interface Database {
  readonly pool: Pool;
  readonly db: Db;
  close(): Promise<void>;
}

/** @param appUrl address with the application's role, which cannot bypass row-level security */
export function openDatabase(appUrl: string, options: { maxConnections?: number; name?: string } = {}): Database {
  const pool = postgres(appUrl, {
    max: options.maxConnections ?? 20,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: {
      application_name: options.name ?? "ymp",
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
  const db = drizzle(pool, { casing: "snake_case" });
  return { pool, db, close: () => pool.end({ timeout: 5 }) };
}
