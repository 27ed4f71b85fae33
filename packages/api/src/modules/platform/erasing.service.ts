import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { withFileDeletionLock } from "../../platform/files/file-deletion-lock.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { cooledOffVessels, eraseRows, storedKeysOf } from "./erasing.repository.ts";

/** Keys that one task of the queue removes. */
const keysAtOnce = 500;

/** Erases every vessel whose cooling-off is over. One that cannot be erased does not keep the others. */
export async function eraseVessels(services: Services): Promise<void> {
  const due = await cooledOffVessels(services.database.db, services.now());
  for (const vesselId of due) {
    try {
      await eraseVessel(services, vesselId);
    } catch (error) {
      services.reportError(error, { part: "erasing a vessel", vesselId });
    }
  }
}

/** The rows go at once; the stored bytes follow by the queue, which tries again until they are gone. */
async function eraseVessel(services: Services, vesselId: string): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const { tx, now } = outside;
    const { vessel } = await enterFromOutside(outside, vesselId);
    const keys = await storedKeysOf(tx, vesselId);
    if (!(await eraseRows(tx, vesselId, now))) return;
    for (let start = 0; start < keys.length; start += keysAtOnce)
      await services.enqueue(tx, { name: "remove_stored", keys: keys.slice(start, start + keysAtOnce) });
    await recordPlatformChanges(outside, {
      subject: { kind: "vessel", id: vesselId },
      verb: "erased",
      facts: { name: vessel.name },
    });
    outside.afterCommit.push(async () => services.accounts.forget("*"));
  });
}

export async function removeStored(services: Services, keys: readonly string[]): Promise<void> {
  await withFileDeletionLock(services, async () => {
    for (const key of keys) await services.files.remove(key);
  });
}
