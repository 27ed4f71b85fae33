import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { QueuedWrite } from "./queued-write.ts";

export interface KeptQuery {
  /** Account and vessel it belongs to. */
  scope: string;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  updatedAt: number;
}

interface DeviceSchema extends DBSchema {
  writes: { key: string; value: QueuedWrite; indexes: { account: string } };
  queries: { key: [string, string]; value: KeptQuery; indexes: { scope: string } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | undefined;

/** The part of the application that lies on the device: writes to be sent, and answers to be read without a link. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>("ymp", 1, {
    upgrade(database) {
      database.createObjectStore("writes", { keyPath: "id" }).createIndex("account", "accountId");
      database.createObjectStore("queries", { keyPath: ["scope", "hash"] }).createIndex("scope", "scope");
    },
  });
  return opened;
}
