import { newId } from "@ymp/core/ids";
import { searchEntries } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { partsListsIn } from "@ymp/testing/factories/spare-parts";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { chief, machineWithSection, addPart } = partsListsIn(() => world);

describe("the parts of a machine", () => {
  it("stand with their numbers, their stock and the section's drawing", async () => {
    const { machine, sectionId } = await machineWithSection("Generator port");
    const { item } = await makeItem(world, { name: "Oil filter", minQuantity: 4, stock: { "Locker C2": 3 } });
    await addPart(machine.id, { designation: "Oil filter", partNo: "7W-2326", sectionId, itemId: item.id, key: "4" });
    await addPart(machine.id, { designation: "Drain plug", sectionId });
    await addPart(machine.id, { designation: "Belt" });
    const page = await world.as("deckhand").spareParts.browse({ equipmentId: machine.id, sectionId });
    expect(page.section).toMatchObject({ name: "Lubricating oil", parts: 2 });
    expect(page.parts).toMatchObject([
      { label: "4", designation: "Oil filter", alert: "low", stock: { onHand: 3, min: 4, suggested: 1, sharedBy: 1 } },
      { label: "2", designation: "Drain plug", stock: null },
    ]);
    expect(page.can).toEqual({ edit: false, link: false, createItem: false, order: true });
    expect((await chief().browse({ equipmentId: machine.id })).parts).toHaveLength(3);
  });

  it("are entered once, changed in the version seen and within their own machine, and removed", async () => {
    const { machine } = await machineWithSection("Pump 1");
    const other = await machineWithSection("Pump 2");
    const input = { id: newId(), equipmentId: machine.id, designation: "Seal" };
    await chief().save(input);
    await chief().save(input);
    const wrong = { ...input, version: 1, sectionId: other.sectionId };
    expect((await refusalOf(chief().save(wrong))).messageKey).toBe("equipment:sectionOfOther");
    expect(await chief().save({ ...input, version: 1, figureNumber: "12" })).toMatchObject({ version: 2 });
    expect((await refusalOf(chief().save({ ...input, version: 1, figureNumber: "13" }))).code).toBe("stale");
    expect((await refusalOf(world.as("deckhand").spareParts.save({ ...input, version: 2 }))).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").spareParts.remove({ id: input.id }))).code).toBe("not_found");
    expect((await refusalOf(chief().save({ ...input, id: newId(), designation: " " }))).code).toBe("invalid");
    await chief().remove({ id: input.id });
    expect((await chief().browse({ equipmentId: machine.id })).parts).toEqual([]);
  });

  it("can be told to belong to another machine, where their section and spot do not follow", async () => {
    const { machine, sectionId } = await machineWithSection("Port engine");
    const other = await machineWithSection("Starboard engine");
    const id = await addPart(machine.id, { designation: "Impeller", sectionId });
    await chief().setSpot({ id, spot: { x: 10, y: 20 } });
    await chief().save({ id, version: 2, equipmentId: other.machine.id, designation: "Impeller" });
    expect(await chief().get({ id })).toMatchObject({
      sectionId: null,
      spotX: null,
      machine: { name: "Starboard engine" },
    });
  });
});

describe("ordering a part", () => {
  it("adds it to the draft that is being written, begun when there is none", async () => {
    const machine = await makeEquipment(world, { name: "Bow thruster" });
    const { item } = await makeItem(world, { name: "Shaft seal kit", packSize: 2, purchaseUnit: "box" });
    const linked = await addPart(machine.id, { designation: "Seal kit", itemId: item.id });
    const loose = await addPart(machine.id, { designation: "Blade", partNo: "BT-9" });
    const first = { id: newId(), partId: linked, orderId: newId(), quantity: 3 };
    const { orderId } = await chief().addToOrder(first);
    await chief().addToOrder(first);
    expect((await chief().addToOrder({ id: newId(), partId: loose, orderId: newId(), quantity: 1 })).orderId).toBe(
      orderId,
    );
    expect((await world.as("chief").orders.get({ id: orderId })).lines).toMatchObject([
      { itemId: item.id, quantity: 2, unitsPerPurchase: 2, unit: "box", sparePartId: linked },
      { itemId: null, description: "Blade", partNo: "BT-9", quantity: 1, equipmentId: machine.id },
    ]);
    expect((await chief().get({ id: linked })).orders).toMatchObject([{ id: orderId, status: "draft" }]);
    expect((await refusalOf(world.as("contractor").spareParts.addToOrder(first))).code).toBe("forbidden");
  });
});

it("keeps the palette's entry of a part with every change of it", async () => {
  const machine = await makeEquipment(world, { name: "Gyro" });
  const id = await addPart(machine.id, { designation: "Sphere container" });
  const hits = async (query: string) => (await world.as("chief").search.find({ query, kinds: ["part"] })).parts.hits;
  expect(await hits("sphere container")).toMatchObject([{ id }]);
  await chief().save({ id, version: 1, equipmentId: machine.id, designation: "Gyrosphere" });
  expect(await hits("sphere container")).toEqual([]);
  expect(await hits("gyrosphere")).toMatchObject([{ id }]);
  await chief().remove({ id });
  expect(await hits("gyrosphere")).toEqual([]);
  await addPart(machine.id, { designation: "Gyro bellows" });
  expect(await hits("gyro bellows")).toHaveLength(1);
  await world.as("chief").equipment.remove({ id: machine.id, version: 1 });
  const left = await world.inVessel("A", (tx) =>
    tx.select().from(searchEntries).where(eq(searchEntries.title, "Gyro bellows")),
  );
  expect(left).toEqual([]);
});
