import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { choosePort } from "@ymp/db/embedded/ports";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../../..");
const ticksPerSecond = 100;

/** Whether a server at that address has started as far as is asked for. */
export type Probe = (origin: string) => Promise<boolean>;

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process until its probe was content. */
  readonly readyAfterMs: number;
  /** Seconds of processor time since its start. */
  cpuSeconds(): number;
  residentBytes(): number;
  stop(): Promise<void>;
}

/** Builds the sources as they are; the folder is as deep in the project as the product's own `dist`. */
export function buildProduct(folder: string): void {
  execFileSync(process.execPath, [path.join(root, "apps/server/build.mjs"), path.join(folder, "server")]);
}

interface Start {
  readonly databaseUrl: string;
  readonly folder: string;
  /** Keeps apart what several at once write. */
  readonly name?: string;
  readonly probe?: Probe;
  readonly nodeArguments?: readonly string[];
}

/** The built product on a database, as an installation runs it: log on, to a file. */
export async function startProduct({
  databaseUrl,
  folder,
  name = "product",
  probe,
  nodeArguments = [],
}: Start): Promise<ServerProcess> {
  const port = await choosePort(undefined);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, name),
  };
  const command = [...nodeArguments, path.join(folder, "server/main.js")];
  return launch(command, env, { port, probe: probe ?? answers("/readyz"), log: path.join(folder, `${name}.log`) });
}

export async function buildBare(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(import.meta.dirname, "bare.ts")],
    outfile: path.join(folder, "bare.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    minifySyntax: true,
    logLevel: "warning",
  });
}

export async function startBare({ databaseUrl, folder, probe }: Start, recordingsFile: string): Promise<ServerProcess> {
  const port = await choosePort(undefined);
  const env = { PATH: process.env.PATH, NODE_ENV: "production" };
  const command = [path.join(folder, "bare.mjs"), databaseUrl, recordingsFile, String(port)];
  return launch(command, env, { port, probe: probe ?? answers("/ready"), log: path.join(folder, "bare.log") });
}

const answers =
  (address: string): Probe =>
  (origin) =>
    fetch(origin + address).then(
      ({ ok }) => ok,
      () => false,
    );

async function launch(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  { port, probe, log }: { port: number; probe: Probe; log: string },
): Promise<ServerProcess> {
  mkdirSync(path.dirname(log), { recursive: true });
  const out = openSync(log, "w");
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ["ignore", out, out] });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await probe(origin))) {
    if (child.exitCode !== null) throw new Error(`A server did not start: ${readFileSync(log, "utf8").slice(-2000)}`);
    await sleep(5);
  }
  const pid = child.pid ?? 0;
  return {
    origin,
    pid,
    readyAfterMs: performance.now() - startedAt,
    cpuSeconds: () => cpuSecondsOf(pid),
    residentBytes: () => residentBytesOf(pid),
    async stop() {
      child.kill("SIGTERM");
      const patience = setTimeout(killWithUs, 15_000);
      await exited;
      clearTimeout(patience);
      process.removeListener("exit", killWithUs);
    },
  };
}

/** User and system time, fields 14 and 15 of the kernel's account, counted after the name in brackets. */
export function cpuSecondsOf(pid: number): number {
  const account = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = account.slice(account.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function residentBytesOf(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/)?.[1];
  return Number(kilobytes) * 1024;
}
