import { createWriteStream } from "node:fs";
import { chmod, mkdir, readdir, rm, stat, truncate } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import type { Upload } from "@tus/server";
import { isDiskFull } from "@ymp/api/kit/outages";

const forgottenAfterMs = 24 * 60 * 60 * 1000;

/**
 * Where half-sent uploads wait for their rest. A full disk is reported by an error of its own, which the upload server's store
 * would hide, and is given back at once what did not fit on it.
 */
export class StagedUploads extends FileStore {
  constructor(private readonly folder: string) {
    super({ directory: folder, expirationPeriodInMilliseconds: forgottenAfterMs });
    // What may be sent in a day is calculated before the first byte.
    this.extensions = this.extensions.filter((extension) => extension !== "creation-defer-length");
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const created = await super.create(upload);
      const staged = path.join(this.folder, upload.id);
      await Promise.all([chmod(staged, 0o600), chmod(`${staged}.json`, 0o600)]);
      return created;
    } catch (error) {
      await this.discard(upload.id);
      throw error;
    }
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(path.join(this.folder, id), { flags: "r+", start: offset });
    try {
      // Destroyed with the file, the bytes would end the request before the file is removed.
      await pipeline(bytes.iterator({ destroyOnReturn: false }), file);
    } catch (error) {
      if (isDiskFull(error)) await this.discard(id);
      throw error;
    }
    return offset + file.bytesWritten;
  }

  /** Lets the sender come back with the last byte alone, when all are here but cannot be judged yet. */
  async askForEndAgain({ id, size = 0 }: Upload): Promise<void> {
    await truncate(path.join(this.folder, id), Math.max(size - 1, 0));
  }

  /** Harmless when nothing of it is there. */
  async discard(id: string): Promise<void> {
    const staged = path.join(this.folder, id);
    await Promise.all([rm(staged, { force: true }), rm(`${staged}.json`, { force: true })]);
  }
}

// The store's constructor would make the folder where nobody can catch its fault, which ends the process: `create` makes it.
Object.defineProperty(StagedUploads.prototype, "checkOrCreateDirectory", { value: () => {} });

/** Removes what was sent by halves more than a day ago, and what a killed process left beside it. */
export async function forgetOldUploads(folder: string, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(noneYet);
  await Promise.all(names.map((name) => forgetIfOld(path.join(folder, name), now)));
}

/** The first upload makes the folder. */
function noneYet(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

async function forgetIfOld(file: string, now: Date): Promise<void> {
  // Another process on the folder may have taken it meanwhile.
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() && now.getTime() - found.mtimeMs > forgottenAfterMs) await rm(file, { force: true });
}
