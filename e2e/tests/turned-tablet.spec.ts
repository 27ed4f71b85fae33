import type { Locator, Page } from "@playwright/test";
import { expect, newId, test, unique } from "../fixtures/session.ts";

const upright = { width: 744, height: 1133 };
const turned = { width: 1133, height: 744 };

/** Types, turns the tablet and turns it back; what was typed must still be there, and the field the same. */
async function keepsWhatIsTyped(page: Page, field: Locator): Promise<void> {
  await field.fill("77");
  const typed = await field.elementHandle();
  for (const viewport of [turned, upright]) {
    await page.setViewportSize(viewport);
    await expect(field).toHaveValue("77");
  }
  expect(await typed?.evaluate((element) => element.isConnected)).toBe(true);
}

test("a small tablet that is turned keeps the job, the dialog and the words that were being written", async ({
  visit,
}) => {
  const { page, call } = await visit("chief", { viewport: upright });
  const job = newId();
  await call("mutation", "jobs.create", { id: job, title: unique("Turned tablet") });
  await page.goto(`/app/home?job=${job}`);
  await page.getByRole("button", { name: /^Complete/ }).click();
  await keepsWhatIsTyped(page, page.getByRole("dialog").last().getByLabel("Work done"));
});

test("a small tablet that is turned keeps a reading of hours", async ({ visit }) => {
  const { page } = await visit("chief", { viewport: upright });
  await page.goto("/app/equipment");
  await page.getByRole("treeitem", { name: /^Generator 1/ }).click();
  await page.getByRole("button", { name: "Add reading" }).click();
  await keepsWhatIsTyped(page, page.getByRole("dialog").getByRole("textbox").first());
});

test("a figure that was typed in a count is taken down when the tablet is turned", async ({ visit }) => {
  const { page, call } = await visit("chief", { viewport: upright });
  const [locationId, countId, place, hose] = [newId(), newId(), unique("Locker"), unique("Hose")];
  await call("mutation", "inventory.saveLocation", { id: locationId, name: place });
  await call("mutation", "inventory.save", {
    id: newId(),
    name: hose,
    opening: { id: newId(), locationId, quantity: 5 },
  });
  await call("mutation", "counts.create", { id: countId, name: `Count of ${place}`, locationId, isBlind: true });
  await page.goto(`/app/inventory?count=${countId}`);
  const figure = page.getByRole("textbox", { name: `Counted, ${hose}` });
  await figure.fill("4");
  await page.setViewportSize(turned);
  await expect(figure).toHaveValue("4");
});
