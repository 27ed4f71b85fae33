// npm start in the foreground, with what a service manager would do for a server that was killed.
import { spawn } from "node:child_process";

const PAUSE_MS = 1_000;
/** A server that lived for so long had started. */
const STARTED_AFTER_MS = 10_000;

/**
 * Runs a Node program until it ends by itself, and starts it again when it was killed or crashed after it had started.
 * Signals of the terminal and the system reach it, and the process ends as it ended.
 * @param {string[]} args the script first
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, startedAfterMs?: number }} options
 */
export function keepRunning(args, { cwd, env, startedAfterMs = STARTED_AFTER_MS } = {}) {
  let child;
  let isAsked = false;
  // Ctrl-C in a terminal already reaches the whole group; a second one would cut the orderly end short.
  const isForwarded = (signal) => signal !== "SIGINT" || !process.stdin.isTTY;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      isAsked = true;
      if (isForwarded(signal)) child.kill(signal);
    });
  start();

  function start() {
    const startedAt = Date.now();
    child = spawn(process.execPath, args, { cwd, env, stdio: "inherit" });
    child.on("exit", (code, signal) => {
      const hadStarted = Date.now() - startedAt >= startedAfterMs;
      if (!isAsked && hadStarted && code !== 0) {
        console.error(`The server ended by ${signal ?? `exit code ${code}`}; it is started again.`);
        setTimeout(() => (isAsked ? process.exit(1) : start()), PAUSE_MS);
        return;
      }
      if (signal === null) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  }
}
