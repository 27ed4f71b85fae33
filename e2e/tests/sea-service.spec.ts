import { readFile } from "node:fs/promises";
import { expect, newId, test, unique } from "../fixtures/session.ts";

test("signing off drafts a testimonial, which the master completes, signs, prints and withdraws", async ({ visit }) => {
  const { page, call } = await visit("rival");
  const profileId = newId();
  const lastName = unique("Sorensen");
  await call("mutation", "people.save", { id: profileId, firstName: "Ida", lastName, department: "deck" });
  await call("mutation", "onboard.saveEngagement", {
    ...{ id: newId(), profileId, rank: "Deckhand", signedOnOn: "2025-03-01", movesPerson: false },
  });
  const testimonials = page.getByRole("region", { name: "Testimonials" });

  await test.step("the testimonial is drafted along with signing off", async () => {
    await page.goto(`/app/profiledetails/${profileId}?tab=service`);
    await page.getByRole("button", { name: "Sign off" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign off" });
    await expect(dialog.getByRole("checkbox", { name: /^Draft a testimonial/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Sign off" }).click();
    await expect(dialog).toBeHidden();
    await expect(testimonials.getByText("Draft", { exact: true })).toBeVisible();
    await expect(testimonials.getByText(/^Still missing: .*Conduct/)).toBeVisible();
  });

  await test.step("what is missing is filled in", async () => {
    await testimonials.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Edit testimonial" }).click();
    const sheet = page.getByRole("dialog", { name: "Edit testimonial" });
    await sheet.getByLabel("Passport number").fill("SE 4417");
    await sheet.getByLabel("Conduct and ability").fill("Careful and reliable. Very good.");
    await sheet.getByLabel("Load line length, m").fill("43.5");
    await sheet.getByLabel("Power, kW").fill("1800");
    await sheet.getByRole("button", { name: "Save draft" }).click();
    await expect(sheet).toBeHidden();
    await expect(testimonials.getByText(/^Still missing/)).toBeHidden();
  });

  await test.step("the master signs what is shown", async () => {
    await testimonials.getByRole("button", { name: "Sign", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Sign testimonial" });
    await expect(dialog.getByText("SE 4417")).toBeVisible();
    await dialog.getByRole("radio", { name: "Type your name" }).click();
    const { account } = await call<{ account: { name: string } }>("query", "session.me");
    await dialog.getByRole("textbox").fill(account.name);
    await dialog.getByRole("checkbox").click();
    await dialog.getByRole("button", { name: "Sign", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(testimonials.getByText(`Signed by ${account.name}`, { exact: false })).toBeVisible();
    await expect(testimonials.getByRole("button", { name: "Sign", exact: true })).toHaveCount(0);
  });

  await test.step("it is printed on one page", async () => {
    const saved = page.waitForEvent("download");
    await testimonials.getByRole("button", { name: /^Print testimonial/ }).click();
    const bytes = await readFile(await (await saved).path(), "latin1");
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  await test.step("one that was wrong is withdrawn, and stays legible", async () => {
    await testimonials.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Withdraw" }).click();
    const dialog = page.getByRole("dialog", { name: "Withdraw testimonial" });
    await dialog.getByLabel("Reason").fill("Wrong first day");
    await dialog.getByRole("button", { name: "Withdraw" }).click();
    await expect(dialog).toBeHidden();
    await expect(testimonials.getByText(/^Withdrawn by .*Wrong first day$/)).toBeVisible();
  });
});
