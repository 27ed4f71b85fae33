// The checks of the project. Each answers how many tests passed, failed and were skipped, and what it said; a check without tests of its
// own counts as one.
import path from "node:path";
import { freshReport, readPlaywright, readVitest, sum } from "./reports.mjs";
import { build, programs, root, runNode } from "./run-command.mjs";

const tell = (line) => console.log(`  ${line}`);
/** What failed is begun anew alone: a defect fails again, a machine that was busy elsewhere does not. */
const newBeginnings = 2;

function check(name, args) {
  return {
    name,
    async run() {
      const { code, output } = await runNode(args);
      return one(code === 0, output);
    },
  };
}

function one(isPassed, output) {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, output };
}

export const formatAndLint = check("format and lint", [programs.biome, "ci", "--colors=off", "."]);
export const unused = check("unused", [programs.knip, "--no-progress"]);
/**
 * One program for what runs on Node and one for what knows a browser: shared sources are read once, not once a workspace. Several
 * checkers would each infer the shared types anew.
 */
export const types = ["node", "browser"].map((where) =>
  check(`types of what runs in ${where === "node" ? "Node" : "a browser"}`, [
    programs.tsc,
    "-p",
    `tooling/tsconfig/of-${where}.json`,
    "--checkers",
    "1",
  ]),
);

/**
 * @param {string[]} projects of those in vitest.config.ts
 * @param {string[]} folders nothing else is run, where some are given
 */
export function vitest(name, projects, folders = []) {
  const only = projects.flatMap((project) => ["--project", project]);
  return {
    name,
    run: () =>
      withNewBeginnings(async (files) => {
        const report = freshReport("vitest.json");
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        const which = files ? [...files, "--no-file-parallelism"] : folders;
        const { code } = await runNode([programs.vitest, "run", ...only, ...reporters, ...which], {
          onLine: tell,
          env: { NO_COLOR: "1" },
        });
        return { code, files: readVitest(report) };
      }),
  };
}

export const buildProduct = {
  name: "build",
  async run() {
    const { ok, output } = await build();
    return one(ok, output);
  },
};

export const browser = {
  name: "browser",
  async run() {
    const { resolveBrowser } = await import("../e2e/browser.mjs");
    const found = await resolveBrowser().catch((error) => error);
    if (found instanceof Error) return one(false, found.message);
    tell(`${found.source}${found.executablePath ? `: ${found.executablePath}` : ""}`);
    return one(true, "");
  },
};

export const journeys = {
  name: "journeys",
  run: () =>
    withNewBeginnings(async (files) => {
      const report = freshReport("playwright.json");
      const alone = files ? ["--last-failed", "--workers=1"] : [];
      const { code } = await runNode([programs.playwright, "test", ...alone], {
        cwd: path.join(root, "e2e"),
        onLine: tell,
        env: { NO_COLOR: "1" },
      });
      return { code, files: readPlaywright(report) };
    }),
};

/**
 * Runs all files, then those alone in which something failed, twice at most.
 * @param {(files?: string[]) => Promise<{ code: number, files?: import("./reports.mjs").FileResult[] }>} run all, or the given files
 */
async function withNewBeginnings(run) {
  const first = await run();
  if (first.files === undefined) return one(false, "The runner wrote no report.");
  const flaky = [];
  let failing = first.files.filter(({ failed }) => failed > 0);
  // An error outside every test fails the run without failing a test; nothing says which file to begin anew.
  const isBrokenElsewhere = first.code !== 0 && failing.length === 0;
  let mended = 0;
  for (let round = 0; round < newBeginnings && failing.length > 0; round++) {
    tell(`Begun anew, alone: ${failing.map(({ file }) => file).join(", ")}`);
    const again = await run(failing.map(({ file }) => file));
    const still = (again.files ?? failing).filter(({ failed }) => failed > 0);
    const isStill = ({ file }) => still.some((other) => other.file === file);
    for (const { file, failures } of failing.filter((result) => !isStill(result)))
      flaky.push(...failures.map((failure) => `${file}: ${failure}`));
    mended += sum(failing.map(({ failed }) => failed)) - sum(still.map(({ failed }) => failed));
    failing = failing.filter(isStill).map((result) => still.find(({ file }) => file === result.file) ?? result);
  }
  const failed = sum(failing.map((result) => result.failed));
  return {
    passed: sum(first.files.map((result) => result.passed)) + mended,
    failed: isBrokenElsewhere ? 1 : failed,
    skipped: sum(first.files.map((result) => result.skipped)),
    output: failing.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`)).join("\n"),
    files: first.files,
    flaky,
  };
}
