import { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Database, Db } from "./client.ts";
import { dialect, PreparingSession } from "./preparing-session.ts";
import { ReservedConnection } from "./reserved-connection.ts";

export interface Scope {
  /** Absent for an account's own matters, such as the list of vessels it may enter. */
  vesselId: string | null;
  userId: string | null;
  /**
   * A snapshot reads everything as of its first moment, however long it takes. A read has no such moment, and forgets what its
   * statements set for their transaction.
   */
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
 * Runs `work` on one connection, with statements that see and touch only the scope's vessel: those of a write or a snapshot in
 * one transaction, those of a read in one for each wave.
 */
export async function inScope<T>(database: Database, scope: Scope, work: (tx: Db) => Promise<T>): Promise<T> {
  const connection = await ReservedConnection.from(database.pool);
  return scope.access === "read"
    ? inWaves(connection, scope, work, database.awakeEveryMs)
    : inTransaction(connection, scope, work, database.awakeEveryMs);
}

/** BEGIN, the scope and the first statement travel together. */
async function inTransaction<T>(
  connection: ReservedConnection,
  scope: Scope,
  work: (tx: Db) => Promise<T>,
  awakeEveryMs: number,
): Promise<T> {
  const opened = open(connection, scope);
  opened.catch(() => {});
  // A snapshot may wait for its turn, or be drawn, for longer than PostgreSQL lets a transaction be idle.
  const rest = scope.access === "snapshot" ? connection.stayAwake(awakeEveryMs) : undefined;
  try {
    const [result] = await Promise.race([
      Promise.all([work(dbOn(new PreparingSession(connection))), opened]),
      connection.lost,
    ]);
    connection.expectHeld();
    connection.end();
    await Promise.race([commit(connection), connection.lost]);
    return result;
  } catch (error) {
    await connection.rollBack(error);
    throw connection.reasonOf(error);
  } finally {
    rest?.();
    connection.release();
  }
}

/**
 * What a read sends in one turn of the event loop is a transaction of its own and travels as a whole, with BEGIN, scope and
 * COMMIT. It sees what was committed before each of its statements either way, and no transaction is open while it waits.
 */
async function inWaves<T>(
  connection: ReservedConnection,
  scope: Scope,
  work: (tx: Db) => Promise<T>,
  awakeEveryMs: number,
): Promise<T> {
  const waves = new Waves(connection, scope);
  // A list of many rows may be drawn for longer than a connection is let be silent.
  const rest = connection.stayAwake(awakeEveryMs);
  try {
    const tx = dbOn(new PreparingSession(connection, () => waves.join()));
    const result = await Promise.race([work(tx), connection.lost]);
    connection.expectHeld();
    return result;
  } catch (error) {
    throw connection.reasonOf(error);
  } finally {
    rest();
    connection.end();
    // Released before its commit was answered, the connection could be given away with the transaction still open.
    waves.ended().then(() => connection.release());
  }
}

class Waves {
  #isOpen = false;
  #closed: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connection: ReservedConnection,
    private readonly scope: Scope,
  ) {}

  /** To be called before each statement: the first of a wave opens it. */
  join(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    // Once the promises of this turn have asked for all they ask for, and before anything of it is written.
    const over = new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
    this.#closed = over.then(() => this.#close());
    // A failure of it is heard of by the statements that follow it.
    open(this.connection, this.scope).catch(() => {});
  }

  /** Resolves when the last wave is over, however it went. */
  ended(): Promise<unknown> {
    return Promise.race([this.#closed, this.connection.lost]).catch(() => {});
  }

  #close(): Promise<unknown> {
    this.#isOpen = false;
    return commit(this.connection);
  }
}

const dbOn = (session: PreparingSession): Db => new PostgresJsDatabase(dialect, session, undefined);

function open(connection: ReservedConnection, { access, vesselId, userId, hidesPrivate }: Scope): Promise<unknown> {
  return Promise.all([
    connection.begin(openings[access]),
    connection.statements
      .unsafe(
        "select set_config('app.vessel_id', $1, true), set_config('app.user_id', $2, true), set_config('app.hides_private', $3, true)",
        [vesselId ?? "", userId ?? "", hidesPrivate ? "on" : ""],
        { prepare: true },
      )
      .execute(),
  ]);
}

const commit = (connection: ReservedConnection): Promise<unknown> => connection.sql.unsafe("commit").execute();
