import { readFileSync } from "node:fs";
import { defineConfig, type Project } from "@playwright/test";
import { type Browser, browserFile, firefoxBridge, firefoxUserPrefs, launchOptions } from "./browser.mjs";

const port = Number(process.env.E2E_PORT ?? 4180);
/** By name: browsers have no security keys for a bare address. */
const origin = `http://localhost:${port}`;
const phoneSpecs = /\.phone\.spec\.ts$/;
const webkitSpecs = /\.webkit\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export default defineConfig({
  testDir: "tests",
  outputDir: "../.cache/e2e-results",
  globalTeardown: "./server-log.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/playwright.json" }]],
  use: {
    baseURL: origin,
    locale: "en",
    timezoneId: "UTC",
    // It fetches the whole application into every new browser: only who goes to sea needs it, see `atSea`.
    serviceWorkers: "block",
    // `--trace on` follows each step.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(foundBrowser()),
  },
  projects: projectsOf(process.env.JOURNEY_BROWSER ?? "all"),
  webServer: {
    command: "node serve.mjs",
    url: `${origin}/readyz`,
    env: { PORT: String(port), NODE_ENV: "production" },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});

/** All: what every test run holds, Chromium with the short pass in WebKit. One browser by its name: all that is written for it. */
function projectsOf(browser: string): Project[] {
  const chromium: Project[] = [
    { name: "desktop", testIgnore: [phoneSpecs, webkitSpecs], use: desktop },
    { name: "phone", testMatch: phoneSpecs, use: { ...phone, isMobile: true } },
  ];
  // A browser that draws in software beside its server: every step may take several times as long.
  const webkit: Project = { name: "webkit", testMatch: webkitSpecs, timeout: 900_000 };
  if (browser === "chromium") return chromium;
  if (browser === "webkit") return [webkit];
  if (browser === "firefox") return firefoxProjects();
  return [...chromium, { ...webkit, grepInvert: /@long/ }];
}

/**
 * Firefox has no phone to play: those journeys run at a phone's width with touch alone. The checker of accessibility reads the
 * document and not the engine: five minutes of it in Chromium are enough. Forced colours and paper are emulated in Chromium alone, and it alone is killed with its profile kept.
 */
function firefoxProjects(): Project[] {
  const launch: Project["use"] = {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: firefoxBridge, firefoxUserPrefs },
  };
  return [
    {
      name: "firefox",
      testIgnore: [phoneSpecs, webkitSpecs, /access-for-all|forced-colors|print|written-at-sea/],
      use: { ...desktop, ...launch },
    },
    { name: "firefox-phone", testMatch: phoneSpecs, use: { ...phone, ...launch } },
  ];
}

function foundBrowser(): Browser {
  try {
    return JSON.parse(readFileSync(browserFile, "utf8"));
  } catch (cause) {
    throw new Error('No browser has been looked up yet. Run "npm run journeys".', { cause });
  }
}
