import { arrangeService, onHandOf } from "../fixtures/arrange.ts";
import { readyForSea } from "../fixtures/device.ts";
import { photo } from "../fixtures/photo.ts";
import { atSea, expect, test } from "../fixtures/session.ts";

test("a job completed without a link, its page closed, is sent once with its photo when the link is back", async ({
  visit,
}) => {
  const { page, context, call } = await visit("chief", atSea);
  const { jobId, title, part } = await arrangeService({ call });
  const sheetOf = () => call<{ status: string; files: unknown[] }>("query", "jobs.get", { id: jobId });
  await page.goto(`/app/jobdetails/${jobId}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await readyForSea(page, "jobs.get");

  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Complete/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Complete/ });
  await dialog.getByLabel("Work done").fill("Impeller renewed at sea.");
  await dialog.getByLabel("Running hours").fill("1012.5");
  await dialog.locator("input[type=file]").first().setInputFiles(photo);
  await dialog.getByRole("button", { name: /^Complete job/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/queued/).first()).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(`/app/jobdetails/${jobId}`);
  await expect(again.getByText(/queued/).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await sheetOf()).status).toBe("done");
  await expect.poll(async () => (await sheetOf()).files).toHaveLength(1);
  await expect(again.getByText(/queued/)).toHaveCount(0);
  expect(await onHandOf({ call }, part.id)).toBe(part.onHand - 1);
});
