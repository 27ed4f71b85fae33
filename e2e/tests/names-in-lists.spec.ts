import type { Locator, Page } from "@playwright/test";
import { type DemoUser, expect, test } from "../fixtures/session.ts";

const ofVessel = [
  "/app/home?view=table",
  "/app/home?view=lists",
  "/app/orders?state=all",
  "/app/supplier",
  "/app/boatspareparts",
  "/app/inventory",
  "/app/inventory?count=all",
  "/app/adminjobs?tab=library",
  "/app/manageequipment",
  "/app/criticalequipment",
  "/app/classitems",
  "/app/employees",
  "/app/users",
];
const ofPlatform = [
  "/app/superadmin",
  "/app/adminusers",
  "/app/litesuperadmin",
  "/app/liteadminusers",
  "/app/adminjobs?of=platform",
  "/app/adminequipment?of=platform",
];

const readers: [DemoUser, string[]][] = [
  ["captain", ofVessel],
  ["superadmin", ofPlatform],
];

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

async function shownList(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const list = page.getByRole("grid").first();
  await expect(list.getByRole("gridcell").first()).toBeVisible();
  return list;
}

for (const [user, paths] of readers) {
  test(`on a tablet held upright the lists of a ${user} cut no word and are not scrolled sideways`, async ({
    visit,
  }) => {
    const { page } = await visit(user);
    for (const path of paths) {
      const list = await shownList(page, path);
      for (const width of [768, 820]) {
        await page.setViewportSize({ width, height: 1180 });
        await expect.poll(() => lossesIn(list), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test(`with wider text spacing the lists of a ${user} cut no word (WCAG 1.4.12)`, async ({ visit }) => {
    const { page } = await visit(user, { viewport: { width: 1440, height: 900 } });
    for (const path of paths) {
      const list = await shownList(page, path);
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
        );
        document.adoptedStyleSheets.push(spacing);
      });
      await expect.poll(() => lossesIn(list), path).toEqual([]);
    }
  });
}
