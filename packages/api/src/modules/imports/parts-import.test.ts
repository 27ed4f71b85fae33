import { newId } from "@ymp/core/ids";
import { sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const imports = () => world.as("captain").imports;
const csv = (...lines: string[]) => ({
  fileName: "parts.csv",
  base64: Buffer.from(lines.join("\n")).toString("base64"),
});

async function decided(file: { fileName: string; base64: string }) {
  const sheet = oneRow((await imports().read({ ...file, kind: "parts" })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { ...file, kind: "parts" as const, mapping };
}

const parts = () => world.inVessel("A", (tx) => tx.select().from(spareParts).orderBy(spareParts.designation));
const sectionNames = () =>
  world.inVessel("A", async (tx) => (await tx.select().from(sections)).map(({ name }) => name).sort());

const list = csv(
  "Designation,Part number,Equipment,Section,Drawing,Key,Fitted qty,Dimensions",
  "Impeller,IM-77,Generator Port,Raw water pump,4,K1,1,65 mm",
  "O-ring,OR-9,Generator Port,Raw water pump,5,,2,",
  "O-ring,OR-9,Generator Port,Fuel pump,2,,1,",
  "Seal,S-1,Steam engine,,,,1,",
);

describe("a parts list", () => {
  it("is recognised, tried out without a trace, written once with its links, and taken back", async () => {
    const machine = await makeEquipment(world, { name: "Generator Port", code: "G-1" });
    const itemId = newId();
    await world.as("captain").inventory.save({ id: itemId, name: "Impeller 65", partNo: "im-77" });
    expect(oneRow((await imports().read({ ...list, kind: "equipment" })).sheets).likelyKind).toBe("parts");
    const input = await decided(list);
    const preview = await imports().preview(input);
    expect(preview.counts).toMatchObject({ create: 3, error: 1 });
    expect(preview.rows.at(-1)?.problems).toMatchObject([{ messageKey: "imports:rowEquipmentNotFound" }]);
    expect(await parts()).toEqual([]);

    const id = newId();
    await imports().write({ id, ...input, onlyGoodRows: true });
    expect(await parts()).toMatchObject([
      { designation: "Impeller", equipmentId: machine.id, itemId, partNo: "IM-77", key: "K1", measurement: "65 mm" },
      { designation: "O-ring", figureNumber: "5", fittedQuantity: 2, itemId: null },
      { designation: "O-ring", figureNumber: "2", fittedQuantity: 1 },
    ]);
    expect(await sectionNames()).toEqual(["Fuel pump", "Raw water pump"]);

    expect((await imports().preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 3 });
    expect(await imports().undo({ id })).toEqual({ undone: 3, kept: [] });
    expect([await parts(), await sectionNames()]).toEqual([[], []]);
  });

  it("changes a known part by machine and number, and gives it back", async () => {
    const machine = await makeEquipment(world, { name: "Watermaker", code: "W-1" });
    const partId = newId();
    await world
      .as("captain")
      .spareParts.save({ id: partId, equipmentId: machine.id, designation: "Pump", partNo: "P-1" });
    const id = newId();
    await imports().write({
      id,
      ...(await decided(csv("Equipment code,Part,Part no,Notes", "W-1,Feed pump,p-1,New"))),
    });
    expect(await parts()).toMatchObject([{ id: partId, designation: "Feed pump", description: "New", version: 2 }]);
    await imports().undo({ id });
    expect(await parts()).toMatchObject([{ id: partId, designation: "Pump", description: null }]);
  });

  it("keeps a part that was worked on since", async () => {
    await makeEquipment(world, { name: "Generator Port" });
    const id = newId();
    await imports().write({ id, ...(await decided(list)), onlyGoodRows: true });
    const impeller = (await parts()).find(({ designation }) => designation === "Impeller");
    world.setNow("2026-11-21T12:00:00Z");
    await world.as("captain").spareParts.save({
      id: impeller?.id ?? "",
      version: 1,
      equipmentId: impeller?.equipmentId ?? "",
      designation: "Impeller, neoprene",
    });
    expect((await imports().undo({ id })).kept).toMatchObject([{ recordKind: "part", name: "Impeller, neoprene" }]);
    expect(await sectionNames()).toEqual(["Raw water pump"]);
  });

  it("is refused without the right to spare parts, and unknown to another vessel", async () => {
    await makeEquipment(world, { name: "Generator Port" });
    const input = await decided(list);
    expect((await refusalOf(world.as("deckhand").imports.preview(input))).code).toBe("forbidden");
    const id = newId();
    await imports().write({ id, ...input, onlyGoodRows: true });
    expect((await refusalOf(world.as("rival").imports.undo({ id }))).code).toBe("not_found");
  });

  it("with stock columns fills the stores, once for what machines share, and is taken back", async () => {
    await makeEquipment(world, { name: "Generator Port" });
    await makeEquipment(world, { name: "Generator Starboard" });
    const file = csv(
      "Item,Part Name,Part No,Equipment,UoM,Qty ROB,Min,Location,Unit price,Currency",
      "1,Oil filter,OF-1,Generator Port,pcs,5,2,Locker 4,12.50,EUR",
      "2,Oil filter,OF-1,Generator Starboard,pcs,5,2,Locker 4,12.50,EUR",
      "3,Impeller,,Generator Port,PCS,1,,Locker 4,,",
      "4,Impeller,,Generator Starboard,PCS,2,,Locker 4,,",
    );
    const input = await decided(file);
    expect(input.mapping.map(({ use, field }) => field ?? use)).toEqual([
      "ignore",
      "designation",
      "partNo",
      "equipmentName",
      "unit",
      "onBoard",
      "minQuantity",
      "location",
      "price",
      "currency",
    ]);
    const preview = await imports().preview(input);
    expect(preview.counts).toMatchObject({ create: 4, error: 0 });
    expect(preview.rows[0]?.values).toMatchObject({ designation: "Oil filter", onBoard: 5, location: "Locker 4" });
    expect(preview.rows[1]?.problems).toMatchObject([{ messageKey: "imports:rowStockTold", params: { row: 2 } }]);
    const id = newId();
    await imports().write({ id, ...input });
    const stores = async () =>
      (await world.as("captain").inventory.list({})).rows.map(({ name, onHand }) => [name, onHand]).sort();
    expect(await stores()).toEqual([
      ["Impeller, Generator Port", 1],
      ["Impeller, Generator Starboard", 2],
      ["Oil filter", 5],
    ]);
    const linked = await parts();
    expect(new Set(linked.map(({ itemId }) => itemId)).size).toBe(3);
    expect(linked.every(({ itemId }) => itemId !== null)).toBe(true);
    expect((await imports().preview(input)).counts).toMatchObject({ create: 0, update: 0, skip: 4 });

    await imports().undo({ id });
    expect([await parts(), await stores()]).toEqual([[], []]);
  });
});
