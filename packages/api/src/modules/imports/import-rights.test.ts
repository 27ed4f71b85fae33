import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { workHistory } from "@ymp/db/schema/work-history";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

type Who = Parameters<World["as"]>[0];
type Kind = "equipment" | "inventory" | "jobs" | "parts" | "suppliers";

async function decided(who: Who, kind: Kind, lines: readonly string[]) {
  const file = { fileName: "list.csv", base64: Buffer.from(lines.join("\n")).toString("base64") };
  const sheet = oneRow((await world.as(who).imports.read({ ...file, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { ...file, kind, mapping };
}

async function imported(who: Who, kind: Kind, ...lines: string[]) {
  const id = newId();
  await world.as(who).imports.write({ id, ...(await decided(who, kind, lines)) });
  return id;
}

async function previewed(who: Who, kind: Kind, ...lines: string[]) {
  const { rows } = await world.as(who).imports.preview(await decided(who, kind, lines));
  return rows.map(({ action, problems }) => [
    action,
    ...problems.map(({ field, messageKey }) => `${field} ${messageKey}`),
  ]);
}

it("a list says hours ahead of the clock for heads of department alone", async () => {
  const machine = await makeEquipment(world, { name: "Generator", code: "G-1" });
  const readAt = new Date("2026-11-20T09:00:00Z");
  await world.as("chief").equipment.addReading({ id: newId(), equipmentId: machine.id, reading: 10_000, readAt });
  const list = (hours: string) => ["Code,Name,Running hours", `G-1,Generator,${hours}`] as const;
  const hoursNow = async () => (await world.as("chief").equipment.get({ id: machine.id })).counters[0]?.lastReading;
  expect(await previewed("engineer", "equipment", ...list("9000"))).toEqual([
    ["skip", "runningHours imports:rowHoursTooFar"],
  ]);
  await imported("engineer", "equipment", ...list("1024"));
  expect(await hoursNow()).toBe(10_240);
  await imported("chief", "equipment", ...list("9000"));
  expect(await hoursNow()).toBe(90_000);
});

it("a list that takes a machine out of the register stops no plan that its importer may not stop", async () => {
  const { id } = await makeEquipment(world, { name: "Bilge valve", code: "BV-1", department: "engineering" });
  await makePlan(world, { equipmentId: id, isCritical: true, title: "Test the valve" });
  const list = ["Code,Name,Status", "BV-1,Bilge valve,archived"];
  const input = { id: newId(), ...(await decided("chief", "equipment", list)) };
  expect(await previewed("chief", "equipment", ...list)).toEqual([["error", "status equipment:keepsPlan"]]);
  expect((await refusalOf(world.as("chief").imports.write(input))).messageKey).toBe("imports:hasErrors");
  await imported("captain", "equipment", ...list);
  expect((await world.as("captain").equipment.get({ id })).archivedAt).not.toBeNull();
});

it("a list makes plans of class and of critical machines for the heads of their departments alone", async () => {
  await makeEquipment(world, { name: "Steering gear", isCritical: true, department: "engineering" });
  await makeEquipment(world, { name: "Awning", department: "deck" });
  const heading = "Title,Equipment,Kind,Interval";
  const [critical, ofClass, ordinary] = [
    "Service,Steering gear,,6 months",
    "Survey,Awning,class,1 year",
    "Wash,Awning,,1 month",
  ];
  expect(await previewed("deckhand", "jobs", heading, critical, ofClass, ordinary)).toEqual([
    ["error", "kind imports:rowPlanOfHead"],
    ["error", "kind imports:rowPlanOfHead"],
    ["create"],
  ]);
  expect(await previewed("captain", "jobs", heading, critical, ofClass, ordinary)).toEqual([
    ["create"],
    ["create"],
    ["create"],
  ]);
});

it("a register brings services of critical machines for the heads of their departments alone, and leaves out no machine", async () => {
  await makeEquipment(world, { name: "Steering gear", code: "S-1", isCritical: true, department: "engineering" });
  const register = ["Code,Name,Department,Interval", "S-1,Steering gear,,6 months", "A-1,Awning,deck,1 month"];
  expect(await previewed("engineer", "equipment", ...register)).toEqual([
    ["skip", "planTitle imports:rowPlanOfHead"],
    ["create"],
  ]);
  expect(await previewed("chief", "equipment", ...register)).toEqual([["update"], ["create"]]);
});

describe("a list that reports a job on board as done", () => {
  const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } as const;

  it.each([
    ["a signature", { signature: "completer" as const }, "imports:rowAsksSignature"],
    ["a photo", { needsPhoto: true }, "imports:rowAsksPhoto"],
    ["its checklist", { tasks: ["Valves open"] }, "imports:rowTasksOpen"],
  ])("does not close it where completing takes %s", async (_, demands, refusal) => {
    const pump = await makeEquipment(world, { name: "Pump" });
    await world.as("captain").plans.create({
      id: newId(),
      title: "Service",
      equipmentId: pump.id,
      rule,
      ...demands,
    });
    const [job] = await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.equipmentId, pump.id)));
    const report = ["Title,Equipment,Status,Due,Completed on", `Service,Pump,done,${job?.dueOn},2026-11-20`];
    expect(await previewed("deckhand", "jobs", ...report)).toMatchObject([["error", `status ${refusal}`]]);
    const input = await decided("deckhand", "jobs", report);
    expect((await refusalOf(world.as("deckhand").imports.write({ id: newId(), ...input }))).messageKey).toBe(
      "imports:hasErrors",
    );
  });

  it("does not close it before its plan was last done", async () => {
    const pump = await makeEquipment(world, { name: "Sea water pump" });
    await world.as("captain").plans.create({ id: newId(), title: "Service", equipmentId: pump.id, rule });
    const open = async () => {
      const found = await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.equipmentId, pump.id)));
      return oneRow(found.filter(({ status }) => status !== "done"));
    };
    const { id } = await open();
    const completed = { id, completionId: newId(), workDone: "Done", doneAt: world.now(), confirmsEarly: true };
    await world.as("captain").jobs.complete(completed);
    const { dueOn } = await open();
    const heading = "Title,Equipment,Status,Due,Completed on";
    const report = (done: string) =>
      previewed("captain", "jobs", heading, `Service,Sea water pump,done,${dueOn},${done}`);
    expect(await report("2026-11-20")).toMatchObject([["error", "completedOn imports:rowNotAfterLast"]]);
    // The work of that day is the one that stands there.
    expect(await report("2026-11-21")).toEqual([["skip"]]);
  });

  it.each(["class", "condition_of_class"] as const)(
    "does not close work of kind %s without its credit",
    async (kind) => {
      const pump = await makeEquipment(world, { name: `Pump of ${kind}` });
      await makeJob(world, { kind, equipmentId: pump.id, title: "Recommendation 7", dueOn: on("2026-11-30") });
      const report = [
        "Title,Equipment,Status,Due,Completed on",
        `Recommendation 7,Pump of ${kind},done,2026-11-30,2026-11-20`,
      ];
      expect(await previewed("captain", "jobs", ...report)).toMatchObject([["error", "status imports:rowAsksCredit"]]);
    },
  );

  it("records work in another's name for heads of department alone, and keeps the name in words", async () => {
    const { profileId } = world.person("engineer");
    const { firstName, lastName } = oneRow(
      await world.inVessel("A", (tx) =>
        tx
          .select()
          .from(profiles)
          .where(eq(profiles.id, profileId ?? "")),
      ),
    );
    const line = `Hull wash,done,2026-11-20,${firstName} ${lastName}`;
    const heading = "Title,Status,Completed on,Done by";
    expect(await previewed("deckhand", "jobs", heading, line)).toEqual([
      ["create", "assignee imports:rowDoneByAnother"],
    ]);
    await imported("deckhand", "jobs", heading, line);
    const doers = () =>
      world.inVessel("A", (tx) =>
        tx
          .select({ by: workHistory.doneByProfileId, words: workHistory.workDone })
          .from(workHistory)
          .orderBy(workHistory.id),
      );
    expect(await doers()).toEqual([{ by: null, words: `${firstName} ${lastName}` }]);
    await imported("chief", "jobs", heading, line.replace("Hull", "Deck"));
    expect((await doers())[1]).toEqual({ by: profileId, words: null });
  });
});

