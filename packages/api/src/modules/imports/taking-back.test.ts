import { newId } from "@ymp/core/ids";
import { equipment, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { notifications } from "@ymp/db/schema/notifications";
import { crewDocuments } from "@ymp/db/schema/people";
import { plans } from "@ymp/db/schema/plans";
import { suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeDraft } from "@ymp/testing/factories/orders";
import { oneRow } from "@ymp/testing/one-row";
import { sendList } from "@ymp/testing/sent-list";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdTree, updateEquipment } from "../equipment/register.service.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const captain = () => world.as("captain");
type Kind = "equipment" | "inventory" | "jobs" | "parts" | "suppliers" | "certificates";

const imported = (kind: Kind, ...lines: string[]) => sendList(world, kind, ...lines);

const tables = {
  equipment,
  inventory: inventoryItems,
  jobs,
  parts: spareParts,
  suppliers,
  certificates: crewDocuments,
};
const rowsOf = (kind: Kind | "plans") => {
  const table = kind === "plans" ? plans : tables[kind];
  return world.inVessel("A", (tx) => tx.select({ id: table.id }).from(table).orderBy(table.id));
};

const lists: Record<Kind, string[]> = {
  equipment: ["Code,Name", "P-1,Bilge pump", "P-2,Fire pump"],
  inventory: ["Item,Part No,Qty,Min,Location", "Oil filter,OF-1,6,2,Engine store", "Fuse,F-1,9,4,Bridge"],
  jobs: ["Title,Due", "Grease the winch,2026-12-01", "Wash the tender,2026-12-02"],
  parts: ["Designation,Part number,Equipment,Section", "Impeller,IM-7,Generator,Pump", "Seal,S-1,Generator,Pump"],
  suppliers: ["Name,Email,Contact person", "Port Motors,a@b.test,Ada", "Sea Safety,c@d.test,Bo"],
  certificates: ["Name,Certificate,Number", "Tomás Reid,ENG1,M-1", "Tomás Reid,ECDIS,E-1"],
};
const kinds = ["equipment", "inventory", "jobs", "parts", "suppliers", "certificates"] as const;

