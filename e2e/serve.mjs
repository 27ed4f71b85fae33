// The server under test: the built one, on a data folder that starts empty, its log kept for the check at the end.
import { spawn } from "node:child_process";
import { mkdirSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { cache, followChild, root } from "../scripts/run-command.mjs";

const dataFolder = path.join(cache, "e2e-data");
rmSync(dataFolder, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const log = openSync(path.join(cache, "e2e-server.log"), "w");

const server = spawn(process.execPath, [path.join(root, "apps/server/dist/main.js")], {
  cwd: root,
  stdio: ["ignore", log, "inherit"],
  env: { ...process.env, DATA_DIR: dataFolder, SEED: "demo" },
});
followChild(server);
