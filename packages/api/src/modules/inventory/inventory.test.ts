import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let store: string;
let locker: string;
const chief = () => world.as("chief").inventory;

beforeAll(async () => {
  world = await createWorld();
  [store, locker] = [newId(), newId()];
  await chief().saveLocation({ id: store, name: "Engine store", deck: "Tank deck" });
  await chief().saveLocation({ id: locker, name: "Bosun's locker" });
});
afterAll(() => world.close());

const enter = async (values: Partial<Parameters<ReturnType<typeof chief>["save"]>[0]> = {}, quantity = 10) => {
  const id = newId();
  await chief().save({ id, name: "Impeller", opening: { id: newId(), locationId: store, quantity }, ...values });
  return id;
};
const onHand = async (id: string) => (await chief().get({ id })).level?.onHand;

describe("an item", () => {
  it("is entered with what lies on board, found by any of its words, and changed", async () => {
    const id = await enter({
      name: "Seawater impeller",
      partNo: "1210-0001",
      barcode: "4006381333931",
      category: "Pumps",
    });
    await chief().save({
      id,
      version: 1,
      name: "Seawater pump impeller",
      minQuantity: 4,
      places: [{ locationId: store, box: "B3" }],
    });
    const item = await chief().get({ id });
    expect(item).toMatchObject({ name: "Seawater pump impeller", minQuantity: 4, version: 2, level: { onHand: 10 } });
    expect(item.places).toMatchObject([{ location: "Engine store", box: "B3" }]);
    const found = await chief().list({ search: "impelller seawater" });
    expect(found.rows.map((row) => row.id)).toContain(id);
    expect(found.rows[0]?.bins).toMatchObject([{ location: "Engine store", quantity: 10 }]);
  });

  it("is entered once when it is sent twice, and refused when somebody changed it meanwhile", async () => {
    const input = { id: newId(), name: "Gasket set", opening: { id: newId(), locationId: store, quantity: 2 } };
    await chief().save(input);
    await chief().save(input);
    expect(await onHand(input.id)).toBe(2);
    await chief().save({ id: input.id, version: 1, name: "Gasket kit" });
    expect(await refusalOf(chief().save({ id: input.id, version: 1, name: "Other" }))).toMatchObject({ code: "stale" });
  });

  it("leaves the lists when it is archived, but only when nothing of it is left", async () => {
    const id = await enter({ name: "Zinc anode" }, 1);
    expect(await refusalOf(chief().archive({ id, version: 1 }))).toMatchObject({
      code: "conflict",
      messageKey: "inventory:refusal.stillOnBoard",
    });
    await chief().scrap({ id: newId(), itemId: id, locationId: store, quantity: 1, reason: "Eaten away" });
    const { version } = await chief().archive({ id, version: 1 });
    expect((await chief().list({ search: "zinc" })).rows).toEqual([]);
    expect((await chief().list({ search: "zinc", state: "archived" })).rows).toHaveLength(1);
    await chief().restore({ id, version });
    expect((await chief().list({ search: "zinc" })).rows).toHaveLength(1);
  });

  it("is found by barcode, part number and the link of its label", async () => {
    const id = await enter({ name: "Oil filter", partNo: "LF-3000", barcode: "5000394001234" });
    const found = await Promise.all(
      ["5000394001234", "lf-3000", `https://ymp.example/app/inventory?item=${id}`, id].map((code) =>
        chief().find({ code }),
      ),
    );
    expect(found.map((item) => item?.id)).toEqual([id, id, id, id]);
    expect(await chief().find({ code: "nothing" })).toBeNull();
    expect(await world.as("rival").inventory.find({ code: id })).toBeNull();
  });

  it("is refused without a name, by people without the right, and by people from outside", async () => {
    const input = { id: newId(), name: "Rope" };
    expect(await refusalOf(chief().save({ ...input, name: " " }))).toMatchObject({ code: "invalid" });
    for (const who of ["yard", "contractor"] as const)
      expect(await refusalOf(world.as(who).inventory.save(input))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("yard").inventory.list({}))).toMatchObject({ code: "forbidden" });
  });
});