describe.each(kinds)("a list of %s", (kind) => {
  beforeEach(() => makeEquipment(world, { name: "Generator" }));

  it("is taken back once where two ask at once, and not by crew", async () => {
    const before = await rowsOf(kind);
    const id = await imported(kind, ...lists[kind]);
    expect(await refusalOf(world.as("deckhand").imports.undo({ id }))).toMatchObject({ code: "forbidden" });
    const asked = await Promise.allSettled([1, 2, 3].map(() => captain().imports.undo({ id })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // Of the ledger nothing is taken out: what it speaks of is archived.
    if (kind !== "inventory") expect(await rowsOf(kind)).toEqual(before);
    expect((await refusalOf(captain().imports.undo({ id }))).messageKey).toBe("imports:alreadyUndone");
  });

  it("keeps what somebody remarked on since, and nothing else", async () => {
    const before = new Set((await rowsOf(kind)).map((row) => row.id));
    const id = await imported(kind, ...lists[kind]);
    const [first] = (await rowsOf(kind)).filter((row) => !before.has(row.id));
    const recordKind = kind === "certificates" ? null : recordKinds[kind];
    if (recordKind)
      await captain().comments.create({ id: newId(), recordKind, recordId: first?.id ?? "", body: "Seen" });
    const done = await captain().imports.undo({ id });
    expect(done.kept.map(({ recordId }) => recordId)).toEqual(recordKind ? [first?.id] : []);
  });
});

const recordKinds = {
  equipment: "equipment",
  inventory: "item",
  jobs: "job",
  parts: "part",
  suppliers: "supplier",
} as const;

describe("what points at it by now keeps", () => {
  it("a machine that an order line is for", async () => {
    const id = await imported("equipment", ...lists.equipment);
    const machine = oneRow((await captain().equipment.list({ search: "Bilge" })).rows);
    await makeDraft(world, { lines: [{ equipmentId: machine.id }] });
    expect(await captain().imports.undo({ id })).toMatchObject({ undone: 1, kept: [{ recordId: machine.id }] });
  });

  it("a machine whose meter is read on a round", async () => {
    const id = await imported("equipment", "Code,Name,Running hours", "P-1,Bilge pump,100", "P-2,Fire pump,100");
    const machine = oneRow((await captain().equipment.list({ search: "Bilge" })).rows);
    const [meter] = (await captain().equipment.get({ id: machine.id })).counters;
    await captain().equipment.saveRound({ id: newId(), name: "Daily", counterIds: [meter?.id ?? ""] });
    expect(await captain().imports.undo({ id })).toMatchObject({ kept: [{ recordId: machine.id }] });
  });

  it("a part that was ordered", async () => {
    await makeEquipment(world, { name: "Generator" });
    const id = await imported("parts", ...lists.parts);
    const [part] = await rowsOf("parts");
    await makeDraft(world, { lines: [{ sparePartId: part?.id ?? "" }] });
    expect(await captain().imports.undo({ id })).toMatchObject({ undone: 1, kept: [{ recordId: part?.id }] });
  });

  it("a section that a job is about", async () => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Generator" });
    const id = await imported("parts", ...lists.parts);
    const [section] = await world.inVessel("A", (tx) => tx.select().from(sections));
    await captain().jobs.create({ id: newId(), title: "Open it up", equipmentId });
    await world.inVessel("A", (tx) => tx.update(jobs).set({ sectionId: section?.id ?? null }));
    expect(await captain().imports.undo({ id })).toEqual({ undone: 2, kept: [] });
    expect(await world.inVessel("A", (tx) => tx.select().from(sections))).toHaveLength(1);
  });

  it("the open job of a plan that somebody changed", async () => {
    const id = await imported("jobs", "Title,Interval,Due", "Grease the winch,1 month,2026-12-01");
    const [plan] = await rowsOf("plans");
    await captain().comments.create({ id: newId(), recordKind: "plan", recordId: plan?.id ?? "", body: "Monthly?" });
    const { undone, kept } = await captain().imports.undo({ id });
    expect([undone, kept.map(({ recordKind }) => recordKind)]).toEqual([0, ["job", "plan"]]);
    expect(await rowsOf("jobs")).toHaveLength(1);
  });
});

describe("what stood on board before", () => {
  const change = ["Code,Name,Location", "B-9,Ballast pump,Pump room"];
  const place = async (id: string) => (await captain().equipment.get({ id })).location;

  it("is as before, also where something was remarked on it long ago", async () => {
    const { id: recordId } = await makeEquipment(world, { name: "Ballast pump", code: "B-9" });
    await captain().comments.create({ id: newId(), recordKind: "equipment", recordId, body: "Drips" });
    world.setNow("2026-11-21T10:00:00Z");
    const id = await imported("equipment", ...change);
    expect(await place(recordId)).toBe("Pump room");
    expect(await captain().imports.undo({ id })).toEqual({ undone: 1, kept: [] });
    expect(await place(recordId)).toBeNull();
  });

  it("stays as somebody left it who began before the list was written and ended after it", async () => {
    const { id: machine } = await makeEquipment(world, { name: "Ballast pump", code: "B-9" });
    const id = await world.enter("chief", async (scope) => {
      world.setNow("2026-11-21T10:00:00Z");
      const written = await imported("equipment", ...change);
      await updateEquipment(scope, { id: machine, version: 2, location: "Boat deck" });
      return written;
    });
    expect(await captain().imports.undo({ id })).toMatchObject({ kept: [{ recordId: machine }] });
    expect(await place(machine)).toBe("Boat deck");
  });
});

it("waits for anyone who changes the tree where machines are taken back, and for nobody else", async () => {
  const stores = await imported("inventory", ...lists.inventory);
  const undone = await world.enter("chief", async (scope) => {
    await holdTree(scope);
    return captain().imports.undo({ id: stores });
  });
  expect(undone).toEqual({ undone: 2, kept: [] });
});

it("sounds no alarm for what leaves the stores with it, and books the same amounts back", async () => {
  await world.inVessel("A", (tx) => tx.delete(notifications));
  const id = await imported("inventory", ...lists.inventory);
  await captain().imports.undo({ id });
  expect(await world.inVessel("A", (tx) => tx.select().from(notifications))).toEqual([]);
  const sums = await world.inVessel("A", (tx) =>
    tx.select({ left: sql<number>`sum(quantity)::float8` }).from(stockMoves).groupBy(stockMoves.itemId),
  );
  expect(sums).toEqual([{ left: 0 }, { left: 0 }]);
});
