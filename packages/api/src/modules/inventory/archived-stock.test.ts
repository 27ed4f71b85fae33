import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { countingIn } from "@ymp/testing/factories/counts";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const captain = () => world.as("captain");
const { placeToCount, tell, post, onHand } = countingIn(() => world);

async function stocked(quantity = 5) {
  const { item, locationIds } = await makeItem(world, { name: "Fan belt", stock: { Store: quantity } });
  const at = { itemId: item.id, locationId: locationIds.Store ?? "" };
  const archive = async () => {
    const { version } = await captain().inventory.get({ id: item.id });
    await captain().inventory.archive({ id: item.id, version });
  };
  return { itemId: item.id, at, archive };
}

describe("stock of an archived item", () => {
  const refused = { messageKey: "inventory:refusal.itemArchived", params: { item: "Fan belt" } };

  it("does not come back by taking back what was used, until the item is restored", async () => {
    const { itemId, at, archive } = await stocked();
    const { moveIds } = await captain().inventory.consume({ id: newId(), ...at, quantity: 5 });
    await archive();
    expect(await refusalOf(captain().inventory.undoMoves({ ids: moveIds }))).toMatchObject(refused);
    expect(await onHand(itemId)).toBe(0);
    const { version } = await captain().inventory.get({ id: itemId });
    await captain().inventory.restore({ id: itemId, version });
    await captain().inventory.undoMoves({ ids: moveIds });
    expect(await onHand(itemId)).toBe(5);
  });

  it("does not come back with a job that is reopened", async () => {
    const { itemId, archive } = await stocked();
    const job = await makeJob(world, {});
    const parts = [{ itemId, quantity: 5 }];
    const done = { id: job.id, completionId: newId(), workDone: "Replaced", doneAt: world.now(), parts };
    const { version } = await captain().jobs.complete(done);
    await archive();
    const reopened = captain().jobs.reopen({ id: job.id, version, reason: "Wrong machine" });
    expect(await refusalOf(reopened)).toMatchObject(refused);
    expect(await onHand(itemId)).toBe(0);
  });

  it("is neither counted nor posted by a count", async () => {
    const place = await placeToCount(0, { name: "Fan belt" });
    await tell("engineer", place, 5);
    await captain().inventory.archive({ id: place.itemId, version: 1 });
    expect(await refusalOf(tell("engineer", place, 4))).toMatchObject({ messageKey: "inventory:refusal.archived" });
    expect(await refusalOf(post("chief", place))).toMatchObject(refused);
    expect(await onHand(place.itemId)).toBe(0);
  });
});

describe("stock used for a job", () => {
  it.each([
    ["one that is nowhere", () => newId()],
    ["one of another vessel", async () => (await makeJob(world, {}, "B")).id],
  ])("is refused for %s", async (_, jobOf) => {
    const { itemId, at } = await stocked();
    const used = captain().inventory.consume({ id: newId(), ...at, quantity: 1, jobId: await jobOf() });
    expect(await refusalOf(used)).toMatchObject({ code: "not_found", fields: { jobId: "refusals:recordNotFound" } });
    expect(await onHand(itemId)).toBe(5);
  });

  it("is taken for one of the vessel's own", async () => {
    const { itemId, at } = await stocked();
    const job = await makeJob(world, {});
    await captain().inventory.consume({ id: newId(), ...at, quantity: 1, jobId: job.id });
    expect(await onHand(itemId)).toBe(4);
  });
});
