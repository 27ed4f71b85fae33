import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverStatus } from "@ymp/db/embedded/cluster-state";
import { inject } from "vitest";
import { startProduct } from "./product.ts";
import { until } from "./until.ts";

export interface ThrowAwayFolder {
  readonly path: string;
  /** Waits for a PostgreSQL in it that is still stopping. */
  remove(): Promise<void>;
}

export function throwAwayFolder(name: string): ThrowAwayFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `ymp-${name}-`));
  // Started by root, PostgreSQL runs under an account of its own, which must reach its cluster.
  chmodSync(folder, 0o755);
  return {
    path: folder,
    async remove() {
      await untilStopped(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The demo takes longer to make than to copy: it is made once a run. */
export async function fillWithDemo({ path: folder }: ThrowAwayFolder): Promise<void> {
  const seeded = path.join(inject("seededFolder"), "data");
  if (!existsSync(seeded)) {
    const unfinished = throwAwayFolder("seeding");
    await (await startProduct({ dataFolder: unfinished.path })).stop();
    await untilStopped(unfinished.path);
    renameSync(unfinished.path, seeded);
  }
  // Unlike Node's own copy it keeps the owner, without whom PostgreSQL refuses the cluster.
  execFileSync("cp", ["-Rp", `${seeded}/.`, folder]);
}

function untilStopped(folder: string): Promise<void> {
  const cluster = path.join(folder, "postgres");
  return until(() => serverStatus(cluster).kind === "absent", `PostgreSQL leaves ${cluster}`);
}
