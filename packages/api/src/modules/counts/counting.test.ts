import { newId } from "@ymp/core/ids";
import { tallyOf } from "@ymp/core/maintenance/stock-count";
import { refusalOf } from "@ymp/testing/callers";
import { type CountedPlace, countingIn } from "@ymp/testing/factories/counts";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const start = new Date("2026-06-15T09:00:00Z");
beforeEach(() => world.setNow(start));

const { placeToCount, tell, scan, lineOf, addLot } = countingIn(() => world);

describe("counting a place", () => {
  it("lists what is kept there and nothing of other places", async () => {
    const here = await placeToCount();
    const elsewhere = await placeToCount();
    const { rows } = await world.as("engineer").counts.lines({ id: here.countId });
    expect(rows.map(({ itemId }) => itemId)).toContain(here.itemId);
    expect(rows.map(({ itemId }) => itemId)).not.toContain(elsewhere.itemId);
  });

  it("hides from who counts blind what the books say, and shows it to heads once a line is counted", async () => {
    const place = await placeToCount(5);
    for (const who of ["engineer", "chief", "captain"] as const)
      expect(await lineOf(who, place)).toMatchObject({ books: null, unitCost: null });
    await tell("engineer", place, 4);
    expect(await lineOf("engineer", place)).toMatchObject({ books: null, unitCost: null });
    expect(await lineOf("chief", place)).toMatchObject({ books: { expected: 5, onHand: 5 } });
  });

  it("tells heads nothing of a line that nothing was added to, or that was taken back, before it is closed", async () => {
    const place = await placeToCount(5);
    const add = { ...keyOf(place), quantity: 0, isAdded: true, countedAt: start };
    await world.as("chief").counts.countLine({ ...add, id: newId() });
    expect(await lineOf("chief", place)).toMatchObject({ books: null, unitCost: null });
    await tell("chief", place, 3);
    expect(await lineOf("chief", place)).toMatchObject({ books: { expected: 5 } });
    expect(await world.as("chief").counts.removeLine(keyOf(place))).toEqual({ removed: 2 });
    expect(await world.as("chief").counts.removeLine(keyOf(place))).toEqual({ removed: 0 });
    expect(await lineOf("chief", place)).toMatchObject({ books: null, entries: [] });
    await tell("chief", place, 5);
    expect(await lineOf("chief", place)).toMatchObject({ books: null, unitCost: null });
    expect((await world.as("chief").counts.get({ id: place.countId })).can.post).toBe(true);
  });

  it("shows everybody what the books say in an open count", async () => {
    expect(await lineOf("engineer", await placeToCount(5, {}, false))).toMatchObject({ books: { expected: 5 } });
  });

  it("adds up what two people scan at once", async () => {
    const place = await placeToCount();
    await Promise.all([scan("engineer", place), scan("chief", place), scan("engineer", place)]);
    const line = await lineOf("chief", place);
    expect(tallyOf(line?.entries ?? [])?.counted).toBe(3);
    expect(new Set(line?.entries.map(({ countedByName }) => countedByName)).size).toBe(2);
  });

  it("takes a telling once, however often it is sent", async () => {
    const place = await placeToCount();
    const telling = { id: newId(), ...keyOf(place), quantity: 1, isAdded: true, countedAt: start };
    await world.as("engineer").counts.countLine(telling);
    await world.as("engineer").counts.countLine(telling);
    expect(await refusalOf(world.as("engineer").counts.countLine({ ...telling, quantity: 3 }))).toMatchObject({
      messageKey: "refusals:alreadyExists",
    });
    const elsewhere = { ...telling, ...keyOf(await placeToCount()) };
    expect(await refusalOf(world.as("engineer").counts.countLine(elsewhere))).toMatchObject({
      messageKey: "refusals:alreadyExists",
    });
    expect((await lineOf("engineer", place))?.entries).toHaveLength(1);
  });

  it("marks what was found there and not expected", async () => {
    const place = await placeToCount();
    const { item } = await makeItem(world, { name: "Stray hose" });
    const stray = { ...place, itemId: item.id };
    await tell("engineer", stray, 2);
    expect(await lineOf("chief", stray)).toMatchObject({ isExpected: false, books: { expected: 0 } });
  });

  it("refuses what was counted in another year, and takes a clock that runs ahead for now", async () => {
    const place = await placeToCount();
    for (const [year, fault] of [
      ["2030", "future"],
      ["1990", "withinYear"],
    ]) {
      const countedAt = new Date(`${year}-01-01T00:00:00Z`);
      expect(await refusalOf(tell("engineer", place, 4, { countedAt }))).toMatchObject({
        fields: { countedAt: `refusals:happened.${fault}` },
      });
    }
    await tell("engineer", place, 4, { countedAt: new Date(world.now().getTime() + 3_600_000) });
    expect(await lineOf("chief", place)).toMatchObject({ entries: [{ quantity: 4, countedAt: start }] });
  });

  it("refuses a line of another place", async () => {
    const [here, other] = [await placeToCount(), await placeToCount()];
    expect(await refusalOf(tell("engineer", { ...here, locationId: other.locationId }, 1))).toMatchObject({
      code: "invalid",
      messageKey: "counts:refusal.otherPlace",
    });
  });

  it("refuses half a piece, and a figure below zero that stands for the line", async () => {
    const place = await placeToCount();
    expect(await refusalOf(tell("engineer", place, 1.5))).toMatchObject({ messageKey: "inventory:refusal.unitSteps" });
    expect(await refusalOf(tell("engineer", place, -1))).toMatchObject({ code: "invalid" });
  });

  it("refuses a lot of another item", async () => {
    const [place, other] = [await placeToCount(), await placeToCount()];
    const lotId = await addLot(other.itemId);
    expect(await refusalOf(tell("engineer", place, 1, { lotId }))).toMatchObject({ code: "not_found" });
  });

  it("lets heads take a line back whole, and others only their own tellings", async () => {
    const place = await placeToCount();
    await scan("engineer", place);
    await scan("chief", place);
    await world.as("engineer").counts.removeLine(keyOf(place));
    expect((await lineOf("chief", place))?.entries).toHaveLength(1);
    await world.as("chief").counts.removeLine(keyOf(place));
    expect((await lineOf("chief", place))?.entries).toEqual([]);
  });
});

describe("counting a category or the whole vessel", () => {
  it("lists a category at all its places", async () => {
    const one = await placeToCount(1, { category: "Flares" });
    const two = await placeToCount(1, { category: "Flares" });
    const { id } = await world.as("chief").counts.create({ id: newId(), name: "Flares", category: "Flares" });
    const { rows } = await world.as("chief").counts.lines({ id });
    expect(rows.map(({ itemId }) => itemId).sort()).toEqual([one.itemId, two.itemId].sort());
  });

  it("pages by item and leaves none out", async () => {
    await placeToCount(1);
    await placeToCount(1);
    const { id } = await world.as("chief").counts.create({ id: newId(), name: "All" });
    const whole = await world.as("chief").counts.lines({ id });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<World["as"]>["counts"]["lines"]>> = await world
        .as("chief")
        .counts.lines({ id, limit: 1, cursor });
      seen.push(...page.rows.map(({ key }) => key));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole.rows.map(({ key }) => key));
  });

  it("refuses place and category at once", async () => {
    const { locationId } = await placeToCount();
    const both = { id: newId(), name: "Both", locationId, category: "Flares" };
    expect(await refusalOf(world.as("chief").counts.create(both))).toMatchObject({ code: "invalid" });
  });
});

function keyOf({ countId, itemId, locationId }: CountedPlace) {
  return { countId, itemId, locationId };
}
