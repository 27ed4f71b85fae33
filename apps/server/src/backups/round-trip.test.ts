import path from "node:path";
import { readFileList } from "@ymp/api/platform/backups/backup-folder";
import { places } from "@ymp/api/platform/backups/backup-format";
import { restoreBackup } from "@ymp/api/platform/backups/restore-backup";
import { startS3Double } from "@ymp/api/platform/files/s3-double";
import { createS3Store } from "@ymp/api/platform/files/s3-store";
import { connectTo } from "@ymp/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationsFolder } from "../project-files.ts";
import { contentOf, everythingIn } from "./test-evidence.ts";
import { backUp, emptyPlace, inhabitedPlace, type Place, queueOf } from "./test-installation.ts";

describe("a backup restored into an empty place", () => {
  let here: Place;
  let there: Place;
  let name: string;

  beforeAll(async () => {
    here = await inhabitedPlace();
    there = await emptyPlace();
    await arrangeWork(here);
    ({ name } = await backUp(here));
    await letGoOfWork(here);
    await restoreBackup(here.to, name, { ...there, migrationsFolder, prepareQueue: () => queueOf(there) });
  }, 180_000);
  afterAll(async () => {
    await Promise.all([here, there].map((place) => place.remove()));
  });

  /** Work that a worker holds just now, and a private item that only its owner sees. */
  async function arrangeWork({ urls }: Place): Promise<void> {
    const queue = connectTo(urls.queueUrl);
    await queue`select queue.enqueue('send_mail', '{"mailId":"0199aaaa-0000-7000-8000-000000000001"}')`;
    await queue`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker of this place'`;
    await queue.end();
    const owner = connectTo(urls.ownerUrl);
    await owner.begin(async (tx) => {
      await tx`select set_config('app.vessel_id', (select id::text from vessels order by id limit 1), true)`;
      await tx`update inventory_items set is_private = true, owner_user_id = gen_random_uuid()
        where id = (select id from inventory_items order by id limit 1)`;
      await tx`update inventory_items set name = E'Tab\\t, line\\n, back\\\\slash, \\u00e9\\u65e5'
        where id = (select id from inventory_items order by id desc limit 1)`;
    });
    await owner.end();
  }

  /** As a worker does that ends; in the other place nobody held it from the beginning. */
  async function letGoOfWork({ urls }: Place): Promise<void> {
    const queue = connectTo(urls.queueUrl);
    await queue`update graphile_worker._private_jobs set locked_at = null, locked_by = null`;
    await queue.end();
  }

  it("has every row of every table, every reference, guard, trigger and counter, and work that nobody holds", async () => {
    const [sent, arrived] = await Promise.all([everythingIn(here), everythingIn(there)]);
    expect(Object.keys(sent.rows).length).toBeGreaterThan(70);
    expect(sent.rows["graphile_worker._private_jobs"]).toMatch(/^1 /);
    expect(arrived).toEqual(sent);
  });

  it("has every file, byte for byte", async () => {
    const entries = await readFileList(path.join(places.backups(here.to), name));
    const keys = entries.map((entry) => entry.key);
    expect(keys.length).toBeGreaterThan(20);
    expect(await contentOf(there.files, keys)).toEqual(await contentOf(here.files, keys));
  });

  it("goes from a folder to a bucket, and is backed up from there with the same files", async () => {
    const bucket = await startS3Double("AKIDTEST", "secret");
    const elsewhere = await emptyPlace(createS3Store(bucket.storageUrl));
    try {
      await restoreBackup(here.to, name, { ...elsewhere, migrationsFolder, prepareQueue: () => queueOf(elsewhere) });
      const again = await backUp(elsewhere);
      const [first, second] = await Promise.all([
        readFileList(path.join(places.backups(here.to), name)),
        readFileList(path.join(places.backups(elsewhere.to), again.name)),
      ]);
      expect(second).toEqual(first);
      expect(again.manifest.records.tables).toEqual((await backUp(here)).manifest.records.tables);
    } finally {
      await bucket.stop();
      await elsewhere.remove();
    }
  });
});
