import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { configure, type FileEntry, Reader, ZipReader } from "@zip.js/zip.js";

configure({ useWebWorkers: false });

/** Lists of files and people; rows and files are read piece by piece. */
const longestText = 256_000_000;

/** Reads a ZIP where it is; its contents come piece by piece. */
class FileReader extends Reader<FileHandle> {
  constructor(
    private readonly handle: FileHandle,
    sizeBytes: number,
  ) {
    super(handle);
    this.size = sizeBytes;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const piece = new Uint8Array(length);
    const { bytesRead } = await this.handle.read(piece, 0, length, index);
    return piece.subarray(0, bytesRead);
  }
}

export interface OpenZip {
  readonly names: readonly string[];
  /** Pieces of an entry, unpacked. */
  read(name: string): AsyncIterable<Uint8Array>;
  readText(name: string, mostBytes?: number): Promise<string>;
  extract(name: string, path: string): Promise<void>;
  /** Reads no further than one piece beyond the size that was promised. */
  sumOf(name: string, promisedBytes: number): Promise<{ sha256: string; sizeBytes: number }>;
}

/** Throws when the file is no ZIP. */
export async function withZip<T>(path: string, work: (zip: OpenZip) => Promise<T>): Promise<T> {
  const handle = await open(path);
  try {
    const reader = new ZipReader(new FileReader(handle, (await handle.stat()).size));
    const entries = new Map<string, FileEntry>();
    for (const entry of await listEntries(reader)) if (!entry.directory) entries.set(entry.filename, entry);
    return await work(openZip(entries));
  } finally {
    await handle.close();
  }
}

async function listEntries(reader: ZipReader<FileHandle>) {
  try {
    return await reader.getEntries();
  } catch (cause) {
    throw new Error("The file is no ZIP, or it is not whole.", { cause });
  }
}

function openZip(entries: ReadonlyMap<string, FileEntry>): OpenZip {
  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is missing.`);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writing = entry.getData(writable);
    // Its failure is thrown below; meanwhile nobody listens.
    writing.catch(() => {});
    yield* readable;
    await writing;
  }
  return {
    names: [...entries.keys()],
    read,
    async readText(name, mostBytes = longestText) {
      const pieces: Uint8Array[] = [];
      let sizeBytes = 0;
      for await (const piece of read(name)) {
        sizeBytes += piece.byteLength;
        if (sizeBytes > mostBytes) throw new Error(`${name} is larger than any archive's.`);
        pieces.push(piece);
      }
      return Buffer.concat(pieces).toString("utf8");
    },
    extract: (name, path) => pipeline(read(name), createWriteStream(path)),
    async sumOf(name, promisedBytes) {
      const hash = createHash("sha256");
      let sizeBytes = 0;
      for await (const piece of read(name)) {
        hash.update(piece);
        sizeBytes += piece.byteLength;
        if (sizeBytes > promisedBytes) break;
      }
      return { sha256: hash.digest("hex"), sizeBytes };
    },
  };
}
