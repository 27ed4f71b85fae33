import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { notifications } from "@ymp/db/schema/notifications";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { levelsOf } from "./levels.service.ts";
import type { StockPosting } from "./posting.rules.ts";
import { postStock } from "./posting.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const post = (who: Who, ...postings: StockPosting[]) => world.enter(who, (scope) => postStock(scope, postings));
const movesOf = (itemId: string) =>
  world.inVessel("A", (tx) =>
    tx.select().from(stockMoves).where(eq(stockMoves.itemId, itemId)).orderBy(asc(stockMoves.id)),
  );
const onHandOf = async (itemId: string) => (await movesOf(itemId)).reduce((sum, { quantity }) => sum + quantity, 0);
const noticesOf = (recordId: string) =>
  world.inVessel("A", (tx) => tx.select().from(notifications).where(eq(notifications.recordId, recordId)));
const addLot = async (itemId: string, expiresOn: string) => {
  const [lot] = await world.inVessel("A", (tx) =>
    tx
      .insert(stockLots)
      .values({ id: newId(), vesselId: world.vessels.A.id, itemId, expiresOn: parseCalendarDate(expiresOn) })
      .returning(),
  );
  if (!lot) throw new Error("no lot");
  return lot.id;
};
const stocked = async (quantity: number, values: Parameters<typeof makeItem>[1] = {}) => {
  const { item, locationIds } = await makeItem(world, { ...values, stock: { Lazarette: quantity } });
  const locationId = locationIds.Lazarette ?? "";
  return {
    itemId: item.id,
    locationId,
    take: (n: number) => ({ itemId: item.id, locationId, kind: "consume", quantity: -n }) as const,
  };
};

describe("posting to the stock ledger", () => {
  it("refuses to take more than a place holds, and writes nothing of the rest", async () => {
    const { itemId, take } = await stocked(3);
    await expect(post("engineer", take(1), take(4))).rejects.toMatchObject({
      code: "conflict",
      messageKey: "inventory:notEnough",
      params: { onHand: 2, wanted: 4 },
    });
    expect(await onHandOf(itemId)).toBe(3);
  });

  it("lets one of two win who take the last piece at the same moment", async () => {
    const { itemId, take } = await stocked(1);
    const results = await Promise.allSettled([post("engineer", take(1)), post("chief", take(1))]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await onHandOf(itemId)).toBe(0);
  });

  it("takes what expires first, one line for each lot", async () => {
    const { itemId, locationId, take } = await stocked(0.5, { hasLots: true });
    const [late, early] = [await addLot(itemId, "2027-01-31"), await addLot(itemId, "2026-08-31")];
    await post(
      "engineer",
      { itemId, locationId, lotId: late, kind: "receive", quantity: 3 },
      { itemId, locationId, lotId: early, kind: "receive", quantity: 2 },
    );
    await post("engineer", take(3));
    const taken = (await movesOf(itemId)).filter(({ kind }) => kind === "consume");
    expect(taken.map(({ lotId, quantity }) => [lotId, quantity])).toEqual([
      [early, -2],
      [late, -1],
    ]);
  });

  it("refuses a lot of another item", async () => {
    const [one, other] = [await stocked(5), await stocked(5)];
    const lotId = await addLot(other.itemId, "2027-01-31");
    await expect(post("engineer", { ...one.take(1), lotId })).rejects.toMatchObject({ code: "not_found" });
  });

  it("posts once what is sent twice", async () => {
    const { itemId, take } = await stocked(5);
    const id = newId();
    for (const _ of [1, 2]) await world.enter("engineer", (scope) => postStock(scope, [take(2)], id));
    expect(await onHandOf(itemId)).toBe(3);
  });

  it("knows no items of another vessel, and no private ones of others", async () => {
    const { itemId, locationId } = await stocked(5, {
      isPrivate: true,
      ownerUserId: world.person("captain").userId,
    });
    const taking = { itemId, locationId, kind: "consume", quantity: -1 } as const;
    for (const who of ["rival", "engineer", "chief"] as const)
      await expect(post(who, taking)).rejects.toMatchObject({ messageKey: "inventory:itemMissing" });
    await post("captain", taking);
    expect(await onHandOf(itemId)).toBe(4);
  });
});

describe("the level", () => {
  it("leaves expired lots of a critical item out of what is on board", async () => {
    const { itemId, locationId } = await stocked(0, { isCritical: true, hasLots: true, minQuantity: 2 });
    const expired = await addLot(itemId, "2026-06-14");
    await post("engineer", { itemId, locationId, lotId: expired, kind: "receive", quantity: 4 });
    const level = (await world.enter("engineer", (scope) => levelsOf(scope, [itemId]))).get(itemId);
    expect(level).toMatchObject({ onHand: 4, usable: 0, alert: "critical_none_on_board", suggested: 2 });
  });
});

describe("notices", () => {
  it("tells captain and heads of department when the minimum is crossed, once, and again after a recovery", async () => {
    const { itemId, locationId, take } = await stocked(5, { minQuantity: 4 });
    await post("engineer", take(1));
    expect(await noticesOf(itemId)).toEqual([]);
    await post("engineer", take(1));
    await post("engineer", take(1));
    const first = await noticesOf(itemId);
    expect(new Set(first.map(({ event }) => event))).toEqual(new Set(["stock_low"]));
    expect(first.map(({ userId }) => userId)).toContain(world.person("captain").userId);
    expect(first.map(({ userId }) => userId)).toContain(world.person("chief").userId);
    expect(first.map(({ userId }) => userId)).not.toContain(world.person("engineer").userId);
    await post("engineer", { itemId, locationId, kind: "receive", quantity: 5 });
    await post("engineer", take(5));
    expect(await noticesOf(itemId)).toHaveLength(first.length * 2);
  });

  it("tells that the last of a critical item is gone, but not the person who took it", async () => {
    const { itemId, take } = await stocked(1, { isCritical: true });
    await post("chief", take(1));
    const told = await noticesOf(itemId);
    expect(told.map(({ event }) => event)).toContain("critical_spare_missing");
    expect(told.map(({ userId }) => userId)).not.toContain(world.person("chief").userId);
  });

  it("tells only captains and the owner of what is private", async () => {
    const owner = world.person("deckhand").userId;
    const { itemId, take } = await stocked(3, { isPrivate: true, ownerUserId: owner, minQuantity: 3 });
    await post("captain", take(1));
    expect((await noticesOf(itemId)).map(({ userId }) => userId)).toEqual([owner]);
  });
});
