import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
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
      await mkdir(path.dirname(target), { recursive: true });
      const aside = `${target}.${newId()}`;
      try {
        await copyFile(file.path, aside);
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
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
