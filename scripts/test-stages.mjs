// The checks of the project. Each answers how many tests passed and failed, and what it said; a check without tests of its own counts as one.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, cache, programs, root, runNode } from "./run-command.mjs";

const tell = (line) => console.log(`  ${line}`);

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
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, output };
}

export const formatAndLint = check("format and lint", [programs.biome, "ci", "--colors=off", "."]);
export const unused = check("unused", [programs.knip, "--no-progress"]);
/** One program for what runs on Node and one for what knows a browser: shared sources are read once, not once a workspace. */
export const types = ["node", "browser"].map((where) =>
  check(`types of what runs in ${where === "node" ? "Node" : "a browser"}`, [
    programs.tsc,
    "-p",
    `tooling/tsconfig/of-${where}.json`,
  ]),
);

/** @param {string[]} projects of those in vitest.config.ts */
export function vitest(name, projects) {
  return {
    name,
    async run() {
      const file = freshReport("vitest.json");
      const only = projects.flatMap((project) => ["--project", project]);
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      const { code } = await runNode([programs.vitest, "run", ...only, ...reporters], {
        onLine: tell,
        env: { NO_COLOR: "1" },
      });
      const report = readReport(file);
      if (report === undefined) return one(false, "Vitest wrote no report.");
      const unloaded = report.testResults.filter(
        (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
      );
      const failed = report.numFailedTests + unloaded.length;
      // An error outside every test fails the run without failing a test.
      return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output: "" };
    },
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

/** A journey may be begun anew once, since a machine that is busy elsewhere is no defect; which ones were is told. */
export const browserTests = {
  name: "browser tests",
  async run() {
    const file = freshReport("playwright.json");
    const { code } = await runNode([programs.playwright, "test", "--retries=1"], {
      cwd: path.join(root, "e2e"),
      onLine: tell,
      env: { NO_COLOR: "1" },
    });
    const report = readReport(file);
    if (report === undefined) return one(false, "Playwright wrote no report.");
    const { expected, flaky, unexpected: failed } = report.stats;
    if (flaky > 0) tell(`Passed only when begun anew: ${flaky}, named above as flaky.`);
    return { passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed, output: "" };
  },
};

function freshReport(name) {
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
