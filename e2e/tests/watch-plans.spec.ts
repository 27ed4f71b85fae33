import { expect, test, unique } from "../fixtures/session.ts";

test("a watch plan goes from the ship's state over turns to a published list, and people change places", async ({
  visit,
}) => {
  const { page } = await visit("captain");
  await page.goto("/app/watchkeeping");
  await expect(page.getByRole("heading", { name: "Watches" })).toBeVisible();

  const name = unique("At anchor");
  await page.getByRole("button", { name: "New watch plan" }).first().click();
  const form = page.getByRole("dialog", { name: "New watch plan" });
  await form.getByLabel("Name").fill(name);
  for (const field of ["First day", "Last day"]) {
    await form.getByLabel(field).fill("+400");
    await form.getByLabel(field).press("Tab");
  }
  await form.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: "At anchor" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await page.getByText(name).first().click();
  await expect(page.getByText("Every watch has somebody")).toBeHidden();
  await page.getByRole("button", { name: "Fill", exact: true }).click();
  const fill = page.getByRole("dialog", { name: "Fill the plan" });
  for (let person = 0; person < 3; person++) {
    await fill.getByRole("combobox", { name: "Add to Anchor" }).click();
    await page.getByRole("option").first().click();
  }
  await fill.getByRole("button", { name: "Fill", exact: false }).click();
  await expect(fill).toBeHidden();
  const watches = page.getByRole("region", { name: "Watches of the plan" }).getByRole("button");
  await expect(watches).toHaveCount(6);
  await expect(page.getByText("Every watch has somebody")).toBeVisible();

  const [first, second] = [
    await watches.nth(0).getAttribute("aria-label"),
    await watches.nth(1).getAttribute("aria-label"),
  ];
  const who = (label: string | null) => label?.split(", ").at(-1) ?? "";
  await watches.nth(0).focus();
  await page.keyboard.press("s");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("s");
  await expect(page.getByText("One change tried")).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("One change tried")).toBeHidden();
  await expect(watches.nth(0)).toHaveAccessibleName(new RegExp(`${who(second)}$`));
  await expect(watches.nth(1)).toHaveAccessibleName(new RegExp(`${who(first)}$`));

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByText("2 watches given to others")).toBeVisible();
});
