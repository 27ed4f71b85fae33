import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export interface Ended {
  readonly code: number | null;
  /** What it wrote, in order. */
  readonly said: string;
}

/** Runs a script of the project as `npm run` does. */
export function runScript(name: string, args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const program = path.join(root, "node_modules/tsx/dist/cli.mjs");
  const child = spawn(process.execPath, [program, path.join(root, "scripts", name), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}
