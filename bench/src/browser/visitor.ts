import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { slowedCpu, slowLink } from "./link.ts";
import { type Noted, watchPage } from "./page-probe.ts";

/** What is on the screens when they can be used. */
export const marks = {
  signIn: "form input[name=login]",
  list: "[role=grid] [role=row] [role=gridcell]",
  sheet: "[role=dialog] [data-job-sheet]",
};

/** A script as the page asked for it. */
export interface Fetched {
  readonly url: string;
  readonly kind: string;
  readonly startedAt: number;
  finishedAt: number;
  wireBytes: number;
}

export interface Visitor {
  readonly page: Page;
  readonly protocol: CDPSession;
  /** Everything this page asked for since `forget`. */
  readonly fetched: Fetched[];
  noted(): Promise<Noted>;
  until(mark: keyof typeof marks): Promise<void>;
  close(): Promise<void>;
}

/** A page with the slow link and the slow processor, which notes what happens in it. */
export async function slowVisitor(context: BrowserContext): Promise<Visitor> {
  const visitor = await plainVisitor(context);
  await visitor.protocol.send("Network.emulateNetworkConditions", slowLink);
  await visitor.protocol.send("Emulation.setCPUThrottlingRate", { rate: slowedCpu });
  return visitor;
}

export async function plainVisitor(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  const fetched = watchRequests(protocol);
  // The compiler that runs this file names functions by a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watchPage, marks);
  return {
    page,
    protocol,
    fetched,
    noted: () => page.evaluate(() => window.noted),
    until: async (mark) => {
      await page.waitForFunction((name) => (window.noted?.marks[name] ?? 0) > 0, mark, {
        polling: 50,
        timeout: 60_000,
      });
    },
    close: () => page.close(),
  };
}

function watchRequests(protocol: CDPSession): Fetched[] {
  const fetched: Fetched[] = [];
  const open = new Map<string, Fetched>();
  protocol.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    const one = { url: request.url, kind: type ?? "Other", startedAt: timestamp * 1000, finishedAt: 0, wireBytes: 0 };
    open.set(requestId, one);
    fetched.push(one);
  });
  protocol.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one) Object.assign(one, { finishedAt: timestamp * 1000, wireBytes: encodedDataLength });
  });
  return fetched;
}

/** A browser profile that has never been here. */
export function newcomer(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, viewport: { width: 1366, height: 768 }, locale: "en-GB" });
}

/** A profile that holds a session and nothing else of ours. */
export async function signedInNewcomer(browser: Browser, origin: string, password: string): Promise<BrowserContext> {
  const context = await newcomer(browser, origin);
  const answer = await context.request.post("/trpc/session.signIn", {
    headers: { origin },
    data: { json: { login: "captain", password } },
  });
  if (!answer.ok()) throw new Error(`The captain was not let in: ${answer.status()}`);
  return context;
}
