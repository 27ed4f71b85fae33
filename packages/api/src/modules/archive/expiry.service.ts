import { inScope } from "@ymp/db/scope";
import { writeIn } from "../../kit/second-attempt.ts";
import { withFileDeletionLock } from "../../platform/files/file-deletion-lock.ts";
import type { Services } from "../../services.ts";
import { expiredArchives, updateArchive, vesselIds } from "./archive.repository.ts";

/** Removes the bytes of archives whose days are over; that they were made stays on record. */
export async function removeExpiredArchives(services: Services): Promise<void> {
  await withFileDeletionLock(services, () => removeExpired(services, services.now()));
}

async function removeExpired(services: Services, now: Date): Promise<void> {
  const { database, files } = services;
  for (const { id: vesselId } of await vesselIds(database.db)) {
    const of = { vesselId, userId: null };
    const expired = await inScope(database, { ...of, access: "read" }, (tx) => expiredArchives(tx, vesselId, now));
    for (const { id, storageKey } of expired) {
      if (storageKey) await files.remove(storageKey);
      await writeIn(database, of, (tx) => updateArchive(tx, { vesselId, id }, { storageKey: null, updatedAt: now }));
    }
  }
}
