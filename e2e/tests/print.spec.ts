import type { Page } from "@playwright/test";
import { newId } from "@ymp/core/ids";
import { expect, test } from "../fixtures/session.ts";

/** The page as it is on paper, from the moment the browser says that it is about to print. */
async function onPaper(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

/** What has more to show than it has room for, in words that help to find it. */
const cutShort = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowY !== "visible")
      // A picture that is rounded, and words for readers alone, are cut on purpose.
      .filter(
        ({ className, childElementCount }) => childElementCount > 0 && !/rounded-full|sr-only/.test(String(className)),
      )
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((element) => `${element.tagName} ${element.className}: ${element.innerText.slice(0, 60)}`),
  );

const addresses = [
  "/app/home?view=table",
  "/app/home?view=board",
  "/app/home?view=my-day",
  "/app/equipment",
  "/app/inventory",
  "/app/orders",
  "/app/employees",
  "/app/help",
  "/app/terms",
];

test("every page is printed whole, dark on white and without its menu", async ({ visit }) => {
  const { page } = await visit("captain");
  for (const address of addresses) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await onPaper(page);
    await expect(heading).toBeVisible();
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    expect(await cutShort(page), address).toEqual([]);
    expect(await heading.evaluate((element) => getComputedStyle(element).color), address).toBe("oklch(0.225 0.02 250)");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
  }
});

test("a list is printed with every row that is here, says whose it is, and that it goes on", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=table");
  const grid = page.getByRole("grid", { name: "Jobs" });
  const [shown = 0, total] = ((await grid.getAttribute("data-rows-of-more")) ?? "").split(" ").map(Number);
  expect(shown).toBeGreaterThan(50);
  const rows = grid.locator("[role=row][aria-selected]");
  expect(await rows.count()).toBeLessThan(shown);

  await onPaper(page);
  await expect(rows).toHaveCount(shown);
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  );
  for (const [at, box] of boxes.entries()) expect(box.top).toBeGreaterThanOrEqual((boxes[at - 1]?.bottom ?? 0) - 1);
  await expect(page.getByText(/^Printed .* by /)).toBeVisible();
  await expect(
    page.getByText(`Only ${shown} of the ${total} rows of this list. Export it to get all of them.`),
  ).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByText(/^Printed .* by /)).toHaveCount(0);
  await expect.poll(() => rows.count()).toBeLessThan(shown);
});

test("what is open over a page is printed alone and at its full length", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=table");
  await page.getByRole("grid", { name: "Jobs" }).getByRole("row").nth(2).getByRole("gridcell").nth(1).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "Comments" })).toBeVisible();
  await onPaper(page);
  await expect(sheet).toBeVisible();
  await expect(page.locator("#root")).toBeHidden();
  await expect(sheet.getByRole("button", { name: "Complete" })).toBeHidden();
  expect(await cutShort(page)).toEqual([]);
  await expect(page.getByText(/^Printed .* by /)).toBeVisible();
  await expect(page.getByText(/^Only /)).toBeHidden();
  // Its place in the list would be read as the number of the sheet of paper.
  await expect(sheet.getByText(/^1 of \d+$/)).toBeHidden();
});

test("a month is printed with every day and all its jobs, one below the other", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=calendar");
  const days = page.locator("[data-date]");
  const more = page.getByRole("button", { name: /^\d+ more/ });
  await expect(more.first()).toBeVisible();
  await onPaper(page);
  await expect(more).toHaveCount(0);
  const heights = () => days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().height));
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(20);
  expect(await cutShort(page)).toEqual([]);
  // Paper is of another width than the window, and nothing measures itself on it.
  for (const width of [800, 1030]) {
    await page.setViewportSize({ width, height: 990 });
    const below = await days.evaluateAll((all) =>
      all.flatMap((day) =>
        [...day.querySelectorAll<HTMLElement>("*")]
          .filter((part) => part.getBoundingClientRect().bottom > day.getBoundingClientRect().bottom + 1)
          .map((part) => `${day.getAttribute("data-date")}: ${part.innerText}`),
      ),
    );
    expect(below, `at ${width}`).toEqual([]);
    expect(await cutShort(page), `at ${width}`).toEqual([]);
  }
});

test("cards of the board lie under each other line by line, and what is light on dark keeps its ground", async ({
  visit,
}) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=board");
  const cards = page.locator("#screen li [role=button]");
  await expect(cards.first()).toBeVisible();
  await onPaper(page);
  const spilled = await cards
    .locator("span:not(.sr-only)")
    .evaluateAll((all) =>
      all
        .filter(({ clientHeight, scrollHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
        .map((element) => element.textContent),
    );
  expect(spilled).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await page.goto("/app/home?view=table");
  const initials = page.locator("[role=gridcell] [title][style*=background-color]");
  await expect(initials.first()).toBeVisible();
  await onPaper(page);
  const grounds = await initials.evaluateAll((all) => all.map((one) => getComputedStyle(one).printColorAdjust));
  expect(new Set(grounds)).toEqual(new Set(["exact"]));
});

test("a job is printed in one column, without asking for words, and parts beside their figures", async ({ visit }) => {
  const { page, call } = await visit("chief");
  const id = newId();
  await call("mutation", "jobs.create", { id, title: `Bare job ${id.slice(-8)}` });
  await page.goto(`/app/jobdetails/${id}`);
  await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
  await onPaper(page);
  expect(await page.getByText("Describe the work").filter({ visible: true }).count()).toBe(0);
  const [rail, body] = await page
    .locator("article aside, article [data-job-sheet]")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  expect(body.top).toBeGreaterThanOrEqual(rail.bottom - 1);
});

test("parts of a job that hold nothing are not on paper", async ({ visit }) => {
  const { page, call } = await visit("chief");
  const id = newId();
  const title = `Bare job ${id.slice(-8)}`;
  await call("mutation", "jobs.create", { id, title });
  await page.goto(`/app/jobdetails/${id}`);
  const parts = ["Checklist", "Parts", "Photos", "Comments"].map((name) => page.getByRole("heading", { name }));
  for (const part of parts) await expect(part).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  for (const part of parts) await expect(part).toBeHidden();
});

test("paper that is narrower than a desktop carries no boxes to tick and nothing of the header", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/employees");
  await expect(page.getByRole("grid").getByRole("row").nth(1)).toBeVisible();
  await onPaper(page);
  await page.setViewportSize({ width: 700, height: 990 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header").getByRole("button").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/home?view=table");
  await expect(page.getByRole("grid").getByRole("checkbox").nth(1)).toBeVisible();
  await onPaper(page);
  await expect(page.getByRole("grid").getByRole("checkbox").filter({ visible: true })).toHaveCount(0);
});
