// npm test: every check, in order, and one line with the count at the end. --verify leaves out what needs a database or a browser.
import { requireInstalled } from "./run-command.mjs";
import {
  browser,
  browserTests,
  buildProduct,
  formatAndLint,
  types,
  typesOfScripts,
  unused,
  vitest,
} from "./test-stages.mjs";

requireInstalled();
const isQuick = process.argv.includes("--verify");
const total = { passed: 0, failed: 0 };

const checks = [formatAndLint, unused, types, typesOfScripts, isQuick ? vitest("unit") : vitest()];
for (const check of checks) await report(check);
if (!isQuick) {
  const isBuilt = await report(buildProduct);
  const hasBrowser = await report(browser);
  if (isBuilt && hasBrowser) await report(browserTests);
  else
    await report({ name: "browser tests", run: async () => failure("Not run: the build or the browser is missing.") });
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

function failure(output) {
  return { passed: 0, failed: 1, output };
}
