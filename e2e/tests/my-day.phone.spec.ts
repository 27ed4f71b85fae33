import { readyForSea } from "../fixtures/device.ts";
import { atSea, expect, newId, test, unique } from "../fixtures/session.ts";

test("on a phone the day comes first, and nothing scrolls sideways", async ({ visit }) => {
  const { page } = await visit("chief");
  for (const path of ["/app/home", "/app/home?view=table", "/app/equipment", "/app/help"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, width }).toEqual({ path, width: 390 });
  }
  await page.goto("/app/home");
  await expect(page.getByRole("heading", { name: "My day" })).toBeVisible();
});

test("a line ticked without a link is kept through a reload and sent once when the link is back", async ({ visit }) => {
  const { page, context, call } = await visit("chief", atSea);
  const id = newId();
  await call("mutation", "jobs.create", { id, title: unique("Bilge wells, sound"), tasks: ["Forward well"] });
  await page.goto(`/app/jobdetails/${id}`);
  await expect(page.getByText("Forward well")).toBeVisible();
  await readyForSea(page, "jobs.get");
  await expect(page.getByText("Forward well")).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("checkbox", { name: "Forward well" }).click();
  const queued = page.getByText(/1 queued/).first();
  await expect(queued).toBeAttached();
  await page.reload();
  await expect(page.getByText("Forward well")).toBeVisible();
  await expect(queued).toBeAttached();

  await context.setOffline(false);
  await expect(queued).not.toBeAttached();
  const isTicked = async () =>
    (await call<{ tasks: { doneAt: Date | null }[] }>("query", "jobs.get", { id })).tasks[0]?.doneAt !== null;
  await expect.poll(isTicked).toBe(true);
});
