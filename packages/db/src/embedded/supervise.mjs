// Runs PostgreSQL for exactly as long as its owner lives: the owner's end of stdin closes on exit, crash and kill -9 alike.
// A server that dies while its owner lives is started again, so a killed database costs reconnections and not a restart.
import { spawn } from "node:child_process";
import { openSync } from "node:fs";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** Next time it is started again at once. */
const WELL_AFTER_MS = 10_000;
const FORCE_AFTER_MS = 20_000;

const { binary, args, account, logFile, stopSignal } = JSON.parse(process.argv[2]);
const log = openSync(logFile, "a", 0o600);
const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };

let server;
let isStopping = false;
let wasWell = false;
let pauseMs = FIRST_PAUSE_MS;

function start() {
  const startedAt = Date.now();
  server = spawn(binary, args, { ...account, env, cwd: "/", stdio: ["ignore", log, log] });
  if (!wasWell) process.stdout.on("error", () => undefined).write(String(server.pid));
  server.on("error", () => startAgain(1, startedAt));
  server.on("exit", (code) => startAgain(code, startedAt));
}

/** The owner reads the words of a server that cannot start at all. One that was well is waited for, such as one whose disk is full. */
function startAgain(code, startedAt) {
  if (isStopping) process.exit(0);
  if (!wasWell) process.exit(code || 1);
  pauseMs = Date.now() - startedAt > WELL_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  setTimeout(() => (isStopping ? process.exit(0) : start()), pauseMs);
}

function stop() {
  if (isStopping) return;
  isStopping = true;
  if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
  server.kill(stopSignal);
  setTimeout(() => server.kill("SIGQUIT"), FORCE_AFTER_MS);
}

start();
// The owner says so once it has seen the server answer.
process.stdin.once("data", () => {
  wasWell = true;
});
process.stdin.on("close", stop).on("error", stop).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
