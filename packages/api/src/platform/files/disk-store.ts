import { createReadStream } from "node:fs";
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { type FileStore, requireKey } from "./file-store.ts";

/** Keeps files in a folder. A file appears under its key only when it is complete. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => path.join(folder, ...requireKey(key).split("/"));

  async function find(key: string): Promise<{ sizeBytes: number } | undefined> {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? { sizeBytes: found.size } : undefined;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  return {
    kind: "disk",
    async put(key, file) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const aside = `${target}.${newId()}`;
      try {
        await copyFile(file.path, aside);
        await chmod(aside, 0o600);
        await flush(aside);
        await rename(aside, target);
      } finally {
        await rm(aside, { force: true });
      }
    },
    find,
    async read(key, range) {
      const found = await find(key);
      if (!found) return undefined;
      const part = range ? { start: range.first, end: range.last } : {};
      return { stream: createReadStream(pathOf(key), part), sizeBytes: found.sizeBytes };
    },
    async remove(key) {
      const target = pathOf(key);
      const found = [target, ...(await cutOffCopies(target))];
      await Promise.all(found.map((file) => rm(file, { force: true })));
    },
  };
}

/** What a process that was killed had copied of the file. An extension of a key has no hyphen, and an id has. */
async function cutOffCopies(target: string): Promise<string[]> {
  const { dir, base } = path.parse(target);
  const names = await readdir(dir).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  const isCopy = (name: string) => name.startsWith(`${base}.`) && name.slice(base.length).includes("-");
  return names.filter(isCopy).map((name) => path.join(dir, name));
}

/** A row that is committed outlives a power cut; so must the bytes it names. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
