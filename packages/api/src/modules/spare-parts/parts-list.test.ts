import { newId } from "@ymp/core/ids";
import { spareParts } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { partsListsIn } from "@ymp/testing/factories/spare-parts";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { chief, addPart } = partsListsIn(() => world);

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
  });

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
