import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { databaseAccount } from "@ymp/db/embedded/account";
import { answers, choosePort } from "@ymp/db/embedded/ports";
import { until } from "./until.ts";

const packagesFolder = "/usr/lib/postgresql";
const password = "quiet anchorage";

/** The programs of Debian's newest PostgreSQL; null where none is installed. */
export function debianPostgres(): string | null {
  const versions = existsSync(packagesFolder) ? readdirSync(packagesFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(packagesFolder, version, "bin"));
  return folders.find((folder) => existsSync(path.join(folder, "pg_basebackup"))) ?? null;
}

export interface DebianServer {
  readonly port: number;
  /** The superuser's, of the database `ymp`. */
  readonly url: string;
  /** Every statement that it was sent, as it logs them. */
  log(): string;
  stop(): Promise<void>;
}

export async function startPrimary(programs: string, folder: string): Promise<DebianServer> {
  const dir = path.join(folder, "primary");
  const passwordFile = path.join(folder, "password");
  makeFolder(dir);
  writeFileSync(passwordFile, password);
  run(programs, "initdb", [
    "-D",
    dir,
    "-U",
    "postgres",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--no-sync",
  ]);
  return await startServer(programs, dir);
}

/** A copy of the primary that follows it by streaming. */
export async function startStandby(programs: string, folder: string, primary: DebianServer): Promise<DebianServer> {
  const dir = path.join(folder, "standby");
  makeFolder(dir);
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password='${password}'`;
  run(programs, "pg_basebackup", ["-D", dir, "-d", source, "-X", "stream", "-c", "fast", "--write-recovery-conf"]);
  return await startServer(programs, dir);
}

async function startServer(programs: string, dir: string): Promise<DebianServer> {
  const port = await choosePort(undefined);
  const settings = ["fsync=off", "log_statement=all", "listen_addresses=127.0.0.1", "unix_socket_directories="];
  const args = ["-D", dir, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(path.join(programs, "postgres"), args, { ...databaseAccount(), cwd: "/", stdio: "pipe" });
  let log = "";
  server.stderr.setEncoding("utf8").on("data", (text) => {
    log += text;
  });
  await until(() => answers(port), "PostgreSQL answers");
  await until(() => log.includes("ready to accept"), "PostgreSQL is ready");
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/ymp`;
  return { port, url, log: () => log, stop: () => stop(server) };
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGINT");
  });
}

/** PostgreSQL refuses to run as root. */
function makeFolder(dir: string): void {
  mkdirSync(dir, { mode: 0o700 });
  const account = databaseAccount();
  if (account) chownSync(dir, account.uid, account.gid);
}

function run(programs: string, program: string, args: string[]): void {
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  execFileSync(path.join(programs, program), args, { ...databaseAccount(), cwd: "/", env, stdio: "pipe" });
}
