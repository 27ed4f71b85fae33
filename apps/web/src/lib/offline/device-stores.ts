import type { KeptQuery } from "./device-database.ts";
import { keptOrInWindow, type PendingStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";

/** Who has never signed in on this device keeps nothing on it, and does not wait for the code of a database. */
const deviceDatabase = async () => (await import("./device-database.ts")).onDevice;

export const deviceWriteStore: PendingStore<QueuedWrite> = keptOrInWindow({
  async list(accountId) {
    const onDevice = await deviceDatabase();
    return onDevice((database) => database.getAllFromIndex("writes", "account", accountId));
  },
  async put(write) {
    const onDevice = await deviceDatabase();
    await onDevice((database) => database.put("writes", write));
  },
  async remove(id) {
    const onDevice = await deviceDatabase();
    await onDevice((database) => database.delete("writes", id));
  },
});

/** Where answers lie that may be read without a link. */
export interface QueryStore {
  list(scope: string): Promise<KeptQuery[]>;
  put(queries: readonly KeptQuery[]): Promise<void>;
  /** Forgets everything whose scope begins so. */
  clear(scopePrefix: string): Promise<void>;
}

export const deviceQueryStore: QueryStore = {
  async list(scope) {
    const onDevice = await deviceDatabase();
    return onDevice((database) => database.getAllFromIndex("queries", "scope", scope));
  },
  async put(queries) {
    const onDevice = await deviceDatabase();
    await onDevice(async (database) => {
      const transaction = database.transaction("queries", "readwrite");
      await Promise.all([...queries.map((query) => transaction.store.put(query)), transaction.done]);
    });
  },
  async clear(scopePrefix) {
    const onDevice = await deviceDatabase();
    const all = IDBKeyRange.bound([scopePrefix], [`${scopePrefix}\uffff`, "\uffff"]);
    await onDevice((database) => database.delete("queries", all));
  },
};

export function createMemoryQueryStore(): QueryStore {
  const kept = new Map<string, KeptQuery>();
  return {
    list: async (scope) => [...kept.values()].filter((query) => query.scope === scope),
    async put(queries) {
      for (const query of queries) kept.set(`${query.scope} ${query.hash}`, query);
    },
    async clear(scopePrefix) {
      for (const key of kept.keys()) if (key.startsWith(scopePrefix)) kept.delete(key);
    },
  };
}
