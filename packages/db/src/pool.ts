import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { linkError, poolBusy } from "./link-errors.ts";

/** A longer wait for a connection fails. */
const reservedWithinMs = 10_000;
const idleMs = 30_000;

/** The connections of one process to one database, as one role. */
export interface Pool {
  /**
   * Lends one of them to the caller, until it is released.
   * @throws Error POOL_BUSY when none is free within ten seconds, or the link's own where none can be made
   */
  reserve(): Promise<postgres.ReservedSql>;
  end(options?: { timeout?: number }): Promise<void>;
}

interface Line {
  readonly sql: postgres.Sql;
  isLost: boolean;
  idle?: NodeJS.Timeout;
}

type OpenLine = (onLost: () => void) => postgres.Sql;

interface Waiter {
  take(line: Line | undefined): void;
  refuse(error: Error): void;
}

/**
 * Each connection has a driver of its own, which is thrown away when the connection is lost: the driver's bookkeeping of a
 * pool may leave such a one in a state from which it never comes back, and forgets who waits for it.
 */
class LinePool implements Pool {
  readonly #lines = new Set<Line>();
  readonly #free: Line[] = [];
  readonly #waiting: Waiter[] = [];
  #isEnded = false;

  constructor(
    private readonly max: number,
    private readonly open: OpenLine,
  ) {}

  async reserve(): Promise<postgres.ReservedSql> {
    const line = await this.#take();
    clearTimeout(line.idle);
    return reserved(line.sql, () => this.#giveBack(line));
  }

  async end({ timeout = 5 } = {}): Promise<void> {
    this.#isEnded = true;
    for (const waiter of this.#waiting.splice(0)) waiter.refuse(poolEnded());
    await Promise.all([...this.#lines].map((line) => this.#remove(line, timeout)));
  }

  async #take(): Promise<Line> {
    const deadline = performance.now() + reservedWithinMs;
    for (;;) {
      if (this.#isEnded) throw poolEnded();
      const ready = this.#free.pop();
      if (ready) return ready;
      const patienceMs = deadline - performance.now();
      if (this.#lines.size < this.max) return this.#openWithin(patienceMs);
      const given = await this.#waitForLine(patienceMs);
      if (given) return given;
    }
  }

  /** A connection that comes too late for its caller is kept for the next one. */
  async #openWithin(ms: number): Promise<Line> {
    const opening = this.#openLine();
    const opened = await Promise.race([opening, sleep(ms, undefined, { ref: false })]);
    if (opened) return opened;
    opening.then(
      (late) => this.#giveBack(late),
      () => {},
    );
    throw noneFree();
  }

  async #openLine(): Promise<Line> {
    const line: Line = { sql: this.open(() => this.#lose(line)), isLost: false };
    this.#lines.add(line);
    try {
      await line.sql`select 1`;
      return line;
    } catch (error) {
      this.#lose(line);
      throw error;
    }
  }

  /** Undefined where the caller may make one. */
  #waitForLine(ms: number): Promise<Line | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(noneFree());
      }, ms);
      const waiter: Waiter = {
        take(line) {
          clearTimeout(timer);
          resolve(line);
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.#waiting.push(waiter);
    });
  }

  #giveBack(line: Line): void {
    if (line.isLost) return;
    const next = this.#waiting.shift();
    if (next) {
      next.take(line);
      return;
    }
    this.#free.push(line);
    line.idle = setTimeout(() => void this.#remove(line, 0), idleMs).unref();
  }

  /** Idle connections came the same way, and may be dead without an error. */
  #lose(line: Line): void {
    if (line.isLost) return;
    line.isLost = true;
    for (const each of [line, ...this.#free]) void this.#remove(each, 0);
  }

  #remove(line: Line, timeout: number): Promise<void> {
    clearTimeout(line.idle);
    this.#lines.delete(line);
    const at = this.#free.indexOf(line);
    if (at >= 0) this.#free.splice(at, 1);
    this.#waiting.shift()?.take(undefined);
    return line.sql.end({ timeout });
  }
}

/** @param open a driver of one connection, which reports its loss */
export const createPool = (max: number, open: OpenLine): Pool => new LinePool(max, open);

/** The driver of one connection as it is handed out. Only its first release counts. */
function reserved(sql: postgres.Sql, giveBack: () => void): postgres.ReservedSql {
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    giveBack();
  };
  return new Proxy(sql, {
    get: (_sql, key) => (key === "release" ? release : Reflect.get(sql, key)),
  }) as postgres.ReservedSql;
}

const noneFree = () => linkError(poolBusy, `No connection to the database was free for ${reservedWithinMs} ms.`);
const poolEnded = () => linkError("CONNECTION_ENDED", "The connections of this process to the database were ended.");
