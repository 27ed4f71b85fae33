import { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Database, Db } from "./client.ts";
import { dialect, PreparingSession } from "./preparing-session.ts";
import { ReservedConnection } from "./reserved-connection.ts";

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

/**
 * Runs `work` in one transaction that sees and touches only the scope's vessel. BEGIN, the scope and the first statement
 * travel together, and nobody waits for the COMMIT of a read.
 */
export async function inScope<T>(database: Database, scope: Scope, work: (tx: Db) => Promise<T>): Promise<T> {
  const connection = await ReservedConnection.from(database.pool);
  const { sql } = connection;
  const opening = [
    connection.begin(openings[scope.access]),
    sql
      .unsafe(
        "select set_config('app.vessel_id', $1, true), set_config('app.user_id', $2, true), set_config('app.hides_private', $3, true)",
        [scope.vesselId ?? "", scope.userId ?? "", scope.hidesPrivate ? "on" : ""],
        { prepare: true },
      )
      .execute(),
  ];
  const opened = Promise.all(opening);
  opened.catch(() => {});
  try {
    const tx: Db = new PostgresJsDatabase(dialect, new PreparingSession(connection), undefined);
    const [result] = await Promise.race([Promise.all([work(tx), opened]), connection.lost]);
    connection.expectHeld();
    const closing = sql.unsafe("commit").execute();
    const closed = Promise.race([closing, connection.lost]);
    if (scope.access === "write") await closed;
    // Released before its commit was answered, the connection could be given away with the transaction still open.
    closed.catch(() => {}).then(() => connection.release());
    return result;
  } catch (error) {
    await connection.rollBack(error);
    connection.release();
    throw connection.reasonOf(error);
  }
}
