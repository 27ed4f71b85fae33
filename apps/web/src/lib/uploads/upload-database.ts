import type { DBSchema } from "idb";
import { reopeningDatabase } from "../offline/reopening-database.ts";
import type { KeptUpload } from "./upload-store.ts";

/** Private windows of Safari take no Blob; the bytes themselves they take. */
type StoredUpload = Omit<KeptUpload, "bytes"> & { bytes: Blob | ArrayBuffer };

interface UploadSchema extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { account: string } };
}

const onDevice = reopeningDatabase<UploadSchema>("ymp-uploads", 1, (database) => {
  database.createObjectStore("uploads", { keyPath: "id" }).createIndex("account", "accountId");
});

export async function listUploads(accountId: string): Promise<KeptUpload[]> {
  const stored = await onDevice("uploads", "readonly", (uploads) => uploads.index("account").getAll(accountId));
  return stored.map((upload) => ({ ...upload, bytes: asBlob(upload) }));
}

export async function putUpload(upload: KeptUpload): Promise<void> {
  const put = (stored: StoredUpload) => onDevice("uploads", "readwrite", (uploads) => uploads.put(stored));
  try {
    await put(upload);
  } catch (refusal) {
    if (refusal instanceof Error && ["QuotaExceededError", "TimeoutError"].includes(refusal.name)) throw refusal;
    await put({ ...upload, bytes: await upload.bytes.arrayBuffer() });
  }
}

export async function removeUpload(id: string): Promise<void> {
  await onDevice("uploads", "readwrite", (uploads) => uploads.delete(id));
}

function asBlob({ bytes, mediaType }: StoredUpload): Blob {
  return bytes instanceof Blob ? bytes : new Blob([bytes], { type: mediaType });
}
