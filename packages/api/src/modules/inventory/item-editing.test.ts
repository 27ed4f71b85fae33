import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type ItemField, type ItemState, itemFields, itemPolicy } from "@ymp/core/maintenance/item-fields";
import { stockLots } from "@ymp/db/schema/inventory";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeSupplier } from "@ymp/testing/factories/suppliers";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveItemInput } from "./inventory.schema.ts";

let world: World;
let values: Partial<Record<ItemField, readonly unknown[]>>;
beforeAll(async () => {
  world = await createWorld();
  const [one, other] = [await makeSupplier(world), await makeSupplier(world)];
  values = {
    unit: ["l", "kg"],
    packSize: [2, 3],
    minQuantity: [2, 3],
    maxQuantity: [20, 30],
    priceMinor: [200, 300],
    currency: ["USD", "GBP"],
    isCritical: [true, false],
    isPrivate: [true, false],
    hasLots: [true, false],
    supplierId: [one.id, other.id],
    ownerUserId: [world.person("engineer").userId],
  };
});
afterAll(() => world.close());

const isPrivate = (state: ItemState) => state === "private" || state === "archived, private";

/** An item that the second engineer entered, and keeps for herself where it is private. */
async function itemIn(state: ItemState) {
  const engineer = world.person("engineer").userId;
  const owned = isPrivate(state) ? { isPrivate: true, ownerUserId: engineer } : {};
  const archivedAt = state.startsWith("archived") ? world.now() : null;
  const row = { createdBy: engineer, isCritical: state === "critical", archivedAt, priceMinor: 100, currency: "EUR" };
  const { item } = await makeItem(world, { ...row, ...owned });
  return item.id;
}

const seen = readOnce((id) => world.as("captain").inventory.get({ id }));

async function change(caller: Caller, id: string, field: ItemField, turn: number): Promise<unknown> {
  const item = await seen(id);
  const versioned = { id, version: item.version };
  if (field === "archivedAt")
    return item.archivedAt ? caller.inventory.restore(versioned) : caller.inventory.archive(versioned);
  if (field === "photoFileId") return caller.inventory.setPhoto({ id, fileId: null });
  const named = { ...versioned, name: item.name };
  if (field === "places") {
    const locationId = newId();
    await world.as("captain").inventory.saveLocation({ id: locationId, name: `Locker ${locationId}` });
    return caller.inventory.save({ ...named, places: [{ locationId, box: "1" }] });
  }
  const others = (values[field] ?? ["one", "other"]).filter((value) => value !== item[field]);
  const value = field === "ownerUserId" ? (item.ownerUserId ? null : others[0]) : others[turn % others.length];
  return caller.inventory.save(saveItemInput.parse({ ...named, [field]: value }));
}

it("every field of the call has somebody who may change it", () => {
  const { id: _, version: __, base: ___, opening: ____, ...fields } = saveItemInput.shape;
  expect(Object.keys(fields).filter((field) => !itemFields.some((known) => known === field))).toEqual([]);
});

it("each field of an item is changed by its people alone, whatever the form shows", async () => {
  const { found, expected } = await walkFields(world, {
    policy: itemPolicy,
    module: "inventory",
    make: itemIn,
    change,
    isKnownTo: (who, state) => !isPrivate(state) || who === "engineer" || who === "captain",
  });
  expect(found).toBe(expected);
}, 480_000);

