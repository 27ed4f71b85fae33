import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/session.ts";

const pin = "7294";
/** A month of 31 days in which nobody of the demo vessel wrote anything. */
const month = "2025-03";

const gridOf = (page: Page) => page.getByRole("grid", { name: /^Hours of / });

async function pressed(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

async function sign(page: Page) {
  await page.getByRole("button", { name: "Sign the month" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign March 2025" });
  await dialog.getByLabel("Your master pin").fill(pin);
  await dialog.getByRole("button", { name: "Sign March 2025" }).click();
  await expect(dialog).toBeHidden();
}

test("a month of rest is painted, judged, signed by both, corrected, signed again and printed", async ({
  visit,
  browserName,
}) => {
  const [chief, captain] = [await visit("chief"), await visit("captain")];
  const { page } = chief;
  const { person } = await chief.call<{ person: { id: string } }>("query", "rest.month", { month });
  const grid = gridOf(page);
  const breaches = page.getByRole("region", { name: /limits? broken$/ });

  await test.step("a half hour of work on every day tells the month, with one reason for its being late", async () => {
    await page.goto(`/app/hoursofrest?month=${month}`);
    await grid.focus();
    await page.keyboard.press("ArrowRight");
    await pressed(page, "Shift+ArrowDown", 30);
    await page.keyboard.press("w");
    const dialog = page.getByRole("dialog", { name: "31 days" });
    await dialog.getByLabel(/^Why it is written now/).fill("Taken over from the paper record");
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Sign the month" })).toBeVisible();
    await expect(breaches).toHaveCount(0);
  });

  await test.step("twenty hours on the 10th break limits, which are told in words", async () => {
    await grid.focus();
    await page.keyboard.press("Home");
    await pressed(page, "ArrowUp", 21);
    await pressed(page, "Shift+ArrowRight", 39);
    await page.keyboard.press("w");
    await expect(breaches.getByRole("button").first()).toContainText(/of rest\. The limit is/);
  });

  await test.step("the seafarer signs, then the master, and nothing is painted any more", async () => {
    await sign(page);
    await expect(page.getByText("This month is signed", { exact: false }).first()).toBeVisible();
    await captain.page.goto(`/app/hoursofrest?month=${month}&person=${person.id}`);
    await sign(captain.page);
    await expect(gridOf(captain.page)).toHaveAttribute("aria-readonly", "true");
    await expect(captain.page.getByText("not signed", { exact: true })).toHaveCount(0);
  });

  await test.step("a correction is a new revision, in which the long day is put right", async () => {
    await page.goto(`/app/hoursofrest?month=${month}`);
    await page.getByRole("button", { name: "Correct the month" }).click();
    const correcting = page.getByRole("dialog", { name: "Correct March 2025" });
    await correcting.getByLabel("What was wrong").fill("The 10th was a short day");
    await correcting.getByRole("button", { name: "Start the correction" }).click();
    await expect(correcting).toBeHidden();
    await expect(page.getByText("Revision 2").first()).toBeVisible();
    await grid.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await pressed(page, "ArrowDown", 9);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await pressed(page, "Shift+ArrowRight", 37);
    await page.keyboard.press("r");
    await expect(breaches).toHaveCount(0);
    await sign(page);
    await captain.page.reload();
    await sign(captain.page);
    await expect(captain.page.getByText("not signed", { exact: true })).toHaveCount(0);
  });

  await test.step("the signed month is printed, and taken along as a table", async () => {
    for (const [item, name] of [
      ["Print this month", /2025-03\.pdf$/],
      ["Export as CSV", /2025-03.*\.csv$/],
    ] as const) {
      // WebDriver BiDi reports no download that a page makes itself.
      const downloaded = browserName === "firefox" ? null : captain.page.waitForEvent("download");
      await captain.page.getByRole("button", { name: "Print or export" }).click();
      await captain.page.getByRole("menuitem", { name: item }).click();
      await expect(captain.page.getByText("The download has started").first()).toBeVisible();
      const download = await downloaded;
      if (download) expect(download.suggestedFilename()).toMatch(name);
    }
  });
});
