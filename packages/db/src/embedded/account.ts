import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The system account PostgreSQL runs under when it may not be the one that started it. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root: it gets `postgres`, or `nobody`, which every system has.
 * Answers undefined for an ordinary user, who runs it as themselves.
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const rows = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const row = rows.find(([name]) => name === "postgres") ?? rows.find(([name]) => name === "nobody");
  if (row?.[2] === undefined || row[3] === undefined) {
    throw new Error("PostgreSQL cannot run as root, and this system has neither a postgres nor a nobody account.");
  }
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Whether the account can reach the folder; a folder inside a private home is out of its reach. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (account === undefined) return true;
  const attempt = spawnSync("sh", ["-c", 'cd "$1"', "sh", folder], { ...account, stdio: "ignore", cwd: "/" });
  return attempt.status === 0;
}
