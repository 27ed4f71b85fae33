import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { partKey } from "@ymp/api/platform/files/stored-parts";
import type { StoreFile } from "@ymp/db/seed/build/photos";

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** One grey point instead of each drawing: preparing the real ones takes longer than all the tests. */
export function placeholderPhotos(store: FileStore, folder: string): StoreFile {
  const file = path.join(folder, "pixel.png");
  const bytes = Buffer.from(onePixel, "base64");
  const part = { path: file, sizeBytes: bytes.length, mediaType: "image/png" };
  return async (_drawing, name) => {
    const key = `demo/${path
      .parse(name)
      .name.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")}`;
    for (const variant of ["original", "view", "thumb"] as const) {
      await writeFile(file, bytes);
      await store.put(partKey(key, variant), part);
    }
    const facts = { sizeBytes: bytes.length, mediaType: "image/png", widthPx: 1, heightPx: 1 };
    return { ...facts, storageKey: key, sha256: "0".repeat(64) };
  };
}
