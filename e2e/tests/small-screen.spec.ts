import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures/session.ts";

/** What 1280 by 1024 leaves at 400 %, where nothing may be lost or need to be scrolled both ways (WCAG 1.4.10). */
const atFourHundred = { width: 320, height: 256 };

test("a dialog at 400 % is read to its end and completed, however little fits at once", async ({ visit }) => {
  const { page } = await visit("chief", { viewport: atFourHundred });
  await page.goto("/app/home?view=table&new=job");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Job", { exact: true });
  await expect(field).toBeVisible();
  expect(await roomAround(field)).toBeGreaterThan(140);
  const create = dialog.getByRole("button", { name: "Create job" });
  await create.scrollIntoViewIfNeeded();
  await expect(create).toBeInViewport({ ratio: 1 });
});

test("an entry of a record book at 400 % scrolls one way, and all its buttons are within the window", async ({
  visit,
}) => {
  const { page, call } = await visit("chief", { viewport: atFourHundred });
  const { books } = await call<{ books: { id: string; kind: string }[] }>("query", "logbooks.shelf", {});
  const book = books.find(({ kind }) => kind === "oil1");
  await page.goto(`/app/oilrecord/${book?.id}?write=C`);
  const form = page.getByRole("dialog");
  await expect(form.getByText("Capacity of tank")).toBeAttached();
  const sideways = await form.evaluate((panel) =>
    [panel, ...panel.querySelectorAll("*")]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth)
      .map(({ className }) => className),
  );
  expect(sideways).toEqual([]);
  const close = await form.getByRole("button", { name: "Close" }).boundingBox();
  for (const name of ["Cancel", "Keep as draft", "Save entry"]) {
    const button = await form.getByRole("button", { name }).boundingBox();
    const end = (button?.x ?? 0) + (button?.width ?? 0);
    expect(end, name).toBeLessThanOrEqual((close?.x ?? 0) + (close?.width ?? 0));
  }
});

/** The height of the part of the screen in which the field is scrolled. */
function roomAround(field: Locator): Promise<number> {
  return field.evaluate((element) => {
    let room = innerHeight;
    for (let part = element.parentElement; part; part = part.parentElement)
      if (part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
        room = Math.min(room, part.clientHeight);
    return room;
  });
}

test("with wider text spacing on a tablet, what the foot of a list says leaves the copyright line free (WCAG 1.4.12)", async ({
  visit,
}) => {
  const { page } = await visit("captain", { viewport: { width: 820, height: 1180 } });
  await page.goto("/app/home?view=table");
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByText(/complete$/)).toBeAttached();
  await foot.evaluate((element) => {
    element.style.letterSpacing = "0.12em";
    element.style.wordSpacing = "0.16em";
  });
  const copyright = foot.getByText(/^©/);
  const isOnTop = await copyright.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const before = document.elementFromPoint(left + 4, top + height / 2);
    const said = [...(element.parentElement?.firstElementChild?.children ?? [])];
    const inLine = said.filter((part) => part.getBoundingClientRect().top < top + height);
    return before === element && inLine.every((part) => part.getBoundingClientRect().right <= left);
  });
  expect(isOnTop).toBe(true);
});

test("the filters of a list scroll in one place on a phone", async ({ visit }) => {
  const { page } = await visit("captain", { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const path of ["/app/inventory", "/app/home?view=table"]) {
    await page.goto(path);
    const sheet = page.getByRole("dialog");
    // What waits for the reader comes above the list when it comes, and may push the button away from under a press.
    await expect(async () => {
      if (await sheet.isHidden()) await page.getByRole("button", { name: /^(Filter|\d+ filter)/ }).click();
      await expect(sheet.getByRole("button", { name: "Show results" })).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const scrollers = await sheet.evaluate((panel) =>
      [panel, ...panel.querySelectorAll("*")]
        .filter((part) => part.scrollHeight > part.clientHeight + 1)
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .map((part) => part.hasAttribute("data-dialog-body") || part.className),
    );
    expect({ path, scrollers: scrollers.filter((known) => known !== true) }).toEqual({ path, scrollers: [] });
  }
});

test("on a tablet held upright the vessel's name stands whole in one line of the header", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=table");
  const name = page.getByRole("banner").getByText("M/Y Seraphine");
  for (const width of [768, 820]) {
    await page.setViewportSize({ width, height: 1180 });
    const lines = await name.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible";
      return isCut ? 0 : words.getClientRects().length;
    });
    expect({ width, lines }).toEqual({ width, lines: 1 });
  }
});

test("what the palette says of its keys stays in one line of a narrow window without touch", async ({ visit }) => {
  const { page } = await visit("captain", { viewport: { width: 390, height: 844 } });
  await page.goto("/app/home?view=table");
  await page
    .getByRole("button", { name: /^(Search|Find)/ })
    .first()
    .click();
  const count = page.getByRole("dialog", { name: "Find or go to" }).getByText(/results?$/);
  await expect(count).toBeVisible();
  const wrapped = await count.evaluate(({ parentElement: foot }) =>
    [...(foot?.querySelectorAll("span") ?? [])]
      .filter((part) => part.scrollHeight > 36 && getComputedStyle(part).overflowY === "visible")
      .map((part) => part.textContent),
  );
  expect(wrapped).toEqual([]);
});

for (const width of [320, 390, 507])
  test(`what finds anything fits a window of ${width} px, and a finger closes it`, async ({ visit }) => {
    const { page } = await visit("captain", { viewport: { width, height: 844 } });
    await page.goto("/app/home?view=table");
    await page
      .getByRole("button", { name: /^(Search|Find)/ })
      .first()
      .click();
    const palette = page.getByRole("dialog", { name: "Find or go to" });
    const close = palette.getByRole("button", { name: "Close" });
    await expect(close).toBeVisible();
    expect(await palette.boundingBox()).toMatchObject({ x: 0, width });
    await close.click();
    await expect(palette).toBeHidden();
  });

test("with wider text spacing the tree of equipment cuts no name, and no row lies over the next (WCAG 1.4.12)", async ({
  visit,
}) => {
  const { page } = await visit("captain", { viewport: { width: 820, height: 1180 } });
  await page.goto("/app/equipment");
  const tree = page.getByRole("tree");
  await expect(tree.getByRole("treeitem", { name: "Propulsion remote control" })).toBeVisible();
  await tree.evaluate((element) => {
    element.style.letterSpacing = "0.12em";
    element.style.wordSpacing = "0.16em";
  });
  const losses = () =>
    tree.evaluate((element) => {
      const rows = [...element.querySelectorAll("[role=treeitem]")]
        .map((row) => ({ row, box: row.getBoundingClientRect() }))
        .sort((one, other) => one.box.top - other.box.top);
      const cut = rows.filter(({ row }) =>
        [row, ...row.children].some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0),
      );
      const over = rows.filter(({ box }, at) => box.bottom > (rows[at + 1]?.box.top ?? Number.POSITIVE_INFINITY) + 0.5);
      return [...cut, ...over].map(({ row }) => row.textContent);
    });
  await expect.poll(losses).toEqual([]);
});
