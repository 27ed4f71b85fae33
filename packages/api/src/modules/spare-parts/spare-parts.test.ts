import { newId } from "@ymp/core/ids";
import type { equipment } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { searchEntries } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").spareParts;

async function machineWithSection(name: string, values: Partial<typeof equipment.$inferInsert> = {}) {
  const machine = await makeEquipment(world, { name, ...values });
  const sectionId = newId();
  await chief().saveSection({ id: sectionId, equipmentId: machine.id, name: "Lubricating oil" });
  return { machine, sectionId };
}

async function addPart(
  equipmentId: string,
  values: { designation: string; partNo?: string; sectionId?: string; itemId?: string; key?: string },
) {
  const id = newId();
  await chief().save({ id, equipmentId, ...values });
  return id;
}

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

describe("a spot on the drawing", () => {
  it("is set, moved and taken off by those who may, in its history", async () => {
    const { machine, sectionId } = await machineWithSection("Main engine SB");
    const id = await addPart(machine.id, { designation: "Thermostat", sectionId });
    await chief().setSpot({ id, spot: { x: 250, y: 730 } });
    expect((await chief().browse({ equipmentId: machine.id, sectionId })).parts[0]).toMatchObject({
      spotX: 250,
      spotY: 730,
    });
    expect((await refusalOf(world.as("deckhand").spareParts.setSpot({ id, spot: null }))).code).toBe("forbidden");
    expect((await refusalOf(chief().setSpot({ id, spot: { x: 1001, y: 0 } }))).code).toBe("invalid");
    await chief().setSpot({ id, spot: null });
    expect((await chief().history({ id })).rows.map(({ verb }) => verb)).toEqual([
      "spot_removed",
      "spot_set",
      "created",
    ]);
  });

  it("needs a section to have a drawing", async () => {
    const machine = await makeEquipment(world, { name: "Windlass" });
    const id = await addPart(machine.id, { designation: "Gypsy" });
    expect((await refusalOf(chief().setSpot({ id, spot: { x: 1, y: 1 } }))).messageKey).toBe(
      "spares:refusal.noSection",
    );
  });

  it("stays behind when the part moves to another section", async () => {
    const { machine, sectionId } = await machineWithSection("Crane");
    const second = newId();
    await chief().saveSection({ id: second, equipmentId: machine.id, name: "Hydraulics" });
    const id = await addPart(machine.id, { designation: "Hose", sectionId });
    await chief().setSpot({ id, spot: { x: 5, y: 5 } });
    await chief().bulkEdit({ parts: [{ id, version: 2 }], change: { field: "sectionId", value: second } });
    expect(await chief().get({ id })).toMatchObject({ sectionId: second, spotX: null, spotY: null });
  });
});

