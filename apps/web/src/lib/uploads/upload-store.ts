import type { DBSchema, IDBPDatabase } from "idb";

/** A file on its way to the server, kept with its bytes until it is there. */
export interface KeptUpload {
  /** Made on the device; the file keeps it on the server. */
  id: string;
  accountId: string;
  vesselId: string;
  /** The record it belongs to, for showing it there: "job:018f…". */
  place: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  bytes: Blob;
  addedAt: Date;
  /** Where the half that was sent lies; null before the first byte. */
  uploadUrl: string | null;
  isSent: boolean;
  /** The procedure that links the file to its record, once it is there. */
  afterwards: { path: string; input: unknown } | null;
}

export interface UploadStore {
  list(accountId: string): Promise<KeptUpload[]>;
  put(upload: KeptUpload): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Records whose files are not all on the server. */
export async function placesWithFiles(store: UploadStore, accountId: string): Promise<ReadonlySet<string>> {
  return new Set((await store.list(accountId)).map(({ place }) => place));
}

interface UploadSchema extends DBSchema {
  uploads: { key: string; value: KeptUpload; indexes: { account: string } };
}

let opened: Promise<IDBPDatabase<UploadSchema>> | undefined;

function uploadDatabase(): Promise<IDBPDatabase<UploadSchema>> {
  opened ??= openUploads();
  return opened;
}

async function openUploads(): Promise<IDBPDatabase<UploadSchema>> {
  const { openDB } = await import("idb");
  return openDB<UploadSchema>("ymp-uploads", 1, {
    upgrade(database) {
      database.createObjectStore("uploads", { keyPath: "id" }).createIndex("account", "accountId");
    },
  });
}

export const deviceUploadStore: UploadStore = {
  list: async (accountId) => (await uploadDatabase()).getAllFromIndex("uploads", "account", accountId),
  put: async (upload) => void (await (await uploadDatabase()).put("uploads", upload)),
  remove: async (id) => (await uploadDatabase()).delete("uploads", id),
};

/** For tests, and for browsers that refuse storage: lasts as long as the page. */
export function createMemoryUploadStore(): UploadStore {
  const uploads = new Map<string, KeptUpload>();
  return {
    list: async (accountId) => [...uploads.values()].filter((upload) => upload.accountId === accountId),
    put: async (upload) => void uploads.set(upload.id, upload),
    remove: async (id) => void uploads.delete(id),
  };
}
