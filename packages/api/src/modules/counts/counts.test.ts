import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { tallyOf } from "@ymp/core/maintenance/stock-count";
import { stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type Who, type World } from "@ymp/testing/world";
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

let places = 0;
/** An item that lies at a place of its own, and a count of that place. */
async function placeToCount(quantity = 5, values: Parameters<typeof makeItem>[1] = {}, isBlind = true) {
  places += 1;
  const place = `Locker ${places}`;
  const { item, locationIds } = await makeItem(world, { ...values, stock: { [place]: quantity } });
  const locationId = locationIds[place] ?? "";
  const { id: countId } = await world.as("engineer").counts.create({ id: newId(), name: place, locationId, isBlind });
  return { item, itemId: item.id, locationId, countId, place };
}
type Place = Pick<Awaited<ReturnType<typeof placeToCount>>, "countId" | "itemId" | "locationId">;

const tell = (
  who: Who,
  { countId, itemId, locationId }: Place,
  quantity: number,
  more: { isAdded?: boolean; countedAt?: Date; lotId?: string } = {},
) =>
  world.as(who).counts.countLine({
    id: newId(),
    countId,
    itemId,
    locationId,
    quantity,
    isAdded: false,
    countedAt: world.now(),
    ...more,
  });
const scan = (who: Who, place: Place, at = world.now()) => tell(who, place, 1, { isAdded: true, countedAt: at });
const lineOf = async (who: Who, { countId, itemId }: Place) =>
  (await world.as(who).counts.lines({ id: countId })).rows.find((line) => line.itemId === itemId);
const onHand = async (itemId: string) => {
  const moves = await world.inVessel("A", (tx) => tx.select().from(stockMoves).where(eq(stockMoves.itemId, itemId)));
  return moves.reduce((sum, { quantity }) => sum + quantity, 0);
};
const consume = (place: Place, quantity: number) =>
  world.as("engineer").inventory.consume({ id: newId(), itemId: place.itemId, locationId: place.locationId, quantity });
const post = (who: Who, { countId }: Place) => world.as(who).counts.post({ id: countId });

describe("counting a place", () => {
  it("lists what is kept there and nothing of other places", async () => {
    const here = await placeToCount();
    const elsewhere = await placeToCount();
    const { rows } = await world.as("engineer").counts.lines({ id: here.countId });
    expect(rows.map(({ itemId }) => itemId)).toContain(here.itemId);
    expect(rows.map(({ itemId }) => itemId)).not.toContain(elsewhere.itemId);
  });

  it("hides from who counts blind what the books say, and shows it to heads", async () => {
    const place = await placeToCount(5);
    expect(await lineOf("engineer", place)).toMatchObject({ books: null, unitCost: null });
    expect(await lineOf("chief", place)).toMatchObject({ books: { expected: 5, onHand: 5 } });
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
    expect((await lineOf("engineer", place))?.entries).toHaveLength(1);
  });

  it("marks what was found there and not expected", async () => {
    const place = await placeToCount();
    const { item } = await makeItem(world, { name: "Stray hose" });
    const stray = { ...place, itemId: item.id };
    await tell("engineer", stray, 2);
    expect(await lineOf("chief", stray)).toMatchObject({ isExpected: false, books: { expected: 0 } });
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
    expect(await post("chief", place)).toEqual({ lines: 0, differences: 0 });
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
    expect(await post("captain", place)).toEqual({ lines: 0, differences: 0 });
    expect(await onHand(item.id)).toBe(11);
  });
});

describe("a count that is cancelled", () => {
  it("keeps its lines and changes nothing", async () => {
    const place = await placeToCount();
    await tell("engineer", place, 1);
    await world.as("engineer").counts.cancel({ id: place.countId });
    expect((await lineOf("engineer", place))?.entries).toHaveLength(1);
    expect(await onHand(place.itemId)).toBe(5);
    expect(await refusalOf(post("chief", place))).toMatchObject({ messageKey: "counts:refusal.cancelled" });
  });

  it("is a head's to cancel, or whoever's it is", async () => {
    const { id } = await world.as("chief").counts.create({ id: newId(), name: "Chief's" });
    expect(await refusalOf(world.as("engineer").counts.cancel({ id }))).toMatchObject({ code: "forbidden" });
  });
});

describe("counts", () => {
  it("are listed the latest first, with what was counted of them", async () => {
    const place = await placeToCount();
    await scan("engineer", place);
    await scan("engineer", place);
    const [latest] = (await world.as("engineer").counts.list({ statuses: ["open"] })).rows;
    expect(latest).toMatchObject({ id: place.countId, countedLines: 1, location: place.place });
  });

  it("do not exist for another vessel", async () => {
    const place = await placeToCount();
    const rival = world.as("rival").counts;
    expect(await refusalOf(rival.get({ id: place.countId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.lines({ id: place.countId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.post({ id: place.countId }))).toMatchObject({ code: "not_found" });
  });

  it("are taken along as a report in every format, without the books for who counts blind", async () => {
    const place = await placeToCount(5);
    await tell("engineer", place, 3);
    for (const format of ["csv", "xlsx", "pdf"] as const) {
      const file = await world.as("chief").counts.export({ id: place.countId, format });
      expect(file.base64.length).toBeGreaterThan(100);
    }
    const csv = async (who: Who) =>
      Buffer.from(
        (await world.as(who).counts.export({ id: place.countId, format: "csv" })).base64,
        "base64",
      ).toString();
    expect(await csv("chief")).toMatch(/field\.expected/);
    expect(await csv("engineer")).not.toMatch(/field\.expected/);
  });
});

function keyOf({ countId, itemId, locationId }: Place) {
  return { countId, itemId, locationId };
}

function placeOnly({ itemId, locationId }: Place) {
  return { itemId, locationId };
}

async function addLot(itemId: string): Promise<string> {
  const id = newId();
  const expiresOn = parseCalendarDate("2027-01-31");
  await world.inVessel("A", (tx) =>
    tx.insert(stockLots).values({ id, vesselId: world.vessels.A.id, itemId, expiresOn }),
  );
  return id;
}
