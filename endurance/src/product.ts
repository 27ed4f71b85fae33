import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { choosePort } from "@ymp/db/embedded/ports";
import { until } from "./until.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** PRODUCT_PROGRAM names another build to be tried. */
const builtProgram = process.env.PRODUCT_PROGRAM ?? path.join(root, "apps/server/dist/main.js");

/** The first start makes a database and its demo; a busy machine needs its time. */
const startPatienceMs = 180_000;

export interface ProductOptions {
  /** Keeps files, half-sent uploads, the key and, without `databaseUrl`, PostgreSQL. Outlives the process. */
  readonly dataFolder: string;
  /** Several processes given the same one share their work. */
  readonly databaseUrl?: string;
  /** Without one, any that is free. */
  readonly port?: number;
  /** Further settings, by the names of the environment. */
  readonly env?: Record<string, string>;
  /** Another build than the project's own. It must be within the project, to find its packages. */
  readonly program?: string;
}

/** The built server as a process of its own, with the demo's vessels. */
export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Everything it wrote: its log, a JSON object a line. */
  output(): string;
  /** Exit code, or null after a signal. */
  readonly exited: Promise<number | null>;
  isReady(): Promise<boolean>;
  signal(signal: NodeJS.Signals): void;
  /** As the kernel or a power cut does. */
  kill(): Promise<void>;
  /** In order, as a supervisor does. */
  stop(): Promise<number | null>;
}

/** Answers when the process serves. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const product = await launchProduct(options);
  let hasExited = false;
  product.exited.then(() => {
    hasExited = true;
  });
  try {
    await until(async () => hasExited || (await product.isReady()), "the product serves", startPatienceMs);
  } catch (error) {
    await product.kill();
    throw new Error(`The product did not serve in time:\n${product.output().slice(-4000)}`, { cause: error });
  }
  if (hasExited) throw new Error(`The product did not start:\n${product.output().slice(-4000)}`);
  return product;
}

/** Answers at once: for trials of the start itself. */
export async function launchProduct(options: ProductOptions): Promise<Product> {
  const program = options.program ?? builtProgram;
  if (!existsSync(program)) throw new Error(`${program} is missing. Run npm run build first.`);
  const port = options.port ?? (await choosePort(undefined));
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: environmentFor(options, port),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  return describeProduct(child, port, () => output);
}

function environmentFor({ dataFolder, databaseUrl, env }: ProductOptions, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataFolder,
    SEED: "demo",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  };
}

function describeProduct(child: ChildProcess, port: number, output: () => string): Product {
  const origin = `http://127.0.0.1:${port}`;
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
    child.once("error", () => resolve(null));
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  exited.then(() => process.removeListener("exit", killWithUs));
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    output,
    exited,
    isReady: () => answers(`${origin}/readyz`),
    signal: (signal) => child.kill(signal),
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    stop() {
      child.kill("SIGTERM");
      return exited;
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
