// npm run dev: the server and the web application from their sources, behind the one address the server prints; both reload on change.
import { spawn } from "node:child_process";
import path from "node:path";
import { freePort } from "./local-server.mjs";
import { programs, requireInstalled, root } from "./run-command.mjs";

requireInstalled();
const port = Number(process.env.PORT ?? 3000);
const serverPort = await freePort();
const address = `http://localhost:${port}`;

const children = [
  run("apps/server", [programs.tsx, "watch", "--clear-screen=false", "src/main.ts", ...process.argv.slice(2)], {
    PORT: String(serverPort),
    APP_ORIGIN: address,
    DATA_DIR: process.env.DATA_DIR ?? path.join(root, ".data"),
  }),
  run("apps/web", [programs.vite, "--strictPort", "--clearScreen=false", "--logLevel=warn"], {
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${serverPort}`,
  }),
];

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
for (const child of children) child.on("exit", (code) => stop(code ?? 1));

function run(folder, args, env) {
  const cwd = path.join(root, folder);
  return spawn(process.execPath, args, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
}

/** One without the other is of no use: both end together. */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill("SIGTERM");
}
