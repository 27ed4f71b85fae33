// Runs PostgreSQL for exactly as long as its owner lives: the owner's end of stdin closes on exit, crash and kill -9 alike.
// A server that dies while its owner lives is started again, so a killed database costs reconnections and not a restart.
import { spawn } from "node:child_process";
import { openSync } from "node:fs";

const RESTARTS_ALLOWED = 5;
const RESTART_WINDOW_MS = 60_000;
const FORCE_AFTER_MS = 20_000;

const { binary, args, account, logFile, stopSignal } = JSON.parse(process.argv[2]);
const log = openSync(logFile, "a", 0o600);
const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };

let server;
let isStopping = false;
let recentStarts = [];

function start() {
  recentStarts = [...recentStarts.filter((at) => Date.now() - at < RESTART_WINDOW_MS), Date.now()];
  const startedAt = Date.now();
  server = spawn(binary, args, { ...account, env, cwd: "/", stdio: ["ignore", log, log] });
  if (recentStarts.length === 1) process.stdout.on("error", () => undefined).write(String(server.pid));
  server.on("error", () => process.exit(1));
  server.on("exit", (code, signal) => {
    if (isStopping) process.exit(0);
    const wasRunning = signal !== null || Date.now() - startedAt > 2_000;
    if (!wasRunning || recentStarts.length > RESTARTS_ALLOWED) process.exit(code || 1);
    setTimeout(() => (isStopping ? process.exit(0) : start()), 200);
  });
}

function stop() {
  if (isStopping) return;
  isStopping = true;
  if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
  server.kill(stopSignal);
  setTimeout(() => server.kill("SIGQUIT"), FORCE_AFTER_MS);
}

start();
process.stdin.on("close", stop).on("error", stop).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
