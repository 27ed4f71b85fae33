import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Writable } from "node:stream";
import { configure, ZipWriter } from "@zip.js/zip.js";
import type { ArchiveEntry } from "./archive-format.ts";

configure({ useWebWorkers: false });

export type Bytes = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** A ZIP that grows on the disk entry by entry; of what goes in, only the piece in hand is in memory. */
export interface GrowingZip {
  /** @param isCompressed pictures and films are as small as they get and are taken as they are */
  add(name: string, bytes: Bytes, options?: { isCompressed?: boolean }): Promise<ArchiveEntry>;
  close(): Promise<void>;
}

export function growZip(path: string): GrowingZip {
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)), { useUnicodeFileNames: true });
  return {
    async add(name, bytes, { isCompressed = false } = {}) {
      const hash = createHash("sha256");
      let sizeBytes = 0;
      async function* counted() {
        for await (const piece of bytes) {
          const chunk = typeof piece === "string" ? Buffer.from(piece) : piece;
          hash.update(chunk);
          sizeBytes += chunk.byteLength;
          yield chunk;
        }
      }
      const stream = Readable.toWeb(Readable.from(counted(), { objectMode: false }));
      await zip.add(name, stream, isCompressed ? { level: 0 } : {});
      return { name, sizeBytes, sha256: hash.digest("hex") };
    },
    async close() {
      await zip.close();
    },
  };
}
