import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

const dataFolder = mkdtempSync(path.join(tmpdir(), "ymp-process-"));
const running: ChildProcess[] = [];
const password = "A quiet anchorage 9";
const serverFolder = path.join(import.meta.dirname, "..");
/** Inside the project, where the packages that are not bundled are found. */
const bundle = path.join(serverFolder, ".cache", `process-test-${process.pid}`);
const program = path.join(bundle, "main.js");

interface ServerProcess {
  readonly origin: string;
  readonly output: () => string;
  /** Answers the exit code, or null after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}

/** The built server as `npm start` runs it, on a data folder that outlives it, with nobody in it yet. */
async function startServer(): Promise<ServerProcess> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataFolder, SEED: "none", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [program], { cwd: serverFolder, env, stdio: "pipe" });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    await sleep(50);
  }
  return {
    origin,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const write = (origin: string, procedure: string, input: unknown, cookie = "") =>
  fetch(`${origin}/trpc/session.${procedure}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ json: input }),
  });

const answerSchema = z.object({ result: z.object({ data: z.object({ json: z.unknown() }) }) });

async function whoAmI(origin: string, cookie: string): Promise<unknown> {
  const response = await fetch(`${origin}/trpc/session.me`, { headers: { cookie } });
  return answerSchema.parse(await response.json()).result.data.json;
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
const signIn = async (origin: string) => cookieOf(await write(origin, "signIn", { login: "ingrid", password }));

beforeAll(() => {
  execFileSync(process.execPath, ["build.mjs", bundle], { cwd: serverFolder });
});
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
});
afterAll(async () => {
  rmSync(bundle, { recursive: true, force: true });
  // The database of a server that was killed writes until it has noticed.
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
});

describe("the server process", { timeout: 300_000 }, () => {
  it("starts on nothing, asks for its first administrator, and stops in order", async () => {
    const server = await startServer();
    const code = server.output().match(/"code":"([\w-]+)"/)?.[1];
    const created = await write(server.origin, "firstAdministrator", {
      code,
      name: "Ingrid",
      username: "ingrid",
      email: "ingrid@example.test",
      password,
    });
    expect(await whoAmI(server.origin, cookieOf(created))).toMatchObject({ account: { isSuperadmin: true } });
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("has a program for its threads, which reads what the packages beside it are for", async () => {
    const worker = new Worker(path.join(bundle, "heavy-worker.js"));
    const said: unknown[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      worker.on("error", reject).on("message", (message) => {
        said.push(message);
        if (Reflect.get(message, "kind") === "records") worker.postMessage({ kind: "more" });
        if (["end", "failed", "refused"].includes(Reflect.get(message, "kind"))) resolve();
      });
    });
    const bytes = new TextEncoder().encode("Name;Serial number\nPump;4711\n");
    worker.postMessage({ kind: "begin", task: { name: "readLists", bytes, fileName: "list.csv" } });
    worker.postMessage({ kind: "go" });
    await ended.finally(() => worker.terminate());
    expect(said).toMatchObject([{ kind: "sheet" }, { kind: "records" }, { kind: "end" }]);
  });

  it("comes back by itself after it was killed, with everything it had", async () => {
    const killed = await startServer();
    const cookie = await signIn(killed.origin);
    await killed.end("SIGKILL");
    const server = await startServer();
    expect(await whoAmI(server.origin, cookie)).toMatchObject({ account: { username: "ingrid" } });
    await server.end("SIGTERM");
  });

  it("shares its work with a second one: signing out of one is known to the other at once", async () => {
    const first = await startServer();
    const second = await startServer();
    const cookie = await signIn(first.origin);
    expect(await whoAmI(second.origin, cookie)).toMatchObject({ account: { username: "ingrid" } });
    await write(first.origin, "signOut", undefined, cookie);
    await expect.poll(() => whoAmI(second.origin, cookie), { timeout: 60_000 }).toBeNull();
    expect(await second.end("SIGTERM")).toBe(0);
    expect(await first.end("SIGTERM")).toBe(0);
  });

  it("says in a sentence what is wrong with its settings", async () => {
    const env = { ...process.env, PORT: "harbour" };
    const child = spawn(process.execPath, [program], {
      cwd: serverFolder,
      env,
      stdio: "pipe",
    });
    let said = "";
    child.stderr.on("data", (chunk) => (said += String(chunk)));
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(1);
    expect(said.trim()).toBe("PORT should be a number from 0 to 65535.");
  });
});
