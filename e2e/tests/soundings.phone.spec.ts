import { newId } from "@ymp/core/ids";
import { readyForSea } from "../fixtures/device.ts";
import { atSea, expect, test, unique } from "../fixtures/session.ts";

test("a sounding is written on a phone without a link, and arrives with it", async ({ visit }) => {
  const { page, call, context } = await visit("chief", atSea);
  const name = unique("Sludge tank");
  const calibration = [
    { cm: "0", m3: "0" },
    { cm: "100", m3: "2.000" },
  ];
  await call("mutation", "logbooks.saveTank", { id: newId(), name, capacity: "2.00", calibration });
  await page.goto("/app/soundings");
  await expect(page.getByRole("button", { name: `Sound ${name}` })).toBeVisible();
  await readyForSea(page, "soundings.summary", "soundings.list");
  await context.setOffline(true);
  await page.getByRole("button", { name: `Sound ${name}` }).click();
  const form = page.getByRole("dialog", { name: "New sounding" });
  await form.getByLabel(/^Height/).fill("42.5");
  await expect(form.getByText(/0.850 m³ by the table/)).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: `Sound ${name}` })).toContainText("0.850 m³");
  await context.setOffline(false);
  await expect(page.getByText(/42\.5 cm/)).toBeVisible();
});
