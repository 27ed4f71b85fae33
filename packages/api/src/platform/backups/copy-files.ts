import path from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { eachAtOnce } from "./at-once.ts";
import { readFileList } from "./backup-folder.ts";
import { type FileEntry, places } from "./backup-format.ts";
import { type ContentFolder, openContentFolder } from "./content-folder.ts";
import type { StoredKey } from "./stored-keys.ts";

export interface CopiedFiles {
  readonly entries: readonly FileEntry[];
  readonly lostKeys: string[];
  readonly copied: number;
}

/**
 * Puts the bytes under the keys into the content folder. What is under a key never changes, so a key that the earlier
 * backup has in the same length is not read again.
 */
export async function copyFiles(
  store: FileStore,
  storedKeys: readonly StoredKey[],
  to: string,
  earlier: string | undefined,
): Promise<CopiedFiles> {
  const contents = openContentFolder(to);
  const known = await entriesOf(to, earlier);
  const wanted = [...new Map(storedKeys.map((stored) => [stored.key, stored])).values()];
  const found = new Map<string, FileEntry>();
  const lostKeys: string[] = [];
  let copied = 0;
  await eachAtOnce(wanted, async (stored) => {
    const kept = await reuse(store, contents, known.get(stored.key));
    const entry = kept ?? (await copyOne(store, contents, stored));
    if (entry && !kept) copied += 1;
    if (entry) found.set(stored.key, entry);
    if (isLost(stored, entry)) lostKeys.push(stored.key);
  });
  return { entries: wanted.flatMap(({ key }) => found.get(key) ?? []), lostKeys: lostKeys.sort(), copied };
}

async function entriesOf(to: string, backup: string | undefined): Promise<Map<string, FileEntry>> {
  if (backup === undefined) return new Map();
  // An earlier backup that is damaged only makes this one take longer.
  const entries = await readFileList(path.join(places.backups(to), backup)).catch(() => []);
  return new Map(entries.map((entry) => [entry.key, entry]));
}

async function reuse(
  store: FileStore,
  contents: ContentFolder,
  known: FileEntry | undefined,
): Promise<FileEntry | undefined> {
  if (!known || !(await contents.has(known))) return undefined;
  const stored = await store.find(known.key);
  return stored?.sizeBytes === known.sizeBytes ? known : undefined;
}

async function copyOne(
  store: FileStore,
  contents: ContentFolder,
  { key, mediaType }: StoredKey,
): Promise<FileEntry | undefined> {
  const stored = await store.read(key);
  if (!stored) return undefined;
  return { key, mediaType, ...(await contents.put(stored.stream)) };
}

function isLost({ isPromised, sha256 }: StoredKey, entry: FileEntry | undefined): boolean {
  if (!entry) return isPromised;
  return sha256 !== null && sha256 !== entry.sha256;
}
