import { makeItem } from "@ymp/testing/factories/inventory";
import { makeDraft } from "@ymp/testing/factories/orders";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const waitingOf = async (who: Who) => (await world.as(who).attention.waiting()).orders;

describe("an order that waits for approval", () => {
  it("stands before whoever may approve it, with stock, minimum and price", async () => {
    const { item } = await makeItem(world, { name: "Injector", minQuantity: 2, stock: { Store: 1 } });
    const draft = await makeDraft(world, {
      who: "engineer",
      lines: [{ itemId: item.id, quantity: 2, unitPriceMinor: 10_000 }],
    });
    expect(await waitingOf("captain")).toMatchObject({ total: 0 });
    await world.as("engineer").orders.submit({ id: draft.id, version: draft.version });
    const { rows, total } = await waitingOf("captain");
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: draft.id,
      totalMinor: 20_000,
      moreLines: 0,
      lines: [{ quantity: 2, unitPriceMinor: 10_000, stock: { onHand: 1, min: 2 }, lastPrice: null }],
    });
    expect(await waitingOf("engineer")).toMatchObject({ total: 0 });
    expect(await waitingOf("deckhand")).toMatchObject({ total: 0 });
    expect(await waitingOf("yard")).toMatchObject({ total: 0 });
    expect(await waitingOf("rival")).toMatchObject({ total: 0 });
  });

  it("stands not before whoever asked for it, nor before those whose limit it is above", async () => {
    const draft = await makeDraft(world, { who: "chief", lines: [{ quantity: 1, unitPriceMinor: 90_000_000 }] });
    const asked = await world.as("chief").orders.submit({ id: draft.id, version: draft.version });
    const stands = async (who: Who) => (await waitingOf(who)).rows.some(({ id }) => id === draft.id);
    expect([await stands("chief"), await stands("bosun"), await stands("captain")]).toEqual([false, false, true]);
    const sheet = await world.as("chief").orders.get({ id: draft.id });
    expect(sheet.can).toMatchObject({ withdraw: true, refuse: false, approve: false });
    await world.as("chief").orders.revise({ id: draft.id, version: asked.version });
    expect((await world.as("chief").orders.get({ id: draft.id })).status).toBe("draft");
  });
});
