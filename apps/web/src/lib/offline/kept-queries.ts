import type { QueryClient } from "@tanstack/react-query";
import type { QueryStore } from "./device-stores.ts";
import { inTime } from "./in-time.ts";

/** Raised when the answers of most procedures change their shape: screens would break on older ones that a device still has. */
const answerShape = 4;

/** Raised when the answer of one procedure changes its shape: what a device has of all the others stays. */
const changedSince: Readonly<Record<string, number>> = {
  // Rules, zones, plans, notes and the expected days came with it, how finely the month is recorded, and the watches that were stood.
  "rest.month": 2,
  // Hours apart from the weekly plan, how many break limits out of sight, and who lacks the papers of a position.
  "watchPlans.board": 2,
  "watchPlans.swaps": 1,
  // What was signed before it was written anew.
  "watchLogs.get": 1,
};

/** The shape of an answer as this version reads it. One that was kept in another is left alone, and read again. */
export function shapeOf(key: readonly unknown[]): number {
  const [path] = key;
  const changed = Array.isArray(path) ? changedSince[path.join(".")] : undefined;
  return answerShape + (changed ?? 0) * 1000;
}
const oldestKeptMs = 30 * 24 * 60 * 60_000;

export const scopeOf = (accountId: string, vesselId: string | null): string => `${accountId}:${vesselId ?? "-"}`;

/** The start may be helped by what the device has, and waits no longer for it than for a quick answer of the server. */
const patienceMs = 1_500;

/** Puts back into the cache what was read last time, so that screens open without a link. Stale: it is read again when there is one. */
export async function restoreQueries(
  client: QueryClient,
  store: Pick<QueryStore, "list">,
  scope: string,
  now: number,
): Promise<void> {
  const nothing = () => [];
  // What comes later would lie over newer answers.
  for (const kept of await inTime(store.list(scope).catch(nothing), patienceMs, nothing)) {
    const known = client.getQueryState(kept.key)?.dataUpdatedAt ?? 0;
    if (kept.shape !== shapeOf(kept.key) || now - kept.updatedAt > oldestKeptMs || known >= kept.updatedAt) continue;
    client.setQueryData(kept.key, kept.data, { updatedAt: kept.updatedAt });
    // However young: what changed while nobody listened was not heard.
    client.getQueryCache().find({ queryKey: kept.key, exact: true })?.invalidate();
  }
}
