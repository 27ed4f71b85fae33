import { newId } from "@ymp/core/ids";
import { type PartField, type PartState, partPolicy } from "@ymp/core/maintenance/part-fields";
import { sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savePartInput } from "./spare-parts.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function machineOf(state: PartState) {
  const archivedAt = state === "of an archived machine" ? world.now() : null;
  const facts = { department: "engineering", isCritical: state === "of a critical machine", archivedAt } as const;
  const { id: equipmentId } = await makeEquipment(world, facts);
  const sectionId = newId();
  const row = { id: sectionId, vesselId: world.vessels.A.id, equipmentId, name: "Pump end", position: 1 };
  await world.inVessel("A", (tx) => tx.insert(sections).values(row));
  return { equipmentId, sectionId };
}

/** A part that the second engineer entered. */
async function partIn(state: PartState): Promise<string> {
  const id = newId();
  const place = await machineOf(state);
  const own = { id, vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId };
  await world.inVessel("A", (tx) => tx.insert(spareParts).values({ ...own, ...place, designation: "Impeller" }));
  return id;
}

const rowOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(spareParts).where(eq(spareParts.id, id))));

async function change(caller: Caller, id: string, field: PartField, turn: number): Promise<unknown> {
  const { spareParts: parts } = caller;
  const { version, equipmentId, designation } = await rowOf(id);
  const save = (values: object) =>
    parts.save(savePartInput.parse({ id, version, equipmentId, designation, ...values }));
  switch (field) {
    case "removed":
      return parts.remove({ id });
    case "spot":
      return parts.setSpot({ id, spot: { x: turn, y: turn } });
    case "equipmentId":
      return save({ equipmentId: (await makeEquipment(world)).id });
    case "sectionId":
      return save({ sectionId: null });
    case "itemId":
      return parts.linkItem({ id, itemId: (await makeItem(world)).item.id });
    case "fittedQuantity":
      return save({ fittedQuantity: turn + 1 });
    default:
      return save({ [field]: `other ${turn}` });
  }
}

it("each field of a part is changed by its people alone, and of an archived machine by nobody", async () => {
  const trial = { policy: partPolicy, isUsedUp: true, module: "spareparts", make: partIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

describe("an archived machine", () => {
  const archived = { code: "conflict", messageKey: "spares:refusal.machineArchived" };

  it("takes no part, new or from another machine", async () => {
    const { equipmentId } = await machineOf("of an archived machine");
    const { spareParts: parts } = world.as("chief");
    expect(await refusalOf(parts.save({ id: newId(), equipmentId, designation: "Seal" }))).toMatchObject(archived);
    const moved = parts.save({ id: await partIn("of a machine"), version: 1, equipmentId, designation: "Impeller" });
    expect(await refusalOf(moved)).toMatchObject(archived);
  });

  it("keeps its parts as they are when many are changed at once, and its sections with their drawings", async () => {
    const ids = [await partIn("of a machine"), await partIn("of an archived machine")];
    const { spareParts: parts } = world.as("captain");
    const many = parts.bulkEdit({
      parts: ids.map((id) => ({ id, version: 1 })),
      change: { field: "unit", value: "pcs" },
    });
    expect(await refusalOf(many)).toMatchObject(archived);
    expect((await rowOf(ids[0] ?? "")).unit).toBeNull();
    const { equipmentId, sectionId } = await machineOf("of an archived machine");
    const more = newId();
    const row = { id: more, vesselId: world.vessels.A.id, equipmentId, name: "Drive end", position: 2 };
    await world.inVessel("A", (tx) => tx.insert(sections).values(row));
    expect((await refusalOf(parts.orderSections({ equipmentId, ids: [more, sectionId] }))).code).toBe("conflict");
    expect((await refusalOf(parts.saveSection({ id: sectionId, version: 1, equipmentId, name: "x" }))).code).toBe(
      "conflict",
    );
  });
});
