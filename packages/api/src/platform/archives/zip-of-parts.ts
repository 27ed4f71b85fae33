import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { partKey } from "../files/stored-parts.ts";
import { type Bytes, growZip } from "./zip-writing.ts";

/** What the zip holds, but for the files put to entries: their bytes are read when the database is left. */
export interface ZipContents {
  readonly parts: readonly ZipPart[];
  readonly files: readonly AttachedFile[];
}

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isCompressed?: boolean;
}

export interface AttachedFile {
  readonly storageKey: string | null;
  readonly name: string;
  readonly sum: string;
  readonly bytes: number;
}

/** A zip of what is read already and of files, whose bytes are read now. */
export async function zipOfParts(store: FileStore, contents: ZipContents): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-zip-"));
  const file = path.join(folder, "whole.zip");
  try {
    await writeZip(file, store, contents);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An answer is held in memory; what is more is in the archive of the vessel, and named in the zip. */
const mostFileBytes = 60_000_000;

async function writeZip(at: string, store: FileStore, { parts, files }: ZipContents) {
  const zip = growZip(at);
  const sums: string[] = [];
  const leftOut: string[] = [];
  const add = async (name: string, bytes: Bytes, isCompressed = false) => {
    const { sha256: sum } = await zip.add(name, bytes, { isCompressed });
    sums.push(`${sum}  ${name}\n`);
  };
  for (const { name, bytes, isCompressed } of parts) await add(name, [bytes], isCompressed);
  let room = mostFileBytes;
  for (const { storageKey, name, sum, bytes } of files) {
    const stored = bytes > room || storageKey === null ? undefined : await store.read(partKey(storageKey, "original"));
    if (stored) await add(`files/${sum}-${name}`, stored.stream, true);
    else leftOut.push(`${sum}  ${name}\n`);
    if (stored) room -= bytes;
  }
  if (leftOut.length > 0) await add("files/not-in-this-zip.txt", leftOut);
  await zip.add("SHA256SUMS", sums);
  await zip.close();
}

export const fileInZip = (name: string): string => name.replace(/[^\p{L}\p{N}._ -]/gu, "_").slice(-100);