describe("a list that changes what is on board", () => {
  it("leaves alone what a form would not let this person change, and says so", async () => {
    const { item } = await makeItem(world, { name: "Flare", partNo: "F1", isCritical: true, minQuantity: 4 });
    const list = ["Item,Part No,Min,Category", "Flare,F1,0,Toys"];
    expect(await previewed("deckhand", "inventory", ...list)).toEqual([["update", "minQuantity imports:rowFieldHeld"]]);
    await imported("deckhand", "inventory", ...list);
    const kept = async () =>
      oneRow(await world.inVessel("A", (tx) => tx.select().from(inventoryItems).where(eq(inventoryItems.id, item.id))));
    expect(await kept()).toMatchObject({ minQuantity: 4, category: "Toys" });
    await imported("chief", "inventory", ...list);
    expect(await kept()).toMatchObject({ minQuantity: 0 });
  });

  it("neither renames nor links the spares of a critical machine for crew", async () => {
    const machine = await makeEquipment(world, { name: "Fire pump", isCritical: true });
    await makeItem(world, { name: "Seal kit", partNo: "S-1" });
    const [equipmentId, id] = [machine.id, newId()];
    await world.as("chief").spareParts.save({ id, equipmentId, designation: "Seal", partNo: "S-1" });
    const list = ["Machine,Part,Part No,Unit", "Fire pump,Seal,S-1,box"];
    expect(await previewed("engineer", "parts", ...list)).toEqual([["skip", "unit imports:rowFieldHeld"]]);
    expect(await previewed("chief", "parts", ...list)).toEqual([["update"]]);
  });

  it("brings nothing back into use that this person could not", async () => {
    const { item } = await makeItem(world, { name: "Flare", partNo: "F1", isCritical: true });
    await world.inVessel("A", (tx) =>
      tx.execute(sql`update inventory_items set archived_at = now() where id = ${item.id}`),
    );
    const list = ["Item,Part No,Category", "Flare,F1,Toys"];
    expect(await previewed("deckhand", "inventory", ...list)).toEqual([["error", "name imports:rowMayNotRestore"]]);
    expect(await previewed("captain", "inventory", ...list)).toEqual([["update", "name imports:rowRestores"]]);
  });

  it("keeps who is critical in the register with the captain", async () => {
    await makeEquipment(world, { name: "Fire pump", code: "F-1", isCritical: true, department: "engineering" });
    const list = ["Code,Name,Critical", "F-1,Fire pump,no"];
    expect(await previewed("chief", "equipment", ...list)).toEqual([["skip", "critical imports:rowFieldHeld"]]);
    expect(await previewed("captain", "equipment", ...list)).toEqual([["update"]]);
  });
});

