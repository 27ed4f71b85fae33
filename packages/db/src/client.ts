import { drizzle, PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { connect } from "./connect.ts";
import { livenessProbe } from "./liveness-probe.ts";
import { createPool, type Pool } from "./pool.ts";
import { dialect } from "./preparing-session.ts";
import { SingleSession } from "./single-session.ts";

export type Db = PostgresJsDatabase<Record<string, never>>;

/** The connections of one process, and Drizzle over them for the platform's own tables. */
export interface Database {
  readonly pool: Pool;
  readonly db: Db;
  /** How often a connection that is kept without being used says something, so as not to be taken for dead. */
  readonly awakeEveryMs: number;
  close(): Promise<void>;
}

/** After `afterMs` the database is asked whether it still answers anybody; `atMostMs` is more than any statement may take. */
const silenceOfLinks = { afterMs: 5_000, atMostMs: 40_000 };

interface DatabaseOptions {
  readonly maxConnections?: number;
  readonly name?: string;
  readonly silence?: typeof silenceOfLinks;
}

/** @param appUrl address with the application's role, which cannot bypass row-level security */
export function openDatabase(appUrl: string, options: DatabaseOptions = {}): Database {
  const settings = {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    connection: {
      application_name: options.name ?? "ymp",
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  };
  const bounds = options.silence ?? silenceOfLinks;
  const silence = { ...bounds, isAlive: livenessProbe(appUrl) };
  const pool = createPool(options.maxConnections ?? 20, (onLost) => {
    const line = connect(appUrl, settings, { onLost, silence, isOnlyOne: true });
    // Drizzle sets up the driver's reading of dates and JSON; every driver needs it.
    drizzle(line);
    return line;
  });
  const db = new PostgresJsDatabase<Record<string, never>>(dialect, new SingleSession(pool), undefined);
  return { pool, db, awakeEveryMs: bounds.atMostMs / 4, close: () => pool.end({ timeout: 5 }) };
}
