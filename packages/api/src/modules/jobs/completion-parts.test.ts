import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { locations } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;
describe("parts of a job", () => {
  it("go out in whole units, and never before they came aboard", async () => {
    const { item } = await makeItem(world, { name: "Oil filter", stock: { "Cabinet C": 3 } });
    const job = await makeJob(world, {});
    const complete = (quantity: number) =>
      world.as("chief").jobs.complete({
        ...{ id: job.id, completionId: newId(), workDone: "Serviced the day before" },
        doneAt: new Date(world.now().getTime() - 86_400_000),
        parts: [{ itemId: item.id, quantity }],
      });
    for (const quantity of [0.5, 0.0004])
      expect(await refusalOf(complete(quantity))).toMatchObject({
        messageKey: "inventory:refusal.unitSteps",
        fields: { parts: "inventory:refusal.unitSteps" },
      });
    const planned = { id: job.id, itemId: item.id, plannedQuantity: 0.5 };
    expect(await refusalOf(world.as("chief").jobs.setPart(planned))).toMatchObject({
      fields: { plannedQuantity: "inventory:refusal.unitSteps" },
    });
    await complete(2);
    const { rows } = await world.as("chief").inventory.moves({ itemId: item.id });
    expect(rows.map(({ total }) => total)).toEqual([1, 3]);
  });
});

describe("parts that lie in several places", () => {
  const binsOf = async (itemId: string) => {
    const picked = (await world.as("chief").inventory.pick({ limit: 50 })).rows.find(({ id }) => id === itemId);
    return picked?.bins.map(({ locationName, expiresOn, onHand }) => [locationName, expiresOn, onHand]);
  };
  async function flares() {
    const { item } = await makeItem(world, { name: "Red hand flare", hasLots: true });
    const [bridge, store] = await world.inVessel("A", (tx) =>
      tx
        .insert(locations)
        .values(["Bridge", "Store"].map((name) => ({ vesselId: world.vessels.A.id, name: `${name} ${newId()}` })))
        .returning(),
    );
    if (!bridge || !store) throw new Error("Two places were wanted.");
    const receive = (locationId: string, quantity: number, expiresOn: string) =>
      world.as("chief").inventory.receive({
        ...{ id: newId(), itemId: item.id, locationId, quantity },
        newLot: { id: newId(), expiresOn: on(expiresOn) },
      });
    await receive(bridge.id, 2, "2026-12-31");
    await receive(store.id, 6, "2029-04-30");
    return { itemId: item.id, bridge: bridge.name, store: store.name, bridgeId: bridge.id, storeId: store.id };
  }

  it("go out by what expires first, over all places", async () => {
    const { itemId, store } = await flares();
    const job = await makeJob(world);
    const parts = [{ itemId, quantity: 3 }];
    await world.as("engineer").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), parts });
    expect(await binsOf(itemId)).toEqual([[store, "2029-04-30", 5]]);
  });

  it("go out of the places and lots that were named, each on a line of its own, and come back there", async () => {
    const { itemId, bridge, store, bridgeId, storeId } = await flares();
    const job = await makeJob(world);
    const parts = [
      { itemId, locationId: storeId, quantity: 2 },
      { itemId, locationId: bridgeId, quantity: 1 },
      { itemId, locationId: storeId, quantity: 1 },
    ];
    const { version } = await world
      .as("engineer")
      .jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), parts });
    const left = await binsOf(itemId);
    expect(left).toEqual(
      expect.arrayContaining([
        [bridge, "2026-12-31", 1],
        [store, "2029-04-30", 3],
      ]),
    );
    expect((await world.as("chief").jobs.get({ id: job.id })).parts).toMatchObject([{ itemId, usedQuantity: 4 }]);
    await world.as("chief").jobs.reopen({ id: job.id, version, reason: "Wrong flares" });
    expect(await binsOf(itemId)).toEqual(
      expect.arrayContaining([
        [bridge, "2026-12-31", 2],
        [store, "2029-04-30", 6],
      ]),
    );
  });

  it("are refused with what is there, and nothing is written, when a place holds less by now", async () => {
    const { itemId, bridgeId } = await flares();
    const job = await makeJob(world);
    const parts = [{ itemId, locationId: bridgeId, quantity: 3 }];
    const refused = await refusalOf(
      world.as("engineer").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), parts }),
    );
    expect(refused).toMatchObject({ code: "conflict", messageKey: "inventory:notEnough", params: { onHand: 2 } });
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({ status: "due" });
  });
});
