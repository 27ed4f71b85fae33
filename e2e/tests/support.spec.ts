import { expect, test } from "../fixtures/session.ts";

test("support comes aboard with a reason that the crew reads, and the door closes behind it", async ({ visit }) => {
  const [administrator, captain] = [await visit("superadmin"), await visit("rival")];
  const { page } = administrator;
  await page.goto("/app/home");
  await expect(page).toHaveURL(/\/app\/superadmin/);
  await page.goto(`/app/superadmin/${captain.vesselId}`);
  await page.getByRole("button", { name: "Enter as support" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The captain asked about the register");
  await dialog.getByRole("button", { name: "Enter the vessel" }).click();
  await expect(page).toHaveURL(/\/app\/home/);
  await expect(page.getByText(/You are aboard as support/)).toBeVisible();

  await captain.page.goto("/app/home");
  await expect(captain.page.getByText(/is aboard as support.*The captain asked about the register/)).toBeVisible();
  await page.getByRole("button", { name: "Leave the vessel" }).click();
  await expect(page).toHaveURL(/\/app\/superadmin/);
  await expect(captain.page.getByText(/is aboard as support/)).toHaveCount(0);
  const refused = await page.request.get("/trpc/session.vessel", { headers: { "x-vessel-id": captain.vesselId } });
  expect(refused.ok()).toBe(false);
});
