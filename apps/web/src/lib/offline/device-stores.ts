import { codeInTime } from "@ymp/ui/lib/code-in-time";
import type { DeviceSchema, KeptQuery } from "./device-database.ts";
import { keptOrInWindow, type PendingStore } from "./pending-store.ts";
import type { QueuedWrite } from "./queued-write.ts";
import { removalNotes } from "./removal-notes.ts";
import type { DeviceWork } from "./reopening-database.ts";

/** Who has never signed in on this device keeps nothing on it, and does not wait for the code of a database. */
const database = () => codeInTime(() => import("./device-database.ts"));
const onDevice: DeviceWork<DeviceSchema> = async (...work) => (await database()).onDevice(...work);

export const deviceWriteStore: PendingStore<QueuedWrite> = keptOrInWindow(
  {
    list: (accountId) => onDevice("writes", "readonly", (writes) => writes.index("account").getAll(accountId)),
    put: (write) => onDevice("writes", "readwrite", async (writes) => void (await writes.put(write))),
    remove: (id) => onDevice("writes", "readwrite", (writes) => writes.delete(id)),
  },
  removalNotes("writes"),
);

/** Where answers lie that may be read without a link. */
export interface QueryStore {
  list(scope: string): Promise<KeptQuery[]>;
  put(queries: readonly KeptQuery[]): Promise<void>;
  /** Forgets what was read by all others; by everybody where it answers null. Asked at the moment of clearing. */
  keepOnly(accountId: () => string | null): Promise<void>;
  /** Whether the device would not give or take what it was last asked to. */
  refuses(): boolean;
}

export const deviceQueryStore: QueryStore = notingRefusals({
  list: (scope) => onDevice("queries", "readonly", (queries) => queries.index("scope").getAll(scope)),
  put: (queries) =>
    onDevice("queries", "readwrite", async (kept) => void (await Promise.all(queries.map((query) => kept.put(query))))),
  keepOnly: async (accountId) => (await database()).keepQueriesOf(accountId),
});

/** Full, private, silent or forbidden: what was read is not there the next time. */
export function notingRefusals({ list, put, keepOnly }: Omit<QueryStore, "refuses">): QueryStore {
  let isRefused = false;
  const noted = <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const note = (refused: boolean) => () => {
      isRefused = refused;
    };
    work.then(note(false), note(true));
    return work;
  };
  return {
    list: (scope) => noted(list(scope)),
    put: (queries) => noted(put(queries)),
    keepOnly,
    refuses: () => isRefused,
  };
}

export function createMemoryQueryStore(): QueryStore {
  const held = new Map<string, KeptQuery>();
  return {
    list: async (scope) => [...held.values()].filter((query) => query.scope === scope),
    async put(queries) {
      for (const query of queries) held.set(`${query.scope} ${query.hash}`, query);
    },
    async keepOnly(accountId) {
      const kept = accountId();
      for (const [key, { scope }] of held) if (!scope.startsWith(`${kept}:`)) held.delete(key);
    },
    refuses: () => false,
  };
}
