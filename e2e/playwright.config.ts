import { readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { type Browser, browserFile, launchOptions } from "./browser.mjs";

const port = Number(process.env.E2E_PORT ?? 4180);
/** By name: browsers have no security keys for a bare address. */
const origin = `http://localhost:${port}`;
const phoneSpecs = /\.phone\.spec\.ts$/;
const webkitSpecs = /\.webkit\.spec\.ts$/;

export default defineConfig({
  testDir: "tests",
  outputDir: "../.cache/e2e-results",
  globalTeardown: "./server-log.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/playwright.json" }]],
  use: {
    baseURL: origin,
    locale: "en",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(foundBrowser()),
  },
  projects: [
    { name: "desktop", testIgnore: [phoneSpecs, webkitSpecs], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      testMatch: phoneSpecs,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "webkit", testMatch: webkitSpecs, timeout: 180_000 },
  ],
  webServer: {
    command: "node serve.mjs",
    url: `${origin}/readyz`,
    env: { PORT: String(port), NODE_ENV: "production" },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});

function foundBrowser(): Browser {
  try {
    return JSON.parse(readFileSync(browserFile, "utf8"));
  } catch (cause) {
    throw new Error('No browser has been looked up yet. Run "npm run e2e".', { cause });
  }
}
