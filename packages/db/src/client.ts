import { drizzle, PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { connect } from "./connect.ts";
import { dialect } from "./preparing-session.ts";
import { renewingPool } from "./renewing-pool.ts";
import { signOfLife } from "./sign-of-life.ts";
import { SingleSession } from "./single-session.ts";

export type Pool = postgres.Sql;
export type Db = PostgresJsDatabase<Record<string, never>>;

/** The connections of one process, and Drizzle over them for the platform's own tables. */
export interface Database {
  readonly pool: Pool;
  readonly db: Db;
  close(): Promise<void>;
}

/** After so long, the database is asked whether it still answers anybody. */
const silenceMs = 5_000;
/** More than any statement may take. */
const longestSilenceMs = 40_000;

/** @param appUrl address with the application's role, which cannot bypass row-level security */
export function openDatabase(appUrl: string, options: { maxConnections?: number; name?: string } = {}): Database {
  const settings = {
    max: options.maxConnections ?? 20,
    idle_timeout: 30,
    connect_timeout: 5,
    // Whoever waits for a connection is forgotten by the driver when another one reaches its age.
    max_lifetime: null,
    // Whoever waits for a database that is away is told so soon, and it is found soon when it is back.
    backoff: () => 0.1 + Math.random() * 0.2,
    connection: {
      application_name: options.name ?? "ymp",
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  };
  const silence = { afterMs: silenceMs, atMostMs: longestSilenceMs, isAlive: signOfLife(appUrl) };
  const pool = renewingPool((onLost) => {
    const fresh = connect(appUrl, settings, { onLost, silence });
    // Drizzle sets up the driver's reading of dates and JSON; every pool needs it.
    drizzle(fresh);
    return fresh;
  });
  const db = new PostgresJsDatabase<Record<string, never>>(dialect, new SingleSession(pool), undefined);
  return { pool, db, close: () => pool.end({ timeout: 5 }) };
}