describe("an item", () => {
  it("keeps what is left out of a change, its unit too", async () => {
    const { item } = await makeItem(world, { unit: "l" });
    await world.as("deckhand").inventory.save({ id: item.id, version: 1, name: "Lube oil" });
    expect(await world.as("chief").inventory.get({ id: item.id })).toMatchObject({ name: "Lube oil", unit: "l" });
  });

  it("keeps both changes of two people who changed different fields of it", async () => {
    const { item } = await makeItem(world, { isCritical: false });
    await world.as("chief").inventory.save({ id: item.id, version: 1, isCritical: true });
    const late = { id: item.id, version: 1, base: { name: item.name }, name: "Lube oil" };
    await world.as("captain").inventory.save(late);
    expect(await world.as("chief").inventory.get({ id: item.id })).toMatchObject({
      name: "Lube oil",
      isCritical: true,
    });
    const clash = world.as("captain").inventory.save({ ...late, name: "Gear oil" });
    expect(await refusalOf(clash)).toMatchObject({ code: "stale", fields: { name: "refusals:changedMeanwhile" } });
  });

  it("keeps its currency when its price alone is changed", async () => {
    const { item } = await makeItem(world, { priceMinor: 900, currency: "USD" });
    await world.as("chief").inventory.save({ id: item.id, version: 1, priceMinor: 950 });
    expect(await world.as("chief").inventory.get({ id: item.id })).toMatchObject({ priceMinor: 950, currency: "USD" });
  });

  it("is held to the same among many", async () => {
    const ids = [await itemIn("in the stores"), await itemIn("archived")];
    const items = ids.map((id) => ({ id, version: 1 }));
    const many = (change: Parameters<Caller["inventory"]["bulkEdit"]>[0]["change"]) =>
      refusalOf(world.as("captain").inventory.bulkEdit({ items, change }));
    const archived = { messageKey: "inventory:refusal.archived" };
    expect(await many({ field: "minQuantity", value: 4 })).toMatchObject(archived);
    const lone = { items: items.slice(0, 1), change: { field: "minQuantity" as const, value: 4 } };
    expect(await refusalOf(world.as("deckhand").inventory.bulkEdit(lone))).toMatchObject({ code: "conflict" });
    await world.as("bosun").inventory.bulkEdit(lone);
  });

  it("takes no stock once it is archived", async () => {
    const { item, locationIds } = await makeItem(world, { archivedAt: world.now(), stock: { Locker: 0 } });
    const receipt = { id: newId(), itemId: item.id, locationId: locationIds.Locker ?? "", quantity: 2 };
    expect(await refusalOf(world.as("chief").inventory.receive(receipt))).toMatchObject({
      messageKey: "inventory:refusal.archived",
    });
  });

  it("tells its form which fields the reader may change", async () => {
    const id = await itemIn("in the stores");
    const { can } = await world.as("deckhand").inventory.get({ id });
    expect(can).toMatchObject({ edit: true, archive: false });
    expect(can.fields).not.toContain("minQuantity");
    expect((await world.as("engineer").inventory.get({ id })).can.fields).toContain("minQuantity");
  });
});

it("the last day of a lot is put right by the person who entered it, and by heads", async () => {
  const itemId = await itemIn("in the stores");
  const [id, locationId] = [newId(), newId()];
  const [expired, later] = [parseCalendarDate("2026-06-01"), parseCalendarDate("2029-06-01")];
  const { userId } = world.person("engineer");
  const lot = { id, vesselId: world.vessels.A.id, itemId, expiresOn: expired, createdBy: userId };
  await world.inVessel("A", (tx) => tx.insert(stockLots).values(lot));
  const put = { id, itemId, version: 1, expiresOn: later };
  expect(await refusalOf(world.as("deckhand").inventory.saveLot(put))).toMatchObject({
    fields: { expiresOn: "refusals:field.maker" },
  });
  const tells = async (who: "deckhand" | "engineer") =>
    (await world.as(who).inventory.lots({ itemId })).find((lot) => lot.id === id)?.can.fields;
  await world.as("captain").inventory.saveLocation({ id: locationId, name: "Flare locker" });
  await world.as("captain").inventory.receive({ id: newId(), itemId, locationId, lotId: id, quantity: 2 });
  expect(await tells("deckhand")).toEqual([]);
  expect(await tells("engineer")).toEqual(["lotNumber", "expiresOn"]);
  await world.as("engineer").inventory.saveLot(put);
});
