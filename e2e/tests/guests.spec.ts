import { expect, test, unique } from "../fixtures/session.ts";

test("a guest is entered with an allergy, found, changed, archived and erased", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/guests");
  await expect(page.getByRole("heading", { name: "Guests" })).toBeVisible();

  const name = unique("Arnaud");
  await page.getByRole("button", { name: "New guest" }).first().click();
  const form = page.getByRole("dialog", { name: "New guest" });
  await form.getByLabel("Last name").fill(name);
  await form.getByRole("button", { name: "Add allergy" }).click();
  await form.getByLabel("What it is, or what to do").fill("Two injectors in the salon");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByText("Crustaceans, severe")).toBeVisible();

  await sheet.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${name}` });
  await edit.getByLabel("Notes").fill("Early riser");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await sheet.getByRole("tab", { name: "History" }).click();
  await expect(sheet.getByText("Changed: Notes")).toBeVisible();

  await sheet.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Guest archived", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Erase data" }).click();
  await page
    .getByRole("dialog", { name: /^Erase the data/ })
    .getByRole("button", { name: "Erase data" })
    .click();
  await expect(page.getByText("Data erased", { exact: true }).first()).toBeVisible();
});
