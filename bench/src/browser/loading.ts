import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext } from "@playwright/test";
import { type Fetched, marks, newcomer, signedInNewcomer, slowVisitor, type Visitor } from "./visitor.ts";

export interface Loading {
  /** Scripts asked for until the screen could be used, compressed by gzip. */
  scriptKilobytes: number;
  scripts: number;
  wireKilobytes: number;
  firstPaint: number;
  largestPaint: number;
  /** When the screen could be used. */
  usable: number;
  layoutShift: number;
  longTasks: number;
  blocking: number;
}

interface Place {
  browser: Browser;
  origin: string;
  webFolder: string;
  password: string;
}

/** First visit of somebody unknown: the sign-in screen. */
export async function coldSignIn(place: Place): Promise<Loading> {
  const context = await newcomer(place.browser, place.origin);
  return visited(context, place, "/auth/login", "signIn");
}

/** First visit on this device with a session at hand: the list of jobs. */
export async function coldList(place: Place): Promise<Loading> {
  const context = await signedInNewcomer(place.browser, place.origin, place.password);
  return visited(context, place, "/app/home?view=table", "list");
}

/** A later visit: the service worker holds the application, the device what was read. */
export async function warmList(place: Place): Promise<Loading> {
  const context = await signedInNewcomer(place.browser, place.origin, place.password);
  const before = await context.newPage();
  await before.goto("/app/home?view=table");
  await before.locator(marks.list).first().waitFor();
  await before.evaluate(() => navigator.serviceWorker.ready);
  await sleep(4_000);
  await before.close();
  return visited(context, place, "/app/home?view=table", "list");
}

async function visited(
  context: BrowserContext,
  { webFolder }: Place,
  address: string,
  mark: keyof typeof marks,
): Promise<Loading> {
  const visitor = await slowVisitor(context);
  await visitor.page.goto(address, { waitUntil: "commit" });
  await visitor.until(mark);
  const scripts = scriptsUntil(visitor);
  await sleep(2_500);
  const loading = await summary(visitor, mark, scripts, webFolder);
  await context.close();
  return loading;
}

const scriptsUntil = ({ fetched }: Visitor): Fetched[] =>
  fetched.filter(({ url }) => /\.js$/.test(new URL(url).pathname));

async function summary(
  visitor: Visitor,
  mark: keyof typeof marks,
  scripts: Fetched[],
  webFolder: string,
): Promise<Loading> {
  const noted = await visitor.noted();
  const tasks = noted.longTasks.map(({ duration }) => duration);
  return {
    scriptKilobytes: scripts.reduce((sum, { url }) => sum + gzipBytes(webFolder, url), 0) / 1000,
    scripts: scripts.length,
    wireKilobytes: scripts.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / 1000,
    firstPaint: noted.firstPaint,
    largestPaint: noted.largestPaint,
    usable: noted.marks[mark] ?? Number.NaN,
    layoutShift: noted.layoutShift,
    longTasks: tasks.reduce((sum, duration) => sum + duration, 0),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}

function gzipBytes(webFolder: string, url: string): number {
  return gzipSync(readFileSync(path.join(webFolder, new URL(url).pathname)), { level: 9 }).length;
}
