import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { partsListsIn } from "@ymp/testing/factories/spare-parts";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { chief, machineWithSection, addPart } = partsListsIn(() => world);

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

  it("are renamed from what was seen, and not over a name that somebody else gave meanwhile", async () => {
    const { machine, sectionId: id } = await machineWithSection("Thruster");
    const rename = (name: string, version: number, seen: string) =>
      chief().saveSection({ id, equipmentId: machine.id, name, version, base: { name: seen } });
    await rename("Drive", 1, "Lubricating oil");
    expect((await refusalOf(rename("Leg", 1, "Lubricating oil"))).code).toBe("stale");
    await rename("Leg", 1, "Drive");
    expect(await chief().sections({ equipmentId: machine.id })).toMatchObject([{ name: "Leg" }]);
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
    await chief().setSpot({ id, spot: null, version: 2 });
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
