import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { orders } from "@ymp/db/schema/orders";
import { suppliers } from "@ymp/db/schema/suppliers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const today = parseCalendarDate("2026-06-15");

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const cards = async () => (await world.as("captain").attention.get()).cards;

async function arrange(): Promise<void> {
  const vesselId = world.vessels.A.id;
  await makeJob(world, { dueOn: addDays(today, -3), isCritical: true, title: "Test the fire pump" });
  await makeJob(world, { dueOn: addDays(today, -2), title: "Grease the winch" });
  await makeItem(world, { name: "Injector", isCritical: true, minQuantity: 2, stock: { Store: 1 } });
  await makeItem(world, { name: "Cloth", minQuantity: 10, stock: { Store: 1 } });
  await world.inVessel("A", async (tx) => {
    const supplierId = newId();
    await tx.insert(suppliers).values({ id: supplierId, vesselId, name: "Marine Spares" });
    const order = { title: "Filters", number: 1, year: 2026, currency: "EUR", status: "ordered" as const };
    await tx.insert(orders).values({ id: newId(), vesselId, supplierId, ...order, expectedOn: addDays(today, -1) });
  });
}

describe("attention", () => {
  it("is empty when all is well", async () => {
    expect(await cards()).toEqual([]);
  });

  it("names what is gravest first, with the worst of it", async () => {
    await arrange();
    const found = await cards();
    expect(found.map(({ kind }) => kind)).toEqual(["criticalOverdue", "overdue", "criticalSpares", "ordersLate"]);
    expect(found[0]).toMatchObject({ count: 1, byDate: 1, byCounter: 0 });
    expect(found[0]?.lines).toEqual([expect.objectContaining({ title: "Test the fire pump", on: "2026-06-12" })]);
    expect(found[2]?.lines).toEqual([expect.objectContaining({ title: "Injector", onHand: 1, min: 2 })]);
  });

  it("counts exactly what the lists it leads to show", async () => {
    const captain = world.as("captain");
    const [critical, overdue, spares, late] = await Promise.all([
      captain.jobs.list({ isOverdue: true, isCritical: true }),
      captain.jobs.list({ isOverdue: true }),
      captain.inventory.list({ state: "low", isCritical: true }),
      captain.orders.list({ state: "late" }),
    ]);
    const lists = [critical, overdue, spares, late].map(({ total }) => total);
    expect((await cards()).map(({ count }) => count)).toEqual(lists);
  });

  it("tells outsiders of nothing", async () => {
    expect(await world.as("yard").attention.get()).toEqual({ cards: [] });
  });

  it("tells another vessel of nothing", async () => {
    expect(await world.as("rival").attention.get()).toEqual({ cards: [] });
  });
});
