import { newId } from "@ymp/core/ids";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const [wine, place] = [newId(), newId()];
/** The stewardess keeps her own wine on board; nobody but her and the captain is to know. */
const keeper = "stew";

beforeAll(async () => {
  world = await createWorld();
  await world.as("captain").inventory.saveLocation({ id: place, name: "Owner's cellar" });
  await world.as(keeper).inventory.save({
    id: wine,
    name: "Petrus 1998",
    category: "Cellar",
    isPrivate: true,
    priceMinor: 250_000,
    currency: "EUR",
    opening: { id: newId(), locationId: place, quantity: 6 },
  });
});
afterAll(() => world.close());

const readers = [
  ["crew", "deckhand", false],
  ["head of department", "chief", false],
  ["captain", "captain", true],
  ["owner of it", keeper, true],
] as const;

describe.each(readers)("what is private, to the %s", (_role, who, isSeen) => {
  const inventory = () => world.as(who).inventory;
  const seen = isSeen ? [wine] : [];
  const answer = isSeen ? null : "not_found";
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      () => "not_found",
    );

  it("stands in the list and in what is chosen from only for who may know", async () => {
    expect((await inventory().list({})).rows.map(({ id }) => id)).toEqual(seen);
    expect((await inventory().list({ isPrivate: true })).total).toBe(seen.length);
    expect((await inventory().pick({})).rows.map(({ id }) => id)).toEqual(seen);
    expect((await inventory().summary()).total).toBe(seen.length);
    expect((await inventory().categories()).map(({ name }) => name)).toEqual(isSeen ? ["Cellar"] : []);
  });

  it("is found only by who may know", async () => {
    expect((await inventory().list({ search: "petrus" })).rows.map(({ id }) => id)).toEqual(seen);
    expect((await inventory().find({ code: wine }))?.id ?? null).toBe(isSeen ? wine : null);
    const found = await world.as(who).search.find({ query: "petrus" });
    expect(found.parts.hits.map(({ id }) => id)).toEqual(seen);
  });

  it("is taken along in files, and valued, only by who may know", async () => {
    const { base64 } = await inventory().export({ format: "csv" });
    expect(Buffer.from(base64, "base64").toString().includes("Petrus")).toBe(isSeen);
    const value = isSeen ? [{ currency: "EUR", amountMinor: 1_500_000 }] : [];
    expect((await inventory().valuation()).totals).toEqual(value);
    expect((await inventory().summary()).value).toEqual(value);
    expect((await inventory().locations()).map(({ itemCount }) => itemCount)).toEqual([seen.length]);
  });

  it("has a page, moves, lots and a history only for who may know", async () => {
    const itemId = wine;
    expect(await codeOf(inventory().get({ id: wine }))).toBe(answer);
    expect(await codeOf(inventory().moves({ itemId }))).toBe(answer);
    expect(await codeOf(inventory().lots({ itemId }))).toBe(answer);
    expect(await codeOf(inventory().history({ itemId }))).toBe(answer);
  });

  it("is taken only by who may know", async () => {
    const taking = inventory().consume({ id: newId(), itemId: wine, locationId: place, quantity: 1 });
    expect(await codeOf(taking)).toBe(answer);
    if (isSeen) await inventory().receive({ id: newId(), itemId: wine, locationId: place, quantity: 1 });
  });
});

describe("whose own it is", () => {
  it("is not for others to say who are kept from what is private", async () => {
    const input = { id: newId(), name: "Cigars", isPrivate: true, ownerUserId: world.person("captain").userId };
    expect(await refusalOf(world.as("chief").inventory.save(input))).toMatchObject({
      code: "forbidden",
      messageKey: "inventory:refusal.notYours",
    });
    await world.as("captain").inventory.save(input);
    const [row] = await world.inVessel("A", (tx) =>
      tx.select().from(inventoryItems).where(eq(inventoryItems.id, input.id)),
    );
    expect(row?.ownerUserId).toBe(input.ownerUserId);
  });

  it("does not let a place be emptied of it unseen", async () => {
    expect(await refusalOf(world.as("chief").inventory.removeLocation({ id: place }))).toMatchObject({
      messageKey: "inventory:refusal.placeHolds",
    });
  });
});
