import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures/session.ts";

const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
const edge = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
const ring = (part: Locator) =>
  part.evaluate(
    (element) =>
      Number.parseFloat(getComputedStyle(element).outlineWidth) *
      Number(getComputedStyle(element).outlineStyle !== "none"),
  );

test("where the system forces its colours, a field has a plain edge at rest and a ring only while it has the focus", async ({
  visit,
}) => {
  const { page } = await visit("captain", { forcedColors: "active" });
  await page.goto("/app/home?view=table&new=recurring");
  const dialog = page.getByRole("dialog");
  const title = dialog.getByRole("textbox").first();
  const other = dialog.getByRole("textbox").nth(1);
  const box = (field: Locator) => field.locator("xpath=ancestor-or-self::*[contains(@class, 'field-edge')][1]");
  await title.focus();
  expect(await ring(box(title))).toBeGreaterThan(1);
  expect(await edge(box(title))).toBe(1);
  expect(await ring(box(other))).toBe(0);
  expect(await edge(box(other))).toBe(1);
});

test("where the system forces its colours, what is chosen, switched on or under the keys is still seen", async ({
  visit,
}) => {
  const { page } = await visit("captain", { forcedColors: "active" });
  await page.goto("/app/home?view=table");
  const views = page.getByRole("radio");
  const chosen = await background(views.and(page.getByRole("radio", { name: "Table" })));
  expect(chosen).not.toBe(await background(views.and(page.getByRole("radio", { name: "Board" }))));
  const jobs = page.getByRole("link", { name: "Jobs", exact: true });
  expect(await background(jobs)).not.toBe(await background(page.getByRole("link", { name: "Equipment" }).first()));

  await page.getByRole("button", { name: /^More/ }).first().focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  const first = menu.getByRole("menuitem").first();
  await expect(first).toBeFocused();
  expect(await background(first)).not.toBe(await background(menu.getByRole("menuitem").nth(1)));
  expect(await edge(menu)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");

  await page.goto("/app/home?view=table&new=recurring");
  const dialog = page.getByRole("dialog");
  const fromDone = dialog.getByRole("radio", { name: "From the day it was done" });
  expect(await edge(fromDone)).toBeGreaterThan(await edge(dialog.getByRole("radio", { name: "On fixed dates" })));
  expect(await edge(dialog)).toBeGreaterThan(0);
});

test("where the system forces its colours, today is told by an edge in the month", async ({ visit }) => {
  const { page } = await visit("captain", { forcedColors: "active" });
  await page.goto("/app/home?view=calendar");
  const today = page.locator('[aria-current="date"]');
  await expect(today).toBeVisible();
  expect(await ring(today)).toBeGreaterThan(1);
  const [other] = await page.locator('[data-date]:not([aria-current="date"])').all();
  expect(other && (await ring(other))).toBe(0);
});

test("where the system forces its colours, what can be done with the selected rows has an edge, and so has each button", async ({
  visit,
}) => {
  const { page } = await visit("captain", { forcedColors: "active" });
  await page.goto("/app/inventory");
  await page.getByRole("row").nth(1).getByRole("checkbox").click();
  const bar = page.getByRole("toolbar");
  await expect(bar).toBeVisible();
  expect(await edge(bar)).toBeGreaterThan(0);
  for (const button of await bar.getByRole("button").all()) expect(await edge(button)).toBeGreaterThan(0);
});

test("where the system forces its colours, the ticks of a closed job are not faded", async ({ visit }) => {
  const { page } = await visit("chief", { forcedColors: "active" });
  await page.goto("/app/home?view=table&state=archive&search=Emergency%20generator%2C%20run");
  await page
    .getByRole("row", { name: /Emergency generator, run on load/ })
    .first()
    .click();
  const tick = page.getByRole("dialog").getByRole("checkbox", { checked: true, disabled: true }).first();
  await expect(tick).toBeVisible();
  const drawn = await tick.evaluate((box) => {
    const { opacity, backgroundColor, appearance } = getComputedStyle(box);
    return { opacity, appearance, isSeen: getComputedStyle(box, "::after").backgroundColor !== backgroundColor };
  });
  expect(drawn).toEqual({ opacity: "1", appearance: "none", isSeen: true });
});