describe("sections", () => {
  it("are kept over all machines, renamed and put in order by those who may", async () => {
    const { machine, sectionId } = await machineWithSection("Watermaker");
    const second = newId();
    await chief().saveSection({ id: second, equipmentId: machine.id, name: "Membranes" });
    await chief().saveSection({ id: second, version: 1, equipmentId: machine.id, name: "Membranes and vessels" });
    await chief().orderSections({ equipmentId: machine.id, ids: [second, sectionId] });
    expect(await world.as("deckhand").spareParts.sections({ equipmentId: machine.id })).toMatchObject([
      { name: "Membranes and vessels", equipmentName: "Watermaker", parts: 0 },
      { name: "Lubricating oil" },
    ]);
    expect((await refusalOf(chief().orderSections({ equipmentId: machine.id, ids: [second] }))).code).toBe("stale");
    const input = { id: newId(), equipmentId: machine.id, name: "Pumps" };
    expect((await refusalOf(world.as("deckhand").spareParts.saveSection(input))).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").spareParts.saveSection(input))).code).toBe("not_found");
  });

  it("go only when they are empty, or their parts are given another place", async () => {
    const { machine, sectionId } = await machineWithSection("Chiller");
    const id = await addPart(machine.id, { designation: "Compressor", sectionId });
    expect(await refusalOf(chief().removeSection({ id: sectionId }))).toMatchObject({
      messageKey: "spares:refusal.sectionNotEmpty",
      params: { count: 1 },
    });
    await chief().removeSection({ id: sectionId, partsTo: null });
    expect(await chief().get({ id })).toMatchObject({ sectionId: null });
    expect(await chief().sections({ equipmentId: machine.id })).toEqual([]);
  });

  it("are removed from the machine's own page by the same rule", async () => {
    const { machine, sectionId } = await machineWithSection("Bow thruster");
    const id = await addPart(machine.id, { designation: "Shear pin", sectionId });
    const { equipment } = world.as("chief");
    expect(await refusalOf(equipment.removeSection({ id: sectionId }))).toMatchObject({
      messageKey: "spares:refusal.sectionNotEmpty",
      params: { count: 1 },
    });
    const other = newId();
    await chief().saveSection({ id: other, equipmentId: machine.id, name: "Drive leg" });
    await equipment.removeSection({ id: sectionId, partsTo: other });
    expect(await chief().get({ id })).toMatchObject({ sectionId: other });
    expect(await equipment.sections({ id: machine.id })).toMatchObject([{ id: other, parts: 1, spots: 0 }]);
  });

  it("take no drawing that belongs to another record", async () => {
    const { sectionId } = await machineWithSection("Boiler");
    expect((await refusalOf(chief().setDrawing({ id: sectionId, fileId: newId() }))).messageKey).toBe(
      "files:noSuchFile",
    );
  });
});

describe("one stock and not two", () => {
  it("ties a part to an item and loosens it again, in both histories", async () => {
    const { machine } = await machineWithSection("Fire pump", { isCritical: true });
    const { item } = await makeItem(world, { name: "Mechanical seal", stock: { "Locker C2": 2 } });
    const id = await addPart(machine.id, { designation: "Seal" });
    await chief().linkItem({ id, itemId: item.id });
    expect(await chief().get({ id })).toMatchObject({ itemId: item.id, alert: "no_minimum", stock: { onHand: 2 } });
    await chief().linkItem({ id, itemId: null });
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

  it("counts as critical in the stores while its machine is", async () => {
    const machine = await makeEquipment(world, { name: "Emergency fire pump", isCritical: true });
    const { item } = await makeItem(world, { name: "Pump coupling", minQuantity: 1 });
    const named = { search: "pump coupling", isCritical: true };
    const store = () => world.as("chief").inventory;
    await store().save({ id: item.id, version: 1, name: "Pump coupling" });
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

describe("the whole vessel's list", () => {
  it("is narrowed by machine, department, criticality, stock and words however they are spelt", async () => {
    const machine = { id: newId(), name: "Stabiliser", department: "deck" as const, isCritical: true };
    await world.as("chief").equipment.create(machine);
    const { item } = await makeItem(world, {
      name: "Actuator kit",
      minQuantity: 2,
      maxQuantity: 5,
      stock: { "Locker C9": 1 },
    });
    await addPart(machine.id, { designation: "Actuator", itemId: item.id });
    await addPart(machine.id, { designation: "Fin shaft seal", partNo: "FS-77" });
    const found = async (filters: Parameters<ReturnType<typeof chief>["list"]>[0]) =>
      (await chief().list({ equipmentId: machine.id, ...filters })).rows.map(({ designation }) => designation);
    expect(await found({})).toEqual(["Actuator", "Fin shaft seal"]);
    expect(await found({ state: "below" })).toEqual(["Actuator"]);
    expect(await found({ state: "to_order" })).toEqual(["Actuator"]);
    expect(await found({ state: "none" })).toEqual([]);
    expect(await found({ state: "unlinked" })).toEqual(["Fin shaft seal"]);
    expect(await found({ departments: ["deck"], isOfCritical: true })).toHaveLength(2);
    expect(await found({ departments: ["galley"] })).toEqual([]);
    expect(await found({ search: "stabilizer actuater" })).toEqual(["Actuator"]);
    expect(await found({ search: "fs 77" })).toEqual(["Fin shaft seal"]);
  });

  it("pages ten thousand parts by key without a gap or a repetition", async () => {
    const machine = await makeEquipment(world, { name: "Parts book" });
    const vesselId = world.vessels.A.id;
    await world.inVessel("A", async (tx) => {
      for (let start = 0; start < 10_000; start += 1000)
        await tx.insert(spareParts).values(
          Array.from({ length: 1000 }, (_, index) => ({
            id: newId(),
            vesselId,
            equipmentId: machine.id,
            designation: `Screw M${(start + index) % 40}`,
            partNo: (start + index) % 3 === 0 ? null : `PB-${start + index}`,
          })),
        );
    });
    for (const sort of ["designation", "partNo"] as const) {
      const seen = new Set<string>();
      let cursor: string | null | undefined;
      do {
        const page = await chief().list({ equipmentId: machine.id, sort, descending: true, limit: 200, cursor });
        for (const { id } of page.rows) seen.add(id);
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen.size).toBe(10_000);
    }
    expect((await chief().list({ equipmentId: machine.id })).total).toBe(1001);
  }, 60_000);

  it("is taken along as it is filtered, and closed to outsiders and to those without the right", async () => {
    const { base64 } = await chief().export({ search: "actuator", format: "csv" });
    const text = Buffer.from(base64, "base64").toString();
    expect(text).toContain("Actuator kit");
    expect(text).not.toContain("Fin shaft seal");
    expect((await refusalOf(world.as("contractor").spareParts.list({}))).code).toBe("forbidden");
    expect((await world.as("rival").spareParts.list({})).rows).toEqual([]);
  });

  it("is changed in bulk, all or none, minima through the items", async () => {
    const machine = await makeEquipment(world, { name: "Tender" });
    const { item } = await makeItem(world, { name: "Kill cord" });
    const ids = [
      await addPart(machine.id, { designation: "Cord", itemId: item.id }),
      await addPart(machine.id, { designation: "Prop nut" }),
    ];
    const parts = ids.map((id) => ({ id, version: 1 }));
    await chief().bulkEdit({ parts, change: { field: "standard", value: "DIN 985" } });
    expect(await chief().get({ id: ids[1] ?? "" })).toMatchObject({ standard: "DIN 985", version: 2 });
    expect((await refusalOf(chief().bulkEdit({ parts, change: { field: "unit", value: "pcs" } }))).code).toBe("stale");
    const fresh = ids.map((id) => ({ id, version: 2 }));
    await chief().bulkEdit({ parts: fresh, change: { field: "minQuantity", value: 3 } });
    expect(await chief().get({ id: ids[0] ?? "" })).toMatchObject({ stock: { min: 3, suggested: 3 } });
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
