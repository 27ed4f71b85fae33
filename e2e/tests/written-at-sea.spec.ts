import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { readyForSea } from "../fixtures/device.ts";
import { atSea, expect, newId, test } from "../fixtures/session.ts";

/** Of everybody on the demo vessels. */
const pin = "7294";
const dayMs = 86_400_000;

interface Shelf {
  books: { id: string; kind: string; number: string; closedAt: Date | null }[];
}
interface Entries {
  rows: {
    no: number;
    values: { remarks?: string };
    isLate: boolean;
    state: string;
    written: { at: Date } | null;
    signatures: { givenAt: Date | null }[];
  }[];
}

const form = (page: Page) => page.getByRole("dialog", { name: "New entry, I" });
const unsent = (page: Page) => page.getByRole("region", { name: "On this device, not yet numbered" });

for (const width of [1440, 390])
  test(`an entry is written and signed without a link at ${width}, outlives the browser, and takes its number when the link is back`, async ({
    playwright,
    baseURL,
    launchOptions,
    contextOptions,
    cookiesOf,
    callAs,
  }) => {
    const origin = baseURL ?? "";
    const { call } = await callAs("chief");
    const { books } = await call<Shelf>("query", "logbooks.shelf", {});
    const book = books.find(({ kind, closedAt }) => kind === "oil1" && closedAt === null);
    if (!book) throw new Error("No oil record book is open on the demo vessel");
    const remarks = `Overboard valve sealed at sea, ${newId().slice(-6)}`;
    const profile = await mkdtemp(path.join(tmpdir(), "written-at-sea-"));
    const launch = async () => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...contextOptions,
        ...atSea,
        baseURL: origin,
        viewport: { width, height: width === 390 ? 844 : 900 },
      });
      // A browser that is killed may not have written them down yet.
      await context.addCookies(await cookiesOf("chief", origin));
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };

    let { context, page } = await launch();
    const address = `/app/oilrecord/${book.id}`;
    await page.goto(address);
    await expect(page.getByRole("article").first()).toBeVisible();
    await readyForSea(page, "logbooks.get", "logbooks.pages", "logbooks.entries", "people.pick");
    await context.setOffline(true);
    const writtenAt = new Date(Date.now() - 2 * dayMs);
    await page.clock.setFixedTime(writtenAt);

    await test.step("written and signed, it has no number yet", async () => {
      await page.goto(`${address}?write=I`);
      await form(page).getByLabel("Remarks").fill(remarks);
      await form(page)
        .getByRole("button", { name: /^Save and sign/ })
        .click();
      const signing = page.getByRole("dialog", { name: "Sign this entry" });
      await expect(signing.getByText(remarks)).toBeVisible();
      await signing.getByLabel("Your master pin").fill(pin);
      await signing.getByRole("button", { name: /^Sign this entry/ }).click();
      await expect(signing).toBeHidden();
      await expect(page.getByText("Signed here, proved when it arrives").first()).toBeVisible();
    });

    await test.step("it stands in the volume after a reload, and after the browser was killed", async () => {
      await page.goto(address);
      await expect(unsent(page).getByText(remarks)).toBeVisible();
      const browser = await context.newCDPSession(page);
      const ended = context.waitForEvent("close");
      await browser.send("Browser.crash").catch(() => undefined);
      await ended;
      ({ context, page } = await launch());
      await context.setOffline(true);
      await page.goto(address);
      await expect(unsent(page).getByText(remarks)).toBeVisible();
      await expect(unsent(page).getByText("Signed here, proved when it arrives")).toBeVisible();
    });

    await test.step("and takes its number, late and signed, once the link is back", async () => {
      await context.setOffline(false);
      const found = async () => {
        const { rows } = await call<Entries>("query", "logbooks.entries", { id: book.id, search: remarks });
        return rows;
      };
      await expect.poll(async () => (await found()).map(({ state }) => state)).toEqual(["signed"]);
      const [entry] = await found();
      expect(entry).toMatchObject({ isLate: true });
      expect(Math.abs(Number(entry?.written?.at.getTime()) - writtenAt.getTime())).toBeLessThan(60_000);
      await expect(unsent(page)).toHaveCount(0);
      await page.goto(`${address}?search=${encodeURIComponent(remarks)}`);
      await expect(page.getByText(/^Late entry, recorded/)).toBeVisible();
      await expect(page.getByText(/where it waited for a link/)).toBeVisible();
    });
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
