import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const locationId = newId();
beforeAll(async () => {
  world = await createWorld();
  await world.as("chief").inventory.saveLocation({ id: locationId, name: "Engine store" });
});
afterAll(() => world.close());

async function itemOf(quantity: number, unitCostMinor: number) {
  const itemId = newId();
  await world.as("engineer").inventory.save({ id: itemId, name: "Impeller" });
  await receive(itemId, quantity, unitCostMinor);
  return itemId;
}

async function receive(itemId: string, quantity: number, unitCostMinor: number) {
  const id = newId();
  await world.as("engineer").inventory.receive({ id, itemId, locationId, quantity, unitCostMinor });
  return id;
}

const costOf = async (itemId: string) => (await world.as("chief").inventory.get({ id: itemId })).averageCost;

describe("a cost", () => {
  it("of a mistaken receipt goes with what is adjusted away", async () => {
    const itemId = await itemOf(6, 1250);
    await receive(itemId, 1_000_000, 13_333_333_333);
    await world.as("chief").inventory.adjust({ id: newId(), itemId, locationId, counted: 6, reason: "Six came" });
    expect(await costOf(itemId)).toMatchObject({ amountMinor: 1250 });
  });

  it("is corrected by counter-entry and new line, by the person who received it and by heads", async () => {
    const itemId = await itemOf(4, 1000);
    const moveId = await receive(itemId, 6, 1_000_000);
    const right = { id: newId(), moveId, unitCostMinor: 2000, reason: "Cents, not euros" };
    expect(await refusalOf(world.as("deckhand").inventory.correctCost(right))).toMatchObject({
      fields: { unitCostMinor: "refusals:field.maker" },
    });
    const { rows } = await world.as("deckhand").inventory.moves({ itemId });
    expect(rows.find(({ id }) => id === moveId)?.can).toEqual({ undo: false, correctCost: false });
    await world.as("engineer").inventory.correctCost(right);
    await world.as("engineer").inventory.correctCost(right);
    expect(await costOf(itemId)).toMatchObject({ amountMinor: 1600 });
    expect(await world.as("chief").inventory.get({ id: itemId })).toMatchObject({ level: { onHand: 10 } });
    const again = refusalOf(world.as("chief").inventory.correctCost({ ...right, id: newId() }));
    expect(await again).toMatchObject({ messageKey: "inventory:refusal.noCostToCorrect" });
  });

  it("is no matter of what was only moved, counted or given back on board", async () => {
    const itemId = await itemOf(4, 1000);
    const store = newId();
    const { inventory } = world.as("engineer");
    await world.as("chief").inventory.saveLocation({ id: store, name: `Store ${store}` });
    const at = { itemId, locationId };
    const { moveIds } = await inventory.transfer({ id: newId(), ...at, toLocationId: store, quantity: 2 });
    const found = await inventory.count({ id: newId(), ...at, counted: 3 });
    const more = await inventory.adjust({ id: newId(), ...at, counted: 5, reason: "Behind the shelf" });
    for (const moveId of [...moveIds, ...found.moveIds, ...more.moveIds])
      expect(
        await refusalOf(inventory.correctCost({ id: newId(), moveId, unitCostMinor: 900_000, reason: "Mine" })),
      ).toMatchObject({ messageKey: "inventory:refusal.noCostToCorrect" });
    expect(await costOf(itemId)).toMatchObject({ amountMinor: 1000 });
  });

  it("is corrected for what is left of it, and for nothing where all was used", async () => {
    const itemId = newId();
    await world.as("engineer").inventory.save({ id: itemId, name: "Gasket" });
    const moveId = await receive(itemId, 6, 1_000_000);
    const use = (quantity: number) =>
      world.as("engineer").inventory.consume({ id: newId(), itemId, locationId, quantity });
    await use(2);
    await world.as("chief").inventory.correctCost({ id: newId(), moveId, unitCostMinor: 300, reason: "Typed wrongly" });
    expect(await costOf(itemId)).toMatchObject({ amountMinor: 300 });
    const other = await receive(itemId, 1, 400);
    await use(5);
    const late = { id: newId(), moveId: other, unitCostMinor: 500, reason: "Too late" };
    expect(await refusalOf(world.as("chief").inventory.correctCost(late))).toMatchObject({
      messageKey: "inventory:refusal.nothingLeftOfIt",
    });
  });

  it("of somebody else's line is not undone below a head", async () => {
    const itemId = await itemOf(4, 1000);
    const moveId = await receive(itemId, 6, 1_000_000);
    expect(await refusalOf(world.as("deckhand").inventory.undoMoves({ ids: [moveId] }))).toMatchObject({
      messageKey: "refusals:field.maker",
    });
    await world.as("bosun").inventory.undoMoves({ ids: [moveId] });
    expect(await costOf(itemId)).toMatchObject({ amountMinor: 1000 });
  });
});
