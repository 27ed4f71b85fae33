// Starting other programs, and the few facts about this machine every script needs.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

export const root = fileURLToPath(new URL("..", import.meta.url));
export const cache = path.join(root, ".cache");

const MINIMUM_NODE = [20, 19];

/** Ends with one plain sentence when the machine cannot run the project at all. */
export function requireInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    fail(`Node ${MINIMUM_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`);
  }
  if (!existsSync(path.join(root, "node_modules", ".package-lock.json")))
    fail('The packages are not installed. Run "npm ci" first.');
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The entry point of an installed program, run with this same Node: no shell, no search path. */
export function program(packageName, file) {
  return path.join(root, "node_modules", packageName, file);
}

export const programs = {
  biome: program("@biomejs/biome", "bin/biome"),
  knip: program("knip", "bin/knip.js"),
  turbo: program("turbo", "bin/turbo"),
  vitest: program("vitest", "vitest.mjs"),
  playwright: program("@playwright/test", "cli.js"),
  tsc: program("typescript", "bin/tsc"),
  tsx: program("tsx", "dist/cli.mjs"),
  vite: program("vite", "bin/vite.js"),
};

const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
process.once("SIGINT", () => running.size > 0 && process.exit(130));
process.once("SIGTERM", () => running.size > 0 && process.exit(143));

/**
 * Runs a Node program to its end.
 * @param {string[]} args the script first
 * @param {{ cwd?: string, env?: Record<string, string>, onLine?: (line: string) => void, inherit?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} everything it wrote, unless inherited
 */
export function runNode(args, { cwd = root, env = {}, onLine, inherit = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...env },
    stdio: inherit ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  let unfinished = "";
  const read = (chunk) => {
    output += chunk;
    unfinished += chunk;
    const lines = unfinished.split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) onLine?.(line);
  };
  child.stdout?.setEncoding("utf8").on("data", read);
  child.stderr?.setEncoding("utf8").on("data", read);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Builds what changed since last time. Silent when all is well. */
export async function build() {
  const { code, output } = await runNode([programs.turbo, "run", "build", "--output-logs=errors-only"]);
  return { ok: code === 0, output };
}

/** Lets the terminal's and the system's signals reach the child, and ends as it ended. */
export function followChild(child) {
  // Ctrl-C in a terminal already reaches the whole group; a second one would cut the orderly end short.
  const isForwarded = (signal) => signal !== "SIGINT" || !process.stdin.isTTY;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => isForwarded(signal) && child.kill(signal));
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Of an error's message, without the colours of a terminal. */
export const firstLine = (message = "no message") => stripVTControlCharacters(message).split("\n")[0];