describe("stock", () => {
  it("comes in by boxes, goes out, is moved, counted and written off, each with a line in the ledger", async () => {
    const id = await enter({ name: "Fuel filter", packSize: 6, purchaseUnit: "box" }, 2);
    const at = { itemId: id, locationId: store };
    await chief().receive({ ...at, id: newId(), quantity: 2, isInPacks: true, note: "Delivery 4711" });
    await chief().consume({ ...at, id: newId(), quantity: 3 });
    await chief().transfer({ ...at, id: newId(), toLocationId: locker, quantity: 5 });
    await chief().adjust({ ...at, id: newId(), counted: 4, reason: "Two were in the other box" });
    await chief().count({ itemId: id, locationId: locker, id: newId(), counted: 6 });
    const { level } = await chief().scrap({ ...at, id: newId(), quantity: 1, reason: "Damp" });
    expect(level?.onHand).toBe(9);
    const moves = await chief().moves({ itemId: id });
    expect(moves.rows.map(({ kind, quantity, total }) => [kind, quantity, total])).toEqual([
      ["scrap", -1, 9],
      ["count", 1, 10],
      ["adjust", -2, 9],
      ["transfer_in", 5, 11],
      ["transfer_out", -5, 6],
      ["consume", -3, 11],
      ["receive", 12, 14],
      ["count", 2, 2],
    ]);
    expect(moves.rows[6]).toMatchObject({ note: "Delivery 4711", person: "Tomás Reid" });
    const [first, second] = [await chief().moves({ itemId: id, limit: 5 }), null];
    expect(second).toBeNull();
    const rest = await chief().moves({ itemId: id, limit: 5, cursor: first.nextCursor });
    expect([...first.rows, ...rest.rows].map((row) => row.id)).toEqual(moves.rows.map((row) => row.id));
  });

  it("is never taken below zero, in halves of a piece, or from one place to the same", async () => {
    const id = await enter({}, 2);
    const at = { id: newId(), itemId: id, locationId: store };
    expect(await refusalOf(chief().consume({ ...at, quantity: 3 }))).toMatchObject({
      code: "conflict",
      messageKey: "inventory:notEnough",
      fields: { quantity: "inventory:notEnough" },
    });
    expect(await refusalOf(chief().consume({ ...at, quantity: 0.5 }))).toMatchObject({
      messageKey: "inventory:refusal.unitSteps",
    });
    expect(await refusalOf(chief().transfer({ ...at, quantity: 1, toLocationId: store }))).toMatchObject({
      messageKey: "inventory:refusal.samePlace",
    });
    expect(await refusalOf(chief().consume({ ...at, quantity: 0 }))).toMatchObject({ code: "invalid" });
  });

  it("is not used before it came, nor before what was used since", async () => {
    const id = await enter({ name: "Late filter" }, 5);
    const at = { itemId: id, locationId: store };
    const [before, now] = [new Date(world.now().getTime() - 86_400_000).toISOString(), world.now().toISOString()];
    expect(await refusalOf(chief().consume({ ...at, id: newId(), quantity: 1, movedAt: before }))).toMatchObject({
      code: "conflict",
      messageKey: "inventory:refusal.notThereThen",
      params: { onHand: 0, wanted: 1 },
      fields: { movedAt: "inventory:refusal.notThereThen" },
    });
    await chief().receive({ ...at, id: newId(), quantity: 2, movedAt: before });
    expect(await refusalOf(chief().consume({ ...at, id: newId(), quantity: 3, movedAt: before }))).toMatchObject({
      params: { onHand: 2, wanted: 3 },
    });
    await chief().consume({ ...at, id: newId(), quantity: 2, movedAt: before });
    await chief().consume({ ...at, id: newId(), quantity: 1, movedAt: now });
    const totals = (await chief().moves({ itemId: id })).rows.map(({ total }) => total);
    expect(totals).toEqual([4, 5, 0, 2]);
  });

  it("is put back by a counter-entry, once", async () => {
    const id = await enter({}, 5);
    const { moveIds } = await chief().consume({ id: newId(), itemId: id, locationId: store, quantity: 2 });
    await chief().undoMoves({ ids: moveIds });
    await chief().undoMoves({ ids: moveIds });
    expect(await onHand(id)).toBe(5);
    expect((await chief().moves({ itemId: id })).rows[0]).toMatchObject({ kind: "return", quantity: 2 });
    expect(await refusalOf(world.as("rival").inventory.undoMoves({ ids: moveIds }))).toMatchObject({
      code: "not_found",
    });
  });

  it("is kept by lots: what expires first goes first, and what expires is on the list", async () => {
    const id = await enter({ name: "Red hand flare", isCritical: true, minQuantity: 4 }, 0);
    const at = { itemId: id, locationId: store };
    const [soon, late] = [newId(), newId()];
    await chief().receive({
      ...at,
      id: newId(),
      quantity: 2,
      newLot: { id: soon, lotNumber: "A1", expiresOn: day("2026-07-01") },
    });
    await chief().receive({
      ...at,
      id: newId(),
      quantity: 3,
      newLot: { id: late, lotNumber: "B7", expiresOn: day("2029-01-01") },
    });
    expect((await chief().lots({ itemId: id })).map((lot) => [lot.lotNumber, lot.expiry?.state, lot.onHand])).toEqual([
      ["A1", "urgent", 2],
      ["B7", "good", 3],
    ]);
    expect((await chief().list({ state: "expiring" })).rows.map((row) => row.id)).toContain(id);
    await chief().consume({ ...at, id: newId(), quantity: 3 });
    expect((await chief().lots({ itemId: id })).map((lot) => [lot.lotNumber, lot.onHand])).toEqual([["B7", 2]]);
    await chief().saveLot({ id: late, version: 1, itemId: id, lotNumber: "B7", expiresOn: day("2026-06-01") });
    expect((await chief().get({ id })).level).toMatchObject({ onHand: 2, usable: 0, alert: "critical_none_on_board" });
  });
});

