import { expect, test } from "../fixtures/session.ts";

test("theme, language, direction and navigation change at once and are still so after a reload", async ({ visit }) => {
  const { page } = await visit("stew");
  await page.goto("/app/home");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("dialog").locator("label", { hasText: "Light" }).first().click();
  await expect(page.getByText("Theme successfully changed").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("dialog").locator("label", { hasText: "Side" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await expect(page.getByRole("link", { name: "Jobs" }).first()).toBeVisible();
});

test("the palette goes to a page by keyboard", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("equipm");
  await expect(page.getByRole("option", { name: /Equipment/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/equipment/);
});

test("nobody is shown a menu entry of a module they may not open", async ({ visit }) => {
  const { page } = await visit("contractor");
  await page.goto("/app/home");
  await expect(page.getByRole("link", { name: "Jobs" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Equipment" })).toHaveCount(0);
});

test("pressing beside an open menu or over an open job closes it, and presses nothing else", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=table");
  const link = await page.getByRole("link", { name: "Equipment" }).first().boundingBox();
  if (!link) throw new Error("The menu has no link to press.");
  const pressThere = () => page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);

  await page
    .getByRole("button", { name: /^Profile of/ })
    .first()
    .click();
  await expect(page.getByRole("menu")).toBeVisible();
  await pressThere();
  await expect(page.getByRole("menu")).toHaveCount(0);

  const jobs = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
  await jobs.nth(1).getByRole("gridcell").nth(2).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await pressThere();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/home/);
});

test.describe("where code of the application does not come", () => {
  for (const [what, files] of [
    ["its entry", /\/assets\/index-[^/]*\.js/],
    ["the routes of the first screen", /\/assets\/frame-[^/]*\.js/],
  ] as const) {
    test(`${what}: the page says so and loads again at a press`, async ({ visit }) => {
      const { page } = await visit("stew");
      const unhandled: string[] = [];
      page.on("pageerror", (error) => unhandled.push(error.message));
      await page.route(files, (route) => route.abort());
      await page.goto("/app/home");
      await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
      expect(unhandled).toEqual([]);
      await page.unroute(files);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("code of the first screen that the browser cannot read is said to need a newer one, in the browser's language", async ({
    visit,
  }) => {
    const { page } = await visit("stew", { locale: "ja-JP" });
    const broken = { contentType: "text/javascript", body: "export const { = 1;" };
    await page.route(/\/assets\/frame-[^/]*\.js/, (route) => route.fulfill(broken));
    await page.goto("/app/home");
    // Firefox keeps the language it was started with.
    const language = await page.evaluate(() => navigator.language);
    const title = language.startsWith("ja") ? /このブラウザは古い/ : "This browser is too old for YMP";
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(/Safari 15\.4/).first()).toBeVisible();
  });
});
