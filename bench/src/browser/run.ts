import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { demoPassword } from "@ymp/db/seed/demo-sign-ins";
import { launchBrowser } from "../../../e2e/browser.mjs";
import { describeLink } from "./link.ts";
import { coldList, coldSignIn, type Loading, warmList } from "./loading.ts";
import { cycles, simulatedHour } from "./memory.ts";
import { type MeasuredProduct, startProduct } from "./product.ts";
import { type Line, median, print } from "./report.ts";
import { scrollThrough } from "./scrolling.ts";
import { openSheets } from "./sheet.ts";
import { signedInNewcomer } from "./visitor.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: "signIn,list,warm,sheet,scroll,memory" },
  },
});
const runs = Number(values.runs);
const chosen = new Set(values.only.split(","));

const product = await startProduct();
const browser = await launchBrowser();
try {
  console.log(`Chromium ${browser.version()}, ${describeLink}; medians of ${runs} runs.`);
  await measure(product, browser);
} finally {
  await browser.close();
  await product.stop();
}

async function measure({ origin, webFolder }: MeasuredProduct, browser: Browser): Promise<void> {
  const place = { browser, origin, webFolder, password: demoPassword };
  const signedIn = () => signedInNewcomer(browser, origin, demoPassword);
  if (chosen.has("signIn")) print("Sign-in, first visit", loadingLines(await repeated(() => coldSignIn(place)), 150));
  if (chosen.has("list"))
    print("List of jobs, first visit", loadingLines(await repeated(() => coldList(place)), 210, 3600));
  if (chosen.has("warm"))
    print("List of jobs, later visit", loadingLines(await repeated(() => warmList(place)), undefined, 1500));
  if (chosen.has("sheet")) {
    const openings = await repeated(async () => openSheets(await signedIn()));
    print("Sheet of a job, from the press until it is painted", [
      { name: "never opened", value: median(openings.map(({ cold }) => cold.paintedAfter)), unit: "ms" },
      {
        name: "round trips one after the other",
        value: median(openings.map(({ cold }) => cold.roundTrips)),
        unit: "",
        goal: 1,
      },
      {
        name: "opened before",
        value: median(openings.map(({ cached }) => cached.paintedAfter)),
        unit: "ms",
        goal: 100,
      },
    ]);
  }
  if (chosen.has("scroll")) {
    const scrolled = await scrollThrough(await signedIn());
    print(`Scrolling ${scrolled.rows} rows in ${scrolled.frames} frames, a screen each`, [
      { name: "frame, 95 of 100", value: scrolled.slowFrame, unit: "ms" },
      { name: "frames over 50 ms", value: scrolled.missed, unit: "" },
      { name: "long tasks, sum", value: scrolled.longTasks, unit: "ms" },
    ]);
  }
  if (chosen.has("memory")) {
    const memory = await simulatedHour(await signedIn());
    print(`Heap over a simulated hour, ${cycles} rounds`, [
      { name: "once everything was opened", value: memory.atFirst, unit: "MB" },
      { name: "at the end", value: memory.atLast, unit: "MB" },
      { name: "elements, once everything was opened", value: memory.nodesAtFirst, unit: "" },
      { name: "elements, at the end", value: memory.nodesAtLast, unit: "" },
    ]);
  }
}

async function repeated<Result>(once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < runs; turn++) results.push(await once());
  return results;
}

function loadingLines(loadings: readonly Loading[], scriptGoal?: number, usableGoal?: number): Line[] {
  const of = (name: keyof Loading) => median(loadings.map((loading) => loading[name]));
  return [
    { name: "JavaScript before it can be used, gzip", value: of("scriptKilobytes"), unit: "kB", goal: scriptGoal },
    { name: "scripts", value: of("scripts"), unit: "" },
    { name: "the same as it was sent", value: of("wireKilobytes"), unit: "kB" },
    { name: "first contentful paint", value: of("firstPaint"), unit: "ms", goal: 1600 },
    { name: "largest contentful paint", value: of("largestPaint"), unit: "ms" },
    { name: "can be used", value: of("usable"), unit: "ms", goal: usableGoal },
    { name: "layout shift", value: of("layoutShift"), unit: "", goal: 0.02 },
    { name: "long tasks, sum", value: of("longTasks"), unit: "ms", goal: 150 },
    { name: "total blocking time", value: of("blocking"), unit: "ms" },
  ];
}
