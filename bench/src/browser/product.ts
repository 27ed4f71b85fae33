import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "@ymp/db/embedded/launch";
import { choosePort } from "@ymp/db/embedded/ports";
import { addJobs } from "./many-jobs.ts";

const root = path.resolve(import.meta.dirname, "../../..");
/** A copy, laid out as in the project: a build that runs meanwhile does not change what is measured. */
const copy = path.join(root, ".cache/bench-browser");

export interface MeasuredProduct {
  readonly origin: string;
  /** The built application, for the sizes of its files. */
  readonly webFolder: string;
  stop(): Promise<void>;
}

/** The built product on a PostgreSQL of its own, with the demo's vessels and 10,000 open jobs more on one of them. */
export async function startProduct(): Promise<MeasuredProduct> {
  const webFolder = copyOf("apps/web/dist");
  const serverFolder = copyOf("apps/server/dist");
  const dataFolder = path.join(copy, `data-${process.pid}`);
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
  const database = await startPostgres({ dir: path.join(dataFolder, "postgres"), durable: false });
  const databaseUrl = database.url("postgres", "", "postgres");
  const port = await choosePort(undefined);
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(serverFolder, "main.js")], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      SEED: "demo",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    await endOf(server);
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilReady(origin, server);
    await addJobs(databaseUrl);
    return { origin, webFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function copyOf(folder: string): string {
  const source = path.join(root, folder);
  if (!existsSync(source)) throw new Error(`${folder} is missing. Run npm run build first.`);
  const target = path.join(copy, folder);
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  return target;
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
    if (server.exitCode !== null) throw new Error("The product did not start.");
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error("The product is not ready after two minutes.");
}

async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}
