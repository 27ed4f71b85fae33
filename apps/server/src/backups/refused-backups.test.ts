import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { places } from "@ymp/api/platform/backups/backup-format";
import { checkBackup } from "@ymp/api/platform/backups/check-backup";
import { restoreBackup } from "@ymp/api/platform/backups/restore-backup";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { isEmpty } from "@ymp/db/backup/restore-database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../project-files.ts";
import { backUp, emptyPlace, inhabitedPlace, type Place, queueOf } from "./test-installation.ts";

describe("a backup that is not what it should be", () => {
  let here: Place;
  let there: Place;
  let name: string;
  /** A copy of the backups, for each test to spoil. */
  let from: string;

  beforeAll(async () => {
    [here, there] = await Promise.all([inhabitedPlace(), emptyPlace()]);
    ({ name } = await backUp(here));
    from = path.join(here.folder, "spoilt");
  }, 180_000);
  afterAll(() => Promise.all([here, there].map((place) => place.remove())));
  beforeEach(() => cpSync(here.to, from, { recursive: true }));
  afterEach(() => rmSync(from, { recursive: true }));

  const backup = () => path.join(places.backups(from), name);
  const restore = (changes: { key?: string; files?: FileStore; folder?: string } = {}) =>
    restoreBackup(changes.folder ?? from, name, {
      ...there,
      migrationsFolder,
      prepareQueue: () => queueOf(there),
      ...changes,
    });

  function flipByte(file: string): void {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 0x01, middle);
    writeFileSync(file, bytes);
  }

  function rewriteManifest(change: (manifest: Record<string, unknown>) => void): void {
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(places.manifest(backup()), "utf8"));
    change(manifest);
    const text = JSON.stringify(manifest);
    writeFileSync(places.manifest(backup()), text);
    writeFileSync(places.manifestSum(backup()), `${createHash("sha256").update(text).digest("hex")}  manifest.json\n`);
  }

  function someFile(): string {
    const [prefix = ""] = readdirSync(path.join(from, "files")).filter((folder) => folder.length === 2);
    const [sum = ""] = readdirSync(path.join(from, "files", prefix));
    return path.join(from, "files", prefix, sum);
  }

  it("is refused for one flipped bit in the rows of a table, named in the sentence", async () => {
    flipByte(places.table(backup(), "records", "jobs"));
    await expect(restore()).rejects.toThrow(/rows of jobs/);
    expect(await isEmpty(there.urls)).toBe(true);
  });

  it("is refused for one flipped bit in a file, or for a file that is missing", async () => {
    const file = someFile();
    flipByte(file);
    await expect(restore()).rejects.toThrow(/The file demo\/\S+ is damaged/);
    rmSync(file);
    await expect(restore()).rejects.toThrow(/The file demo\/\S+ is missing/);
  });

  it("is refused without its list of files, a table or its manifest", async () => {
    rmSync(places.table(backup(), "queue", "_private_jobs"));
    rmSync(places.files(backup()));
    await expect(checkBackup(from, name)).rejects.toThrow(
      `${name} is not whole.\nThe list of files is missing or damaged.\nThe rows of _private_jobs are missing or cannot be unpacked.`,
    );
    flipByte(places.manifest(backup()));
    await expect(checkBackup(from, name)).rejects.toThrow(`The manifest of ${name} is damaged.`);
    rmSync(places.manifest(backup()));
    await expect(checkBackup(from, name)).rejects.toThrow("its manifest is missing");
  });

  it("is refused when a newer version made it", async () => {
    rewriteManifest((manifest) => Object.assign(manifest, { format: 2 }));
    await expect(restore()).rejects.toThrow(`${name} has format 2; this version reads up to 1. Update first.`);
    rewriteManifest((manifest) => {
      const migrations = Array.isArray(manifest.migrations) ? manifest.migrations : [];
      Object.assign(manifest, { format: 1, migrations: [...migrations, "0".repeat(64)] });
    });
    await expect(restore()).rejects.toThrow(`A newer version made ${name}`);
  });

  it("is refused where another key would have to open its secrets", async () => {
    await expect(restore({ key: "another key, just as long as that one" })).rejects.toThrow("Set APP_SECRET");
  });

  it("is refused where there are records or files already", async () => {
    const target = { ...here, files: there.files, migrationsFolder, prepareQueue: () => queueOf(here) };
    await expect(restoreBackup(from, name, target)).rejects.toThrow("The database is not empty.");
    await expect(restore({ files: here.files })).rejects.toThrow(/The file store holds demo\/\S+ already/);
  });

  it("leaves an empty place when the file store does not give back what was put", async () => {
    const forgetful: FileStore = { ...there.files, read: async () => undefined };
    await expect(restore({ files: forgetful })).rejects.toThrow(/does not give back demo\//);
    expect(await isEmpty(there.urls)).toBe(true);
    expect(
      readdirSync(path.join(there.folder, "files/demo")).flatMap((folder) =>
        readdirSync(path.join(there.folder, "files/demo", folder)),
      ),
    ).toEqual([]);
  });
});
