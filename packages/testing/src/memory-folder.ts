import { createHash } from "node:crypto";
import { accessSync, constants, statfsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const memory = "/dev/shm";
/** Several times what the clusters of a whole run hold at one time. */
const roomNeeded = 2 * 2 ** 30;

/** Of this copy of the project: others may run beside it. */
const ofThisProject = createHash("sha256").update(root).digest("hex").slice(0, 8);

/**
 * A folder of that name for data that is thrown away: in memory where there is room, else on the disk. A database is a thousand
 * files, and to make and drop one on a disk takes many times as long as in memory.
 */
export function memoryFolder(name: string): string {
  const [inMemory, onDisk] = memoryFolders(name);
  return hasRoom() ? inMemory : onDisk;
}

/** Where earlier runs may have left theirs. */
export function memoryFolders(name: string): [inMemory: string, onDisk: string] {
  return [path.join(memory, `ymp-${name}-${ofThisProject}`), path.join(root, ".cache", name)];
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > roomNeeded;
  } catch {
    return false;
  }
}
