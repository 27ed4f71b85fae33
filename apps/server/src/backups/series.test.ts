import path from "node:path";
import { listBackups } from "@ymp/api/platform/backups/backup-folder";
import { checkBackup } from "@ymp/api/platform/backups/check-backup";
import { withFileDeletionLock } from "@ymp/api/platform/files/file-deletion-lock";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { type Database, openDatabase } from "@ymp/db/client";
import { connectTo } from "@ymp/testing/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { backUp, inhabitedPlace, type Place } from "./test-installation.ts";

describe("one backup after the other", () => {
  let here: Place;
  let database: Database;

  beforeAll(async () => {
    here = await inhabitedPlace();
    database = openDatabase(here.urls.appUrl, { maxConnections: 2 });
  }, 180_000);
  afterAll(async () => {
    await database.close();
    await here.remove();
  });

  const inFolder = (name: string) => ({ to: path.join(here.folder, name) });

  it("copies each file once, and copies again what was lost of the folder", async () => {
    const first = await backUp(here);
    expect(first.copied).toBe(first.manifest.files.count);
    expect((await backUp(here)).copied).toBe(0);
    const again = await backUp(here, inFolder("elsewhere"));
    expect(again.copied).toBe(first.copied);
  });

  it("keeps as many as are asked for, and every file that those hold", async () => {
    const order = { ...inFolder("series"), keep: 2 };
    const names: string[] = [];
    for (let night = 0; night < 3; night += 1) names.push((await backUp(here, order)).name);
    expect(await listBackups(order.to)).toEqual(names.slice(1));
    await checkBackup(order.to, names[1] ?? "");
    await checkBackup(order.to, names[2] ?? "");
  });

  it("removes the files that only outdated backups held", async () => {
    const order = { ...inFolder("emptied"), keep: 1 };
    await backUp(here, order);
    const nothing: FileStore = { ...here.files, read: async () => undefined, find: async () => undefined };
    const { manifest } = await backUp({ ...here, files: nothing }, order);
    expect(manifest.files.count).toBe(0);
    expect(manifest.lostKeys.length).toBeGreaterThan(10);
    const kept = await backUp(here, order);
    expect(kept.copied).toBe(kept.manifest.files.count);
  });

  it("names the files whose bytes are gone, or are not those that were sent", async () => {
    const { manifest } = await backUp(here, inFolder("before"));
    expect(manifest.lostKeys).toEqual([]);
    const owner = connectTo(here.urls.ownerUrl);
    const [file] = await owner<{ key: string; vesselId: string }[]>`
      select storage_key as key, vessel_id as "vesselId" from files order by storage_key limit 1`;
    await owner.end();
    const gone = `${file?.key}/original`;
    const lacking: FileStore = {
      ...here.files,
      read: async (key) => (key === gone ? undefined : here.files.read(key)),
    };
    expect((await backUp({ ...here, files: lacking }, inFolder("lacking"))).manifest.lostKeys).toEqual([gone]);
  });

  it("keeps removals away while it copies, and is refused beside another one", async () => {
    const removing = vi.fn(async () => {});
    const refusals: unknown[] = [];
    let isAsked = false;
    const busy: FileStore = {
      ...here.files,
      async read(key) {
        if (!isAsked) {
          isAsked = true;
          refusals.push(await withFileDeletionLock({ database }, removing).catch((error: unknown) => error));
          refusals.push(await backUp(here, inFolder("beside")).catch((error: unknown) => error));
        }
        return here.files.read(key);
      },
    };
    await backUp({ ...here, files: busy }, inFolder("busy"));
    expect(refusals).toMatchObject([{ messageKey: "refusals:busy" }, { name: "BackupRefused" }]);
    expect(removing).not.toHaveBeenCalled();
    await withFileDeletionLock({ database }, removing);
    expect(removing).toHaveBeenCalledTimes(1);
  });
});
