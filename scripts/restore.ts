// Brings a backup of an installation back into an empty place, or checks it.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { listBackups } from "@ymp/api/platform/backups/backup-folder";
import { type BackupManifest, BackupRefused } from "@ymp/api/platform/backups/backup-format";
import { checkBackup } from "@ymp/api/platform/backups/check-backup";
import { keptKey, restoreBackup } from "@ymp/api/platform/backups/restore-backup";
import { readSettings, type Settings } from "../apps/server/src/env.ts";
import { installationKey } from "../apps/server/src/installation-key.ts";
import { createLog } from "../apps/server/src/log.ts";
import { openFileStore } from "../apps/server/src/open-file-store.ts";
import { migrationsFolder, projectFolder } from "../apps/server/src/project-files.ts";
import { prepareQueue } from "../apps/server/src/queue/prepare-queue.ts";
import { startDatabase } from "../apps/server/src/start-database.ts";
import { runScript, Stop } from "./script-start.ts";

const help = `
Brings an installation back from its backup, into an empty database and a file store without its files.

  npm run restore -- --from FOLDER [--backup NAME] [--verify] [--without-key]

Settings are those of the server, by the same environment (DATA_DIR, DATABASE_URL, STORAGE_URL and so on); no server runs
there yet. Without --backup the last one of the folder is taken. Before anything is written every table and every file is
read and compared with its sum, and afterwards each is read back and compared again. After a failure the place is empty.

--verify only checks the backup. --without-key goes on without the key that passwords were hashed with and second steps
sealed: everybody sets a new password by mail, and people with a second step sign in with a recovery code.

Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
`;

await runScript(help, async () => {
  const { from, name, isCheckOnly, isWithoutKey } = await readArguments();
  try {
    if (isCheckOnly) tell("is whole", name, (await checkBackup(from, name)).manifest);
    else tell("is restored", name, await restore(from, name, isWithoutKey));
  } catch (error) {
    throw error instanceof BackupRefused ? new Stop(error.message) : error;
  }
});

async function readArguments() {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      backup: { type: "string" },
      verify: { type: "boolean" },
      "without-key": { type: "boolean" },
    },
  });
  if (!values.from) throw new Stop("Name the folder with --from.", true);
  const from = path.resolve(values.from);
  const names = await listBackups(from);
  const name = values.backup ?? names.at(-1);
  if (name === undefined || !names.includes(name))
    throw new Stop(
      `${from} holds no ${values.backup ? `backup ${name}` : "backup"}. It holds: ${names.join(", ") || "none"}.`,
    );
  return { from, name, isCheckOnly: values.verify === true, isWithoutKey: values["without-key"] === true };
}

async function restore(from: string, name: string, isWithoutKey: boolean): Promise<BackupManifest> {
  const settings = readSettings(process.env, projectFolder);
  const key = isWithoutKey ? null : await keyFor(settings, from, name);
  const started = await startDatabase(settings, undefined, () => key ?? installationKey(settings));
  try {
    const { urls } = started;
    const queuePrepared = () => prepareQueue(urls.queueUrl, createLog("silent"));
    const files = openFileStore(settings);
    const manifest = await restoreBackup(from, name, {
      urls,
      files,
      key,
      migrationsFolder,
      prepareQueue: queuePrepared,
    });
    if (key !== null && !settings.appSecret) await keepKey(settings, key);
    return manifest;
  } finally {
    await started.stop();
  }
}

function keyFile({ dataFolder }: Settings): string {
  return path.join(dataFolder, "secret.key");
}

async function keyFor(settings: Settings, from: string, name: string): Promise<string> {
  if (settings.appSecret || existsSync(keyFile(settings))) return installationKey(settings);
  const kept = await keptKey(from, name);
  if (kept === undefined)
    throw new Stop(
      "The backup was made without the key of its installation. Set APP_SECRET, or put secret.key back into the data folder; or add --without-key: then everybody sets a new password by mail, and people with a second step sign in with a recovery code.",
    );
  return kept;
}

async function keepKey(settings: Settings, key: string): Promise<void> {
  if (existsSync(keyFile(settings))) return;
  await mkdir(settings.dataFolder, { recursive: true });
  await writeFile(keyFile(settings), `${key}\n`, { mode: 0o600, flag: "wx" });
}

function tell(what: string, name: string, { records, files, madeAt }: BackupManifest): void {
  const rows = records.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${name} of ${madeAt} ${what}: ${records.tables.length} tables, ${rows} rows, ${files.count} files.`);
}
