import { AppError } from "@ymp/core/errors";
import { fileVariants } from "@ymp/core/file-address";
import { inScope } from "@ymp/db/scope";
import { isDiskFull, outageIn } from "../../kit/outages.ts";
import { writeIn } from "../../kit/second-attempt.ts";
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
  const scope = { vesselId: bytes.vesselId, userId: null };
  await writeIn(services.database, scope, (tx) => services.enqueue(tx, { name: "drop_unkept", ...bytes }, runAt));
}

/**
 * Where the answer to a commit was lost, the row may be there; where the store is away, nothing can be removed. The bytes
 * stay until the queue looks after them. A full disk has saved nothing, and needs its room back.
 */
export function isLeftToQueue(error: unknown): boolean {
  if (isDiskFull(error)) return false;
  return outageIn(error) !== undefined || (error instanceof AppError && error.code === "unavailable");
}

export async function dropUnkept(services: Services, { vesselId, storageKey }: StoredBytes): Promise<void> {
  const scope = { vesselId, userId: null, access: "read" } as const;
  const kept = await inScope(services.database, scope, (tx) => isKept(tx, vesselId, storageKey));
  if (!kept) await removeParts(services.files, storageKey);
}

export async function removeParts(store: FileStore, storageKey: string): Promise<void> {
  await Promise.all(fileVariants.map((variant) => store.remove(partKey(storageKey, variant))));
}
