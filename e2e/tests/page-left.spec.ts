import { expect, test } from "../fixtures/session.ts";

test("a page that is left while the next is fetched ahead writes no error", async ({ visit }) => {
  const { page, context } = await visit("captain");
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto("/app/jobs");
  // The frame's own code is there before anything is held: else the menu would only come once the browser gave up on it.
  const logbook = page.getByRole("link", { name: "Logbook", exact: true });
  await expect(logbook).toBeVisible();
  const held: string[] = [];
  // Code that stays on its way, and a server that takes its time with the next page: the page that is left hears of what it ended.
  await context.route(/\/assets\/[^/]*\.js/, (route) => void held.push(route.request().url()));
  await context.route(
    (url) => url.pathname === "/app/inventory",
    async (route) => {
      await expect
        .poll(() => errors.length > 0, { timeout: 1000 })
        .toBe(true)
        .catch(() => undefined);
      await route.continue();
    },
  );
  await logbook.hover();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await context.unroute(/\/assets\/[^/]*\.js/);
  await page.goto("/app/inventory");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
