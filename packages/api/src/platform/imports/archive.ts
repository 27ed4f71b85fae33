import { crc32, inflateRawSync } from "node:zlib";
import { refuseFile } from "./refuse-file.ts";

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

export interface ArchiveLimits {
  unzippedBytes: number;
  archiveEntries: number;
}

interface DirectoryEntry {
  path: string;
  method: number;
  flags: number;
  compressedBytes: number;
  localOffset: number;
}

/**
 * Unpacks a ZIP in memory under a hard limit on what comes out: the sizes that the archive states are not trusted,
 * decompression itself stops at what is left of the limit. `wanted` chooses entries by path.
 */
export function unpackArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  wanted: (path: string) => boolean,
): Map<string, Buffer> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const contents = new Map<string, Buffer>();
  let left = limits.unzippedBytes;
  for (const entry of readDirectory(archive, limits)) {
    if (entry.path.endsWith("/") || !wanted(entry.path)) continue;
    const content = unpackEntry(archive, entry, left, limits);
    left -= content.length;
    contents.set(entry.path, content);
  }
  return contents;
}

function readDirectory(archive: Buffer, limits: ArchiveLimits): DirectoryEntry[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== endOfDirectory)
    refuseFile("imports:fileDamaged");
  const count = archive.readUInt16LE(end + 10);
  if (count > limits.archiveEntries) refuseFile("imports:fileDamaged");
  const entries: DirectoryEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== directoryEntry) refuseFile("imports:fileDamaged");
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      path: archive.toString("utf8", at + 46, at + 46 + nameLength),
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      compressedBytes: archive.readUInt32LE(at + 20),
      localOffset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function unpackEntry(archive: Buffer, entry: DirectoryEntry, left: number, limits: ArchiveLimits): Buffer {
  if ((entry.flags & 1) === 1) refuseFile("imports:fileEncrypted");
  const at = entry.localOffset;
  if (at + 30 > archive.length || archive.readUInt32LE(at) !== localEntry) refuseFile("imports:fileDamaged");
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const packed = archive.subarray(start, start + entry.compressedBytes);
  if (entry.method === 0) {
    if (packed.length > left) refuseTooLarge(limits);
    return packed;
  }
  if (entry.method !== 8) refuseFile("imports:fileDamaged");
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if (error instanceof RangeError) refuseTooLarge(limits, error);
    return refuseFile("imports:fileDamaged", {}, error);
  }
}

function refuseTooLarge(limits: ArchiveLimits, cause?: unknown): never {
  refuseFile("imports:fileUnzipsTooLarge", { limitMb: Math.round(limits.unzippedBytes / 1024 / 1024) }, cause);
}

/** A ZIP without compression, whose stated sizes are true by construction: safe to hand to a reader that trusts them. */
export function storeArchive(contents: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of contents) {
    const name = Buffer.from(path, "utf8");
    const local = Buffer.alloc(30);
    local.writeUInt32LE(localEntry, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(directoryEntry, 0);
    entry.writeUInt16LE(20, 4);
    local.copy(entry, 6, 4, 28);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, name, content);
    directory.push(entry, name);
    offset += local.length + name.length + content.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(contents.size, 8);
  end.writeUInt16LE(contents.size, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}
