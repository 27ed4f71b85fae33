import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Db } from "@ymp/db/client";
import type { Scope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";

export type InScope = <T>(database: Database, scope: Scope, work: (tx: Db) => Promise<T>) => Promise<T>;

class Undone extends Error {}

const arranging = new AsyncLocalStorage<true>();

/** What is written within stays, for arranging what the calls then find. */
export const keeping = <T>(work: () => Promise<T>): Promise<T> => arranging.run(true, work);

/**
 * The scope as it is, except that nothing it wrote is kept: thousands of calls then find the same vessel, in whatever order
 * they come. Rules that the database puts off to the end are asked before.
 */
export function rollingBack(inScope: InScope): InScope {
  return async (database, scope, work) => {
    if (arranging.getStore()) return inScope(database, scope, work);
    const kept: { result: Awaited<ReturnType<typeof work>> }[] = [];
    const undone = inScope(database, scope, async (tx) => {
      const result = await work(tx);
      await tx.execute(sql`set constraints all immediate`);
      kept.push({ result });
      throw new Undone();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    const [answer] = kept;
    if (!answer) throw new Error("The scope ended without an answer.");
    return answer.result;
  };
}
