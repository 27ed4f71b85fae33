import type { Query } from "drizzle-orm";
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";
import { PostgresJsSession } from "drizzle-orm/postgres-js/session";
import type postgres from "postgres";
import { PreparedQuery, type Send, sendOn } from "./prepared-query.ts";
import type { ReservedConnection } from "./reserved-connection.ts";

export const dialect = new PgDialect({ casing: "snake_case" });

/** Drizzle prepares nothing unless a name is given; on a kept connection every statement is worth preparing. */
export class PreparingSession extends PostgresJsSession<
  postgres.ReservedSql,
  Record<string, never>,
  Record<string, never>
> {
  readonly #send: Send;

  /** @param beforeEach is called before a statement is sent */
  constructor(
    private readonly connection: ReservedConnection,
    beforeEach: () => void = () => {},
  ) {
    super(connection.statements, dialect, undefined, {});
    const send = sendOn(connection.statements);
    this.#send = (...statement) => {
      beforeEach();
      return send(...statement);
    };
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    _isResponseInArrayMode: boolean,
    readRows?: (rows: unknown[][]) => T["execute"],
  ): PgPreparedQuery<T> {
    this.connection.expectHeld();
    return new PreparedQuery<T>(this.#send, { query, fields, readRows });
  }

  /** A statement that was written on another connection, to be run on this one. */
  rebind(written: PreparedQuery): PreparedQuery {
    this.connection.expectHeld();
    return written.by(this.#send);
  }
}
