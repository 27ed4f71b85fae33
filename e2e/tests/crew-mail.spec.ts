import { expect, test, unique } from "../fixtures/session.ts";

test("the captain writes to a person from a template, with a file, and sees it arrive", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/employees");
  await page.getByRole("link", { name: "E-mail", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Crew e-mail" })).toBeVisible();

  await page.getByRole("button", { name: "Templates" }).click();
  const templates = page.getByRole("dialog", { name: "Templates" });
  await templates.getByRole("button", { name: "Add a template" }).click();
  const name = unique("Weather");
  const template = page.getByRole("dialog", { name: "Add a template" });
  await template.getByLabel("Name of the template").fill(name);
  await template.getByLabel("Subject").fill(`${name} on {date}`);
  await template.getByLabel("Text").fill("Dear {name}, gale warning for {vessel}.");
  await template.getByRole("button", { name: "Save template" }).click();
  await expect(templates.getByText(name, { exact: true })).toBeVisible();
  await templates.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "Write an e-mail" }).first().click();
  const form = page.getByRole("dialog", { name: "Write an e-mail" });
  await form.getByRole("radio", { name: "Chosen people" }).click();
  await form.getByRole("checkbox", { name: /Jonas Berg/ }).check();
  await form.getByRole("combobox", { name: "Start from a template" }).click();
  await page.getByRole("option", { name }).click();
  await expect(form.getByText(/^Dear Jonas Berg, gale warning for/)).toBeVisible();
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "rota.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
    });
  await form.getByRole("button", { name: "Send" }).click();

  const sent = page.getByRole("dialog", { name: new RegExp(`^${name} on`) });
  await expect(sent.getByText("Jonas Berg")).toBeVisible();
  await expect(sent.getByText("rota.pdf")).toBeVisible();
  await expect(sent.getByText(/^(Sent|In the inbox page)$/)).toBeVisible();
});
