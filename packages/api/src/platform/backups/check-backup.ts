import path from "node:path";
import { sumOf } from "@ymp/db/backup/dump-rows";
import { readFileList, readManifest, readPacked } from "./backup-folder.ts";
import { type BackupManifest, BackupRefused, type FileEntry, type Part, places } from "./backup-format.ts";
import { openContentFolder } from "./content-folder.ts";

const parts: readonly Part[] = ["records", "queue"];
const faultsShown = 20;

export interface CheckedBackup {
  readonly manifest: BackupManifest;
  readonly files: readonly FileEntry[];
}

/** The backup, once every table and every file was read and found to be what the manifest says. */
export async function checkBackup(from: string, name: string): Promise<CheckedBackup> {
  const backup = path.join(places.backups(from), name);
  const manifest = await readManifest(backup);
  const list = await sumOf(readPacked(places.files(backup))).catch(() => undefined);
  const isListWhole = list?.sha256 === manifest.files.sha256;
  const files = isListWhole ? await readFileList(backup) : [];
  const faults = [
    ...(isListWhole ? [] : ["The list of files is missing or damaged."]),
    ...(await faultsOfTables(backup, manifest)),
    ...(await faultsOfFiles(from, files)),
  ];
  if (faults.length > 0) throw new BackupRefused(sentencesFor(name, faults));
  return { manifest, files };
}

async function faultsOfTables(backup: string, manifest: BackupManifest): Promise<string[]> {
  const faults: string[] = [];
  for (const part of parts)
    for (const table of manifest[part].tables) {
      const found = await sumOf(readPacked(places.table(backup, part, table.name))).catch(() => undefined);
      if (!found) faults.push(`The rows of ${table.name} are missing or cannot be unpacked.`);
      else if (found.sha256 !== table.sha256) faults.push(`The rows of ${table.name} are damaged.`);
    }
  return faults;
}

async function faultsOfFiles(from: string, files: readonly FileEntry[]): Promise<string[]> {
  const contents = openContentFolder(from);
  const faults: string[] = [];
  for (const file of files) {
    const fault = await contents.faultOf(file);
    if (fault) faults.push(`The file ${file.key} ${fault}.`);
  }
  return faults;
}

function sentencesFor(name: string, faults: readonly string[]): string {
  const more = faults.length > faultsShown ? [`And ${faults.length - faultsShown} more.`] : [];
  return [`${name} is not whole.`, ...faults.slice(0, faultsShown), ...more].join("\n");
}
