import { newId } from "@ymp/core/ids";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
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

describe("one stock and not two", () => {
  it("ties a part to an item and loosens it again, in both histories", async () => {
    const { machine } = await machineWithSection("Fire pump", { isCritical: true });
    const { item } = await makeItem(world, { name: "Mechanical seal", stock: { "Locker C2": 2 } });
    const id = await addPart(machine.id, { designation: "Seal" });
    await chief().linkItem({ id, itemId: item.id });
    expect(await chief().get({ id })).toMatchObject({ itemId: item.id, alert: "no_minimum", stock: { onHand: 2 } });
    await chief().linkItem({ id, itemId: null, version: 2 });
    expect(await chief().get({ id })).toMatchObject({ itemId: null, stock: null });
    expect((await chief().history({ id })).rows.map(({ verb }) => verb)).toEqual(["unlinked", "linked", "created"]);
    expect((await refusalOf(world.as("deckhand").spareParts.linkItem({ id, itemId: item.id }))).code).toBe("forbidden");
    expect((await refusalOf(chief().linkItem({ id, itemId: newId() }))).code).toBe("not_found");
  });

  it("shows which other machines live from the same stock", async () => {
    const [one, two] = [await makeEquipment(world, { name: "Twin A" }), await makeEquipment(world, { name: "Twin B" })];
    const { item } = await makeItem(world, { name: "Twin filter", stock: { "Locker C2": 5 } });
    const id = await addPart(one.id, { designation: "Filter", itemId: item.id });
    await addPart(two.id, { designation: "Filter, fuel", itemId: item.id });
    expect(await chief().get({ id })).toMatchObject({
      stock: { sharedBy: 2 },
      others: [{ equipmentName: "Twin B", designation: "Filter, fuel" }],
    });
    expect((await chief().list({ itemId: item.id })).rows).toHaveLength(2);
  });

  it("proposes items by number and maker, links them together and enters the rest", async () => {
    const machine = await makeEquipment(world, { name: "Generator SB", manufacturer: "Northern Lights" });
    const { item } = await makeItem(world, { name: "Zinc", partNo: "NL 22 41001", manufacturer: "Northern Lights" });
    const zinc = await addPart(machine.id, { designation: "Anode", partNo: "nl-22-41001" });
    const [one, two] = [
      await addPart(machine.id, { designation: "Belt", partNo: "NL-25-1" }),
      await addPart(machine.id, { designation: "Belt, spare", partNo: "nl 25 1" }),
    ];
    const proposed = await chief().proposals({ equipmentId: machine.id });
    expect(proposed).toMatchObject({
      unlinked: 3,
      parts: [{ id: zinc, isSure: true, candidates: [{ id: item.id, likeness: "number_and_maker" }] }],
    });
    await chief().linkItems({ links: [{ id: zinc, itemId: item.id }] });
    await chief().createItems({ parts: [one, two].map((id) => ({ id, itemId: newId() })) });
    const { rows } = await chief().list({ equipmentId: machine.id });
    expect(rows.map(({ stock }) => stock?.name)).toEqual(["Zinc", "Belt", "Belt"]);
    expect((await chief().proposals({ equipmentId: machine.id })).unlinked).toBe(0);
  });

  it("enters a spare of critical equipment as critical, never without a minimum", async () => {
    const machine = await makeEquipment(world, { name: "Steering gear", manufacturer: "Rolls", isCritical: true });
    const id = await addPart(machine.id, { designation: "Relief valve", partNo: "RV-1" });
    const itemId = newId();
    await chief().createItemFor({ id, itemId, name: "Relief valve" });
    const [item] = await world.inVessel("A", (tx) =>
      tx.select().from(inventoryItems).where(eq(inventoryItems.id, itemId)),
    );
    expect(item).toMatchObject({ manufacturer: "Rolls", partNo: "RV-1", isCritical: true, minQuantity: 1 });
    expect(await chief().get({ id })).toMatchObject({ alert: "critical_none_on_board" });
  });

  it("is entered once: who comes second is told, and nobody replaces an item that is hidden from them", async () => {
    const { machine } = await machineWithSection("Windlass");
    const id = await addPart(machine.id, { designation: "Ring" });
    const enter = () => chief().createItemFor({ id, itemId: newId(), name: "Ring" });
    const told = { code: "conflict", messageKey: "spares:refusal.linkedAlready" };
    const outcomes = await Promise.allSettled([enter(), enter(), enter()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusalOf(enter())).toMatchObject(told);
    expect(await chief().createItems({ parts: [{ id, itemId: newId() }] })).toEqual({ changed: 0 });
    const { item } = await makeItem(world, { name: "Owner's ring", isPrivate: true });
    const { item: other } = await makeItem(world);
    const linked = await world.as("captain").spareParts.get({ id });
    const base = { itemId: linked.itemId };
    await world.as("captain").spareParts.linkItem({ id, itemId: item.id, version: linked.version, base });
    const shown = await chief().get({ id });
    const { version, designation, equipmentId } = shown;
    const attempts = [
      enter,
      () => chief().linkItem({ id, itemId: null, version }),
      () => chief().linkItem({ id, itemId: other.id, version }),
      () => chief().save({ id, version, equipmentId, designation, itemId: other.id }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toMatchObject(told);
    expect(await chief().createItems({ parts: [{ id, itemId: newId() }] })).toEqual({ changed: 0 });
    expect((await chief().proposals({ ids: [id] })).unlinked).toBe(0);
    expect(await world.as("captain").spareParts.get({ id })).toMatchObject({ itemId: item.id });
  });

  it("counts as critical in the stores while its machine is", async () => {
    const machine = await makeEquipment(world, { name: "Emergency fire pump", isCritical: true });
    const { item } = await makeItem(world, { name: "Pump coupling", minQuantity: 1 });
    const named = { search: "pump coupling", isCritical: true };
    const store = () => world.as("chief").inventory;
    await store().save({ id: item.id, version: 1, name: "Pump coupling", partNo: "PC-1" });
    expect((await store().list(named)).rows).toEqual([]);
    await addPart(machine.id, { designation: "Coupling", itemId: item.id });
    expect((await store().list(named)).rows).toMatchObject([
      { isCritical: true, level: { alert: "critical_none_on_board" } },
    ]);
    expect((await store().list({ state: "critical", search: "pump coupling" })).rows).toHaveLength(1);
    expect((await chief().list({ itemId: item.id })).rows[0]).toMatchObject({ alert: "critical_none_on_board" });
  });

  it("does not show private stock to the crew, nor take it off when they change the part", async () => {
    const machine = await makeEquipment(world, { name: "Wine cooler" });
    const { item } = await makeItem(world, { name: "Compressor", isPrivate: true, stock: { Safe: 1 } });
    const part = await makePart(world, { equipmentId: machine.id, itemId: item.id });
    expect(await chief().get({ id: part.id })).toMatchObject({ itemId: null, stock: null });
    await chief().save({ id: part.id, version: 1, equipmentId: machine.id, designation: "Unit", itemId: null });
    expect(await world.as("captain").spareParts.get({ id: part.id })).toMatchObject({ stock: { onHand: 1 } });
  });
});
