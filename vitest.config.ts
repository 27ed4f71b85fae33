import { defineConfig } from "vitest/config";

/** Three kinds of test: pure ones, those on real PostgreSQL, and screens in a simulated browser. */
export default defineConfig({
  test: {
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "screens",
          include: ["packages/ui/src/**/*.test.tsx", "apps/web/src/**/*.test.tsx", "packages/ui/src/**/*.test.ts"],
          environment: "happy-dom",
        },
      },
    ],
  },
});
