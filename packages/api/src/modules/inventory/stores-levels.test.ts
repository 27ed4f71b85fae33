import { parseCalendarDate } from "@ymp/core/calendar-date";
import { stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { jobParts } from "@ymp/db/schema/jobs";
import { suppliers } from "@ymp/db/schema/suppliers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (const [name, quantity] of [
    ["plenty", 9],
    ["just enough", 4],
    ["too few", 3],
  ] as const)
    await makeItem(world, { name, minQuantity: 4, stock: { Lazarette: quantity } });
  await makeItem(world, { name: "none, without a minimum" });
  await makeItem(world, { name: "none of what is critical", isCritical: true });
  await makeItem(world, { name: "archived", isCritical: true, archivedAt: world.now() });
  await spareOfCriticalMachine();
  await expiredLot();
  await heldForJob("held back for a job of next week", "2026-06-22");
  await heldForJob("for a job after the next delivery", "2026-09-22");
  await heldForJob("for a job before a slow supplier delivers", "2026-09-22", 180);
  await heldForJob("for a job that is done", "2026-06-22", 30, "done");
  await makeOrdered(world, {
    lines: [{ itemId: (await makeItem(world, { name: "on order", minQuantity: 2 })).item.id }],
  });
});
afterAll(() => world.close());

async function spareOfCriticalMachine() {
  const { item } = await makeItem(world, { name: "spare of a critical machine" });
  const machine = await makeEquipment(world, { name: "Steering gear", isCritical: true });
  await makePart(world, { equipmentId: machine.id, itemId: item.id });
}

async function expiredLot() {
  const { item, locationIds } = await makeItem(world, {
    name: "expired flares",
    isCritical: true,
    hasLots: true,
    stock: { Bridge: 0 },
  });
  const vesselId = world.vessels.A.id;
  await world.inVessel("A", async (tx) => {
    const expiresOn = parseCalendarDate("2026-05-01");
    const lot = oneRow(await tx.insert(stockLots).values({ vesselId, itemId: item.id, expiresOn }).returning());
    const locationId = locationIds.Bridge ?? "";
    await tx
      .insert(stockMoves)
      .values({ vesselId, itemId: item.id, locationId, lotId: lot.id, quantity: 6, kind: "receive" });
  });
}

async function heldForJob(name: string, dueOn: string, leadTimeDays = 30, status: "due" | "done" = "due") {
  const vesselId = world.vessels.A.id;
  const job = await makeJob(world, {
    title: name,
    status,
    dueOn: parseCalendarDate(dueOn),
    plannedOn: parseCalendarDate(dueOn),
  });
  const supplier = oneRow(
    await world.inVessel("A", (tx) => tx.insert(suppliers).values({ vesselId, name, leadTimeDays }).returning()),
  );
  const { item } = await makeItem(world, { name, minQuantity: 4, supplierId: supplier.id, stock: { Lazarette: 5 } });
  await world.inVessel("A", (tx) =>
    tx.insert(jobParts).values({ vesselId, jobId: job.id, itemId: item.id, plannedQuantity: 2 }),
  );
}

const namesIn = async (state: "current" | "low" | "critical") =>
  (await world.as("chief").inventory.list({ state, limit: 200 })).rows.map(({ name }) => name).sort();

describe("the stores judged together", () => {
  it("find low and missing what an item's own level calls so", async () => {
    const { rows } = await world.as("chief").inventory.list({ limit: 200 });
    const alerted = rows.filter(({ level }) => level.alert !== null);
    expect(await namesIn("low")).toEqual(alerted.map(({ name }) => name).sort());
    expect(await namesIn("critical")).toEqual(
      alerted.flatMap(({ name, level }) => (level.alert === "critical_none_on_board" ? [name] : [])).sort(),
    );
  });

  it("count what runs short for each of its reasons", async () => {
    expect(await namesIn("low")).toEqual([
      "expired flares",
      "for a job before a slow supplier delivers",
      "held back for a job of next week",
      "none of what is critical",
      "spare of a critical machine",
      "too few",
    ]);
    const { total, low, critical, expiring } = await world.as("chief").inventory.summary();
    expect({ low, critical, expiring }).toEqual({ low: 6, critical: 3, expiring: 1 });
    expect(total).toBe((await namesIn("current")).length);
  });
});
