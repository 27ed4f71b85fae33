import type { Query } from "drizzle-orm";
import type { PgPreparedQuery, PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";
import { PostgresJsSession } from "drizzle-orm/postgres-js/session";
import type postgres from "postgres";
import type { Pool } from "./pool.ts";
import { PreparedQuery, type Send, sendOn } from "./prepared-query.ts";
import { dialect } from "./preparing-session.ts";

/**
 * Statements outside any transaction, each on a connection of its own while it runs. A caller that waits for
 * one gets an error within a bound.
 */
export class SingleSession extends PostgresJsSession<postgres.Sql, Record<string, never>, Record<string, never>> {
  readonly #send: Send;

  constructor(pool: Pool) {
    // Drizzle's own ways to the driver are not used: transactions are opened by scopes.
    super(noDriver, dialect, undefined, {});
    this.#send = sendAlone(pool);
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    _isResponseInArrayMode: boolean,
    readRows?: (rows: unknown[][]) => T["execute"],
  ): PgPreparedQuery<T> {
    return new PreparedQuery<T>(this.#send, { query, fields, readRows });
  }
}

const noDriver = new Proxy({} as postgres.Sql, {
  get: () => {
    throw new Error("Open a scope for a transaction.");
  },
});

function sendAlone(pool: Pool): Send {
  return async (...statement) => {
    const connection = await pool.reserve();
    try {
      return await sendOn(connection)(...statement);
    } finally {
      connection.release();
    }
  };
}
