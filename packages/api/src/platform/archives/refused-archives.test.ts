import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { vessels } from "@ymp/db/schema/vessels";
import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskStore } from "../files/disk-store.ts";
import { manifestName, usersName } from "./archive-format.ts";
import { readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";
import { withZip } from "./zip-reading.ts";
import { growZip } from "./zip-writing.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-refused-"));
const zipPath = path.join(folder, "whole.zip");
const files = createDiskStore(path.join(folder, "store"));
const receive = async () => undefined;
let world: World;
let elsewhere: TestDatabase;

beforeAll(async () => {
  world = await createWorld();
  elsewhere = await testDatabase();
  const { database, services, vessels: known } = world;
  const order = { database, files: services.files, vesselId: known.A.id, madeAt: world.now(), madeBy: null };
  await writeArchive({ ...order, path: zipPath });
});
afterAll(async () => {
  await Promise.all([world.close(), elsewhere.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The archive with one entry put in another's place, or left out. */
async function changed(name: string, change: (text: string) => string | null): Promise<string> {
  const copy = path.join(folder, `${Math.random()}.zip`);
  await withZip(zipPath, async (zip) => {
    const grown = growZip(copy);
    for (const entry of zip.names) {
      const text = await zip.readText(entry);
      const kept = entry === name ? change(text) : text;
      if (kept !== null) await grown.add(entry, [kept]);
    }
    await grown.close();
  });
  return copy;
}

async function readElsewhere(file: string): Promise<unknown> {
  const database = openDatabase(elsewhere.ownerUrl, { maxConnections: 2 });
  try {
    return await readArchive({ database, files, receive }, file);
  } finally {
    await database.close();
  }
}

const vesselsElsewhere = async () => {
  const database = openDatabase(elsewhere.ownerUrl, { maxConnections: 1 });
  try {
    return (await database.db.select().from(vessels)).length;
  } finally {
    await database.close();
  }
};

describe("an archive is refused, and nothing is written,", () => {
  it("when its vessel is there already", async () => {
    const reading = readArchive({ database: world.database, files, receive }, zipPath);
    await expect(reading).rejects.toThrow("Seraphine is in this installation already");
  });

  it.each([
    ["a newer format", manifestName, (text: string) => text.replace('"format": 1', '"format": 2'), "format 2"],
    ["a changed name", usersName, (text: string) => text.replace("captain.a", "captain.b"), "damaged"],
    ["a missing table", "data/profiles.ndjson", () => null, "data/profiles.ndjson is missing"],
    ["no manifest", manifestName, () => null, "no archive of a vessel"],
    [
      "a table from the future",
      manifestName,
      (text: string) => text.replace('"name": "profiles"', '"name": "holograms"'),
      "holds holograms",
    ],
  ])("when it has %s", async (_what, entry, change, sentence) => {
    const file = await changed(entry, change);
    await expect(readElsewhere(file)).rejects.toThrow(sentence);
    expect(await vesselsElsewhere()).toBe(0);
  });

  it("when it is no ZIP", async () => {
    const file = path.join(folder, "letter.zip");
    await writeFile(file, "Dear captain");
    await expect(readElsewhere(file)).rejects.toThrow("no ZIP");
  });

  it("when somebody else there has the username of one of her people", async () => {
    const database = openDatabase(elsewhere.ownerUrl, { maxConnections: 1 });
    const stranger = { name: "Other", email: "other@example.test", passwordHash: "x", backgroundColor: "#000000" };
    await database.db.insert(users).values({ ...stranger, username: "Captain.A" });
    await database.close();
    await expect(readElsewhere(zipPath)).rejects.toThrow("Captain.A <other@example.test>");
    expect(await vesselsElsewhere()).toBe(0);
  });
});
