import type { KeptQuery } from "./device-database.ts";
import type { WriteStore } from "./write-store.ts";

/** Who has never signed in on this device keeps nothing on it, and does not wait for the code of a database. */
const deviceDatabase = async () => (await import("./device-database.ts")).deviceDatabase();

export const deviceWriteStore: WriteStore = {
  list: async (accountId) => (await deviceDatabase()).getAllFromIndex("writes", "account", accountId),
  put: async (write) => void (await (await deviceDatabase()).put("writes", write)),
  remove: async (id) => (await deviceDatabase()).delete("writes", id),
};

/** Where answers lie that may be read without a link. */
export interface QueryStore {
  list(scope: string): Promise<KeptQuery[]>;
  put(queries: readonly KeptQuery[]): Promise<void>;
  /** Forgets everything whose scope begins so. */
  clear(scopePrefix: string): Promise<void>;
}

export const deviceQueryStore: QueryStore = {
  list: async (scope) => (await deviceDatabase()).getAllFromIndex("queries", "scope", scope),
  async put(queries) {
    const transaction = (await deviceDatabase()).transaction("queries", "readwrite");
    await Promise.all(queries.map((query) => transaction.store.put(query)));
    await transaction.done;
  },
  async clear(scopePrefix) {
    const database = await deviceDatabase();
    await database.delete("queries", IDBKeyRange.bound([scopePrefix], [`${scopePrefix}\uffff`, "\uffff"]));
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
