import type { Page } from "@playwright/test";
import { readyForSea } from "../fixtures/device.ts";
import { atSea, expect, newId, test, unique, type Visitor } from "../fixtures/session.ts";

const dayMs = 86_400_000;

/** Three machines in the engine room whose meters showed 1,000.0, 2,000.0 and 3,000.0 h two days ago, and a round past them. */
async function arrangeRound({ call }: Visitor) {
  const machines = await Promise.all(
    [10_000, 20_000, 30_000].map(async (reading, index) => {
      const [id, name] = [newId(), unique(`Generator ${index + 1}`)];
      await call("mutation", "equipment.create", { id, name, department: "engineering", location: "Engine room" });
      const { counterId } = await call<{ counterId: string }>("mutation", "equipment.addReading", {
        ...{ id: newId(), equipmentId: id, kind: "hours", reading, confirmsJump: true },
        readAt: new Date(Date.now() - 2 * dayMs),
      });
      return { id, name, counterId };
    }),
  );
  const round = { id: newId(), name: unique("Engine room, morning") };
  const counterIds = machines.map(({ counterId }) => counterId);
  await call("mutation", "equipment.saveRound", { ...round, counterIds });
  return { machines, round };
}

async function openForSea(page: Page, roundId: string): Promise<void> {
  await page.goto(`/app/rounds/${roundId}`);
  await expect(page.getByText("Meter 1 of 3")).toBeVisible();
  await readyForSea(page, "equipment.rounds");
  await expect(page.getByText("Meter 1 of 3")).toBeVisible();
}

const readingOf = async ({ call }: Visitor, id: string) =>
  (await call<{ counters: { lastReading: number }[] }>("query", "equipment.get", { id })).counters[0]?.lastReading;

test("a round walked without a link is kept through a reload, and everything is there when the link is back", async ({
  visit,
}) => {
  const visitor = await visit("chief", atSea);
  const { page, context } = visitor;
  const { machines, round } = await arrangeRound(visitor);
  await openForSea(page, round.id);

  await context.setOffline(true);
  const figure = page.getByLabel("Running hours on the meter");
  await figure.fill("1008.5");
  await expect(page.getByText(/8.5 h more/)).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByText("Meter 2 of 3")).toBeVisible();
  await figure.fill("200");
  await expect(page.getByText(/Lower than the last reading/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await figure.fill("2012");
  await page.reload();
  await expect(page.getByText("Meter 2 of 3")).toBeVisible();
  await expect(figure).toHaveValue(/^2,?012\.0$/);
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByRole("button", { name: "Not read" }).click();
  await page.getByRole("radio", { name: "Not running" }).click();
  await page.getByRole("button", { name: "Summary" }).click();
  await expect(page.getByText("3 meters, nothing left out.")).toBeVisible();
  await page.getByRole("button", { name: "Save 3" }).click();
  await expect(page.getByRole("heading", { name: "Reading rounds" })).toBeVisible();
  const queued = page.getByText(/1 queued/).first();
  await expect(queued).toBeAttached();

  await context.setOffline(false);
  await expect(queued).not.toBeAttached();
  const readings = () => Promise.all(machines.map(({ id }) => readingOf(visitor, id)));
  await expect.poll(readings).toEqual([10_085, 20_120, 30_000]);
  const log = await visitor.call<{ rows: { verb?: string }[] }>("query", "equipment.history", {
    ...{ id: machines[2]?.id, kinds: ["change"], limit: 10 },
  });
  expect(log.rows.filter(({ verb }) => verb === "not_read")).toHaveLength(1);
});

test("a reading that somebody else overtook stays with its author, who mends it where it was taken", async ({
  visit,
}) => {
  const visitor = await visit("chief", atSea);
  const { page, context, call } = visitor;
  const { machines, round } = await arrangeRound(visitor);
  const [first] = machines;
  if (!first) throw new Error("The round has no machine");
  await openForSea(page, round.id);
  await context.setOffline(true);
  await page.getByLabel("Running hours on the meter").fill("1005");
  for (const name of ["Next", "Later", "Summary"]) await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Save 1" }).click();
  await expect(page.getByText(/1 queued/).first()).toBeAttached();
  await call("mutation", "equipment.addReading", {
    ...{ id: newId(), counterId: first.counterId, reading: 10_100, readAt: new Date(Date.now() - dayMs) },
  });

  await context.setOffline(false);
  await expect(page.getByText("Not accepted")).toBeVisible();
  await page.goto(`/app/rounds/${round.id}`);
  await page.getByRole("button", { name: "Correct them" }).click();
  await page.getByLabel("Running hours on the meter").fill("1012");
  for (const name of ["Next", "Later", "Summary"]) await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Save 1" }).click();
  await expect(page.getByRole("heading", { name: "Reading rounds" })).toBeVisible();
  await expect.poll(() => readingOf(visitor, first.id)).toBe(10_120);
});