describe("prices", () => {
  it("make a moving average, and the stores their worth by category and place", async () => {
    const id = await enter({ name: "Coolant", category: "Fluids", priceMinor: 1250, currency: "EUR" }, 4);
    await chief().receive({ id: newId(), itemId: id, locationId: locker, quantity: 6, unitCostMinor: 1450 });
    const item = await chief().get({ id });
    expect(item.averageCost).toEqual({ amountMinor: 1370, currency: "EUR" });
    expect(item.prices).toMatchObject([{ quantity: 6, unit_cost: 1450 }]);
    const { byCategory } = await chief().valuation();
    expect(byCategory.find(({ name }) => name === "Fluids")).toEqual({
      name: "Fluids",
      itemCount: 1,
      totals: [{ currency: "EUR", amountMinor: 13_700 }],
    });
    const file = await chief().exportValuation({ by: "category", format: "csv" });
    expect(Buffer.from(file.base64, "base64").toString()).toContain("Fluids,1,137.00,EUR");
  });
});

describe("places", () => {
  it("are renamed, not named twice, and removed only when nothing ever lay there", async () => {
    const [cabin, empty] = [newId(), newId()];
    await chief().saveLocation({ id: cabin, name: "Crew mess" });
    await chief().saveLocation({ id: empty, name: "Sail locker" });
    expect(await refusalOf(chief().saveLocation({ id: newId(), name: "crew mess" }))).toMatchObject({
      messageKey: "inventory:refusal.placeExists",
    });
    await chief().saveLocation({ id: cabin, version: 1, name: "Crew mess, aft" });
    const id = await enter({ opening: { id: newId(), locationId: cabin, quantity: 1 } });
    expect(await refusalOf(chief().removeLocation({ id: cabin }))).toMatchObject({
      messageKey: "inventory:refusal.placeHolds",
    });
    await chief().consume({ id: newId(), itemId: id, locationId: cabin, quantity: 1 });
    await chief().removeLocation({ id: cabin });
    expect((await chief().locations()).map(({ id: place }) => place)).not.toContain(cabin);
    expect(await chief().locations({ isArchived: true })).toMatchObject([
      { id: cabin, can: { fields: ["archivedAt"] } },
    ]);
    await chief().removeLocation({ id: empty });
    expect((await chief().locations()).map(({ name }) => name)).not.toContain("Sail locker");
  });
});

