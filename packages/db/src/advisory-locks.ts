import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import type { Pool } from "./pool.ts";
import { ReservedConnection } from "./reserved-connection.ts";

/** What processes on one database agree about; held by a connection, and gone with it. */
const numbers = {
  /** Held exclusively while the schema is changed, shared by those that need it unchanged. */
  schema: 7_203_441,
  /** Held exclusively by a backup, shared while stored files are removed. */
  storedFiles: 7_203_445,
} as const;

/** A connection that says nothing for long is taken for dead. */
const awakeEveryMs = 10_000;

type LockName = keyof typeof numbers;
export type Mode = "alone" | "shared";

export async function tryLock(sql: postgres.ISql, name: LockName, mode: Mode): Promise<boolean> {
  const number = numbers[name];
  const [row] =
    mode === "alone"
      ? await sql<{ isHeld: boolean }[]>`select pg_try_advisory_lock(${number}) as "isHeld"`
      : await sql<{ isHeld: boolean }[]>`select pg_try_advisory_lock_shared(${number}) as "isHeld"`;
  return row?.isHeld === true;
}

/**
 * Asks again and again until it is held: a wait inside a statement would keep an index from being built beside the
 * others' work.
 */
export async function lock(
  sql: postgres.ISql,
  name: LockName,
  { mode = "alone", onWaiting }: { mode?: Mode; onWaiting?: () => void } = {},
): Promise<void> {
  for (let attempt = 1; !(await tryLock(sql, name, mode)); attempt += 1) {
    if (attempt === 1) onWaiting?.();
    await sleep(100);
  }
}

/**
 * Does the work unless a holder keeps it away; answers whether it was done. Fails after work during which the connection was
 * lost, and the lock with it.
 */
export async function whileShared(pool: Pool, name: LockName, work: () => Promise<void>): Promise<boolean> {
  const connection = await ReservedConnection.from(pool);
  const number = numbers[name];
  try {
    const [row] = await connection.begin<{ isHeld: boolean }>(
      `select pg_try_advisory_lock_shared(${number}) as "isHeld"`,
    );
    if (!row?.isHeld) return false;
    const rest = connection.stayAwake(awakeEveryMs);
    try {
      await work();
    } finally {
      rest();
      connection.expectHeld();
      await Promise.race([connection.sql.unsafe(`select pg_advisory_unlock_shared(${number})`), connection.lost]);
    }
    return true;
  } finally {
    connection.release();
  }
}
