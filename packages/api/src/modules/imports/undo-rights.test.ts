import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import { crewDocuments } from "@ymp/db/schema/people";
import { suppliers } from "@ymp/db/schema/suppliers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { makeSupplier } from "@ymp/testing/factories/suppliers";
import { oneRow } from "@ymp/testing/one-row";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

type Who = Parameters<World["as"]>[0];
type Kind = "equipment" | "inventory" | "jobs" | "parts" | "suppliers" | "certificates";

async function imported(who: Who, kind: Kind, ...lines: string[]) {
  const file = { fileName: "list.csv", base64: Buffer.from(lines.join("\n")).toString("base64") };
  const sheet = oneRow((await world.as(who).imports.read({ ...file, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  const id = newId();
  await world.as(who).imports.write({ id, ...file, kind, mapping });
  world.setNow(new Date(world.now().getTime() + 3_600_000));
  return id;
}

async function takenBack(who: Who, id: string) {
  const { undone, kept } = await world.as(who).imports.undo({ id });
  return { undone, kept: kept.map(({ name, why }) => [name, why?.messageKey]) };
}

describe("papers of a list that another sent", () => {
  const papers = () => world.inVessel("A", (tx) => tx.select().from(crewDocuments));
  const list = ["Name,Certificate,Number", "Tomás Reid,ENG1,M-1", "Tomás Reid,ECDIS,E-1"];

  it("stay where anyone who takes it back may not keep them, and are named without title and number", async () => {
    await world.as("captain").users.setAccess({
      ...(await seenPlace(world.as("captain").users, world.person("bosun").userId)),
      levels: { employees: "edit" },
    });
    const id = await imported("captain", "certificates", ...list);
    const done = await takenBack("bosun", id);
    expect(done).toEqual({ undone: 1, kept: [["Tomás Reid", "papers:notYoursToKeep"]] });
    expect((await papers()).map(({ number }) => number)).toEqual(["M-1"]);
  });

  it("go where anyone who takes it back keeps papers of their kinds", async () => {
    const id = await imported("captain", "certificates", ...list);
    expect(await takenBack("captain", id)).toEqual({ undone: 2, kept: [] });
    expect(await papers()).toEqual([]);
  });
});

describe("a list that brought a supplier back", () => {
  it("leaves a supplier in use that the vessel has ordered from since, and names the orders", async () => {
    const { id } = await makeSupplier(world, { name: "Chandler", archivedAt: world.now() });
    const list = await imported("captain", "suppliers", "Company,Phone", "Chandler,+34 971 000");
    const { numberText } = await makeOrdered(world, { order: { supplierId: id } });
    const { undone, kept } = await world.as("captain").imports.undo({ id: list });
    expect(undone).toBe(0);
    expect(kept).toMatchObject([{ name: "Chandler", why: { params: { orders: numberText } } }]);
  });
});

describe("a list of items that brought a supplier along", () => {
  it("leaves it unnamed, with its orders, where anyone who takes the list back may not see suppliers", async () => {
    const id = await imported("captain", "inventory", "Item name,Supplier", "Fender,Chandler South");
    const supplier = (await world.as("captain").suppliers.list({})).rows.find(({ name }) => name === "Chandler South");
    await makeOrdered(world, { order: { supplierId: supplier?.id ?? "" } });
    await world.as("captain").users.setAccess({
      ...(await seenPlace(world.as("captain").users, world.person("bosun").userId)),
      levels: { supplier: "none" },
    });
    const { kept } = await world.as("bosun").imports.undo({ id });
    expect(kept).toMatchObject([{ recordKind: "supplier", recordId: supplier?.id, name: "" }]);
  });
});

describe("a list of parts that filled the stores", () => {
  it("leaves the stock where anyone who takes it back may not change the stores", async () => {
    await makeEquipment(world, { name: "Generator" });
    const list = ["Part Name,Part No,Equipment,Qty ROB,Location", "Oil filter,OF-1,Generator,5,Locker 4"];
    const id = await imported("captain", "parts", ...list);
    await world.as("captain").users.setAccess({
      ...(await seenPlace(world.as("captain").users, world.person("bosun").userId)),
      levels: { inventory: "view" },
    });
    expect(await takenBack("bosun", id)).toEqual({ undone: 1, kept: [["Oil filter", "refusals:closedToRole"]] });
    const { rows } = await world.as("captain").inventory.list({});
    expect(rows.map(({ name, onHand }) => [name, onHand])).toEqual([["Oil filter", 5]]);
  });
});

describe("machines of a list that another sent", () => {
  const rowOf = async (id: string) =>
    oneRow(await world.inVessel("A", (tx) => tx.select().from(equipment).where(eq(equipment.id, id))));

  it("stay critical where a hand could not change that, and are named", async () => {
    const { id } = await makeEquipment(world, { name: "Steering gear", code: "S-1", department: "engineering" });
    await makeEquipment(world, { name: "Winch", code: "W-1", department: "deck" });
    const list = await imported(
      "captain",
      "equipment",
      "Code,Name,Critical,Maker",
      "S-1,Steering gear,yes,",
      "W-1,Winch,,Lewmar",
    );
    expect(await takenBack("bosun", list)).toEqual({ undone: 1, kept: [["Steering gear", "refusals:field.captain"]] });
    expect((await rowOf(id)).isCritical).toBe(true);
  });

  it("stay on board where a hand could not take them out, and go with the person who sent them", async () => {
    const lines = ["Code,Name,Critical,Department", "S-1,Steering gear,yes,engineering", "W-1,Winch,,deck"];
    const list = await imported("captain", "equipment", ...lines);
    expect(await takenBack("bosun", list)).toEqual({ undone: 1, kept: [["Steering gear", "refusals:field.captain"]] });
    const own = await imported("chief", "equipment", "Code,Name,Critical", "P-1,Fire pump,yes");
    expect(await takenBack("chief", own)).toEqual({ undone: 1, kept: [] });
  });
});

it("a plan of class that another's list made stays with its job, for anyone who could not stop it", async () => {
  const lines = [
    "Title,Kind,Interval,Due",
    "Hull survey,class,1 year,2026-12-01",
    "Wash the tender,,1 month,2026-12-02",
  ];
  const list = await imported("captain", "jobs", ...lines);
  const { kept } = await takenBack("bosun", list);
  expect(kept.map(([name]) => name)).toEqual(["Hull survey", "Hull survey"]);
});

describe("what a record named before", () => {
  const items = async () => (await world.as("captain").inventory.list({})).rows;

  it("keeps the item where that supplier is gone by now, and gives the rest back", async () => {
    const first = await imported(
      "captain",
      "inventory",
      "Item,Part No,Supplier",
      "Oil filter,OF-1,Port Motors",
      "Fuse,F-1,",
    );
    const [supplier] = (await world.as("captain").suppliers.list({})).rows;
    const second = await imported(
      "captain",
      "inventory",
      "Item,Part No,Supplier,Category",
      "Oil filter,OF-1,Sea Safety,",
      "Fuse,F-1,,Electrics",
    );
    await world.inVessel("A", (tx) => tx.delete(suppliers).where(eq(suppliers.id, supplier?.id ?? "")));
    expect(first).not.toBe(second);
    const done = await takenBack("captain", second);
    expect(done.kept).toContainEqual(["Oil filter", "refusals:linkedRecordMissing"]);
    expect(done.undone).toBe(1);
    expect(await items()).toHaveLength(2);
  });
});
