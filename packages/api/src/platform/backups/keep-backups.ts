import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { listBackups, readFileList } from "./backup-folder.ts";
import { places } from "./backup-format.ts";
import { openContentFolder } from "./content-folder.ts";

/** Removes what a backup that was cut off has left. */
export async function removeUnfinished(to: string): Promise<void> {
  const names = await readdir(places.backups(to)).catch(() => []);
  for (const name of names.filter((found) => found.endsWith(".partial")))
    await rm(path.join(places.backups(to), name), { recursive: true, force: true });
}

/** Keeps the last of the backups, and of the files those that they hold; answers the names of the backups that went. */
export async function keepLast(to: string, keep: number): Promise<string[]> {
  const names = await listBackups(to);
  const outdated = names.slice(0, Math.max(0, names.length - keep));
  for (const name of outdated) await rm(path.join(places.backups(to), name), { recursive: true, force: true });
  const lists = await Promise.all(
    (await listBackups(to)).map((name) => readFileList(path.join(places.backups(to), name))),
  );
  await openContentFolder(to).keepOnly(new Set(lists.flat().map(({ sha256 }) => sha256)));
  return outdated;
}
