import type { Query, QueryClient } from "@tanstack/react-query";
import type { KeptQuery } from "./device-database.ts";
import type { QueryStore } from "./device-stores.ts";
import { inTime } from "./in-time.ts";

const writeAfterMs = 800;
/** Raised when answers change their shape: screens would break on older ones that a device still has. */
export const answerShape = 2;
const oldestKeptMs = 30 * 24 * 60 * 60_000;

export const scopeOf = (accountId: string, vesselId: string | null): string => `${accountId}:${vesselId ?? "-"}`;

/** The start may be helped by what the device has, and waits no longer for it than for a quick answer of the server. */
const patienceMs = 1_500;

/** Puts back into the cache what was read last time, so that screens open without a link. Stale: it is read again when there is one. */
export async function restoreQueries(
  client: QueryClient,
  store: QueryStore,
  scope: string,
  now: number,
): Promise<void> {
  const nothing = () => [];
  // What comes later would lie over newer answers.
  for (const kept of await inTime(store.list(scope).catch(nothing), patienceMs, nothing)) {
    const known = client.getQueryState(kept.key)?.dataUpdatedAt ?? 0;
    if (kept.shape !== answerShape || now - kept.updatedAt > oldestKeptMs || known >= kept.updatedAt) continue;
    client.setQueryData(kept.key, kept.data, { updatedAt: kept.updatedAt });
    // However young: what changed while nobody listened was not heard.
    client.getQueryCache().find({ queryKey: kept.key, exact: true })?.invalidate();
  }
}

/** Writes every answer to the device soon after it came. Ends when the returned function is called. */
export function keepQueries(client: QueryClient, store: QueryStore, scope: () => string | null): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write() {
    timer = undefined;
    const currentScope = scope();
    const queries = [...changed.values()];
    changed.clear();
    // A device that will not keep them has nothing to read without a link; everything else goes on.
    if (currentScope) await store.put(queries.map((query) => toKept(query, currentScope))).catch(() => undefined);
  }

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || query.state.status !== "success" || query.meta?.transient) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(() => void write(), writeAfterMs);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

function toKept(query: Query, scope: string): KeptQuery {
  const { queryHash: hash, queryKey: key, state } = query;
  return { scope, hash, key, shape: answerShape, data: state.data, updatedAt: state.dataUpdatedAt };
}
