import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { tryLock } from "@ymp/db/advisory-locks";
import { summing } from "@ymp/db/backup/dump-rows";
import { type SchemaSnapshot, type Snapshot, withSnapshot } from "@ymp/db/backup/snapshot";
import { connect } from "@ymp/db/connect";
import type { DatabaseUrls } from "@ymp/db/embedded/bootstrap";
import type { FileStore } from "../files/file-store.ts";
import { backupName, listBackups, writeFileList, writeManifest, writePacked } from "./backup-folder.ts";
import { type BackupManifest, BackupRefused, backupFormat, keyMark, type Part, places } from "./backup-format.ts";
import { copyFiles } from "./copy-files.ts";
import { keepLast, removeUnfinished } from "./keep-backups.ts";
import { type StoredKey, storedKeysOf } from "./stored-keys.ts";

export interface Installation {
  readonly urls: Pick<DatabaseUrls, "ownerUrl" | "queueUrl">;
  readonly files: FileStore;
  readonly key: string;
}

export interface BackupOrder {
  /** The folder that all backups of this installation share. */
  readonly to: string;
  /** Whether the key that opens sealed secrets is kept beside them. */
  readonly includesKey: boolean;
  /** How many backups stay; those before them go, and the files that only they held. */
  readonly keep: number;
  readonly now: Date;
}

export interface BackupMade {
  readonly name: string;
  readonly manifest: BackupManifest;
  /** Files whose bytes were copied; those of earlier backups were not. */
  readonly copied: number;
  readonly removed: readonly string[];
}

/** Database and files of one moment, while the product goes on. Files that the database has let go stay until it is done. */
export async function writeBackup(installation: Installation, order: BackupOrder): Promise<BackupMade> {
  const keeper = connect(installation.urls.ownerUrl, { max: 1 });
  try {
    if (!(await tryLock(keeper, "storedFiles", "alone")))
      throw new BackupRefused("Another backup runs, or files are just being removed. Try again in a moment.");
    await removeUnfinished(order.to);
    const made = await writeAside(installation, order);
    return { ...made, removed: await keepLast(order.to, order.keep) };
  } finally {
    await keeper.end();
  }
}

async function writeAside(installation: Installation, order: BackupOrder): Promise<Omit<BackupMade, "removed">> {
  const name = backupName(order.now);
  const backup = path.join(places.backups(order.to), name);
  const aside = `${backup}.partial`;
  const earlier = (await listBackups(order.to)).at(-1);
  try {
    for (const part of ["records", "queue"]) await mkdir(path.join(aside, part), { recursive: true, mode: 0o700 });
    const { dumped, storedKeys } = await dumpDatabase(installation, aside);
    const { entries, lostKeys, copied } = await copyFiles(installation.files, storedKeys, order.to, earlier);
    const manifest: BackupManifest = {
      format: backupFormat,
      madeAt: order.now.toISOString(),
      ...dumped,
      files: await writeFileList(aside, entries),
      lostKeys,
      keyMark: keyMark(installation.key),
    };
    if (order.includesKey) await writeFile(places.key(aside), `${installation.key}\n`, { mode: 0o600, flush: true });
    await writeManifest(aside, manifest);
    await rename(aside, backup);
    return { name, manifest, copied };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

type DumpedDatabase = Pick<BackupManifest, "migrations" | "queueMigration" | Part>;

async function dumpDatabase({ urls }: Installation, aside: string) {
  const result: { dumped?: DumpedDatabase; storedKeys?: StoredKey[] } = {};
  await withSnapshot(urls, async (snapshot) => {
    result.storedKeys = await storedKeysOf(snapshot);
    result.dumped = await dumpParts(snapshot, aside);
  });
  if (!result.dumped || !result.storedKeys) throw new Error("The snapshot ended before it was read.");
  return { dumped: result.dumped, storedKeys: result.storedKeys };
}

async function dumpParts(snapshot: Snapshot, aside: string): Promise<DumpedDatabase> {
  const { migrations, queueMigration } = snapshot;
  return {
    migrations: [...migrations],
    queueMigration,
    records: await dumpPart(snapshot.records, "records", aside),
    queue: await dumpPart(snapshot.queue, "queue", aside),
  };
}

async function dumpPart(schema: SchemaSnapshot, part: Part, aside: string): Promise<BackupManifest[Part]> {
  const tables: BackupManifest[Part]["tables"] = [];
  for (const table of schema.tables) {
    const { pieces, sum } = summing(schema.rowsOf(table));
    await writePacked(places.table(aside, part, table.name), pieces);
    tables.push({ name: table.name, columns: [...table.columns], ...sum() });
  }
  return { tables, sequences: [...schema.sequences] };
}
