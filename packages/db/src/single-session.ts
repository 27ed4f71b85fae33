import type { Query } from "drizzle-orm";
import type { WithCacheConfig } from "drizzle-orm/cache/core/types";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { PgPreparedQuery, PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";
import { PostgresJsSession } from "drizzle-orm/postgres-js/session";
import type postgres from "postgres";
import { isLinkError } from "./link-errors.ts";
import { dialect } from "./preparing-session.ts";

/**
 * Statements outside any transaction, each on a connection of its own while it runs. The driver may forget a statement that
 * waits for a connection which is lost; who reserves one is told within a bound.
 */
export class SingleSession extends PostgresJsSession<postgres.Sql, Record<string, never>, Record<string, never>> {
  constructor(private readonly pool: postgres.Sql) {
    super(pool, dialect, undefined, {});
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    ...rest: [
      ((rows: unknown[][]) => T["execute"])?,
      { type: "select" | "update" | "delete" | "insert"; tables: string[] }?,
      WithCacheConfig?,
    ]
  ): PgPreparedQuery<T> {
    const written = super.prepareQuery<T>(query, fields, name, isResponseInArrayMode, ...rest);
    const execute = (values?: Record<string, unknown>) => this.#executeAlone(written, values);
    return Object.create(written, { execute: { value: execute } });
  }

  async #executeAlone<T extends PreparedQueryConfig>(
    written: PgPreparedQuery<T>,
    values?: Record<string, unknown>,
  ): Promise<T["execute"]> {
    const connection = await this.pool.reserve();
    const own: PgPreparedQuery<T> = Object.create(written, { client: { value: connection } });
    try {
      const result = await own.execute(values);
      connection.release();
      return result;
    } catch (error) {
      // One that is lost is not there any more to be given back.
      if (!isLinkError(error instanceof DrizzleQueryError ? error.cause : error)) connection.release();
      throw error;
    }
  }
}
