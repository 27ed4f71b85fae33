import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import { crewDocuments } from "@ymp/db/schema/people";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { oneRow } from "@ymp/testing/one-row";
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

  it("stay where whoever takes it back may not keep them, and are named without title and number", async () => {
    await world.as("captain").users.setAccess({ userId: world.person("bosun").userId, levels: { employees: "edit" } });
    const id = await imported("captain", "certificates", ...list);
    const done = await takenBack("bosun", id);
    expect(done).toEqual({ undone: 1, kept: [["Tomás Reid", "papers:notYoursToKeep"]] });
    expect((await papers()).map(({ number }) => number)).toEqual(["M-1"]);
  });

  it("go where whoever takes it back keeps papers of their kinds", async () => {
    const id = await imported("captain", "certificates", ...list);
    expect(await takenBack("captain", id)).toEqual({ undone: 2, kept: [] });
    expect(await papers()).toEqual([]);
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

  it("stay on board where a hand could not take them out, and go with whoever sent them", async () => {
    const lines = ["Code,Name,Critical,Department", "S-1,Steering gear,yes,engineering", "W-1,Winch,,deck"];
    const list = await imported("captain", "equipment", ...lines);
    expect(await takenBack("bosun", list)).toEqual({ undone: 1, kept: [["Steering gear", "refusals:field.captain"]] });
    const own = await imported("chief", "equipment", "Code,Name,Critical", "P-1,Fire pump,yes");
    expect(await takenBack("chief", own)).toEqual({ undone: 1, kept: [] });
  });
});
