// Finds a Chromium for the browser tests, whatever this machine offers, and writes down where it is.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { missingPrograms } from "./debian.mjs";

const cache = fileURLToPath(new URL("../.cache", import.meta.url));

/** Where `resolveBrowser` leaves its answer for the Playwright configuration. */
export const browserFile = path.join(cache, "browser.json");

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * @typedef {{ source: string, executablePath?: string, env?: Record<string, string> }} Browser
 * @returns {Promise<Browser>} the first that exists: named by environment, Playwright's own, the system's, one packed in npm, a download
 */
export async function resolveBrowser() {
  const found = namedBrowser() ?? playwrightsOwn() ?? systemBrowser() ?? (await packedBrowser()) ?? downloadedBrowser();
  mkdirSync(cache, { recursive: true });
  writeFileSync(browserFile, `${JSON.stringify(found, null, 2)}\n`);
  return found;
}

function namedBrowser() {
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (!executablePath) return undefined;
  if (!existsSync(executablePath))
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${executablePath}, which does not exist.`);
  return { source: "PLAYWRIGHT_CHROMIUM_PATH", executablePath };
}

function playwrightsOwn() {
  return existsSync(chromium.executablePath()) ? { source: "Playwright" } : undefined;
}

function systemBrowser() {
  const executablePath = SYSTEM_BROWSERS.find((file) => existsSync(file));
  return executablePath && { source: "system", executablePath };
}

/** Chromium inside an npm package. It unpacks its own libraries and fonts only when told it runs where there are none. */
async function packedBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = path.join(cache, "chromium");
  mkdirSync(folder, { recursive: true });
  const environment = { ...process.env };
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: "nodejs20.x", TMPDIR: folder });
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    const executablePath = await packed.executablePath();
    const { LD_LIBRARY_PATH } = process.env;
    const env = { LD_LIBRARY_PATH, FONTCONFIG_FILE: writeFontSettings(folder) };
    return { source: "@sparticuz/chromium", executablePath, env };
  } finally {
    // Its libraries are for the browser alone: everything else this process starts keeps the system's.
    process.env = environment;
  }
}

/** The package's own settings look for its fonts in another place; a browser that finds no font at all ends. */
function writeFontSettings(folder) {
  const file = path.join(folder, "fonts.conf");
  const folders = [path.join(folder, "fonts"), "/usr/share/fonts", "/usr/local/share/fonts"];
  const lines = [
    ...folders.map((dir) => `<dir>${dir}</dir>`),
    `<cachedir>${path.join(folder, "font-cache")}</cachedir>`,
  ];
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${lines.join("\n")}\n</fontconfig>\n`);
  return file;
}

function downloadedBrowser() {
  const command = process.platform === "win32" ? "npx.cmd" : "npx";
  const attempt = spawnSync(command, ["playwright", "install", "chromium"], { stdio: "ignore" });
  if (attempt.status === 0 && existsSync(chromium.executablePath())) return { source: "Playwright" };
  throw new Error("No Chromium could be found or downloaded. Install one and name it in PLAYWRIGHT_CHROMIUM_PATH.");
}

/** A running browser, for scripts that drive one without the test runner. */
export async function launchBrowser() {
  return chromium.launch(launchOptions(await resolveBrowser()));
}

/** How to launch it: the sandbox does not work as root, and nothing phones home. */
export function launchOptions(browser) {
  return {
    executablePath: browser.executablePath,
    env: { ...process.env, ...browser.env },
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

/** What Playwright starts for Firefox. */
export const firefoxBridge = fileURLToPath(new URL("firefox/bidi-bridge.mjs", import.meta.url));

/** Nothing phones home, no page of its own is opened beside the product's, and it asks for the journeys' language. */
export const firefoxUserPrefs = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "intl.accept_languages": "en",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // Journeys lead the pages of this machine through a link that can be cut.
  "network.proxy.allow_hijacking_localhost": true,
};

/** Throws where there is no Firefox and Debian's cannot be installed. */
export function requireFirefox() {
  const missing = missingPrograms(["/usr/bin/firefox-esr"], ["firefox-esr"]);
  if (missing && !process.env.FIREFOX_PATH) throw new Error(missing);
}
