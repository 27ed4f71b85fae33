import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@ymp/core/errors";
import type { InScope } from "../fleet/rolled-back-scope.ts";

const asking = new AsyncLocalStorage<{ isIn: boolean }>();

/** Whether a call comes as far as the rows; there it ends, so that asking costs next to nothing. */
export async function asksForRows<T>(call: () => Promise<T>): Promise<{ isIn: boolean; answer: T }> {
  const asked = { isIn: false };
  const answer = await asking.run(asked, call);
  return { isIn: asked.isIn, answer };
}

/** For what the gate itself reads before it decides. */
export const asGate = <T>(read: () => Promise<T>): Promise<T> => asking.exit(read);

export function endingAtGate(inScope: InScope): InScope {
  return async (database, scope, work) => {
    const asked = asking.getStore();
    if (!asked) return inScope(database, scope, work);
    asked.isIn = true;
    throw new AppError("conflict", "refusals:busy");
  };
}
