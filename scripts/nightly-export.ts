// Fetches the archive of one vessel into a folder of the day, checks it and keeps the last few.
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Client } from "@ymp/api/client";
import { archiveAddress } from "@ymp/api/modules/archive/archive.schema";
import { checkArchive } from "@ymp/api/platform/archives/check-archive";
import { withZip } from "@ymp/api/platform/archives/zip-reading";
import { safeFileName } from "@ymp/api/platform/exports/file-name";
import { type Connection, connect, findVessel, runScript, Stop } from "./script-start.ts";

const help = `
Asks for the archive of a vessel, waits for it, downloads it into a folder of the day and checks every sum in it.

  npm run script:nightly-export -- --folder FOLDER [--vessel NAME] [--keep N] [--wait MINUTES]

  --folder FOLDER    gets FOLDER/2026-11-21/<vessel>.zip
  --vessel NAME      name or id of the vessel; may be left out when the token opens one only
  --keep N           how many of the vessel's archives stay in the folder (default 14)
  --wait MINUTES     how long the server may take (default 60)

Environment: YMP_URL, the address of the server; YMP_TOKEN, an API token of the captain or the management company that
may view every module.
Exit codes: 0 done, 1 refused or failed, 2 called wrongly. An archive that is not whole is not kept.
`;

const askAgainMs = 2000;
const dayFolder = /^\d{4}-\d{2}-\d{2}$/;

await runScript(help, async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: "string" },
      vessel: { type: "string" },
      keep: { type: "string", default: "14" },
      wait: { type: "string", default: "60" },
    },
  });
  const { folder } = values;
  if (!folder) throw new Stop("Name the folder with --folder.", true);
  const [keep, wait] = [wholeNumber("keep", values.keep), wholeNumber("wait", values.wait)];
  const connection = connect();
  const vessel = await findVessel(connection.client, values.vessel);
  const archiveId = await makeArchive(connection.client.onVessel(vessel.id), wait);
  const file = path.join(folder, new Date().toISOString().slice(0, 10), safeFileName([vessel.name], "zip"));
  const entries = await fetchArchive(connection, archiveAddress(vessel.id, archiveId), file);
  console.log(`${file}: ${entries} entries, every sum is right`);
  for (const removed of await removeOld(folder, path.basename(file), keep)) console.log(`Removed ${removed}`);
});

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Stop(`--${name} is a number from 1 on.`, true);
  return Number(text);
}

/** @returns the id of a finished archive */
async function makeArchive(client: Client, waitMinutes: number): Promise<string> {
  const { id } = await client.archive.request.mutate();
  for (const deadline = Date.now() + waitMinutes * 60_000; Date.now() < deadline; await sleep(askAgainMs)) {
    const archive = (await client.archive.list.query()).find((known) => known.id === id);
    if (archive?.isKept) return id;
    if (archive?.status === "failed") throw new Stop("The server could not make the archive. Its log says why.");
  }
  throw new Stop(`The archive was not ready after ${waitMinutes} minutes.`);
}

/** The file appears under its name only when it has arrived whole. */
async function fetchArchive({ url, token }: Connection, address: string, file: string): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true });
  const arriving = `${file}.part`;
  try {
    const response = await fetch(`${url}${address}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok || !response.body) throw new Stop(`The server answered ${response.status} to the download.`);
    await pipeline(Readable.from(response.body), createWriteStream(arriving));
    const { entries } = await withZip(arriving, checkArchive);
    await rename(arriving, file);
    return entries.length;
  } finally {
    await rm(arriving, { force: true });
  }
}

/** Older archives of the same vessel, and day folders that are empty then. */
async function removeOld(folder: string, name: string, keep: number): Promise<string[]> {
  const days = (await readdir(folder))
    .filter((day) => dayFolder.test(day))
    .sort()
    .reverse();
  const holding: string[] = [];
  for (const day of days) if ((await readdir(path.join(folder, day))).includes(name)) holding.push(day);
  const old = holding.slice(keep);
  for (const day of old) {
    await rm(path.join(folder, day, name));
    if ((await readdir(path.join(folder, day))).length === 0) await rmdir(path.join(folder, day));
  }
  return old.map((day) => path.join(folder, day, name));
}
