import { mkdtempSync, rmSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BackupOrder, writeBackup } from "@ymp/api/platform/backups/write-backup";
import { createDiskStore } from "@ymp/api/platform/files/disk-store";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { partKey, sha256Of } from "@ymp/api/platform/files/stored-parts";
import { type StoreFile, storePhotos } from "@ymp/db/seed/build/photos";
import { seedDemo } from "@ymp/db/seed/seed-demo";
import { emptyDatabase, filledDatabase, type TestDatabase } from "@ymp/testing/database";
import { createLog } from "../log.ts";
import { prepareQueue } from "../queue/prepare-queue.ts";

/** A database and a file store, with nothing in them at first. */
export interface Place {
  readonly database: TestDatabase;
  readonly files: FileStore;
  readonly folder: string;
  readonly key: string;
  readonly urls: { ownerUrl: string; appUrl: string; queueUrl: string };
  /** Where its backups go. */
  readonly to: string;
  remove(): Promise<void>;
}

export const key = "the key of this installation, long enough";
const quiet = createLog("silent");

export async function emptyPlace(files?: FileStore): Promise<Place> {
  const folder = newFolder();
  return placeOf(await emptyDatabase(), folder, files ?? filesIn(folder));
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), "ymp-backups-"));
const filesIn = (folder: string) => createDiskStore(path.join(folder, "files"));

function placeOf(database: TestDatabase, folder: string, files: FileStore): Place {
  const { ownerUrl, appUrl, queueUrl } = database;
  return {
    database,
    files,
    folder,
    key,
    urls: { ownerUrl, appUrl, queueUrl },
    to: path.join(folder, "backups"),
    async remove() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const queueOf = ({ urls }: Pick<Place, "urls">) => prepareQueue(urls.queueUrl, quiet);

/** The demo's vessels, with their pictures. */
export async function inhabitedPlace(): Promise<Place> {
  const folder = newFolder();
  const files = filesIn(folder);
  const storeFile: StoreFile = (bytes, name) => storePicture({ files, folder }, bytes, name);
  const database = await filledDatabase("inhabited", (made) => fill(made, storeFile));
  await storePhotos(storeFile);
  return placeOf(database, folder, files);
}

/** Told of the pictures; where their bytes are is each place's own matter. */
async function fill(made: TestDatabase, storeFile: StoreFile): Promise<void> {
  await queueOf({ urls: made });
  await seedDemo({
    appUrl: made.appUrl,
    now: new Date("2026-06-15T09:00:00Z"),
    passwordHash: async () => "$argon2id$secret",
    storeFile,
  });
}

async function storePicture({ files, folder }: Pick<Place, "files" | "folder">, bytes: Uint8Array, name: string) {
  const storageKey = `demo/${path
    .parse(name)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")}`;
  const picture = path.join(folder, "picture");
  await writeFile(picture, bytes);
  const { size: sizeBytes } = await stat(picture);
  const mediaType = "image/svg+xml";
  for (const variant of ["original", "thumb"] as const)
    await files.put(partKey(storageKey, variant), { path: picture, sizeBytes, mediaType });
  return { storageKey, sha256: await sha256Of(picture), sizeBytes, mediaType, widthPx: 8, heightPx: 8 };
}

let second = 0;

/** A backup of the place into its own folder; each a second after the one before. */
export function backUp(place: Place, order: Partial<BackupOrder> = {}) {
  second += 1;
  const now = new Date(Date.UTC(2026, 5, 15, 2, 0, second));
  return writeBackup(place, { to: place.to, keep: 14, includesKey: true, now, ...order });
}