describe("taking an import back", () => {
  it("is for the person who imported it and for heads of department", async () => {
    const id = await imported("captain", "inventory", "Item,Part No", "Cap,C1");
    const canUndo = async (who: Who) => oneRow((await world.as(who).imports.list({})).rows).canUndo;
    expect([await canUndo("deckhand"), await canUndo("chief")]).toEqual([false, true]);
    expect(await refusalOf(world.as("deckhand").imports.undo({ id }))).toMatchObject({
      code: "forbidden",
      messageKey: "imports:undoOfOthers",
    });
    expect(await world.as("chief").imports.undo({ id })).toEqual({ undone: 1, kept: [] });
    const own = await imported("deckhand", "inventory", "Item,Part No", "Own,C2");
    expect(await world.as("deckhand").imports.undo({ id: own })).toEqual({ undone: 1, kept: [] });
  });

  it("does not claim what the person cannot see", async () => {
    const id = await imported("captain", "inventory", "Item,Part No", "Cap,C1", "Wine,W1");
    await world.inVessel("A", (tx) =>
      tx.execute(sql`update inventory_items set is_private = true, owner_user_id = ${world.person("captain").userId}
        where part_no = 'W1'`),
    );
    expect(await world.as("chief").imports.undo({ id })).toEqual({ undone: 1, kept: [] });
  });
});

it("is written once where two send the same list at once", async () => {
  const input = await decided("chief", "inventory", ["Item,Part No", "Cap,C1"]);
  const sent = await Promise.allSettled([1, 2].map(() => world.as("chief").imports.write({ id: newId(), ...input })));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await world.inVessel("A", (tx) => tx.select().from(inventoryItems))).toHaveLength(1);
});
