import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { sha256Of } from "../files/stored-parts.ts";

export interface Content {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Bytes by their sum, each kept once for all the backups that hold them. */
export interface ContentFolder {
  pathOf(sha256: string): string;
  /** Whether it is there in its length; its bytes are not read. */
  has(content: Content): Promise<boolean>;
  put(bytes: AsyncIterable<Uint8Array>): Promise<Content>;
  /** What is wrong with it, or nothing. */
  faultOf(content: Content): Promise<string | undefined>;
  /** Removes what nobody keeps; answers how much that was. */
  keepOnly(kept: ReadonlySet<string>): Promise<number>;
}

export function openContentFolder(to: string): ContentFolder {
  const folder = path.join(to, "files");
  const arriving = path.join(folder, "arriving");
  const pathOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  const sizeOf = async (sha256: string) => (await stat(pathOf(sha256)).catch(() => undefined))?.size;

  return {
    pathOf,
    has: async ({ sha256, sizeBytes }) => (await sizeOf(sha256)) === sizeBytes,
    async put(bytes) {
      await mkdir(arriving, { recursive: true, mode: 0o700 });
      const aside = path.join(arriving, randomUUID());
      const content = await writeCounted(bytes, aside);
      await mkdir(path.dirname(pathOf(content.sha256)), { recursive: true, mode: 0o700 });
      await rename(aside, pathOf(content.sha256));
      return content;
    },
    async faultOf({ sha256, sizeBytes }) {
      const size = await sizeOf(sha256);
      if (size === undefined) return "is missing";
      return size === sizeBytes && (await sha256Of(pathOf(sha256))) === sha256 ? undefined : "is damaged";
    },
    async keepOnly(kept) {
      await rm(arriving, { recursive: true, force: true });
      const outdated = (await allIn(folder)).filter((sha256) => !kept.has(sha256));
      for (const sha256 of outdated) await rm(pathOf(sha256), { force: true });
      return outdated.length;
    },
  };
}

async function writeCounted(bytes: AsyncIterable<Uint8Array>, to: string): Promise<Content> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    for await (const piece of bytes) {
      hash.update(piece);
      sizeBytes += piece.byteLength;
      yield piece;
    }
  }
  await pipeline(counted, createWriteStream(to, { mode: 0o600, flush: true }));
  return { sha256: hash.digest("hex"), sizeBytes };
}

async function allIn(folder: string): Promise<string[]> {
  const prefixes = await readdir(folder).catch(() => []);
  const lists = await Promise.all(prefixes.map((prefix) => readdir(path.join(folder, prefix))));
  return lists.flat();
}
