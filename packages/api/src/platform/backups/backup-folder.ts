import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline as connect } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import {
  type BackupManifest,
  BackupRefused,
  backupFormat,
  type FileEntry,
  fileEntrySchema,
  manifestSchema,
  places,
} from "./backup-format.ts";

const sumOfText = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const isOfBackup = /^\d{8}T\d{9}Z$/;

/** Names sort by time; a folder gets its name when everything is in it. */
export const backupName = (madeAt: Date): string => madeAt.toISOString().replace(/[-:.]/g, "");

/** The complete backups in the folder, oldest first. */
export async function listBackups(to: string): Promise<string[]> {
  const names = await readdir(places.backups(to)).catch(() => []);
  return names.filter((name) => isOfBackup.test(name)).sort();
}

export async function writeManifest(backup: string, manifest: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(places.manifest(backup), text, { mode: 0o600, flush: true });
  // As sha256sum writes it, so that it can be checked without the product.
  await writeFile(places.manifestSum(backup), `${sumOfText(text)}  manifest.json\n`, { mode: 0o600, flush: true });
}

export async function readManifest(backup: string): Promise<BackupManifest> {
  const label = path.basename(backup);
  const files = [places.manifest(backup), places.manifestSum(backup)].map((file) => readFile(file, "utf8"));
  const [text, sum] = await Promise.all(files).catch(() => [undefined, undefined]);
  if (text === undefined || sum === undefined)
    throw new BackupRefused(`${label} holds no whole backup: its manifest is missing.`);
  if (!sum.startsWith(sumOfText(text))) throw new BackupRefused(`The manifest of ${label} is damaged.`);
  const told: unknown = JSON.parse(text);
  const format = typeof told === "object" && told !== null && "format" in told ? Number(told.format) : Number.NaN;
  if (format > backupFormat)
    throw new BackupRefused(`${label} has format ${format}; this version reads up to ${backupFormat}. Update first.`);
  const manifest = manifestSchema.safeParse(told);
  if (!manifest.success) throw new BackupRefused(`The manifest of ${label} cannot be read.`);
  return manifest.data;
}

export async function writePacked(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(pieces, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
}

/** The unpacked bytes; reading fails where the file is damaged or missing. */
export function readPacked(file: string) {
  // Anyone who reads is told of the failure by the stream itself.
  return connect(createReadStream(file), createGunzip(), () => {});
}

export async function writeFileList(backup: string, entries: readonly FileEntry[]): Promise<BackupManifest["files"]> {
  const hash = createHash("sha256");
  async function* lines() {
    for (const entry of entries) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      hash.update(line);
      yield line;
    }
  }
  await writePacked(places.files(backup), lines());
  const sizeBytes = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0);
  return { count: entries.length, sizeBytes, sha256: hash.digest("hex") };
}

export async function readFileList(backup: string): Promise<FileEntry[]> {
  const lines = (await textOf(readPacked(places.files(backup)))).split("\n").slice(0, -1);
  return lines.map((line) => fileEntrySchema.parse(JSON.parse(line)));
}
