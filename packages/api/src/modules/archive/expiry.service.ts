import { inScope } from "@ymp/db/scope";
import type { Services } from "../../services.ts";
import { expiredArchives, updateArchive, vesselIds } from "./archive.repository.ts";

/** Removes the bytes of archives whose days are over; that they were made stays on record. */
export async function removeExpiredArchives(services: Services): Promise<void> {
  const now = services.now();
  for (const { id: vesselId } of await vesselIds(services.database.db)) {
    await inScope(services.database, { vesselId, userId: null, access: "write" }, async (tx) => {
      for (const { id, storageKey } of await expiredArchives(tx, vesselId, now)) {
        if (storageKey) await services.files.remove(storageKey);
        await updateArchive(tx, { vesselId, id }, { storageKey: null, updatedAt: now });
      }
    });
  }
}
