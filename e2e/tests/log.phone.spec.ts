import { expect, test, unique } from "../fixtures/session.ts";

test("a boat logs a trip in two taps, reads the engine with it, and finds it again", async ({ visit }) => {
  const { page, call } = await visit("skipper");
  await page.goto("/app/log");
  await expect(page.getByRole("heading", { name: "Log" })).toBeVisible();

  // Two taps: what is logged, and save.
  await page.getByRole("button", { name: "Log Trip" }).click();
  const form = page.getByRole("dialog", { name: "New log entry" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("Logged", { exact: true })).toBeVisible();

  const title = unique("Falmouth and back");
  await page.getByRole("button", { name: "Log Trip" }).click();
  await form.getByLabel("Where to").fill(title);
  await form.getByRole("button", { name: "Engine, 1 h more" }).click();
  await expect(form.getByText(/1\.0 h more/)).toBeVisible();
  await form.getByLabel("Distance").fill("12.5");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await page.goto(`/app/log?search=${encodeURIComponent(title)}`);
  await page.getByText(title).click();
  const sheet = page.getByRole("dialog", { name: title });
  await expect(sheet.getByText("1.0 h run")).toBeVisible();
  await expect(sheet.getByText("12.5 nm")).toBeVisible();

  const { rows } = await call<{ rows: { id: string }[] }>("query", "log.list", { search: title });
  expect(rows).toHaveLength(1);
});

test("what is logged often becomes a button of its own", async ({ visit }) => {
  const { page } = await visit("skipper");
  await page.goto("/app/records");
  const name = unique("Mooring watch");
  await page.getByRole("button", { name: "New record" }).click();
  const form = page.getByRole("dialog", { name: "New record" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: `Entries of ${name}` }).click();
  await expect(page.getByText("Nothing matches", { exact: true })).toBeVisible();
});
