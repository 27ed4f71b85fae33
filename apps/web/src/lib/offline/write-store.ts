import type { QueuedWrite } from "./queued-write.ts";

/** Where queued writes lie between making and sending. */
export interface WriteStore {
  list(accountId: string): Promise<QueuedWrite[]>;
  put(write: QueuedWrite): Promise<void>;
  remove(id: string): Promise<void>;
}

/** For tests, and for browsers that refuse storage: lasts as long as the page. */
export function createMemoryWriteStore(): WriteStore {
  const writes = new Map<string, QueuedWrite>();
  return {
    list: async (accountId) => [...writes.values()].filter((write) => write.accountId === accountId),
    put: async (write) => void writes.set(write.id, write),
    remove: async (id) => void writes.delete(id),
  };
}
