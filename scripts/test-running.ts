import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script as somebody at a terminal would, with nothing in its environment but what is given and PATH. */
export function runScriptFile(
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Ended> {
  const child = spawn(process.execPath, ["--import", "tsx", path.join(folder, name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    written.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    written.err += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...written }));
  });
}
