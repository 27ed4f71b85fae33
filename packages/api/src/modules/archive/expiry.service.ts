import { inScope } from "@ymp/db/scope";
import { whileNoBackup } from "../../platform/files/while-no-backup.ts";
import type { Services } from "../../services.ts";
import { expiredArchives, updateArchive, vesselIds } from "./archive.repository.ts";

/** Removes the bytes of archives whose days are over; that they were made stays on record. */
export async function removeExpiredArchives(services: Services): Promise<void> {
  await whileNoBackup(services, () => removeExpired(services, services.now()));
}

async function removeExpired(services: Services, now: Date): Promise<void> {
  for (const { id: vesselId } of await vesselIds(services.database.db)) {
    await inScope(services.database, { vesselId, userId: null, access: "write" }, async (tx) => {
      for (const { id, storageKey } of await expiredArchives(tx, vesselId, now)) {
        if (storageKey) await services.files.remove(storageKey);
        await updateArchive(tx, { vesselId, id }, { storageKey: null, updatedAt: now });
      }
    });
  }
}
