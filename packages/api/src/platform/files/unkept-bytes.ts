import { fileVariants } from "@ymp/core/file-address";
import { inScope } from "@ymp/db/scope";
import type { Services } from "../../services.ts";
import type { FileStore } from "./file-store.ts";
import { isKept } from "./files.repository.ts";
import { partKey } from "./stored-parts.ts";

interface StoredBytes {
  readonly vesselId: string;
  readonly storageKey: string;
}

/** Longer than the slowest store takes for the largest file. */
const decidedAfterMs = 60 * 60 * 1000;

/**
 * Bytes are stored before the row that names them. Asked for beforehand, so that bytes whose row was never written, because
 * the process was killed or the database was lost in between, do not stay for ever.
 */
export async function dropLaterUnlessKept(services: Services, bytes: StoredBytes): Promise<void> {
  const runAt = new Date(services.now().getTime() + decidedAfterMs);
  const scope = { vesselId: bytes.vesselId, userId: null, access: "write" } as const;
  await inScope(services.database, scope, (tx) => services.enqueue(tx, { name: "drop_unkept", ...bytes }, runAt));
}

export async function dropUnkept(services: Services, { vesselId, storageKey }: StoredBytes): Promise<void> {
  const scope = { vesselId, userId: null, access: "read" } as const;
  const kept = await inScope(services.database, scope, (tx) => isKept(tx, vesselId, storageKey));
  if (!kept) await removeParts(services.files, storageKey);
}

export async function removeParts(store: FileStore, storageKey: string): Promise<void> {
  await Promise.all(fileVariants.map((variant) => store.remove(partKey(storageKey, variant))));
}
