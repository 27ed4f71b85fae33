// npm run e2e -- [playwright arguments]: builds, finds a browser and runs the browser tests.
import path from "node:path";
import { build, fail, programs, requireInstalled, root, runNode } from "./run-command.mjs";

requireInstalled();
const built = await build();
if (!built.ok) fail(built.output.trim());

const { resolveBrowser } = await import("../e2e/browser.mjs");
try {
  await resolveBrowser();
} catch (error) {
  fail(error.message);
}
const { code } = await runNode([programs.playwright, "test", ...process.argv.slice(2)], {
  cwd: path.join(root, "e2e"),
  inherit: true,
});
process.exit(code);
