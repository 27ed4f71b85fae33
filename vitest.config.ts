import { availableParallelism } from "node:os";
import { defineConfig, type Plugin } from "vitest/config";

/** What a test waits for may take this long on a machine that is busy elsewhere; a test that passes never waits so long. */
const patient = { poll: { timeout: 60_000 } };

/** What is quick enough of the trials for every run: one that kills, one that fills, one that keeps waiting, one with two processes. */
const shortTrials = ["crash", "disk-full", "storage-slow", "two-processes"].map(
  (name) => `endurance/src/${name}.test.ts`,
);

/**
 * Drawing screens and reading answers makes much that is soon forgotten: with more room for what is young, a twentieth of the
 * processor time is saved.
 */
const execArgv = ["--max-semi-space-size=64", "--min-semi-space-size=64"];

/** They start processes of their own and need both cores. */
const builtProduct = {
  globalSetup: ["endurance/src/global-setup.ts"],
  fileParallelism: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** What puts something in a module's place, or tries what a page remembers from its first load on, has modules of its own. */
const alone = "**/*.alone.test.{ts,tsx}";

const pure = ["**/*.rules.test.ts", "**/*.unit.test.ts", "**/node_modules/**"];

const database = {
  globalSetup: ["packages/testing/src/global-setup.ts"],
  setupFiles: ["packages/testing/src/guard-statements.ts"],
  execArgv,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: patient,
};

const screens = {
  environment: "happy-dom",
  execArgv,
  setupFiles: [
    "apps/web/src/testing/no-unknown-words.ts",
    "apps/web/src/testing/patience.ts",
    "apps/web/src/testing/without-diagnostics.ts",
    "apps/web/src/testing/unmount.ts",
  ],
  testTimeout: 180_000,
  expect: patient,
};

/** What is compiled from the names of other files is other code as soon as one is added: the list is in no file's content. */
const compiledFromNames: Plugin = {
  name: "compiled-from-names",
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      /import\.meta\.glob|\bimport\(`/.test(sourceCode) ? false : undefined,
    );
  },
};

/** Pure tests, those on real PostgreSQL, screens in a simulated browser, those of the built product, and trials of it. */
export default defineConfig({
  test: {
    // One worker for each core: those of the database tests wait for PostgreSQL half of the time.
    maxWorkers: availableParallelism(),
    // What was compiled for one run serves the next; kept by path and content, and forgotten when package-lock.json changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    projects: [
      {
        plugins: [compiledFromNames],
        test: {
          name: "unit",
          isolate: false,
          execArgv,
          include: [
            "packages/{core,i18n}/src/**/*.test.ts",
            "packages/api/src/**/*.rules.test.ts",
            "packages/api/src/**/*.unit.test.ts",
            "apps/web/{src,build,service-worker}/**/*.unit.test.ts",
            "{scripts,tooling,endurance}/**/*.unit.test.{ts,mjs}",
          ],
          testTimeout: 120_000,
          expect: patient,
        },
      },
      {
        plugins: [compiledFromNames],
        // What they share in a worker is code alone, read once; each has a database of its own.
        test: {
          name: "database",
          isolate: false,
          include: [
            "packages/{api,db,testing}/src/**/*.test.ts",
            "apps/server/src/**/*.test.ts",
            "tooling/architecture/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: [...pure, alone],
          ...database,
        },
      },
      {
        plugins: [compiledFromNames],
        test: {
          name: "database-alone",
          include: ["{packages/{api,db,testing},apps/server,tooling/architecture,scripts}/**/*.alone.test.ts"],
          exclude: pure,
          ...database,
        },
      },
      {
        plugins: [compiledFromNames],
        test: {
          name: "screens",
          isolate: false,
          include: ["packages/ui/src/**/*.test.{ts,tsx}", "apps/web/src/**/*.test.tsx"],
          exclude: [alone, "**/node_modules/**"],
          ...screens,
        },
      },
      {
        plugins: [compiledFromNames],
        test: { name: "screens-alone", include: ["{packages/ui,apps/web}/src/**/*.alone.test.tsx"], ...screens },
      },
      {
        // What only the built product can show.
        test: {
          name: "built",
          include: ["apps/web/build/**/*.built.test.ts", ...shortTrials],
          ...builtProduct,
        },
      },
      {
        test: {
          name: "trials",
          include: ["endurance/src/**/*.test.ts", "tooling/generators/generated-module.test.mjs"],
          exclude: pure,
          ...builtProduct,
        },
      },
    ],
  },
});
