import { newId } from "@ymp/core/ids";
import { stockMoves } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { type CountedPlace, countingIn } from "@ymp/testing/factories/counts";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const start = new Date("2026-06-15T09:00:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
beforeEach(() => world.setNow(start));

const { placeToCount, tell, post, consume, lineOf, onHand, addLot } = countingIn(() => world);

describe("posting a count", () => {
  it("puts the books right in one go, by moves of the count", async () => {
    const place = await placeToCount(5);
    await tell("engineer", place, 3);
    world.setNow(minutes(10));
    expect(await post("chief", place)).toEqual({ lines: 1, differences: 1 });
    expect(await onHand(place.itemId)).toBe(3);
    const [move] = await world.inVessel("A", (tx) =>
      tx.select().from(stockMoves).where(eq(stockMoves.countId, place.countId)),
    );
    expect(move).toMatchObject({ kind: "count", quantity: -2, countId: place.countId });
    expect(await world.as("engineer").counts.get({ id: place.countId })).toMatchObject({ status: "posted" });
  });

  it("respects what was used and received since a line was counted", async () => {
    const place = await placeToCount(5);
    await tell("engineer", place, 4);
    world.setNow(minutes(5));
    await consume(place, 1);
    world.setNow(minutes(10));
    await post("chief", place);
    expect(await onHand(place.itemId)).toBe(3);
  });

  it("holds what waited without a link against the books of its own moment", async () => {
    const place = await placeToCount(5);
    world.setNow(minutes(30));
    await consume(place, 2);
    world.setNow(minutes(60));
    await tell("engineer", place, 5, { countedAt: minutes(10) });
    expect(await lineOf("chief", place)).toMatchObject({ books: { expected: 5, onHand: 3 } });
    await post("chief", place);
    expect(await onHand(place.itemId)).toBe(3);
  });

  it("leaves what was not counted as it is, and sets to zero what was not found", async () => {
    const place = await placeToCount(5);
    const { item: missing } = await makeItem(world, { name: "Missing", stock: { [place.place]: 2 } });
    await tell("engineer", { ...place, itemId: missing.id }, 0);
    world.setNow(minutes(10));
    await post("chief", place);
    expect([await onHand(place.itemId), await onHand(missing.id)]).toEqual([5, 0]);
  });

  it("posts nothing twice, also when two press at once", async () => {
    const place = await placeToCount(5);
    await tell("engineer", place, 3);
    world.setNow(minutes(10));
    const results = await Promise.all([post("chief", place), post("captain", place)]);
    expect(results.map(({ lines }) => lines).sort()).toEqual([0, 1]);
    expect(await onHand(place.itemId)).toBe(3);
  });

  it("answers a repeat as it answered the first time", async () => {
    const place = await placeToCount(5);
    const { item } = await makeItem(world, { name: "Agrees", stock: { [place.place]: 2 } });
    await tell("engineer", place, 3);
    await tell("engineer", { ...place, itemId: item.id }, 2);
    world.setNow(minutes(10));
    expect(await post("chief", place)).toEqual({ lines: 2, differences: 1 });
    world.setNow(minutes(20));
    expect(await post("chief", place)).toEqual({ lines: 2, differences: 1 });
    expect(await post("captain", place)).toEqual({ lines: 0, differences: 0 });
    expect(await onHand(place.itemId)).toBe(3);
  });

  it("is a head's to do", async () => {
    const place = await placeToCount();
    await tell("engineer", place, 3);
    expect(await refusalOf(post("engineer", place))).toMatchObject({
      code: "forbidden",
      messageKey: "counts:refusal.needsHead",
    });
    expect(await onHand(place.itemId)).toBe(5);
  });

  it("asks for a recount where more was used since than was counted, and writes nothing", async () => {
    const place = await placeToCount(5);
    await tell("engineer", place, 1);
    world.setNow(minutes(5));
    await consume(place, 3);
    world.setNow(minutes(10));
    expect(await refusalOf(post("chief", place))).toMatchObject({ messageKey: "counts:refusal.recount" });
    expect(await onHand(place.itemId)).toBe(2);
    await tell("engineer", place, 1);
    world.setNow(minutes(20));
    await post("chief", place);
    expect(await onHand(place.itemId)).toBe(1);
  });

  it("refuses while nothing was counted", async () => {
    expect(await refusalOf(post("chief", await placeToCount()))).toMatchObject({
      messageKey: "counts:refusal.nothingCounted",
    });
  });

  it("corrects the lot that was counted, and what belongs to no lot apart from it", async () => {
    const place = await placeToCount(4, { hasLots: true });
    const lotId = await addLot(place.itemId);
    await world.as("engineer").inventory.receive({ id: newId(), ...placeOnly(place), quantity: 6, lotId });
    world.setNow(minutes(5));
    await tell("engineer", place, 5, { lotId });
    await tell("engineer", place, 1);
    world.setNow(minutes(10));
    await post("chief", place);
    const moves = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(stockMoves)
        .where(
          and(eq(stockMoves.itemId, place.itemId), eq(stockMoves.kind, "count"), eq(stockMoves.countId, place.countId)),
        ),
    );
    expect(moves.map((move) => [move.lotId, move.quantity]).sort()).toEqual(
      [
        [lotId, -1],
        [null, -3],
      ].sort(),
    );
  });

  it("refuses what is told of a count that was posted", async () => {
    const place = await placeToCount();
    await tell("engineer", place, 5);
    world.setNow(minutes(10));
    await post("chief", place);
    expect(await refusalOf(tell("engineer", place, 4))).toMatchObject({
      code: "conflict",
      messageKey: "counts:refusal.posted",
    });
  });
});

describe("what the owner keeps private", () => {
  it("is in no session of people who may not see it, and is not set to zero by them", async () => {
    const place = await placeToCount(5);
    const { item } = await makeItem(world, { name: "Owner's watch", isPrivate: true, stock: { [place.place]: 2 } });
    const hidden = { ...place, itemId: item.id };
    expect(await lineOf("chief", hidden)).toBeUndefined();
    expect(await lineOf("captain", hidden)).toBeDefined();
    expect(await refusalOf(tell("chief", hidden, 0))).toMatchObject({ code: "not_found" });
    await tell("engineer", place, 4);
    world.setNow(minutes(10));
    await post("chief", place);
    expect(await onHand(item.id)).toBe(2);
  });

  it("waits for a captain when a head posts the rest, and is posted once", async () => {
    const place = await placeToCount(5);
    const { item } = await makeItem(world, { name: "Owner's wine", isPrivate: true, stock: { [place.place]: 12 } });
    const hidden = { ...place, itemId: item.id };
    await tell("engineer", place, 5);
    await tell("captain", hidden, 11);
    world.setNow(minutes(10));
    expect(await post("chief", place)).toEqual({ lines: 1, differences: 0 });
    expect(await onHand(item.id)).toBe(12);
    expect(await post("captain", place)).toEqual({ lines: 1, differences: 1 });
    expect(await post("captain", place)).toEqual({ lines: 1, differences: 1 });
    expect(await post("chief", place)).toEqual({ lines: 1, differences: 0 });
    expect(await onHand(item.id)).toBe(11);
  });
});

function placeOnly({ itemId, locationId }: CountedPlace) {
  return { itemId, locationId };
}
