import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import {
  type EquipmentField,
  type EquipmentState,
  equipmentFields,
  equipmentPolicy,
} from "@ymp/core/maintenance/equipment-fields";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeSupplier } from "@ymp/testing/factories/suppliers";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateEquipmentInput } from "./equipment.schema.ts";

let world: World;
let supplierIds: readonly string[];
let parentIds: readonly string[];
beforeAll(async () => {
  world = await createWorld();
  supplierIds = [(await makeSupplier(world)).id, (await makeSupplier(world)).id];
  parentIds = [(await makeEquipment(world)).id, (await makeEquipment(world)).id];
});
afterAll(() => world.close());

/** A machine of engineering with a meter, entered by the second engineer. */
async function machineIn(state: EquipmentState) {
  const createdBy = world.person("engineer").userId;
  const machine = await makeEquipment(world, {
    createdBy,
    department: "engineering",
    isCritical: state === "critical" || state === "archived, critical",
    archivedAt: state === "archived" || state === "archived, critical" ? world.now() : null,
  });
  await makeCounter(world, { equipmentId: machine.id, lastTotal: 1000 });
  return machine.id;
}

const words = ["one", "other"];
const dates = [parseCalendarDate("2026-01-01"), parseCalendarDate("2026-02-02")];
const values: Partial<Record<EquipmentField, readonly unknown[]>> = {
  type: ["pump", "hull"],
  department: ["deck", "engineering"],
  isCritical: [true, false],
  isStandby: [true, false],
  isUsedAtSea: [true, false],
  isUsedInPort: [true, false],
  installedOn: dates,
  warrantyUntil: dates,
};

const seen = readOnce((id) => world.as("captain").equipment.get({ id }));

async function change(caller: Caller, id: string, field: EquipmentField, turn: number): Promise<unknown> {
  const machine = await seen(id);
  const versioned = { id, version: machine.version };
  const other = (list: readonly unknown[], standing: unknown) =>
    list.filter((value) => value !== standing)[turn % Math.max(1, list.length - 1)];
  const [counter] = machine.counters;
  if (!counter) throw new Error("The machine has no meter");
  const ofCounter = { counterId: counter.id, version: counter.version };
  switch (field) {
    case "parentId":
      return caller.equipment.move({
        ...versioned,
        parentId: machine.parentId === parentIds[0] ? (parentIds[1] ?? null) : (parentIds[0] ?? null),
      });
    case "archivedAt":
      return machine.archivedAt ? caller.equipment.restore(versioned) : caller.equipment.archive(versioned);
    case "meter":
      return caller.equipment.replaceMeter({
        ...ofCounter,
        oldReading: counter.lastReading ?? 0,
        replacedAt: world.now(),
      });
    case "overhaul":
      return caller.equipment.setOverhaul({ ...ofCounter, overhaulTotal: turn, overhauledOn: null });
    case "files":
      return caller.equipment.setPhoto({ id, fileId: null });
    case "sections":
      return caller.equipment.createSection({ id: newId(), equipmentId: id, name: "Pump end" });
    case "supplierId":
      return caller.equipment.update({
        ...versioned,
        supplierId: supplierIds.find((one) => one !== machine.supplierId) ?? null,
      });
    default:
      return caller.equipment.update(
        updateEquipmentInput.parse({ ...versioned, [field]: other(values[field] ?? words, machine[field]) }),
      );
  }
}

it("every field of the call has somebody who may change it", () => {
  const { id: _, version: __, base: ___, ...fields } = updateEquipmentInput.shape;
  expect(Object.keys(fields).filter((field) => !equipmentFields.some((known) => known === field))).toEqual([]);
});

it("each field of a machine is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: equipmentPolicy, module: "equipmentspage", make: machineIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

describe("many machines at once", () => {
  it("are held to the same: one that is critical stops the whole", async () => {
    const ids = [await machineIn("on board"), await machineIn("critical")];
    const items = ids.map((id) => ({ id, version: 1 }));
    const change = { field: "isCritical" as const, value: false };
    const asked = refusalOf(world.as("chief").equipment.bulkUpdate({ items, change }));
    expect(await asked).toMatchObject({
      messageKey: "refusals:field.captain",
      fields: { isCritical: "refusals:field.captain" },
    });
    await world.as("captain").equipment.bulkUpdate({ items, change });
  });

  it("go out of the register with their parent only where each of them may", async () => {
    const parent = await makeEquipment(world, { department: "engineering" });
    await makeEquipment(world, { department: "engineering", parentId: parent.id, isCritical: true });
    const versioned = { id: parent.id, version: 1 };
    const asked = refusalOf(world.as("chief").equipment.archive(versioned));
    expect(await asked).toMatchObject({ messageKey: "refusals:field.captain" });
    await world.as("captain").equipment.archive(versioned);
  });
});

it("a machine tells its form which fields the reader may change", async () => {
  const id = await machineIn("critical");
  const { can } = await world.as("engineer").equipment.get({ id });
  expect(can).toMatchObject({ edit: true, move: false, archive: false, replaceMeter: false });
  expect(can.fields).toContain("remarks");
  expect(can.fields).not.toContain("isCritical");
});
