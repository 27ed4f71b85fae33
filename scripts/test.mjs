// npm test: every check, and one line with the count at the end. --verify leaves out what needs a database or a browser; --trials runs
// what kills, cuts off, fills and waits, in full.
import { requireInstalled } from "./run-command.mjs";
import {
  browser,
  buildProduct,
  formatAndLint,
  journeys,
  onOldestPostgres,
  types,
  unused,
  vitest,
} from "./test-stages.mjs";

requireInstalled();
const isQuick = process.argv.includes("--verify");
const isTrials = process.argv.includes("--trials");
const total = { passed: 0, failed: 0, skipped: 0 };
const stageTimes = [];
const files = [];
const flaky = [];

if (isTrials) {
  // A hostile run of that depth is too long for every test run.
  process.env.HOSTILE_RUNS ??= "2000";
  await report(vitest("hostile input", ["database", "database-alone"], ["tooling/architecture/hostile"]));
  await report(vitest("races", ["database"], ["beside"], { RACE_ROUNDS: "100" }));
  await report(onOldestPostgres);
  if (await report(buildProduct)) await report(vitest("trials", ["trials"]));
} else {
  await everything();
}

printTimes();
if (flaky.length > 0) console.log(`Flaky, passed only when begun anew:\n${indented(flaky)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function everything() {
  // None of them waits for another, and none uses more than one core for long.
  const checked = [inOrder([formatAndLint, unused]), report(types)];
  if (isQuick) {
    await Promise.all(checked);
    await report(vitest("architecture and unit", ["unit"]));
    return;
  }
  const [isBuilt] = await Promise.all([theBuiltProduct(), ...checked]);
  await report(
    vitest("architecture, unit, database and screens", [
      "unit",
      "database",
      "database-alone",
      "screens",
      "screens-alone",
    ]),
  );
  const hasBrowser = await report(browser);
  await report(isBuilt && hasBrowser ? journeys : notRun(journeys, "The build or the browser is missing."));
}

/** Whether there is one. */
async function theBuiltProduct() {
  const isBuilt = await report(buildProduct);
  // As many as four disasters need: the trials write four times as much.
  const built = vitest("built product", ["built"], [], { ENDURANCE_WRITES: "250" });
  await report(isBuilt ? built : notRun(built, "The build is missing."));
  return isBuilt;
}

async function inOrder(stages) {
  for (const stage of stages) await report(stage);
}

/** Runs one stage, prints its outcome, and returns whether it passed. */
async function report(stage) {
  const startedAt = performance.now();
  console.log(`${stage.name} …`);
  const result = await stage.run().catch((error) => failure(String(error.stack ?? error)));
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = (performance.now() - startedAt) / 1000;
  stageTimes.push({ name: stage.name, seconds });
  files.push(...(result.files ?? []));
  flaky.push(...(result.flaky ?? []));
  if (result.failed > 0) console.log(result.output.trimEnd());
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  console.log(`${stage.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds.toFixed(1)} s)\n`);
  return result.failed === 0;
}

function printTimes() {
  const slowest = (rows, most) => rows.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
  const line = ({ seconds, name, file }) => `${seconds.toFixed(1).padStart(7)} s  ${name ?? file}`;
  console.log(`Slowest stages:\n${indented(slowest(stageTimes, 5).map(line))}`);
  if (files.length > 0) console.log(`Slowest files:\n${indented(slowest(files, 15).map(line))}`);
  console.log("");
}

function indented(lines) {
  return lines.map((line) => `  ${line}`).join("\n");
}

function notRun({ name }, why) {
  return { name, run: async () => failure(`Not run. ${why}`) };
}

function failure(output) {
  return { passed: 0, failed: 1, skipped: 0, output };
}
