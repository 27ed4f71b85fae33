import type { Query } from "drizzle-orm";
import type { PgPreparedQuery, PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";
import { PostgresJsSession } from "drizzle-orm/postgres-js/session";
import type postgres from "postgres";
import { LeanQuery, type Send, sendOn } from "./lean-query.ts";
import { isLinkError } from "./link-errors.ts";
import { dialect } from "./preparing-session.ts";

/**
 * Statements outside any transaction, each on a connection of its own while it runs. The driver may forget a statement that
 * waits for a connection which is lost; who reserves one is told within a bound.
 */
export class SingleSession extends PostgresJsSession<postgres.Sql, Record<string, never>, Record<string, never>> {
  readonly #send: Send;

  constructor(pool: postgres.Sql) {
    super(pool, dialect, undefined, {});
    this.#send = sendAlone(pool);
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    _isResponseInArrayMode: boolean,
    readRows?: (rows: unknown[][]) => T["execute"],
  ): PgPreparedQuery<T> {
    return new LeanQuery<T>(this.#send, { query, fields, readRows });
  }
}

function sendAlone(pool: postgres.Sql): Send {
  return async (...statement) => {
    const connection = await pool.reserve();
    try {
      const rows = await sendOn(connection)(...statement);
      connection.release();
      return rows;
    } catch (error) {
      // One that is lost is not there any more to be given back.
      if (!isLinkError(error)) connection.release();
      throw error;
    }
  };
}