describe("a place that is archived", () => {
  it("takes nothing in and keeps its name, until it is restored", async () => {
    const id = newId();
    await chief().saveLocation({ id, name: "Aft peak" });
    const itemId = await enter({ opening: { id: newId(), locationId: id, quantity: 1 } });
    await chief().consume({ id: newId(), itemId, locationId: id, quantity: 1 });
    expect(await refusalOf(world.as("deckhand").inventory.removeLocation({ id }))).toMatchObject({
      messageKey: "refusals:field.head",
    });
    await chief().removeLocation({ id });
    const receipt = { id: newId(), itemId, locationId: id, quantity: 2 };
    expect(await refusalOf(chief().receive(receipt))).toMatchObject({ messageKey: "inventory:refusal.placeArchived" });
    expect(await refusalOf(chief().saveLocation({ id: newId(), name: "aft peak" }))).toMatchObject({
      fields: { name: "inventory:refusal.placeRests" },
    });
    expect(await refusalOf(chief().saveLocation({ id, version: 2, name: "Forepeak" }))).toMatchObject({
      messageKey: "inventory:refusal.placeStands",
    });
    const counted = world.as("chief").counts.create({ id: newId(), name: "Aft peak", locationId: id });
    expect((await refusalOf(counted)).code).toBe("not_found");
    expect(await refusalOf(world.as("deckhand").inventory.restoreLocation({ id }))).toMatchObject({ code: "conflict" });
    await chief().restoreLocation({ id });
    await chief().receive(receipt);
  });
});

describe("many at once", () => {
  it("get a category, move to one place, and are refused together when one was changed meanwhile", async () => {
    const ids = [await enter({ name: "Fender" }, 2), await enter({ name: "Fender cover" }, 3)];
    const items = ids.map((id) => ({ id, version: 1 }));
    expect(await chief().bulkEdit({ items, change: { field: "category", value: "Deck" } })).toEqual({ changed: 2 });
    expect(await refusalOf(chief().bulkEdit({ items, change: { field: "minQuantity", value: 1 } }))).toMatchObject({
      code: "stale",
    });
    const now = ids.map((id) => ({ id, version: 2 }));
    await chief().bulkEdit({ items: now, change: { field: "locationId", value: locker } });
    const rows = (await chief().list({ categories: ["Deck"], locationId: locker })).rows;
    expect(rows.map(({ bins }) => bins[0]?.location)).toEqual(["Bosun's locker", "Bosun's locker"]);
    expect(
      await refusalOf(
        world.as("rival").inventory.bulkEdit({ items: now, change: { field: "isCritical", value: true } }),
      ),
    ).toMatchObject({
      code: "not_found",
    });
  });
});

describe("where it is used", () => {
  it("names machines, and the list is exported as it is filtered", async () => {
    const machine = await makeEquipment(world, { name: "Generator 1" });
    const id = await enter({ name: "Belt AVX", category: "Belts" });
    await makePart(world, { equipmentId: machine.id, itemId: id, designation: "Belt" });
    expect((await chief().get({ id })).machines).toMatchObject([{ name: "Generator 1", designation: "Belt" }]);
    const file = await chief().export({ categories: ["Belts"], format: "csv" });
    const lines = Buffer.from(file.base64, "base64").toString().trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Belt AVX");
    for (const format of ["xlsx", "pdf"] as const)
      expect((await chief().export({ format })).base64.length).toBeGreaterThan(500);
  });
});

describe("another vessel", () => {
  it("knows nothing of an item", async () => {
    const { item } = await makeItem(world, { name: "Secret pump", stock: { Cabin: 1 } });
    const rival = world.as("rival").inventory;
    expect((await rival.list({})).rows).toEqual([]);
    expect(await rival.summary()).toMatchObject({ total: 0, value: [] });
    const itemId = item.id;
    expect(await refusalOf(rival.get({ id: itemId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.moves({ itemId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.history({ itemId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.lots({ itemId }))).toMatchObject({ code: "not_found" });
  });
});

describe("the ledger's dates", () => {
  it.each([
    ["1990-06-01T00:00:00Z", "refusals:happened.withinYear"],
    ["2030-06-01T00:00:00Z", "refusals:happened.future"],
    ["2026-06-14T08:00:00Z", null],
  ])("%s is told with %s", async (text, fault) => {
    world.setNow("2026-06-10T09:00:00Z");
    const { item, locationIds } = await makeItem(world, { name: `Dated ${text}`, stock: { Lazarette: 3 } });
    const input = { id: newId(), itemId: item.id, locationId: locationIds.Lazarette ?? "", quantity: 1 };
    world.setNow("2026-06-15T09:00:00Z");
    const taken = world.as("chief").inventory.consume({ ...input, movedAt: new Date(text) });
    if (fault) expect(await refusalOf(taken)).toMatchObject({ fields: { movedAt: fault } });
    else await taken;
  });
});
