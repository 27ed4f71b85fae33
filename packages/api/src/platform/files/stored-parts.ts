import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { FileVariant } from "./files.schema.ts";

/** Where a variant of a file is kept under the file's storage key. */
export const partKey = (storageKey: string, variant: FileVariant): string => `${storageKey}/${variant}`;

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
