import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Account, canEnter, databaseAccount } from "./account.ts";
import { type Binaries, findBinaries, installedBinaries } from "./binaries.ts";
import { clearStaleLock, readOrCreateState, rememberPort, serverStatus } from "./cluster-state.ts";
import { answers, choosePort } from "./ports.ts";
import { launch, type Owner, stopOwner } from "./server-process.ts";

export interface StartOptions {
  /** Folder of the cluster's data. Its password and port are kept in `<dir>.json`, the server's words in `<dir>.log`. */
  readonly dir: string;
  /** Without one: the port of last time, or any free one. */
  readonly port?: number;
  /** False only for data that may be lost: nothing is flushed to disk and no password is asked. */
  readonly durable: boolean;
  /** The superuser's password for a cluster made now; without one a random one is kept. */
  readonly password?: string;
  /** Folder of the programs of another PostgreSQL than the one that comes with the product. */
  readonly programs?: string;
}

export interface RunningPostgres {
  readonly port: number;
  /** Where the data really is: elsewhere than asked when root's database account cannot reach the folder. */
  readonly dir: string;
  /** The superuser's address of the maintenance database. */
  readonly adminUrl: string;
  /** True when another process owns the server; `stop` then leaves it running. */
  readonly shared: boolean;
  url(user: string, password: string, database: string): string;
  stop(): Promise<void>;
}

const SUPERUSER = "postgres";
const PATIENCE_MS = 60_000;

/**
 * Starts PostgreSQL on the data folder, making the cluster first where there is none.
 * The server lives no longer than this process; a second process given the same folder shares the running one.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const account = databaseAccount();
  const binaries = options.programs ? installedBinaries(options.programs) : findBinaries(account);
  const askedDir = path.resolve(options.dir);
  const dir = reachableFolder(askedDir, account, options.durable);
  const state = options.durable
    ? readOrCreateState(askedDir, dir, options.password)
    : { password: options.password ?? "throw-away" };
  const describe = (port: number, owner?: Owner) => describeServer(dir, state.password, port, owner);

  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const running = await settledServer(dir, deadline);
    if (running !== undefined) return describe(running);
    createCluster(dir, binaries, account, options.durable, state.password);
    clearStaleLock(dir);
    const port = options.port ?? (await choosePort(state.port));
    const launched = await launch({ dir, port, binaries, account, durable: options.durable });
    if (launched.isReady) {
      if (options.durable && options.port === undefined) rememberPort(askedDir, state, port);
      return describe(port, launched.owner);
    }
    if (!isPassing(launched.log, options.port !== undefined) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start on ${dir}:\n${launched.log.slice(-2_000)}`);
    }
    await sleep(200);
  }
}

/** Refusals that solve themselves: another owner was faster, a killed server's children still leave, or the port was just taken. */
function isPassing(log: string, isPortFixed: boolean): boolean {
  if (log.includes("postmaster.pid") || log.includes("shared memory block")) return true;
  return !isPortFixed && log.includes("could not create any TCP/IP sockets");
}

/** Waits out a server that is starting or stopping; answers the port of one that runs. */
async function settledServer(dir: string, deadline: number): Promise<number | undefined> {
  for (;;) {
    const status = serverStatus(dir);
    if (status.kind === "absent") return undefined;
    if (status.kind === "ready" && (await answers(status.port))) return status.port;
    if (Date.now() > deadline) throw new Error(`A PostgreSQL server holds ${dir} but does not answer.`);
    await sleep(50);
  }
}

function reachableFolder(dir: string, account: Account | undefined, durable: boolean): string {
  const parent = path.dirname(dir);
  mkdirSync(parent, { recursive: true });
  if (canEnter(parent, account)) return dir;
  const key = createHash("sha256").update(dir).digest("hex").slice(0, 8);
  const elsewhere = path.join(durable ? "/var/lib/ymp" : tmpdir(), `${path.basename(dir)}-${key}`);
  mkdirSync(path.dirname(elsewhere), { recursive: true });
  return elsewhere;
}

/** The cluster is made under another name and renamed when complete, so a half-made one is never taken for real. */
function createCluster(
  dir: string,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
  password: string,
) {
  if (existsSync(path.join(dir, "PG_VERSION"))) return;
  const fresh = `${dir}.new-${process.pid}`;
  const passwordFile = `${fresh}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const made of [fresh, passwordFile]) chownSync(made, account.uid, account.gid);
  const access = durable ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`] : ["--auth=trust", "--no-sync"];
  const locale = ["--encoding=UTF8", ...binaries.localeArgs];
  try {
    execFileSync(binaries.initdb, ["-D", fresh, "-U", SUPERUSER, ...access, ...locale, "--no-instructions"], {
      ...account,
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (!existsSync(path.join(dir, "PG_VERSION"))) renameSync(fresh, dir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

function describeServer(dir: string, adminPassword: string, port: number, owner?: Owner): RunningPostgres {
  const url = (user: string, password: string, database: string) => {
    const login =
      password === "" ? encodeURIComponent(user) : `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
    return `postgres://${login}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  };
  return {
    port,
    dir,
    adminUrl: url(SUPERUSER, adminPassword, "postgres"),
    shared: owner === undefined,
    url,
    stop: () => (owner === undefined ? Promise.resolve() : stopOwner(owner)),
  };
}
