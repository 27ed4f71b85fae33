import path from "node:path";
import { createDiskStore } from "@ymp/api/platform/files/disk-store";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { createS3Store } from "@ymp/api/platform/files/s3-store";
import type { Settings } from "./env.ts";

/** Where this installation keeps its files. */
export function openFileStore({ storageUrl, dataFolder }: Settings): FileStore {
  return storageUrl ? createS3Store(storageUrl) : createDiskStore(path.join(dataFolder, "files"));
}
