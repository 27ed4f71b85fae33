// npm start: builds what changed, then serves the product until it is stopped.
import path from "node:path";
import { keepRunning } from "./keep-running.mjs";
import { build, fail, requireInstalled, root } from "./run-command.mjs";

requireInstalled();
const built = await build();
if (!built.ok) fail(`${built.output.trim()}\n\nThe build failed; nothing was started.`);

keepRunning([path.join(root, "apps/server/dist/main.js"), ...process.argv.slice(2)], {
  cwd: root,
  env: { NODE_ENV: "production", ...process.env },
});
