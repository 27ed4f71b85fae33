// npm run journeys -- [--browser chromium|firefox|webkit] [playwright arguments]: builds, finds the browser and runs the journeys in it.
import path from "node:path";
import { build, fail, programs, requireInstalled, root, runNode } from "./run-command.mjs";

requireInstalled();
const { browser, rest } = readArguments(process.argv.slice(2));
const built = await build();
if (!built.ok) fail(built.output.trim());

try {
  const { resolveBrowser, requireFirefox } = await import("../e2e/browser.mjs");
  await resolveBrowser();
  if (browser === "firefox") requireFirefox();
} catch (error) {
  fail(error.message);
}
const { code } = await runNode([programs.playwright, "test", ...rest], {
  cwd: path.join(root, "e2e"),
  env: { JOURNEY_BROWSER: browser },
  inherit: true,
});
process.exit(code);

/** Playwright has an option --browser of its own, which a configuration with projects refuses. */
function readArguments(args) {
  const at = args.findIndex((argument) => /^--browser(=|$)/.test(argument));
  if (at < 0) return { browser: "all", rest: args };
  const [, given] = args[at].split("=");
  const browser = given ?? args[at + 1];
  if (!["chromium", "firefox", "webkit"].includes(browser)) fail("--browser takes chromium, firefox or webkit.");
  return { browser, rest: args.toSpliced(at, given ? 1 : 2) };
}
