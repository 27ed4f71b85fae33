import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const keepRunning = pathToFileURL(path.join(import.meta.dirname, "keep-running.mjs")).href;
let folder: string;
let keeper: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ymp-keep-"));
});
afterEach(() => {
  keeper?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Keeps a program running that writes its process id into a file, a line each start. */
function keep(program: string, startedAfterMs: number): Promise<number | null> {
  const file = path.join(folder, "program.mjs");
  writeFileSync(file, `import { appendFileSync } from "node:fs";\n${program}`);
  const source = `const { keepRunning } = await import(${JSON.stringify(keepRunning)});
    keepRunning([${JSON.stringify(file)}], { cwd: ${JSON.stringify(folder)}, startedAfterMs: ${startedAfterMs} });`;
  keeper = spawn(process.execPath, ["--input-type=module", "--eval", source], { stdio: "ignore" });
  return new Promise((resolve) => keeper?.once("exit", resolve));
}

async function starts(count: number): Promise<number[]> {
  for (;;) {
    const text = readTold();
    const pids = text.split("\n").filter(Boolean).map(Number);
    if (pids.length >= count) return pids;
    await sleep(50);
  }
}

function readTold(): string {
  try {
    return readFileSync(path.join(folder, "told"), "utf8");
  } catch {
    return "";
  }
}

const noteAndStay = 'appendFileSync("told", process.pid + "\\n"); setInterval(() => {}, 1000);';

describe("a server that npm start keeps", () => {
  it("is started again when it was killed, and ends when it is asked to", async () => {
    const ended = keep(`${noteAndStay} process.on("SIGTERM", () => process.exit(0));`, 0);
    const [first] = await starts(1);
    process.kill(first ?? 0, "SIGKILL");
    const [, second] = await starts(2);
    expect(second).not.toBe(first);
    keeper?.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("is not started again when it could not start", async () => {
    const ended = keep('appendFileSync("told", process.pid + "\\n"); process.exit(1);', 60_000);
    expect(await ended).toBe(1);
    expect(await starts(1)).toHaveLength(1);
  });
});
