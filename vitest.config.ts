import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * What waits for processes, sockets or a picture is begun anew once: a machine that is busy elsewhere is no defect. Which one it was is
 * told beside its name. Pure tests never are, and neither is a property that draws other values each time.
 */
const retry = 1;

/** Pure tests, those on real PostgreSQL, screens in a simulated browser, and those of the built product. */
export default defineConfig({
  test: {
    // One worker for each core: those of the database tests wait for PostgreSQL half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/{core,i18n}/src/**/*.test.ts",
            "packages/api/src/**/*.rules.test.ts",
            "packages/api/src/**/*.unit.test.ts",
            "apps/web/src/**/*.unit.test.ts",
            "tooling/**/*.unit.test.ts",
          ],
        },
      },
      {
        test: {
          name: "database",
          include: [
            "packages/{db,api,testing}/src/**/*.test.ts",
            "apps/server/src/**/*.test.ts",
            "tooling/architecture/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: ["**/*.rules.test.ts", "**/*.unit.test.ts", "**/node_modules/**"],
          globalSetup: ["packages/testing/src/global-setup.ts"],
          setupFiles: ["packages/testing/src/statement-guard.ts"],
          retry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "screens",
          include: ["packages/ui/src/**/*.test.tsx", "apps/web/src/**/*.test.tsx", "packages/ui/src/**/*.test.ts"],
          environment: "happy-dom",
          setupFiles: ["apps/web/src/testing/no-unknown-words.ts"],
          retry,
        },
      },
      {
        // What only the built product can show. Its tests start processes of their own and need both cores.
        test: {
          name: "built",
          include: ["apps/web/build/**/*.built.test.ts", "endurance/src/**/*.test.ts"],
          globalSetup: ["endurance/src/global-setup.ts"],
          fileParallelism: false,
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
