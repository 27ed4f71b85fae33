import { newId } from "@ymp/core/ids";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeDelivery } from "@ymp/testing/factories/suppliers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const as = (who: Who) => world.as(who).suppliers;

async function entered(name: string) {
  const id = newId();
  await as("chief").save({ id, name });
  return as("chief").get({ id });
}

describe("what was bought", () => {
  it("is added up by year and currency, across currencies only at the orders' own rates", async () => {
    const { id } = await entered("Spent");
    await makeDelivery(world, {
      supplierId: id,
      quantity: 3,
      unitPriceMinor: 1050,
      receivedAt: "2026-02-01T10:00:00Z",
    });
    await makeDelivery(world, {
      ...{ supplierId: id, unitPriceMinor: 10_000, currency: "GBP", exchangeRate: 1.2, shippingMinor: 500 },
      receivedAt: "2026-03-01T10:00:00Z",
    });
    // 23:30 in UTC is the next year on board.
    await makeDelivery(world, { supplierId: id, unitPriceMinor: 700, receivedAt: "2024-12-31T23:30:00Z" });
    await makeDelivery(world, {
      supplierId: id,
      unitPriceMinor: 900,
      currency: "USD",
      receivedAt: "2025-05-01T10:00:00Z",
    });
    const { years, vesselCurrency } = await as("deckhand").spend({ id });
    expect(vesselCurrency).toBe("EUR");
    expect(years).toEqual([
      {
        year: 2026,
        byCurrency: [
          { currency: "EUR", amountMinor: 3150 },
          { currency: "GBP", amountMinor: 10_500 },
        ],
        inVesselCurrency: 15_750,
      },
      {
        year: 2025,
        byCurrency: [
          { currency: "EUR", amountMinor: 700 },
          { currency: "USD", amountMinor: 900 },
        ],
        inVesselCurrency: null,
      },
    ]);
    const [row] = (await as("chief").list({ ids: [id] })).rows;
    expect(row?.spendThisYear).toEqual({ byCurrency: years[0]?.byCurrency, inVesselCurrency: 15_750 });
  });

  it("shows each part with its prices and how long it took, the last first", async () => {
    const { id } = await entered("Priced");
    const { item } = await makeItem(world, { name: "Oil filter", partNo: "7W-2326" });
    await makeItem(world, { name: "Never bought", supplierId: id, priceMinor: 480, currency: "EUR" });
    for (const [unitPriceMinor, orderedAt, receivedAt] of [
      [2150, "2026-01-01T10:00:00Z", "2026-01-05T10:00:00Z"],
      [2300, "2026-05-01T10:00:00Z", "2026-05-11T10:00:00Z"],
    ] as const)
      await makeDelivery(world, { supplierId: id, itemId: item.id, unitPriceMinor, orderedAt, receivedAt });
    const { parts, leadTimeDays } = await as("engineer").parts({ id });
    expect(leadTimeDays).toBe(7);
    expect(parts.map(({ name }) => name)).toEqual(["Oil filter", "Never bought"]);
    expect(parts[0]).toMatchObject({
      partNo: "7W-2326",
      leadTimeDays: { last: 10, average: 7, deliveries: 2 },
      prices: [
        { on: "2026-05-11", unitPriceMinor: 2300 },
        { on: "2026-01-05", unitPriceMinor: 2150 },
      ],
    });
    expect(parts[1]).toMatchObject({ prices: [], listPrice: { unitPriceMinor: 480, currency: "EUR" } });
  });

  it("keeps private items from those who may not see them", async () => {
    const { id } = await entered("Discreet");
    const { item } = await makeItem(world, { name: "Owner's cigars", isPrivate: true });
    await makeDelivery(world, {
      supplierId: id,
      itemId: item.id,
      unitPriceMinor: 5000,
      receivedAt: "2026-05-01T10:00:00Z",
    });
    expect((await as("deckhand").parts({ id })).parts).toEqual([]);
    expect((await as("captain").parts({ id })).parts).toHaveLength(1);
  });

  it("shows machines and orders of the supplier", async () => {
    const { id } = await entered("Made it");
    const machine = await makeEquipment(world, { name: "Generator 9", supplierId: id });
    const { orderId } = await makeDelivery(world, {
      supplierId: id,
      unitPriceMinor: 100,
      receivedAt: "2026-05-01T10:00:00Z",
    });
    expect(await as("deckhand").machines({ id })).toMatchObject([{ id: machine.id, name: "Generator 9" }]);
    expect((await as("deckhand").orders({ id })).rows).toMatchObject([
      { id: orderId, status: "received", netMinor: 100 },
    ]);
  });
});
