import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serverStatus } from "./cluster-state.ts";
import { type RunningPostgres, startPostgres } from "./launch.ts";

const launchModule = fileURLToPath(new URL("./launch.ts", import.meta.url));

describe("the embedded PostgreSQL", () => {
  let folder: string;
  let dir: string;
  let started: RunningPostgres[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "ymp-launch-"));
    // The account PostgreSQL runs under must reach the cluster.
    chmodSync(folder, 0o755);
    dir = path.join(folder, "postgres");
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<RunningPostgres> {
    const server = await startPostgres({ dir, durable: true });
    started.push(server);
    return server;
  }

  it("keeps its data, password and port over a restart", async () => {
    const first = await start();
    await run(first.adminUrl, (sql) => sql`CREATE TABLE kept AS SELECT 7 AS figure`);
    await first.stop();
    const second = await start();
    expect(second.adminUrl).toBe(first.adminUrl);
    expect(await run(second.adminUrl, (sql) => sql`SELECT figure FROM kept`)).toEqual([{ figure: 7 }]);
  });

  it("asks for a password that only the owner of the files can read", async () => {
    const server = await start();
    expect(statSync(`${dir}.json`).mode & 0o777).toBe(0o600);
    const wrong = server.url("postgres", "guess", "postgres");
    await expect(run(wrong, (sql) => sql`SELECT 1`)).rejects.toMatchObject({ code: "28P01" });
  });

  it("is shared by a second owner, also when both start at once", async () => {
    const servers = await Promise.all([start(), start()]);
    expect(servers.map((server) => server.shared).sort()).toEqual([false, true]);
    expect(servers[0]?.port).toBe(servers[1]?.port);
  });

  it("stops by itself when its owner is killed, and starts again on the same data", async () => {
    const owner = await startInOtherProcess(dir);
    const server = await start();
    expect(server.shared).toBe(true);
    await run(server.adminUrl, (sql) => sql`CREATE TABLE kept AS SELECT 7 AS figure`);
    owner.kill("SIGKILL");
    await until(() => serverStatus(dir).kind === "absent");
    const again = await start();
    expect(again.shared).toBe(false);
    expect(await run(again.adminUrl, (sql) => sql`SELECT figure FROM kept`)).toEqual([{ figure: 7 }]);
  });

  it("comes back on the same port with everything committed when the server is killed", async () => {
    const server = await start();
    await run(server.adminUrl, (sql) => sql`CREATE TABLE kept AS SELECT 7 AS figure`);
    const killed = serverPid(dir);
    process.kill(killed, "SIGKILL");
    await until(() => {
      const status = serverStatus(dir);
      return status.kind === "ready" && status.pid !== killed;
    });
    expect(await run(server.adminUrl, (sql) => sql`SELECT figure FROM kept`)).toEqual([{ figure: 7 }]);
  });
});

async function run<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  return work(sql).finally(() => sql.end());
}

function serverPid(dir: string): number {
  return Number(readFileSync(path.join(dir, "postmaster.pid"), "utf8").split("\n")[0]);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(50);
}

/** An owner of its own, so that it can be killed without taking the test down. */
function startInOtherProcess(dir: string): Promise<ChildProcess> {
  const program = `import { startPostgres } from ${JSON.stringify(launchModule)};
    await startPostgres({ dir: ${JSON.stringify(dir)}, durable: true });
    console.log("started"); setInterval(() => undefined, 1_000);`;
  const owner = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    owner.stdout.once("data", () => resolve(owner));
    owner.once("exit", () => reject(new Error("The owner ended before the server had started.")));
  });
}
