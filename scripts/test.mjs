// npm test: every check, in order, and one line with the count at the end. --verify leaves out what needs a database or a browser.
import { requireInstalled } from "./run-command.mjs";
import { browser, browserTests, buildProduct, formatAndLint, types, unused, vitest } from "./test-stages.mjs";

requireInstalled();
const isQuick = process.argv.includes("--verify");
const total = { passed: 0, failed: 0 };

const sources = isQuick
  ? vitest("architecture and unit", ["unit"])
  : vitest("architecture, unit, database and screens", ["unit", "database", "screens"]);
for (const check of [formatAndLint, unused, ...types, sources]) await report(check);
if (!isQuick) {
  const isBuilt = await report(buildProduct);
  const hasBrowser = await report(browser);
  const built = vitest("built product", ["built"]);
  await report(isBuilt ? built : notRun(built, "The build is missing."));
  await report(isBuilt && hasBrowser ? browserTests : notRun(browserTests, "The build or the browser is missing."));
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** Runs one stage, tells how it went, and says whether it is sound. */
async function report(stage) {
  const startedAt = performance.now();
  console.log(`${stage.name} …`);
  const result = await stage.run().catch((error) => failure(String(error.stack ?? error)));
  total.passed += result.passed;
  total.failed += result.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (result.failed > 0) console.log(result.output.trimEnd());
  console.log(`${stage.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)\n`);
  return result.failed === 0;
}

function notRun({ name }, why) {
  return { name, run: async () => failure(`Not run. ${why}`) };
}

function failure(output) {
  return { passed: 0, failed: 1, output };
}
