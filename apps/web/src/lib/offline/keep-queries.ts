import type { Query, QueryClient } from "@tanstack/react-query";
import type { KeptQuery } from "./device-database.ts";
import type { QueryStore } from "./device-stores.ts";
import { shapeOf } from "./kept-queries.ts";

const writeAfterMs = 800;

/** Writes every answer to the device soon after it came, and those that are there already. Ends when the returned function is called. */
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

  function note(query: Query) {
    if (query.state.status !== "success" || query.meta?.transient) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(() => void write(), writeAfterMs);
  }

  const cache = client.getQueryCache();
  // What the device itself told is to be read again.
  for (const query of cache.getAll()) if (!query.state.isInvalidated) note(query);
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === "updated") note(query);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

function toKept(query: Query, scope: string): KeptQuery {
  const { queryHash: hash, queryKey: key, state } = query;
  return { scope, hash, key, shape: shapeOf(key), data: state.data, updatedAt: state.dataUpdatedAt };
}
