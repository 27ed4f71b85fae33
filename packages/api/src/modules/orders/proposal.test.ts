import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobParts } from "@ymp/db/schema/jobs";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function supplier(name: string, currency = "EUR") {
  const id = newId();
  await world.as("captain").suppliers.save({ id, name, currency });
  return id;
}

async function jobTaking(itemId: string, plannedQuantity: number, dueOn: string) {
  const job = await makeJob(world, { dueOn: parseCalendarDate(dueOn), plannedOn: parseCalendarDate(dueOn) });
  const row = { id: newId(), vesselId: world.vessels.A.id, jobId: job.id, itemId, plannedQuantity };
  await world.inVessel("A", (tx) => tx.insert(jobParts).values(row));
  return job;
}

const proposedOf = async (itemId: string, horizonDays = 60) => {
  const { groups } = await world.as("engineer").orders.propose({ horizonDays });
  return groups.flatMap(({ lines }) => lines).find((line) => line.id === itemId);
};

describe("the proposal", () => {
  it("explains forecast, minimum, stock and what is coming, in whole packs", async () => {
    const supplierId = await supplier("Filters & Co");
    const { item } = await makeItem(world, {
      name: "Oil filter",
      minQuantity: 6,
      packSize: 4,
      purchaseUnit: "box",
      priceMinor: 1000,
      currency: "EUR",
      supplierId,
      stock: { Store: 5 },
    });
    await jobTaking(item.id, 4, "2026-07-01");
    await jobTaking(item.id, 100, "2027-07-01");
    expect(await proposedOf(item.id)).toMatchObject({
      forecast: 4,
      min: 6,
      onHand: 5,
      onOrder: 0,
      quantity: 8,
      packs: 2,
      unitsPerPurchase: 4,
      unitPriceMinor: 4000,
      uses: [{ source: "job", quantity: 4, on: "2026-07-01" }],
    });
    expect(await proposedOf(item.id, 5)).toMatchObject({ forecast: 0, quantity: 4 });
  });

  it("becomes one draft a supplier, after which nothing is proposed twice", async () => {
    const [north, south] = [await supplier("North"), await supplier("South", "GBP")];
    const low = { minQuantity: 2, stock: { Store: 0 } };
    const [{ item: a }, { item: b }] = [
      await makeItem(world, { ...low, name: "Belt", supplierId: north }),
      await makeItem(world, { ...low, name: "Anode", supplierId: south, priceMinor: 700, currency: "EUR" }),
    ];
    const line = (itemId: string) => ({ id: newId(), itemId, quantity: 2 });
    const wanted = [
      { id: newId(), title: "Stores, North", supplierId: north, lines: [line(a.id)] },
      { id: newId(), title: "Stores, South", supplierId: south, lines: [line(b.id)] },
    ];
    const made = await world.as("engineer").orders.createFromProposal({ orders: wanted });
    expect(await world.as("engineer").orders.createFromProposal({ orders: wanted })).toEqual(made);
    expect(await proposedOf(a.id)).toBeUndefined();
    const second = await world.as("engineer").orders.get({ id: made.orders[1]?.id ?? "" });
    expect(second).toMatchObject({ status: "draft", currency: "GBP", supplierId: south });
    expect(second.lines[0]).toMatchObject({ description: "Anode", quantity: 2, unitPriceMinor: null });
  });

  it("does not tell of private items to anyone who may not see them", async () => {
    const { item } = await makeItem(world, { name: "Owner's cigars", isPrivate: true, minQuantity: 5 });
    expect(await proposedOf(item.id)).toBeUndefined();
    const { groups } = await world.as("captain").orders.propose({});
    expect(groups.flatMap(({ lines }) => lines).some((line) => line.id === item.id)).toBe(true);
  });

  it("answers with no more lines than one order takes, and tells how many are left out", async () => {
    const many = await createWorld();
    const rows = Array.from({ length: 203 }, (_, index) => ({ name: `Fuse ${index}`, minQuantity: 2 }));
    for (const row of rows) await makeItem(many, row);
    const { groups, leftOut } = await many.as("captain").orders.propose({});
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(200);
    expect(leftOut).toBe(3);
    await many.close();
  });
});
