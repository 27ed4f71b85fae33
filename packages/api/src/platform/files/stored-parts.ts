import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileVariant } from "@ymp/core/file-address";

/** Where a variant of a file is kept under the file's storage key. */
export const partKey = (storageKey: string, variant: FileVariant): string => `${storageKey}/${variant}`;

export const sha256Of = (file: string): Promise<string> => sumOfStream(createReadStream(file));

export async function sumOfStream(bytes: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(bytes, hash);
  return hash.digest("hex");
}
