import { readFile } from "node:fs/promises";
import path from "node:path";
import { type EmptyDatabase, isEmpty, knowsMigrations, restoreDatabase } from "@ymp/db/backup/restore-database";
import type { FileStore } from "../files/file-store.ts";
import { sumOfStream } from "../files/stored-parts.ts";
import { eachAtOnce } from "./at-once.ts";
import { readManifest, readPacked } from "./backup-folder.ts";
import { type BackupManifest, BackupRefused, type FileEntry, keyMark, places } from "./backup-format.ts";
import { checkBackup } from "./check-backup.ts";
import { openContentFolder } from "./content-folder.ts";

export interface RestoreTarget extends EmptyDatabase {
  readonly files: FileStore;
  /** The installation's key; null to go on without the one that sealed the secrets. */
  readonly key: string | null;
}

/** Brings the backup into an empty place: everything is checked before anything is written, and all of it is written or nothing. */
export async function restoreBackup(from: string, name: string, target: RestoreTarget): Promise<BackupManifest> {
  const backup = path.join(places.backups(from), name);
  refuseUnknown(name, await readManifest(backup), target);
  if (!(await isEmpty(target.urls)))
    throw new BackupRefused("The database is not empty. A backup is restored into an empty place only.");
  const { manifest, files } = await checkBackup(from, name);
  const taken = await firstTaken(target.files, files);
  if (taken)
    throw new BackupRefused(`The file store holds ${taken} already. A backup is restored into an empty place only.`);
  const open: Parameters<typeof restoreDatabase>[2] = (part, table) =>
    readPacked(places.table(backup, part, table.name));
  const arrived: string[] = [];
  try {
    await restoreDatabase(target, manifest, open, () => putFiles(from, files, target.files, arrived));
  } catch (error) {
    for (const key of arrived) await target.files.remove(key);
    throw error;
  }
  return manifest;
}

function refuseUnknown(name: string, manifest: BackupManifest, { migrationsFolder, key }: RestoreTarget): void {
  if (!knowsMigrations(migrationsFolder, manifest.migrations))
    throw new BackupRefused(`A newer version made ${name}, with tables that this one does not know. Update first.`);
  if (key !== null && keyMark(key) !== manifest.keyMark)
    throw new BackupRefused(
      "The key here is not the one that sealed the backup's secrets. Set APP_SECRET, or put back secret.key, as it was there; or add --without-key: then everybody sets a new password by mail, and people with a second step sign in with a recovery code.",
    );
}

async function firstTaken(store: FileStore, files: readonly FileEntry[]): Promise<string | undefined> {
  const taken: string[] = [];
  await eachAtOnce(files, async ({ key }) => {
    if (taken.length === 0 && (await store.find(key))) taken.push(key);
  });
  return taken[0];
}

/** Bytes are read back from the store and compared: nothing counts as restored because it was sent. */
async function putFiles(from: string, files: readonly FileEntry[], store: FileStore, arrived: string[]): Promise<void> {
  const contents = openContentFolder(from);
  await eachAtOnce(files, async ({ key, mediaType, sha256, sizeBytes }) => {
    arrived.push(key);
    await store.put(key, { path: contents.pathOf(sha256), sizeBytes, mediaType });
    const stored = await store.read(key);
    if (!stored || (await sumOfStream(stored.stream)) !== sha256)
      throw new Error(`The file store does not give back ${key} as it was put.`);
  });
}

/** The key that was kept in the backup, if it was. */
export async function keptKey(from: string, name: string): Promise<string | undefined> {
  const text = await readFile(places.key(path.join(places.backups(from), name)), "utf8").catch(() => undefined);
  return text?.trim();
}
