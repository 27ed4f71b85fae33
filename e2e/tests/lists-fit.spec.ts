import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
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

/** What the reader loses in a table: words that are cut, rows that lie over the next one, a table wider than its place. */
function lossesIn(list: Locator): Promise<string[]> {
  return list.evaluate(async (grid) => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const cut = [...grid.querySelectorAll("[role=gridcell] *, [role=columnheader] *")]
      .filter((part) => !part.matches(".sr-only, .sr-only *, svg, svg *") && part.textContent !== "")
      .filter((part) => {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part);
        const isOfWords = part.childElementCount === 0 || textOverflow === "ellipsis" || webkitLineClamp !== "none";
        const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
        return isOfWords && overflowX !== "visible" && isCut;
      })
      .map((part) => `cut: ${part.textContent}`);
    const boxes = [...grid.querySelectorAll("[role=row][id]")]
      .map((row) => ({ row, box: row.getBoundingClientRect() }))
      .sort((one, other) => one.box.top - other.box.top);
    const over = boxes
      .filter(({ box }, at) => box.bottom > (boxes[at + 1]?.box.top ?? Number.POSITIVE_INFINITY) + 1)
      .map(({ row }) => `over the next: ${row.textContent}`);
    const excess = grid.scrollWidth - grid.clientWidth;
    return [...cut, ...over, ...(excess > 1 ? [`too wide by ${excess}`] : [])].slice(0, 3);
  });
}

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

/** What cannot be read or reached above a list: the title, how much there is, the tools, the view in force, and what may be looked for. */
function lossesInHead(page: Page): Promise<string[]> {
  return page.getByRole("heading", { level: 1 }).evaluate(async (title) => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const isSeen = (part: Element) => part.getClientRects().length > 0 && part.closest(".sr-only") === null;
    const head = title.closest("header") ?? title;
    const bounds = head.getBoundingClientRect();
    const words = [...(title.parentElement?.children ?? [])].filter(isSeen).map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return {
        part,
        box: range.getBoundingClientRect(),
        lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
      };
    });
    const tools = [...head.querySelectorAll("button, a[href]")].filter(isSeen);
    const lies = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const nameOf = (part: Element) => part.getAttribute("aria-label") ?? part.textContent;
    const faults = words.flatMap(({ part, box, lines }) => [
      ...(box.top < bounds.top - 1 || box.bottom > bounds.bottom + 1 ? [`outside the head: ${part.textContent}`] : []),
      ...(part !== title && lines > 1 ? [`in ${lines} lines: ${part.textContent}`] : []),
      ...tools
        .filter((tool) => lies(box, tool.getBoundingClientRect()))
        .map((tool) => `${nameOf(tool)} over ${part.textContent}`),
    ]);
    const beyond = tools.filter((tool) => {
      const box = tool.getBoundingClientRect();
      return box.left < 0 || box.right > innerWidth + 1 || box.bottom > bounds.bottom + 1;
    });
    // The sign that clears the field keeps its place while it is not seen.
    const besideWords = 24;
    const pen = document.createElement("canvas").getContext("2d");
    const cut = [...document.querySelectorAll<HTMLInputElement>("main input[type=search]")]
      .filter(isSeen)
      .filter((field) => {
        if (!pen) return false;
        pen.font = getComputedStyle(field).font;
        const isWide = pen.measureText(field.placeholder).width > field.clientWidth - besideWords;
        return isWide || field.getBoundingClientRect().right > innerWidth;
      });
    // On a phone they are pushed aside with a thumb, and the one in force is in sight.
    const shownViews =
      innerWidth < 768 ? "main button[aria-current=true]" : "main :has(> [aria-current=true]) > button";
    const views = [...document.querySelectorAll(shownViews)].filter(isSeen).filter((view) => {
      const [box, place] = [view, view.parentElement ?? view].map((part) => part.getBoundingClientRect());
      return box && place ? box.right > place.right + 1 || box.right > innerWidth : false;
    });
    return [
      ...faults,
      ...beyond.map((tool) => `out of reach: ${nameOf(tool)}`),
      ...cut.map((field) => `cut: ${field.placeholder}`),
      ...views.map((view) => `cut: ${view.textContent}`),
    ];
  });
}

/** Words that run out of their place, over or under what stands beside it. */
function wordsOverOthers(page: Page, places: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const leaves = (place: Element) =>
      [place, ...place.querySelectorAll("*")].filter((part) =>
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
    return [...document.querySelectorAll(selector)]
      .filter((place) => place.getClientRects().length > 0)
      .flatMap((place) => {
        const { left, right } = place.getBoundingClientRect();
        return leaves(place)
          .filter((part) => !part.matches(".sr-only, .sr-only *") && getComputedStyle(part).overflowX === "visible")
          .filter((part) => !part.closest(".overflow-hidden"))
          .filter((part) => {
            const words = document.createRange();
            words.selectNodeContents(part);
            const box = words.getBoundingClientRect();
            return box.right > right + 1 || box.left < left - 1;
          })
          .map((part) => part.textContent ?? "");
      })
      .slice(0, 3);
  }, places);
}

/** Search fields whose room for text is narrower than their hint, or than a few words. */
function narrowFields(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const fewWords = 80;
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return ["no pen"];
    return [...main.querySelectorAll<HTMLInputElement>("input[type=search]")]
      .filter((field) => field.getClientRects().length > 0)
      .filter((field) => {
        pen.font = getComputedStyle(field).font;
        return field.clientWidth < Math.max(fewWords, pen.measureText(field.placeholder).width);
      })
      .map((field) => `${field.clientWidth} px: ${field.placeholder}`);
  });
}

async function widenSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets.push(spacing);
  });
}

/** As it was before `widenSpacing`. */
async function narrowSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isWide = ({ cssRules }: CSSStyleSheet) => cssRules[0]?.cssText.includes("letter-spacing: 0.12em");
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isWide(sheet));
  });
}

/** The tools that stand below the title or beyond the window; told as missing until there are any. */
async function toolsOutOfPlace(page: Page): Promise<string[]> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  return title.evaluate((heading) => {
    const { bottom } = heading.getBoundingClientRect();
    const tools = [...(heading.closest("header")?.querySelectorAll("button, a[href]") ?? [])]
      .map((tool) => ({ name: tool.getAttribute("aria-label") ?? tool.textContent, box: tool.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    if (tools.length === 0) return ["no tool yet"];
    return tools.filter(({ box }) => box.top >= bottom || box.right > innerWidth).map(({ name }) => String(name));
  });
}

async function heightInSight(part: Locator): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  const screen = await part.page().locator("main").boundingBox();
  if (!box || !screen) return 0;
  return Math.min(box.y + box.height, screen.y + screen.height) - Math.max(box.y, screen.y);
}

/** Turned as a wheel or a finger does, until nothing on the screen moves any more. */
async function scrollDown(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 300);
}
