import { newId } from "@ymp/core/ids";
import { expect, test, unique } from "../fixtures/session.ts";

test("a sounding is entered, found, talked about, changed and archived", async ({ visit }) => {
  const { page, call } = await visit("chief");
  const name = unique("Bilge holding tank");
  await call("mutation", "logbooks.saveTank", { id: newId(), name, capacity: "3.00" });
  await page.goto("/app/soundings");
  await expect(page.getByRole("heading", { name: "Soundings", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "New sounding" }).first().click();
  const form = page.getByRole("dialog", { name: "New sounding" });
  await form.getByLabel("Tank").click();
  await page.getByRole("option", { name }).click();
  await form.getByLabel(/^Volume/).fill("0.40");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await page.goto(`/app/soundings?search=${encodeURIComponent(name)}`);
  await page.getByRole("row", { name }).click();

  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByText("0.40 m³").first()).toBeVisible();
  await sheet.getByRole("textbox", { name: /Write a comment/ }).fill("Looked at it");
  await sheet.getByRole("button", { name: /^Send/ }).click();
  await expect(sheet.getByRole("list", { name: "Comments" })).toContainText("Looked at it");

  await sheet.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: `Edit the sounding of ${name}` });
  await edit.getByLabel("Notes").fill("By the rail");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await sheet.getByRole("tab", { name: "History" }).click();
  await expect(sheet.getByText("Notes: nothing → By the rail")).toBeVisible();

  await sheet.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Sounding archived", { exact: true })).toBeVisible();
  await page.goto(`/app/soundings?search=${encodeURIComponent(name)}&state=archived`);
  await expect(page.getByText(name).first()).toBeVisible();
});
