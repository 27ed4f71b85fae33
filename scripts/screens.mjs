// npm run screens -- [--roles=captain,deckhand] [--themes=dark,light] [--widths=1440,390] [--locales=en] [--routes=/app/home,/app/jobs]
// Pictures of every route, as the demo's people see them, in screens/<role>/<theme>-<width>-<language>/.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { freePort, untilItAnswers } from "./local-server.mjs";
import { build, cache, fail, requireInstalled, root } from "./run-command.mjs";

const options = readOptions();
requireInstalled();
const built = await build();
if (!built.ok) fail(built.output.trim());

const { launchBrowser } = await import("../e2e/browser.mjs");
const server = await startDemo();
const browser = await launchBrowser();
try {
  for (const role of options.roles) await photographAs(role);
} finally {
  await browser.close();
  await server.stop();
}

function readOptions() {
  const text = (value) => ({ type: "string", default: value });
  const { values } = parseArgs({
    options: {
      roles: text("captain"),
      themes: text("dark,light"),
      widths: text("1440,390"),
      locales: text("en"),
      routes: text(routesOfTheWebApp().join(",")),
      password: text(demoPassword()),
    },
  });
  const list = (value) => value.split(",").filter(Boolean);
  return {
    roles: list(values.roles),
    themes: list(values.themes),
    widths: list(values.widths).map(Number),
    locales: list(values.locales),
    routes: list(values.routes),
    password: values.password,
  };
}

/** The seed says it; a second copy here would go stale. */
function demoPassword() {
  const source = readFileSync(path.join(root, "packages/db/src/seed/demo-sign-ins.ts"), "utf8");
  return /demoPassword = "([^"]+)"/.exec(source)?.[1] ?? "";
}

async function startDemo() {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "screens-"));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, "apps/server/dist/main.js")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: folder, SEED: "demo" },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const origin = `http://localhost:${port}`;
  if (!(await untilItAnswers(`${origin}/readyz`, () => child.exitCode === null)))
    fail("The server ended before it had started.");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

/** Every route without a parameter; a record's page is asked for by --routes. */
function routesOfTheWebApp() {
  const folder = path.join(root, "apps/web/src/routes");
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".tsx") && !file.includes("$"))
    .map((file) =>
      file
        .replaceAll(path.sep, "/")
        .replace(/\.tsx$/, "")
        .split(/[/.]/),
    )
    .filter((segments) => !["__root", "route"].includes(segments.at(-1)) && !segments.at(-1).startsWith("_"))
    .map((segments) => `/${segments.filter((segment) => segment !== "index" && !/^[_(]/.test(segment)).join("/")}`)
    .sort();
}

async function photographAs(role) {
  const signedIn = await signIn(role);
  for (const theme of options.themes) {
    for (const width of options.widths) {
      for (const locale of options.locales) await photographAll(role, signedIn, { theme, width, locale });
    }
  }
}

/** Fills the sign-in form once; the pictures reuse its cookies and storage. */
async function signIn(role) {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await page.goto("/auth/login");
  await page.locator('input[autocomplete="username"]').fill(role);
  await page.locator('input[type="password"]').fill(options.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/**", { timeout: 15_000 }).catch(() => {
    throw new Error(`The demo lets nobody in as "${role}" with the password given.`);
  });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function photographAll(role, storageState, { theme, width, locale }) {
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState,
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale,
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const chosen = await context.request.post("/trpc/session.setTheme", {
    data: { json: { currentTheme: theme, locale } },
    headers: { origin: server.origin },
  });
  if (!chosen.ok()) throw new Error(`The theme could not be chosen: ${await chosen.text()}`);
  const page = await context.newPage();
  // The second visit finds the choice stored in the browser, as a returning person does.
  await page.goto("/app/home");
  await untilItRests(page);
  const folder = path.join(root, "screens", role, `${theme}-${width}-${locale}`);
  mkdirSync(folder, { recursive: true });
  for (const route of options.routes) {
    const file = path.join(folder, `${route.slice(1).replaceAll("/", "_") || "root"}.png`);
    await page.goto(route);
    await untilItRests(page);
    await page.screenshot({ path: file });
    console.log(path.relative(root, file));
  }
  await context.close();
}

/** The live connection never rests, so the page itself is asked: nothing loading, nothing drawn any more, letters and pictures there. */
async function untilItRests(page) {
  await page.locator("main").first().waitFor();
  await page.evaluate(
    ({ stillMs, patienceMs }) =>
      new Promise((resolve) => {
        const rest = () => {
          seen.disconnect();
          resolve();
        };
        let still = setTimeout(rest, stillMs);
        const seen = new MutationObserver(() => {
          clearTimeout(still);
          still = setTimeout(rest, stillMs);
        });
        seen.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(rest, patienceMs);
      }),
    { stillMs: 700, patienceMs: 8_000 },
  );
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
