import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { isLinkError } from "./link-errors.ts";
import type { Pool } from "./pool.ts";

/** What the driver hands to `onexecute`; its own `begin` hears of a lost connection in the same way. */
interface DriverConnection {
  onclose?: ((error: Error) => void) | null;
}

/** Between the error of a socket and its end. */
const patienceMs = 1_000;

/**
 * One connection of the pool for one transaction or one lock. It may be somebody else's once it is given back, and
 * a driver makes a lost one again: nothing of the transaction before may reach it then.
 */
export class ReservedConnection {
  /** Rejected when the connection is lost; otherwise it never settles. */
  readonly lost: Promise<never>;
  /** `sql`, for the statements of the transaction: what they failed of is remembered, and none is sent after its end. */
  readonly statements: postgres.ReservedSql;
  #failure: unknown;
  #hasEnded = false;
  #loss: Error | undefined;
  #lose: (error: Error) => void = () => {};

  private constructor(readonly sql: postgres.ReservedSql) {
    this.lost = new Promise((_, reject) => {
      this.#lose = (error) => {
        this.#loss = error;
        reject(error);
      };
    });
    this.lost.catch(() => {});
    const unsafe = (...args: Parameters<postgres.ReservedSql["unsafe"]>) => {
      this.expectHeld();
      const query = sql.unsafe(...args);
      query.catch((error: unknown) => {
        if (!isAftermath(error)) this.#failure = error;
      });
      return query;
    };
    this.statements = new Proxy(sql, {
      get: (_sql, key) => (key === "unsafe" ? unsafe : Reflect.get(sql, key)),
    });
  }

  static async from(pool: Pick<Pool, "reserve">): Promise<ReservedConnection> {
    return new ReservedConnection(await pool.reserve());
  }

  /** To be the first statement. */
  begin<Row extends object>(statement: string): Promise<readonly Row[]> {
    const onexecute = (connection: DriverConnection) => {
      connection.onclose = this.#lose;
      return true;
    };
    const options = { prepare: false, onexecute };
    return this.sql.unsafe<Row[]>(statement, [], options).execute();
  }

  expectHeld(): void {
    if (this.#loss) throw this.#loss;
    if (this.#hasEnded) throw new Error("The transaction of this statement has ended.");
  }

  /** From now on its statements are refused: the connection is about to be somebody else's. */
  end(): void {
    this.#hasEnded = true;
  }

  /**
   * Keeps either side from taking the connection for dead while something else is waited for; answers how to end it. Nothing
   * further is said on one that does not answer, so that a dead one is found silent.
   */
  stayAwake(everyMs: number): () => void {
    let isAnswered = true;
    const answer = () => {
      isAnswered = true;
    };
    const timer = setInterval(() => {
      if (this.#loss || !isAnswered) return;
      isAnswered = false;
      // A failure is heard of by `lost`.
      this.sql.unsafe("select 1").then(answer, answer);
    }, everyMs);
    return () => clearInterval(timer);
  }

  /**
   * Why the work failed. Of statements sent together, those after the one that failed are refused for its sake, and their
   * refusals may be heard of before it.
   */
  reasonOf(error: unknown): unknown {
    return isAftermath(error) ? (this.#failure ?? error) : error;
  }

  async rollBack(cause: unknown): Promise<void> {
    if (isLinkError(cause)) await Promise.race([this.lost, sleep(patienceMs)]).catch(() => {});
    if (this.#loss) return;
    await Promise.race([this.sql.unsafe("rollback"), this.lost]).catch(() => {});
  }

  release(): void {
    this.end();
    if (!this.#loss) this.sql.release();
  }
}

const failedTransaction = "25P02";

/** Whether a statement was only refused because one before it had failed. */
function isAftermath(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === failedTransaction) || isAftermath(error.cause);
}
