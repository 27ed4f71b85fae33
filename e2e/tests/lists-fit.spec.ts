import type { BrowserContext, Page, Request } from "@playwright/test";
import {
  heightInSight,
  lossesIn,
  lossesInHead,
  narrowFields,
  narrowSpacing,
  scrollDown,
  toolsOutOfPlace,
  widenSpacing,
  wordsOverOthers,
} from "../fixtures/fit.ts";
import { moveTo } from "../fixtures/move.ts";
import { type DemoUser, expect, test } from "../fixtures/session.ts";

/** Opened once each, and then measured in every window: a tablet that is turned and a window that is split reload nothing either. */
const readers: [DemoUser, string[]][] = [
  [
    "captain",
    [
      "/app/home?view=table",
      "/app/home?view=lists",
      "/app/orders?state=all",
      "/app/supplier",
      "/app/boatspareparts",
      "/app/inventory",
      "/app/inventory?count=all",
    ],
  ],
  [
    "captain",
    [
      "/app/adminjobs?tab=library",
      "/app/manageequipment",
      "/app/criticalequipment",
      "/app/classitems",
      "/app/employees",
      "/app/users",
    ],
  ],
  [
    "superadmin",
    [
      "/app/superadmin",
      "/app/adminusers",
      "/app/litesuperadmin",
      "/app/liteadminusers",
      "/app/adminjobs?of=platform",
      "/app/adminequipment?of=platform",
    ],
  ],
];

const tablets = [
  { width: 768, height: 1180 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
];
/** A telephone, and half of a tablet. */
const narrow = [
  { width: 507, height: 844 },
  { width: 390, height: 844 },
];
/** A telephone on its side; and what 1280 by 1024 leaves at 400 %, where nothing may be lost or need to be scrolled both ways (WCAG 1.4.10). */
const low = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

for (const [user, paths] of readers)
  test(`in every window the lists of the ${user} cut no word, keep room for rows and have their tools beside the title, from ${paths[0]} on`, async ({
    visit,
  }) => {
    test.setTimeout(300_000);
    const { page } = await visit(user, { viewport: { width: 1440, height: 900 } });
    for (const path of paths) {
      await moveTo(page, path);
      const list = page.getByRole("grid").first();
      await expect(list.getByRole("gridcell").first()).toBeVisible();
      for (const size of tablets) {
        await page.setViewportSize(size);
        await expect.poll(() => lossesIn(list), `${path} at ${size.width}`).toEqual([]);
      }
      for (const size of narrow) {
        await page.setViewportSize(size);
        await expect.poll(() => toolsOutOfPlace(page), `${path} at ${size.width}`).toEqual([]);
      }
      for (const size of low) {
        await page.setViewportSize(size);
        await expect
          .poll(async () => {
            await scrollDown(page);
            return heightInSight(list);
          }, `${path} at ${size.width} by ${size.height}`)
          .toBeGreaterThan(120);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await widenSpacing(page);
      await expect.poll(() => lossesIn(list), `${path} with wider text spacing (WCAG 1.4.12)`).toEqual([]);
      await narrowSpacing(page);
    }
  });

for (const [user, paths] of readers)
  test(`in French, the longest of the languages, and under a finger the heads of the ${user}’s lists are whole, from ${paths[0]} on`, async ({
    visit,
  }) => {
    test.setTimeout(300_000);
    const { page, context } = await visit(user, {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    await speak(context, "fr");
    const asked = openQuestions(page);
    for (const path of paths) {
      await moveTo(page, path);
      await expect(page.getByRole("grid").first().getByRole("gridcell").first()).toBeVisible();
      await expect(page.locator("html"), path).toHaveAttribute("lang", "fr");
      await expect.poll(() => [...asked], `${path} is answered`).toEqual([]);
      for (const size of [
        { width: 820, height: 1180 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await expect.poll(() => lossesInHead(page), `${path} at ${size.width}`).toEqual([]);
        expect(await sideways(page), `${path} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
      }
      await widenSpacing(page);
      await expect.poll(() => wordsOverOthers(page, "nav a, nav button"), `the bar under ${path}`).toEqual([]);
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect
        .poll(() => wordsOverOthers(page, "[role=gridcell]"), `${path} with wider text spacing (WCAG 1.4.12)`)
        .toEqual([]);
      await narrowSpacing(page);
    }
  });

for (const [user, paths] of readers)
  test(`in Japanese the search fields of the ${user}’s lists have room for their hint and for words, from ${paths[0]} on`, async ({
    visit,
  }) => {
    test.setTimeout(300_000);
    const { page, context } = await visit(user, { viewport: { width: 820, height: 1180 } });
    await speak(context, "ja");
    for (const path of paths) {
      await moveTo(page, path);
      await expect(page.getByRole("grid").first().getByRole("gridcell").first()).toBeVisible();
      await expect(page.locator("html"), path).toHaveAttribute("lang", "ja");
      for (const width of [1440, 820]) {
        await page.setViewportSize({ width, height: 1180 });
        await expect.poll(() => narrowFields(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });

test("screens of the register without a list have their tools beside the title in a narrow window", async ({
  visit,
}) => {
  const { page } = await visit("captain", { viewport: { width: 507, height: 844 } });
  for (const path of ["/app/equipment", "/app/rounds", "/app/equipmentphotos"]) {
    await moveTo(page, path);
    for (const size of narrow) {
      await page.setViewportSize(size);
      await expect.poll(() => toolsOutOfPlace(page), `${path} at ${size.width}`).toEqual([]);
    }
  }
});

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** For this browser alone: the account keeps its language, and so does everybody else who tests with it. */
async function speak(context: BrowserContext, language: "fr" | "ja"): Promise<void> {
  await context.route(/session\.me/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"locale":"en"', `"locale":"${language}"`),
    });
  });
}

/** What the page has asked for and has not been given yet, but for the stream, which never ends. */
function openQuestions(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (!request.url().includes("live.changes")) asked.add(request.url());
  });
  const isOver = (request: Request) => void asked.delete(request.url());
  page.on("requestfinished", isOver).on("requestfailed", isOver);
  return asked;
}
