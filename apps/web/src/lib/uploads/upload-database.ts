import type { DBSchema } from "idb";
import { reopeningDatabase } from "../offline/reopening-database.ts";
import type { KeptUpload } from "./upload-store.ts";

/** Private windows of Safari take no Blob; the bytes themselves they take. */
type Bytes = Blob | ArrayBuffer;
type About = Omit<KeptUpload, "bytes">;

/**
 * Bytes are written once, in a row of their own: in WebKit a Blob that is put again out of its own row can no longer be read, neither
 * by the person who has it in hand nor after a crash. Rows of the first edition hold theirs themselves until they are listed.
 */
type Row = (About & { bytes?: Bytes }) | { id: string; bytes: Bytes };

interface UploadSchema extends DBSchema {
  uploads: { key: string; value: Row };
}

const onDevice = reopeningDatabase<UploadSchema>("ymp-uploads", 2, (database) => {
  if (!database.objectStoreNames.contains("uploads")) database.createObjectStore("uploads", { keyPath: "id" });
});

const rowOfBytes = (id: string) => `${id} bytes`;
const isAbout = (row: Row): row is About & { bytes?: Bytes } => "accountId" in row;

/** Files whose bytes are known to have a row. */
const written = new Set<string>();

export async function listUploads(accountId: string): Promise<KeptUpload[]> {
  const rows = await onDevice("uploads", "readonly", (uploads) => uploads.getAll());
  const bytesOf = new Map(rows.map((row) => [row.id, row.bytes]));
  const uploads = rows
    .filter(isAbout)
    .filter((row) => row.accountId === accountId)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return await Promise.all(
    uploads.map(async ({ bytes: ownBytes, ...about }) => {
      const bytes = bytesOf.get(rowOfBytes(about.id));
      if (bytes) written.add(about.id);
      return { ...about, bytes: asBlob(bytes ?? (await moved(about, ownBytes)), about) };
    }),
  );
}

/** Bytes of a row of the first edition, read into memory before their row is rewritten without them. */
async function moved(about: About, bytes: Bytes | undefined): Promise<Bytes | undefined> {
  if (!bytes) return bytes;
  try {
    const inMemory = bytes instanceof Blob ? await bytes.arrayBuffer() : bytes;
    if (inMemory.byteLength !== about.sizeBytes) return bytes;
    await putBoth(about, inMemory);
    return inMemory;
  } catch {
    // Not readable now, or no room for both: the row stays as it is, and the next to list it tries again.
    return bytes;
  }
}

async function putBoth(about: About, bytes: Bytes): Promise<void> {
  await onDevice("uploads", "readwrite", (uploads) =>
    Promise.all([uploads.put(about), uploads.put({ id: rowOfBytes(about.id), bytes })]),
  );
  written.add(about.id);
}

export async function putUpload(upload: KeptUpload): Promise<void> {
  const { bytes, ...about } = upload;
  if (written.has(upload.id)) {
    await onDevice("uploads", "readwrite", (uploads) => uploads.put(about));
    return;
  }
  try {
    await putBoth(about, bytes);
  } catch (refusal) {
    if (refusal instanceof Error && ["QuotaExceededError", "TimeoutError"].includes(refusal.name)) throw refusal;
    await putBoth(about, await bytes.arrayBuffer());
  }
}

export async function removeUpload(id: string): Promise<void> {
  await onDevice("uploads", "readwrite", (uploads) =>
    Promise.all([uploads.delete(id), uploads.delete(rowOfBytes(id))]),
  );
  written.delete(id);
}

function asBlob(bytes: Bytes | undefined, { mediaType }: About): Blob {
  return bytes instanceof Blob ? bytes : new Blob(bytes ? [bytes] : [], { type: mediaType });
}
