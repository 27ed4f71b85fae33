import type { Page } from "@playwright/test";
import { expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

async function raiseJob({ call }: Visitor, title: string): Promise<string> {
  const id = newId();
  await call("mutation", "jobs.create", { id, title, department: "deck", estimatedTenths: 20 });
  return id;
}

async function pickJob(page: Page, title: string): Promise<void> {
  await page.getByRole("dialog", { name: "Add jobs" }).getByRole("combobox", { name: "Job" }).click();
  await page.getByPlaceholder("Search", { exact: true }).last().fill(title);
  await page.getByRole("option", { name: title }).click();
}

test("a list is gathered, frozen and shared; the contractor sees only it and completes the job", async ({ visit }) => {
  const captain = await visit("captain");
  const { page } = captain;
  const mark = unique("Seacock");
  const [first, second, later] = [`${mark} forward`, `${mark} aft`, `${mark} later`];
  for (const title of [first, second, later]) await raiseJob(captain, title);
  const name = unique("Yard week");

  await page.goto("/app/home?view=lists");
  await page.getByRole("button", { name: "New list" }).first().click();
  const form = page.getByRole("dialog", { name: "New list" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Add jobs" }).first().click();
  const adding = page.getByRole("dialog", { name: "Add jobs" });
  for (const title of [first, second]) {
    await pickJob(page, title);
  }
  await adding.getByRole("button", { name: "Add 2 jobs" }).click();
  const list = page.getByRole("grid", { name });
  await expect(list.getByRole("row").filter({ hasText: first })).toBeVisible();
  await expect(page.getByRole("group", { name: "Progress" })).toContainText("0 of 2");

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Freeze" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Freeze" }).click();
  await expect(page.getByText("List frozen")).toBeVisible();

  await page.getByRole("button", { name: "Add jobs" }).first().click();
  await pickJob(page, later);
  await adding.getByRole("button", { name: "Add 1 job" }).click();
  await expect(list.getByRole("row").filter({ hasText: later })).toContainText("Additional");
  await expect(list.getByRole("row").filter({ hasText: first })).not.toContainText("Additional");

  await list.getByRole("row").filter({ hasText: first }).getByRole("checkbox").click();
  await page.getByRole("toolbar").getByRole("button", { name: "Share" }).click();
  const sharing = page.getByRole("dialog", { name: "Share" });
  await sharing.getByRole("button", { name: "Share with Ana Duarte" }).click();
  await expect(sharing.getByText("1 of 3 jobs")).toBeVisible();
  await sharing.getByRole("button", { name: "Close" }).last().click();

  const contractor = await visit("contractor");
  await contractor.page.goto("/app/home?view=lists");
  await contractor.page.getByRole("row").filter({ hasText: name }).click();
  const theirs = contractor.page.getByRole("grid", { name });
  await expect(theirs.getByRole("row").filter({ hasText: first })).toBeVisible();
  await expect(contractor.page.getByText(second)).toHaveCount(0);
  await expect(contractor.page.getByText(later)).toHaveCount(0);
  await expect(contractor.page.getByRole("button", { name: "Add jobs" })).toHaveCount(0);
  await theirs
    .getByRole("row")
    .filter({ hasText: first })
    .getByRole("button", { name: `More for ${first}` })
    .click();
  await contractor.page.getByRole("menuitem", { name: "Complete" }).click();
  const completing = contractor.page.getByRole("dialog");
  await completing.getByLabel("Work done").fill("Freed and greased");
  await completing.getByRole("button", { name: /^Complete/ }).click();
  await expect(completing).toBeHidden();
  await expect(theirs.getByRole("row").filter({ hasText: first })).toContainText("Completed");

  await expect(page.getByRole("group", { name: "Progress" })).toContainText("1 of 2");
  await expect(list.getByRole("row").filter({ hasText: first })).toContainText("Completed");
});

test("jobs are put in order from the keyboard, and the order stays", async ({ visit }) => {
  const captain = await visit("captain");
  const { page, call } = captain;
  const mark = unique("Fender");
  const titles = [`${mark} one`, `${mark} two`, `${mark} three`];
  const jobIds: string[] = [];
  for (const title of titles) jobIds.push(await raiseJob(captain, title));
  const id = newId();
  await call("mutation", "worklists.save", { id, name: unique("Order"), kind: "passage" });
  await call("mutation", "worklists.addJobs", { id, jobIds });
  await page.goto(`/app/home?list=${id}`);
  const order = () => page.getByText(new RegExp(`^${mark} (one|two|three)$`)).allTextContents();
  await expect.poll(order).toEqual(titles);
  await page.keyboard.press("j");
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  const moved = [titles[1], titles[2], titles[0]];
  await expect.poll(order).toEqual(moved);
  const entries = () => call<{ rows: { title: string }[] }>("query", "worklists.entries", { id });
  await expect.poll(async () => (await entries()).rows.map(({ title }) => title)).toEqual(moved);
  await page.reload();
  await expect.poll(order).toEqual(moved);
});
