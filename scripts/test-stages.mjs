// The checks of the project. Each answers how many tests passed, failed and were skipped, and what it said; a check without tests of its
// own counts as one.
import { existsSync } from "node:fs";
import path from "node:path";
import { withNewBeginnings } from "./new-beginnings.mjs";
import { freshReport, readPlaywright, readVitest } from "./reports.mjs";
import { build, programs, root, runNode } from "./run-command.mjs";

const vitestReport = path.join(root, "scripts/vitest-report.mjs");
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
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, output };
}

export const formatAndLint = check("format and lint", [programs.biome, "ci", "--colors=off", "."]);
export const unused = check("unused", [programs.knip, "--no-progress"]);
/**
 * Core, database and API are checked once and written as declarations; what runs on Node and what knows a browser read those instead of
 * inferring them again. One program at a time: others have the second core.
 */
export const types = check("types", [
  programs.tsc,
  "-b",
  "tooling/tsconfig/of-node.json",
  "tooling/tsconfig/of-browser.json",
  "--builders",
  "1",
  "--checkers",
  "1",
]);

/**
 * @param {string[]} projects of those in vitest.config.ts
 * @param {string[]} folders nothing else is run, where some are given
 * @param {Record<string, string>} env
 */
export function vitest(name, projects, folders = [], env = {}) {
  const only = projects.flatMap((project) => ["--project", project]);
  return {
    name,
    run: () =>
      withNewBeginnings(tell, async (files) => {
        // Two runs may be under way at once.
        const report = freshReport(`vitest-${projects.join("-")}.json`);
        const reporters = ["--reporter=default", `--reporter=${vitestReport}`, `--outputFile=${report}`];
        const which = files ? [...files, "--no-file-parallelism"] : folders;
        const { code } = await runNode([programs.vitest, "run", ...only, ...reporters, ...which], {
          onLine: tell,
          env: { NO_COLOR: "1", ...env },
        });
        return { code, files: readVitest(report) };
      }),
  };
}

/** The oldest PostgreSQL that is supported, where Debian puts its programs. */
const oldestPostgres = process.env.TEST_POSTGRES ?? "/usr/lib/postgresql/15/bin";

/** What every statement does on the oldest PostgreSQL; the other runs have the newest. */
export const onOldestPostgres = existsSync(path.join(oldestPostgres, "initdb"))
  ? vitest("the oldest PostgreSQL", ["database", "database-alone"], ["packages", "apps"], {
      TEST_POSTGRES: oldestPostgres,
    })
  : {
      name: `the oldest PostgreSQL: skipped, TEST_POSTGRES names no folder of its programs and ${oldestPostgres} has none`,
      run: async () => ({ passed: 0, failed: 0, skipped: 1, output: "" }),
    };

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
    withNewBeginnings(tell, async (files) => {
      const report = freshReport("playwright.json");
      // Following every step takes an eighth of the time: only what failed is followed.
      const alone = files ? ["--last-failed", "--workers=1", "--trace=retain-on-failure"] : [];
      const { code } = await runNode([programs.playwright, "test", ...alone], {
        cwd: path.join(root, "e2e"),
        onLine: tell,
        env: { NO_COLOR: "1" },
      });
      return { code, files: readPlaywright(report) };
    }),
};
