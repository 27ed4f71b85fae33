import { newId } from "@ymp/core/ids";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const secret = "Patekphilippe";

let world: World;
let jobId: string;
let machineId: string;

beforeAll(async () => {
  world = await createWorld();
  const captain = world.as("captain");
  machineId = (await makeEquipment(world, { name: "Owner's clock" })).id;
  const [itemId, locationId] = [newId(), newId()];
  await captain.inventory.saveLocation({ id: locationId, name: "Safe" });
  const opening = { id: newId(), locationId, quantity: 3 };
  await captain.inventory.save({ id: itemId, name: secret, isPrivate: true, ownerUserId: null, opening });
  jobId = newId();
  await captain.jobs.create({ id: jobId, title: "Wind the clock", equipmentId: machineId });
  await captain.jobs.setPart({ id: jobId, itemId, plannedQuantity: 1 });
  await captain.jobs.complete({
    id: jobId,
    completionId: newId(),
    workDone: "Wound",
    doneAt: world.now(),
    parts: [{ itemId, quantity: 1 }],
  });
});
afterAll(() => world.close());

/** Everything that names the item to somebody who may see the job and the machine. */
async function toldTo(name: "captain" | "chief" | "deckhand") {
  const reader = world.as(name);
  const [history, logbook, sheet] = await Promise.all([
    reader.jobs.history({ id: jobId }),
    reader.equipment.history({ id: machineId }),
    reader.jobs.get({ id: jobId }),
  ]);
  return JSON.stringify([history, logbook, sheet]);
}

describe("the name of a private item", () => {
  it("is told to whom it is shown", async () => {
    expect(await toldTo("captain")).toContain(secret);
  });

  it.each(["chief", "deckhand"] as const)("stands in no history for the %s", async (name) => {
    const told = await toldTo(name);
    expect(told).toContain("Wind the clock");
    expect(told).not.toContain(secret);
  });

  it("is not offered for a word that was typed nearly so", async () => {
    const asked = { query: "patekphillipe" };
    expect((await world.as("deckhand").search.find(asked)).mended).toEqual([]);
    expect((await world.as("captain").search.find(asked)).mended).toHaveLength(1);
  });
});
