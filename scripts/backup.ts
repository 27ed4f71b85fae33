// Backs up everything of this installation: its database and its files of one moment.
import path from "node:path";
import { parseArgs } from "node:util";
import { BackupRefused } from "@ymp/api/platform/backups/backup-format";
import { type BackupMade, writeBackup } from "@ymp/api/platform/backups/write-backup";
import { isEmpty } from "@ymp/db/backup/restore-database";
import { readSettings } from "../apps/server/src/env.ts";
import { installationKey } from "../apps/server/src/installation-key.ts";
import { openFileStore } from "../apps/server/src/open-file-store.ts";
import { projectFolder } from "../apps/server/src/project-files.ts";
import { startDatabase } from "../apps/server/src/start-database.ts";
import { runScript, Stop } from "./script-start.ts";

const help = `
Backs up this installation: every record, the queue, and every file, as they are at one moment. The product may run on.

  npm run backup -- --to FOLDER [--keep 14] [--without-key]

Settings are those of the server, by the same environment (DATA_DIR, DATABASE_URL, STORAGE_URL and so on). The folder
holds all backups of this installation. Each has the rows whole; a file is copied once and shared by all backups that
have it. After a backup was made, the last 14 stay, or as many as --keep says.

A backup is not encrypted, and with it comes everything: personal data, the sums of passwords, and the key that they were
made with and that opens the second steps (secret.key, or APP_SECRET). Keep the folder on an encrypted disk, or hand it to a program that encrypts.
--without-key leaves the key out; then keep it elsewhere.

Exit codes: 0 done, 1 refused or failed, or files were missing in the store, 2 called wrongly.
`;

await runScript(help, async () => {
  const { to, keep, includesKey } = readArguments();
  const settings = readSettings(process.env, projectFolder);
  const started = await startDatabase(settings);
  try {
    if (await isEmpty(started.urls))
      throw new Stop("There is nothing to back up. Are DATA_DIR and DATABASE_URL right?");
    const installation = { urls: started.urls, files: openFileStore(settings), key: installationKey(settings) };
    tell(await writeBackup(installation, { to, keep, includesKey, now: new Date() }));
  } catch (error) {
    throw error instanceof BackupRefused ? new Stop(error.message) : error;
  } finally {
    await started.stop();
  }
});

function readArguments() {
  const { values } = parseArgs({
    options: { to: { type: "string" }, keep: { type: "string" }, "without-key": { type: "boolean" } },
  });
  const keep = Number(values.keep ?? 14);
  if (!values.to) throw new Stop("Name the folder with --to.", true);
  if (!Number.isInteger(keep) || keep < 1) throw new Stop("--keep is how many backups stay: 1 or more.", true);
  return { to: path.resolve(values.to), keep, includesKey: values["without-key"] !== true };
}

function tell({ name, manifest, copied, removed }: BackupMade): void {
  const rows = manifest.records.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, sizeBytes } = manifest.files;
  const megabytes = Math.ceil(sizeBytes / 1_000_000);
  console.log(`${name}: ${rows} rows, ${count} files (${megabytes} MB, ${copied} of them copied now).`);
  if (removed.length > 0) console.log(`Removed: ${removed.join(", ")}.`);
  if (manifest.lostKeys.length === 0) return;
  console.error(
    `The backup is made, but the file store lacks ${manifest.lostKeys.length} files that the database names, or holds other bytes: ${manifest.lostKeys.slice(0, 10).join(", ")}`,
  );
  process.exitCode = 1;
}
