import { newId } from "@ymp/core/ids";
import { stockMoves } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const engineer = () => world.as("engineer").inventory;

/** Ten at P, two of them of one lot and three of another. */
async function stocked() {
  const { item, locationIds } = await makeItem(world, { stock: { P: 5, Q: 0 } });
  const { P = "", Q = "" } = locationIds;
  const at = { itemId: item.id, locationId: P };
  for (const [quantity, expiresOn] of [[2, "2027-01-01"] as const, [3, "2027-06-01"] as const])
    await engineer().receive({ id: newId(), ...at, quantity, newLot: { id: newId(), expiresOn } });
  const lying = async () => {
    const rows = await world.inVessel("A", (tx) =>
      tx
        .select({ locationId: stockMoves.locationId, onHand: sql<number>`sum(${stockMoves.quantity})`.mapWith(Number) })
        .from(stockMoves)
        .where(eq(stockMoves.itemId, item.id))
        .groupBy(stockMoves.locationId),
    );
    const atPlace = (id: string) => rows.find(({ locationId }) => locationId === id)?.onHand ?? 0;
    return { P: atPlace(P), Q: atPlace(Q) };
  };
  return { at, to: Q, lying };
}

describe("a posting of several lines", () => {
  it.each([
    ["a part", 4],
    ["everything", 10],
  ])("moves %s once, sent again later and at the same moment", async (_, quantity) => {
    const { at, to, lying } = await stocked();
    const input = { id: newId(), ...at, toLocationId: to, quantity };
    const [one, other] = await Promise.all([engineer().transfer(input), engineer().transfer(input)]);
    const again = await engineer().transfer(input);
    expect(await lying()).toEqual({ P: 10 - quantity, Q: quantity });
    expect(other.moveIds.toSorted()).toEqual(one.moveIds.toSorted());
    expect(again.moveIds.toSorted()).toEqual(one.moveIds.toSorted());
  });

  it.each(["consume", "scrap"] as const)("over several lots is kept once: %s", async (act) => {
    const { at, lying } = await stocked();
    const input = { id: newId(), ...at, quantity: 10, reason: "Spoilt" };
    const first = await engineer()[act](input);
    expect((await engineer()[act](input)).moveIds.toSorted()).toEqual(first.moveIds.toSorted());
    expect(await lying()).toEqual({ P: 0, Q: 0 });
  });

  it("is kept once also where the books were set by a count or a correction", async () => {
    const { at, lying } = await stocked();
    const input = { id: newId(), ...at, counted: 4 };
    await engineer().count(input);
    await engineer().receive({ id: newId(), ...at, quantity: 1 });
    await engineer().count(input);
    expect(await lying()).toEqual({ P: 5, Q: 0 });
  });

  it.each(["count", "adjust"] as const)(
    "that found the books right moves nothing when it comes again: %s",
    async (act) => {
      const { at, lying } = await stocked();
      const input = { id: newId(), ...at, counted: 10, reason: "Looked" };
      expect((await engineer()[act](input)).moveIds).toEqual([]);
      await engineer().consume({ id: newId(), ...at, quantity: 2 });
      expect(await engineer()[act](input)).toMatchObject({ moveIds: [], level: { onHand: 8 } });
      expect(await lying()).toEqual({ P: 8, Q: 0 });
    },
  );

  it("of many items leaves where it is what was put back since", async () => {
    const { at, to, lying } = await stocked();
    const move = {
      items: [{ id: at.itemId, version: 2 }],
      change: { field: "locationId" as const, value: to, actId: newId() },
    };
    expect(await world.as("captain").inventory.bulkEdit(move)).toEqual({ changed: 1 });
    await engineer().transfer({
      id: newId(),
      itemId: at.itemId,
      locationId: to,
      toLocationId: at.locationId,
      quantity: 4,
    });
    expect(await world.as("captain").inventory.bulkEdit(move)).toEqual({ changed: 1 });
    expect(await lying()).toEqual({ P: 4, Q: 6 });
  });

  it("of many items that lay there already is kept as well", async () => {
    const { item, locationIds } = await makeItem(world, { stock: { P: 0, Q: 3 } });
    const { P = "", Q = "" } = locationIds;
    const items = [{ id: item.id, version: 1 }];
    const move = { items, change: { field: "locationId" as const, value: Q, actId: newId() } };
    await world.as("captain").inventory.bulkEdit(move);
    await engineer().transfer({ id: newId(), itemId: item.id, locationId: Q, toLocationId: P, quantity: 3 });
    await world.as("captain").inventory.bulkEdit(move);
    const [row] = (await engineer().list({ ids: [item.id] })).rows;
    expect(row?.bins).toMatchObject([
      { location: "P", quantity: 3 },
      { location: "Q", quantity: 0 },
    ]);
  });

  it("is refused under the id that another item's posting has", async () => {
    const [one, other] = [await stocked(), await stocked()];
    const id = newId();
    await engineer().transfer({ id, ...one.at, toLocationId: one.to, quantity: 4 });
    const taken = engineer().transfer({ id, ...other.at, toLocationId: other.to, quantity: 4 });
    expect(await refusalOf(taken)).toMatchObject({ messageKey: "refusals:alreadyExists" });
    expect(await other.lying()).toEqual({ P: 10, Q: 0 });
  });
});

describe("a move from place to place", () => {
  it.each([0, 1, 2, 3])("is taken back whole, whichever of its lines is named: %i", async (named) => {
    const { at, to, lying } = await stocked();
    const { moveIds } = await engineer().transfer({ id: newId(), ...at, toLocationId: to, quantity: 4 });
    await engineer().undoMoves({ ids: [moveIds[named] ?? ""] });
    expect(await lying()).toEqual({ P: 10, Q: 0 });
    await engineer().undoMoves({ ids: moveIds });
    expect(await lying()).toEqual({ P: 10, Q: 0 });
  });

  it("stays as it is where what arrived is not there any more", async () => {
    const { at, to, lying } = await stocked();
    const { moveIds } = await engineer().transfer({ id: newId(), ...at, toLocationId: to, quantity: 4 });
    await engineer().consume({ id: newId(), itemId: at.itemId, locationId: to, quantity: 1 });
    expect(await refusalOf(engineer().undoMoves({ ids: moveIds.slice(0, 1) }))).toMatchObject({
      messageKey: "inventory:notEnough",
    });
    expect(await lying()).toEqual({ P: 6, Q: 3 });
  });

  it("that was written before postings had an id of their own is taken back whole too", async () => {
    const { item, locationIds } = await makeItem(world, { stock: { P: 5, Q: 0 } });
    const { P = "", Q = "" } = locationIds;
    const legs = [
      { id: newId(), locationId: P, kind: "transfer_out" as const, quantity: -2 },
      { id: newId(), locationId: Q, kind: "transfer_in" as const, quantity: 2 },
    ];
    const own = { vesselId: world.vessels.A.id, itemId: item.id, createdBy: world.person("engineer").userId };
    await world.inVessel("A", (tx) =>
      tx
        .insert(stockMoves)
        .values(legs.map((leg) => ({ ...own, ...leg, movedAt: world.now(), createdAt: world.now() }))),
    );
    expect((await engineer().undoMoves({ ids: [legs[1]?.id ?? ""] })).moveIds).toHaveLength(2);
    const older = await world.inVessel("A", (tx) =>
      tx.select({ id: stockMoves.id }).from(stockMoves).where(isNull(stockMoves.actId)),
    );
    expect(older.map(({ id }) => id)).toEqual(expect.arrayContaining(legs.map(({ id }) => id)));
  });
});
