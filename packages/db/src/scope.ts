import type { Query } from "drizzle-orm";
import type { WithCacheConfig } from "drizzle-orm/cache/core/types";
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";
import { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { PostgresJsSession } from "drizzle-orm/postgres-js/session";
import type postgres from "postgres";
import type { Database, Db } from "./client.ts";

const dialect = new PgDialect({ casing: "snake_case" });

export interface Scope {
  /** Absent for an account's own matters, such as the list of vessels it may enter. */
  vesselId: string | null;
  userId: string | null;
  /** A snapshot reads everything as of its first moment, however long it takes. */
  access: "read" | "write" | "snapshot";
  /** Keeps the scope's user from what others marked private. Without it everything is seen, as the platform's own work must. */
  hidesPrivate?: boolean;
}

const openings: Record<Scope["access"], string> = {
  read: "begin read only",
  write: "begin",
  snapshot: "begin isolation level repeatable read read only",
};

/** Drizzle prepares nothing unless a name is given; on a kept connection every statement is worth preparing. */
class PreparingSession extends PostgresJsSession<postgres.ReservedSql, Record<string, never>, Record<string, never>> {
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
    return super.prepareQuery<T>(query, fields, name ?? "prepared", isResponseInArrayMode, ...rest);
  }
}

/**
 * Runs `work` in one transaction that sees and touches only the scope's vessel. BEGIN, the scope and the first statement
 * travel together, and nobody waits for the COMMIT of a read.
 */
export async function inScope<T>(database: Database, scope: Scope, work: (tx: Db) => Promise<T>): Promise<T> {
  const connection = await database.pool.reserve();
  const opening = [
    connection.unsafe(openings[scope.access]),
    connection.unsafe(
      "select set_config('app.vessel_id', $1, true), set_config('app.user_id', $2, true), set_config('app.hides_private', $3, true)",
      [scope.vesselId ?? "", scope.userId ?? "", scope.hidesPrivate ? "on" : ""],
      { prepare: true },
    ),
  ].map((query) => query.execute());
  const opened = Promise.all(opening);
  opened.catch(() => {});
  try {
    const tx: Db = new PostgresJsDatabase(dialect, new PreparingSession(connection, dialect, undefined, {}), undefined);
    const [result] = await Promise.all([work(tx), opened]);
    const closing = connection.unsafe("commit").execute();
    if (scope.access === "write") await closing;
    else closing.catch(() => {});
    return result;
  } catch (error) {
    await connection.unsafe("rollback").catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}
