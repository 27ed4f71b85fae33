import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What must outlive a cluster's owner; kept beside the data, readable by its owner alone. */
export interface ClusterState {
  readonly password: string;
  readonly port?: number;
}

export function stateFile(dir: string): string {
  return `${dir}.json`;
}

/** Reads the cluster's password and port, or mints a password; two first starts at once agree on one. */
export function readOrCreateState(askedDir: string, dir: string, wantedPassword: string | undefined): ClusterState {
  const file = stateFile(askedDir);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) {
    if (existsSync(path.join(dir, "PG_VERSION"))) throw new Error(lostPassword(file));
    const aside = `${file}.${process.pid}`;
    const password = wantedPassword ?? randomBytes(24).toString("base64url");
    writeFileSync(aside, JSON.stringify({ password }), { mode: 0o600 });
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }
  return parseState(readFileSync(file, "utf8"), file);
}

export function rememberPort(dir: string, state: ClusterState, port: number): void {
  if (state.port === port) return;
  const aside = `${stateFile(dir)}.${process.pid}`;
  writeFileSync(aside, JSON.stringify({ ...state, port }), { mode: 0o600 });
  renameSync(aside, stateFile(dir));
}

function parseState(text: string, file: string): ClusterState {
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && "password" in value && typeof value.password === "string") {
    const port = "port" in value && typeof value.port === "number" ? value.port : undefined;
    return { password: value.password, port };
  }
  throw new Error(lostPassword(file));
}

function lostPassword(file: string): string {
  return `${file} should hold the password of the database beside it. Restore that file from a backup.`;
}

export type ServerStatus = { kind: "absent" } | { kind: "changing" } | { kind: "ready"; port: number; pid: number };

/** Reads PostgreSQL's own lock file: line 1 process id, line 4 port, line 8 status. */
export function serverStatus(dir: string): ServerStatus {
  const lines = lockFileLines(dir);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgres(pid)) return { kind: "absent" };
  return lines[7]?.startsWith("ready") ? { kind: "ready", port: Number(lines[3]), pid } : { kind: "changing" };
}

/**
 * Removes a crashed server's lock file when its process id now belongs to some other program.
 * PostgreSQL itself would refuse to start: after a container restart the same few ids are always taken.
 */
export function clearStaleLock(dir: string): void {
  if (serverStatus(dir).kind === "absent") rmSync(path.join(dir, "postmaster.pid"), { force: true });
}

function lockFileLines(dir: string): string[] {
  try {
    return readFileSync(path.join(dir, "postmaster.pid"), "utf8")
      .split("\n")
      .map((line) => line.trim());
  } catch {
    // Absent, or just being removed by a server that stops.
    return [];
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return process.platform === "win32" || commandOf(pid).includes("postgres");
}

function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
