import type { DBSchema } from "idb";
import type { QueuedWrite } from "./queued-write.ts";
import { reopeningDatabase } from "./reopening-database.ts";

export interface KeptQuery {
  /** Account and vessel it belongs to. */
  scope: string;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  /** Of which shape the answers were then. */
  shape?: number;
  updatedAt: number;
}

export interface DeviceSchema extends DBSchema {
  writes: { key: string; value: QueuedWrite; indexes: { account: string } };
  queries: { key: [string, string]; value: KeptQuery; indexes: { scope: string } };
}

/** The part of the application that is kept on the device: writes to be sent, and answers to be read without a link. */
export const onDevice = reopeningDatabase<DeviceSchema>("ymp", 1, (database) => {
  database.createObjectStore("writes", { keyPath: "id" }).createIndex("account", "accountId");
  database.createObjectStore("queries", { keyPath: ["scope", "hash"] }).createIndex("scope", "scope");
});

/** Keys begin with the scope, and the scope with its account. */
export async function keepQueriesOf(accountId: () => string | null): Promise<void> {
  await onDevice("queries", "readwrite", (queries) => {
    const kept = `${accountId() ?? ""}:`;
    const others = [IDBKeyRange.upperBound([kept], true), IDBKeyRange.lowerBound([`${kept}\uffff`])];
    return Promise.all(others.map((range) => queries.delete(range)));
  });
}
