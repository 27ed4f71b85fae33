import { codeInTime } from "@ymp/ui/lib/code-in-time";
import type { DeviceSchema, KeptQuery } from "./device-database.ts";
import { keptOrInWindow, type PendingStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import type { DeviceWork } from "./reopening-database.ts";

/** Who has never signed in on this device keeps nothing on it, and does not wait for the code of a database. */
const onDevice: DeviceWork<DeviceSchema> = async (work) =>
  (await codeInTime(() => import("./device-database.ts"))).onDevice(work);

export const deviceWriteStore: PendingStore<QueuedWrite> = keptOrInWindow({
  list: (accountId) => onDevice((database) => database.getAllFromIndex("writes", "account", accountId)),
  put: (write) => onDevice(async (database) => void (await database.put("writes", write))),
  remove: (id) => onDevice((database) => database.delete("writes", id)),
});

/** Where answers lie that may be read without a link. */
export interface QueryStore {
  list(scope: string): Promise<KeptQuery[]>;
  put(queries: readonly KeptQuery[]): Promise<void>;
  /** Forgets everything whose scope begins so. */
  clear(scopePrefix: string): Promise<void>;
}

export const deviceQueryStore: QueryStore = {
  list: (scope) => onDevice((database) => database.getAllFromIndex("queries", "scope", scope)),
  put: (queries) =>
    onDevice(async (database) => {
      const transaction = database.transaction("queries", "readwrite");
      await Promise.all([...queries.map((query) => transaction.store.put(query)), transaction.done]);
    }),
  clear: (scopePrefix) =>
    onDevice((database) =>
      database.delete("queries", IDBKeyRange.bound([scopePrefix], [`${scopePrefix}\uffff`, "\uffff"])),
    ),
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
