// npm start: builds what changed, then serves the product until it is told to stop.
import { spawn } from "node:child_process";
import path from "node:path";
import { build, fail, followChild, requireInstalled, root } from "./run-command.mjs";

requireInstalled();
const built = await build();
if (!built.ok) fail(`${built.output.trim()}\n\nThe build failed; nothing was started.`);

const server = spawn(process.execPath, [path.join(root, "apps/server/dist/main.js"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_ENV: "production", ...process.env },
});
followChild(server);
