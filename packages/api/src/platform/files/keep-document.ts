import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { recordFiles } from "@ymp/db/schema/platform";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../changes/record-change.ts";
import { fileRecord } from "./file.record.ts";
import type { FileStore } from "./file-store.ts";
import { insertFile } from "./files.repository.ts";
import { partKey, sha256Of } from "./stored-parts.ts";
import { dropLaterUnlessKept, isLeftToQueue, removeParts } from "./unkept-bytes.ts";

export interface MadeDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A document whose bytes are stored and which no row names yet. */
export interface StoredDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly storageKey: string;
}

/**
 * Stores a document that was made here, such as a printed order, and does the work that writes of it, which enters
 * afterwards. Where the work fails, the bytes go again.
 */
export async function withStored<T>(
  { services, vesselId }: AtTheGate,
  made: MadeDocument,
  work: (stored: StoredDocument) => Promise<T>,
): Promise<T> {
  const storageKey = `${vesselId}/${newId()}`;
  await dropLaterUnlessKept(services, { vesselId, storageKey });
  try {
    return await work(await store(services.files, storageKey, made));
  } catch (error) {
    if (!isLeftToQueue(error)) await removeParts(services.files, storageKey);
    throw error;
  }
}

async function store(
  files: FileStore,
  storageKey: string,
  { name, mediaType, bytes }: MadeDocument,
): Promise<StoredDocument> {
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-document-"));
  try {
    const made = path.join(folder, "document");
    await writeFile(made, bytes);
    const sizeBytes = bytes.byteLength;
    await files.put(partKey(storageKey, "original"), { path: made, sizeBytes, mediaType });
    return { name, mediaType, sizeBytes, sha256: await sha256Of(made), storageKey };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Enters a printed order among the vessel's files and the order's: for those who see every line of it. */
export async function keepPrint(scope: VesselScope, orderId: string, stored: StoredDocument): Promise<string> {
  const { tx, vesselId, actor, now } = scope;
  const owner = { vesselId, createdBy: actor.userId, createdAt: now };
  const file = expectRow(await insertFile(tx, { id: newId(), ...stored, ...owner }));
  const link = { recordKind: "order", recordId: orderId, fileId: file.id, kind: "print" } as const;
  await tx.insert(recordFiles).values({ id: newId(), ...owner, ...link });
  await recordChange(scope, fileRecord, file.id, { verb: "create", after: file, facts: { name: stored.name } });
  return file.id;
}
