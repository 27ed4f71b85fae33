import { expect, test } from "../fixtures/session.ts";

interface DayJob {
  id: string;
  title: string;
  plannedOn: string | null;
  isOverdue: boolean;
}

const widths = [820, 1024, 1440];

test("in the month what is late is shown whole on its day and never hides behind what is more", async ({ visit }) => {
  const { page, call } = await visit("captain");
  await page.goto("/app/home?view=calendar");
  const today = page.locator('[aria-current="date"]');
  await expect(today).toBeVisible();
  const shown = await page
    .locator("[data-date]")
    .evaluateAll((days) => days.map((day) => day.getAttribute("data-date")));
  const [from, to] = [shown[0], shown.at(-1)];
  const { rows } = await call<{ rows: DayJob[] }>("query", "jobs.byDay", { from, to });
  const lateDays = new Set(rows.filter(({ isOverdue }) => isOverdue).map(({ plannedOn }) => plannedOn));
  expect(lateDays.size).toBeGreaterThan(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const day of lateDays) {
      const late = page
        .locator(`[data-date="${day}"]`)
        .getByText(/overdue:/i)
        .first();
      await expect(late, `${day} at ${width}`).toBeVisible();
      await expect
        .poll(() =>
          late.evaluate(({ parentElement: words }) => words !== null && words.scrollHeight <= words.clientHeight + 1),
        )
        .toBe(true);
    }
  }
});

test("what a day has no room for is counted, and shown by pressing the count", async ({ visit }) => {
  const { page } = await visit("captain", { viewport: { width: 1440, height: 900 } });
  await page.goto("/app/home?view=calendar");
  const more = page.getByRole("button", { name: /^\d+ more/ }).first();
  const count = Number.parseInt((await more.textContent()) ?? "", 10);
  await more.click();
  await expect.poll(() => page.getByRole("dialog").getByRole("listitem").count()).toBeGreaterThanOrEqual(count);
});
