import type postgres from "postgres";

type Pool = postgres.Sql;

/** A server that is away loses every connection anew. */
const renewedAtMostEveryMs = 1_000;
/** By then every statement of the pool before has been answered, or given up. */
const endedAfterMs = 45_000;
/** Who waits longer for a connection is told that there is none. */
const reservedWithinMs = 10_000;

interface Generation {
  readonly pool: Pool;
  /** Who waits for a connection of it, to be told that it comes from another pool now. */
  readonly waiting: Set<() => void>;
}

/**
 * A pool that is replaced by a fresh one after a connection was lost or refused: the driver's bookkeeping of such a
 * connection can be left in a state from which it never comes back, and who waits for one is forgotten. What runs on the
 * pool before runs on to its end.
 */
export function renewingPool(open: (onLost: () => void) => Pool): Pool {
  const leaving = new Set<Pool>();
  let renewableAt = 0;
  let current = openOne();

  function openOne(): Generation {
    let isLost = false;
    const pool = open(() => {
      if (isLost) return;
      isLost = true;
      const wait = renewableAt - performance.now();
      if (wait > 0) setTimeout(replace, wait, generation).unref();
      else replace(generation);
    });
    const generation = { pool, waiting: new Set<() => void>() };
    return generation;
  }

  function replace({ pool, waiting }: Generation): void {
    renewableAt = performance.now() + renewedAtMostEveryMs;
    current = openOne();
    for (const askAgain of waiting) askAgain();
    leaving.add(pool);
    setTimeout(() => {
      leaving.delete(pool);
      void pool.end({ timeout: 0 });
    }, endedAfterMs).unref();
  }

  async function reserve(): Promise<postgres.ReservedSql> {
    const deadline = performance.now() + reservedWithinMs;
    for (;;) {
      const connection = await reserveFrom(current, deadline - performance.now());
      if (connection) return connection;
      if (performance.now() >= deadline) throw noneFree();
    }
  }

  const end: Pool["end"] = async (options) => {
    await Promise.all([current.pool.end(options), ...[...leaving].map((pool) => pool.end({ timeout: 0 }))]);
  };
  const own = new Map<PropertyKey, unknown>(Object.entries({ reserve, end }));
  return new Proxy(current.pool, {
    get: (_first, key) => own.get(key) ?? Reflect.get(current.pool, key),
    apply: (_first, _self, args) => Reflect.apply(current.pool, undefined, args),
  });
}

function noneFree(): Error {
  const sentence = `No connection to the database was free for ${reservedWithinMs} ms.`;
  return Object.assign(new Error(sentence), { code: "CONNECT_TIMEOUT" });
}

/** Undefined when the pool was replaced in the meantime, or the time is over. */
async function reserveFrom(
  { pool, waiting }: Generation,
  patienceMs: number,
): Promise<postgres.ReservedSql | undefined> {
  const reserving = pool.reserve();
  let askAgain = () => {};
  const replaced = new Promise<undefined>((resolve) => {
    askAgain = () => resolve(undefined);
  });
  const timer = setTimeout(askAgain, patienceMs);
  waiting.add(askAgain);
  try {
    const connection = await Promise.race([reserving, replaced]);
    if (!connection)
      reserving.then(
        (late) => late.release(),
        () => {},
      );
    return connection;
  } finally {
    clearTimeout(timer);
    waiting.delete(askAgain);
  }
}
