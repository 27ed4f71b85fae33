import { messyRegister } from "../fixtures/register.ts";
import { expect, newId, test } from "../fixtures/session.ts";

test("a spreadsheet of 300 lines is looked over, imported, worked on and taken back", async ({ visit }) => {
  const { page, call } = await visit("captain");
  const mark = newId().slice(-5).toUpperCase();
  const total = async () =>
    (await call<{ total: number }>("query", "equipment.list", { search: mark, limit: 1 })).total;

  await page.goto("/app/import/equipment");
  await page.locator("input[type=file]").first().setInputFiles(messyRegister(300, mark));
  await page.getByRole("button", { name: "Next: columns" }).click();
  await expect(page.getByText("EQUIPMENT NAME")).toBeVisible();
  await page.getByRole("button", { name: "Next: preview" }).click();
  await expect(page.getByText(/dry run/)).toBeVisible();
  await expect(page.getByRole("tab", { name: /^Errors\s*2/ })).toBeVisible();
  await page.getByRole("tab", { name: /^Errors/ }).click();
  await expect(page.getByText(/NO-SUCH-PARENT/).first()).toBeVisible();
  expect(await total()).toBe(0);

  await page.getByRole("checkbox", { name: /Leave out the 2 rows/ }).click();
  await page.getByRole("button", { name: "Import 298 rows" }).click();
  await expect(page.getByRole("button", { name: "Take back" }).first()).toBeVisible();
  expect(await total()).toBe(298);

  const [machine] = (
    await call<{ rows: { id: string; name: string }[] }>("query", "equipment.list", {
      search: `Pump 010 ${mark}`,
      limit: 1,
    })
  ).rows;
  const jobId = newId();
  await call("mutation", "jobs.create", {
    id: jobId,
    title: `Renew seal ${mark}`,
    kind: "defect",
    equipmentId: machine?.id,
  });
  await page.goto(`/app/jobdetails/${jobId}`);
  await expect(page.getByText(`Pump 010 ${mark}`).first()).toBeVisible();

  // Others import at the same time.
  const { rows } = await call<{ rows: { id: string; fileName: string }[] }>("query", "imports.list", { limit: 50 });
  const own = rows.find(({ fileName }) => fileName.includes(mark));
  await call("mutation", "imports.undo", { id: own?.id });
  expect(await total()).toBeLessThan(3);
  await page.reload();
  await expect(page.getByText(`Pump 010 ${mark}`).first()).toBeVisible();
});

test("the filtered register leaves as a spreadsheet", async ({ visit, browserName }) => {
  test.skip(browserName === "firefox", "WebDriver BiDi tells of no download that a page makes itself.");
  const { page } = await visit("captain");
  await page.goto("/app/manageequipment?search=generator");
  await expect(page.getByText("Generator 1").first()).toBeVisible();
  await page
    .getByRole("button", { name: /More|actions/i })
    .last()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /CSV/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test("hours that nobody has read are asked for, and the service is due from the answer", async ({ visit }) => {
  const { page, call } = await visit("captain");
  const mark = newId().slice(-5).toUpperCase();
  await page.goto("/app/import/equipment");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "machines.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`Code,Name,Service interval hours\nQ-${mark},Bilge pump ${mark},500\n`),
    });
  await page.getByRole("button", { name: "Next: columns" }).click();
  await page.getByRole("button", { name: "Next: preview" }).click();
  const hours = page.getByRole("textbox", { name: `Running hours of Bilge pump ${mark} today` });
  await hours.fill("6500.5");
  await hours.press("Tab");
  await expect(page.getByText(/nobody has read the meter/)).toBeHidden();
  await page.getByRole("button", { name: "Import one row" }).click();
  await expect(page.getByText("The import is done")).toBeVisible();

  const { rows } = await call<{ rows: { id: string }[] }>("query", "equipment.list", { search: mark, limit: 1 });
  const due = await call<{ rows: { dueTotal: number }[] }>("query", "equipment.dueNext", { id: rows[0]?.id });
  expect(due.rows[0]?.dueTotal).toBe(70_005);
});
