import { arrangeService, onHandOf } from "../fixtures/arrange.ts";
import { photo } from "../fixtures/photo.ts";
import { expect, newId, test, unique } from "../fixtures/session.ts";

interface JobSheet {
  status: string;
  doneTotal: number | null;
  files: { name: string }[];
}

test("the chief engineer closes a real job from its machine, and the captain sees it happen", async ({ visit }) => {
  const [chief, captain] = await Promise.all([visit("chief"), visit("captain")]);
  const { machineId, jobId, title, part } = await arrangeService(chief);

  await captain.page.goto(`/app/jobdetails/${jobId}`);
  await expect(captain.page.getByRole("heading", { name: title })).toBeVisible();

  await chief.page.goto(`/app/equipment/${machineId}`);
  await chief.page.getByText(title).first().click();
  await chief.page
    .getByRole("button", { name: /^Complete/ })
    .first()
    .click();
  const dialog = chief.page.getByRole("dialog", { name: /Complete/ });
  await dialog.getByLabel("Work done").fill("Impeller and cover plate renewed, no wear on the shaft.");
  await dialog.getByLabel("Hours spent").fill("1.5");
  await dialog.getByLabel("Running hours").fill("900");
  await expect(dialog.getByText(/Lower than/)).toBeVisible();
  await dialog.getByLabel("Running hours").fill("1012.5");
  await expect(dialog.getByText("Plausible")).toBeVisible();
  await dialog.locator("input[type=file]").first().setInputFiles(photo);
  await expect(dialog.getByText(/1,262\.5 h/)).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Complete job/ }).click();
  await expect(dialog).toBeHidden();

  await expect(captain.page.getByText(/^Completed/).first()).toBeVisible();

  const sheet = await chief.call<JobSheet>("query", "jobs.get", { id: jobId });
  expect(sheet).toMatchObject({ status: "done", doneTotal: 10_125 });
  expect(sheet.files).toHaveLength(1);
  expect(await onHandOf(chief, part.id)).toBe(part.onHand - 1);
  const open = await chief.call<{ rows: { title: string; dueTotal: number; id: string }[] }>("query", "jobs.list", {
    equipmentId: machineId,
  });
  expect(open.rows).toMatchObject([{ title, dueTotal: 12_625 }]);

  await chief.page.goto(`/app/equipment/${machineId}`);
  await chief.page.getByRole("tab", { name: "Logbook" }).click();
  await expect(chief.page.getByText(/Impeller and cover plate renewed/).first()).toBeVisible();
});

test("what is overdue stands first, and a tile filters the list", async ({ visit }) => {
  const { page } = await visit("chief");
  await page.goto("/app/home");
  await expect(page.getByText(/days overdue/).first()).toBeVisible();
  await page.getByRole("button", { name: /Defects open/ }).click();
  await expect(page).toHaveURL(/kinds|defect/);
});

test("a job is opened, started and left by keyboard alone", async ({ visit }) => {
  const { page } = await visit("bosun");
  await page.goto("/app/home");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/job=/);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/job=/);
});

test("keys act on the row under the cursor, and on those that are ticked", async ({ visit }) => {
  const { page } = await visit("captain");
  await page.goto("/app/home?view=table");
  const rows = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
  await expect(rows.nth(3)).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const second = await rows.nth(2).getByRole("gridcell").nth(2).innerText();
  await page.keyboard.press("c");
  const completing = page.getByRole("dialog", { name: /^Complete: / });
  await expect(completing).toContainText(second.split("\n")[0] ?? second);
  await page.keyboard.press("Escape");
  await expect(completing).toHaveCount(0);

  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("a");
  const assigning = page.getByRole("dialog", { name: "Assign" });
  await expect(assigning).toContainText("2 jobs");
  await page.keyboard.press("Escape");
  await page.keyboard.press("p");
  await expect(page.getByRole("dialog", { name: "Postpone jobs" })).toContainText("2 jobs");
});

test("a new job is raised from the list and found with a typing mistake", async ({ visit }) => {
  const visitor = await visit("chief");
  const { page, call } = visitor;
  const title = unique("Windlass clutch slipping");
  await page.goto("/app/home");
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
  await page.getByRole("button", { name: /New job/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel(/^(Title|What|Job)/)
    .first()
    .fill(title);
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  const found = await call<{ jobs: { hits: { title: string }[] } }>("query", "search.find", {
    query: title.replace("Windlass", "Windlas"),
  });
  expect(found.jobs.hits.map((hit) => hit.title)).toContain(title);
});

test("a job of another vessel does not exist", async ({ visit }) => {
  const [chief, rival] = await Promise.all([visit("chief"), visit("rival")]);
  const id = newId();
  await chief.call("mutation", "jobs.create", { id, title: unique("Private to Seraphine") });
  await rival.page.goto(`/app/jobdetails/${id}`);
  await expect(rival.page.getByText("Private to Seraphine")).toHaveCount(0);
  await expect(rival.call("query", "jobs.get", { id })).rejects.toThrow(/not_found/);
});
