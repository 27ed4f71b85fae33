import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A file system of its own in memory, which holds only so much. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves so much room, and no more. */
  leave(bytes: number): void;
  /** Takes away what filled it. */
  clear(): void;
  unmount(): void;
}

/** Why none can be made here, found by trying: a container's root may be refused as well. Null where one can. */
export const noSmallDisks = whyNone();

function whyNone(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-small-disk-"));
  try {
    mountSmallDisk(folder, 1).unmount();
    return null;
  } catch {
    return "a file system of its own may not be mounted here; root may on Linux";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Over the folder, which must be there. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  const mount = 'mount -t tmpfs -o "size=$1m,mode=0755" tmpfs "$2"';
  execFileSync("sh", ["-c", mount, "sh", String(megabytes), folder], { stdio: "pipe" });
  const ballast = path.join(folder, "ballast");
  return {
    folder,
    leave(bytes) {
      const file = openSync(ballast, "a");
      try {
        for (let room = freeBytes(folder) - bytes; room > 0; room = freeBytes(folder) - bytes)
          writeSync(file, Buffer.alloc(Math.min(room, 1_000_000)));
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    unmount: () => execFileSync("sh", ["-c", 'umount --lazy "$1"', "sh", folder]),
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
