import { type ChildProcessByStdio, spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, truncateSync } from "node:fs";
import { Socket } from "node:net";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { serverStatus } from "./cluster-state.ts";
import { answers } from "./ports.ts";

const LOG_LIMIT_BYTES = 5_000_000;

export interface LaunchOrder {
  readonly dir: string;
  readonly port: number;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly durable: boolean;
}

/** The supervisor process: the server lives as long as its stdin stays open. */
export type Owner = ChildProcessByStdio<Writable, Readable, null>;
type Launched = { isReady: true; owner: Owner } | { isReady: false; log: string };

/** Starts a server on a complete cluster; a refusal answers with the server's own words. */
export async function launch(order: LaunchOrder): Promise<Launched> {
  const logFile = `${order.dir}.log`;
  const logStart = trimLog(logFile);
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    ...(order.durable
      ? {}
      : { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" }),
  };
  const supervised = {
    binary: order.binaries.postgres,
    args: [
      "-D",
      order.dir,
      "-p",
      String(order.port),
      ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`]),
    ],
    account: order.account,
    logFile,
    stopSignal: order.durable ? "SIGINT" : "SIGQUIT",
  };
  // Detached, so that Ctrl-C in the terminal reaches the application first and the server outlives its last query.
  const owner = spawn(process.execPath, [supervisorFile(), JSON.stringify(supervised)], {
    stdio: ["pipe", "pipe", "ignore"],
    detached: true,
  });
  if (await becomesReady(owner, order.dir, order.port)) return { isReady: true, owner };
  return { isReady: false, log: existsSync(logFile) ? readFileSync(logFile, "utf8").slice(logStart) : "" };
}

/** True once the server this owner started answers; false when it gave up. A server of another owner does not count. */
async function becomesReady(owner: Owner, dir: string, port: number) {
  let serverPid: number | undefined;
  let hasExited = false;
  owner.stdout.once("data", (line: Buffer) => {
    serverPid = Number(line.toString());
  });
  for (const event of ["exit", "error"]) {
    owner.once(event, () => {
      hasExited = true;
    });
  }
  while (!hasExited) {
    const status = serverStatus(dir);
    if (status.kind === "ready" && status.pid === serverPid && (await answers(port))) {
      owner.stdin.write("well");
      owner.unref();
      owner.stdout.destroy();
      if (owner.stdin instanceof Socket) owner.stdin.unref();
      return true;
    }
    await sleep(20);
  }
  return false;
}

export function stopOwner(owner: Owner): Promise<void> {
  if (owner.exitCode !== null || owner.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    owner.ref();
    owner.once("exit", () => resolve());
    owner.stdin.end();
  });
}

/** The supervisor runs as a file of its own: a bundle carries a copy of it in the bundle's folder. */
function supervisorFile(): string {
  const file = fileURLToPath(new URL("./supervise.mjs", import.meta.url));
  if (!existsSync(file)) throw new Error(`${file} is missing: the build must copy it from packages/db/src/embedded.`);
  return file;
}

/** Keeps the server's log short over the years; answers where the next start's words will begin. */
function trimLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_LIMIT_BYTES) return size;
  truncateSync(file);
  return 0;
}
