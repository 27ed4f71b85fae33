import { newId } from "@ymp/core/ids";
import { counters, equipment, readings, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, itemLocations, locations, spareParts, stockMoves } from "@ymp/db/schema/inventory";
import { jobAssignees, jobs, jobTasks } from "@ymp/db/schema/jobs";
import { profiles } from "@ymp/db/schema/people";
import { planAssignees, planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { inScope } from "@ymp/db/scope";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
const sisterId = newId();

const platform = () => world.as("superadmin").platform;

/** A main engine with a pump, a meter that ran, a part in stock, a plan with checklist and people, and work in hand. */
async function equipPattern(): Promise<void> {
  const vesselId = world.vessels.A.id;
  const engine = await makeEquipment(world, { name: "Main engine PS", code: "ME-1", serialNumber: "33210" });
  await makeEquipment(world, { name: "Fuel pump", parentId: engine.id });
  await makeEquipment(world, { name: "Old generator", archivedAt: world.now() });
  const counter = await makeCounter(world, { equipmentId: engine.id, lastTotal: 43_800 });
  const { item, locationIds } = await makeItem(world, { name: "Oil filter", stock: { "Engine store": 6 } });
  await makeItem(world, { name: "Owner's whisky", isPrivate: true, stock: { Cellar: 3 } });
  const sectionId = newId();
  await world.inVessel("A", (tx) =>
    tx.insert(sections).values({ vesselId, id: sectionId, equipmentId: engine.id, name: "Lubrication" }),
  );
  await makePart(world, { equipmentId: engine.id, sectionId, itemId: item.id, serialNo: "X-9" });
  const plan = await makePlan(world, { equipmentId: engine.id, title: "Change the oil", anchorOn: null });
  await makePlan(world, {
    equipmentId: engine.id,
    title: "Overhaul",
    trigger: "counter",
    intervalCount: null,
    intervalUnit: null,
    counterId: counter.id,
    counterInterval: 20_000,
  });
  await makePlan(world, { title: "Given up", isActive: false });
  await world.inVessel("A", async (tx) => {
    await tx.insert(planTasks).values({ vesselId, planId: plan.id, position: 0, title: "Drain the sump" });
    await tx.insert(planParts).values({ vesselId, planId: plan.id, itemId: item.id, quantity: 2 });
    await tx.insert(planAssignees).values({ vesselId, planId: plan.id, profileId: world.crew.A.chief.profileId });
  });
  await makeJob(world, { planId: plan.id, equipmentId: engine.id, occurrence: 4 });
  expect(Object.keys(locationIds)).toEqual(["Engine store"]);
}

beforeAll(async () => {
  world = await createWorld();
  await equipPattern();
  await platform().markTemplate({ vesselId: world.vessels.A.id, isTemplate: true });
  await platform().createVessel({
    ...{ id: sisterId, name: "Sister", timeZone: "Europe/Paris", currency: "EUR" },
    templateVesselId: world.vessels.A.id,
  });
});
afterAll(() => world.close());

const onSister = <T>(work: Parameters<typeof inScope<T>>[2]) =>
  inScope(world.database, { vesselId: sisterId, userId: null, access: "read" }, work);

describe("a vessel made from a pattern", () => {
  it("has its machines in the same tree, under new ids and without what belongs to one machine", async () => {
    const rows = await onSister((tx) => tx.select().from(equipment).where(eq(equipment.vesselId, sisterId)));
    const engine = rows.find(({ name }) => name === "Main engine PS");
    const pump = rows.find(({ name }) => name === "Fuel pump");
    expect(rows).toHaveLength(2);
    expect(engine).toMatchObject({ code: "ME-1", serialNumber: null, parentId: null });
    expect(pump?.parentId).toBe(engine?.id);
    const originals = await world.inVessel("A", (tx) => tx.select({ id: equipment.id }).from(equipment));
    expect(originals.map(({ id }) => id)).not.toContain(engine?.id);
  });

  it("has meters at zero that nobody has read", async () => {
    const rows = await onSister((tx) => tx.select().from(counters).where(eq(counters.vesselId, sisterId)));
    const read = await onSister((tx) => tx.select().from(readings).where(eq(readings.vesselId, sisterId)));
    expect(rows).toMatchObject([{ kind: "hours", lastReading: 0, lastTotal: 0, dailyAverage: null }]);
    expect(read).toEqual([]);
  });

  it("has its parts and stock places, and nothing in them", async () => {
    const [parts, items, places, kept, moves] = await onSister((tx) =>
      Promise.all([
        tx.select().from(spareParts).where(eq(spareParts.vesselId, sisterId)),
        tx.select().from(inventoryItems).where(eq(inventoryItems.vesselId, sisterId)),
        tx.select().from(locations).where(eq(locations.vesselId, sisterId)),
        tx.select().from(itemLocations).where(eq(itemLocations.vesselId, sisterId)),
        tx.select().from(stockMoves).where(eq(stockMoves.vesselId, sisterId)),
      ]),
    );
    expect(items.map(({ name }) => name)).toEqual(["Oil filter"]);
    expect(parts).toMatchObject([{ itemId: items[0]?.id, serialNo: null, sectionId: expect.any(String) }]);
    expect(places.map(({ name }) => name).sort()).toEqual(["Cellar", "Engine store"]);
    expect(kept).toHaveLength(1);
    expect(moves).toEqual([]);
  });

  it("has the plans that run, each with its first job, checklist and parts, and nobody on it", async () => {
    const [rules, work, lines, people] = await onSister((tx) =>
      Promise.all([
        tx.select().from(plans).where(eq(plans.vesselId, sisterId)),
        tx.select().from(jobs).where(eq(jobs.vesselId, sisterId)),
        tx.select().from(jobTasks).where(eq(jobTasks.vesselId, sisterId)),
        tx.select().from(jobAssignees).where(eq(jobAssignees.vesselId, sisterId)),
      ]),
    );
    expect(rules.map(({ title }) => title).sort()).toEqual(["Change the oil", "Overhaul"]);
    expect(work.map(({ title, occurrence, dueOn, dueTotal }) => ({ title, occurrence, dueOn, dueTotal }))).toEqual(
      expect.arrayContaining([
        { title: "Change the oil", occurrence: 1, dueOn: "2026-09-15", dueTotal: null },
        { title: "Overhaul", occurrence: 1, dueOn: null, dueTotal: 20_000 },
      ]),
    );
    expect(work.map(({ number }) => number).sort()).toEqual([1, 2]);
    expect(lines.map(({ title }) => title)).toEqual(["Drain the sump"]);
    expect(people).toEqual([]);
  });

  it("has no people and no files of the pattern", async () => {
    const aboard = await onSister((tx) => tx.select().from(profiles).where(eq(profiles.vesselId, sisterId)));
    expect(aboard).toEqual([]);
    expect((await platform().vessel({ vesselId: sisterId })).figures).toMatchObject({
      users: 0,
      storageBytes: 0,
      equipment: 2,
      jobs: 2,
      openJobs: 2,
    });
  });

  it("reads her meter like any other and finds her machines", async () => {
    await platform().addMembership({ userId: world.crew.A.captain.userId, vesselId: sisterId, role: "captain" });
    const { account } = world.crew.A.captain;
    const context = world.context({ ...world.crew.A.captain, account }, null);
    const { createCaller } = await import("../../root.ts");
    const captain = createCaller({ ...context, requestedVesselId: sisterId });
    await captain.users.answerInvitation({ vesselId: sisterId, accepts: true });
    const found = await captain.search.find({ query: "main engine" });
    expect(JSON.stringify(found)).toContain("Main engine PS");
    const [counter] = await onSister((tx) => tx.select().from(counters).where(eq(counters.vesselId, sisterId)));
    const reading = { id: newId(), counterId: counter?.id, reading: 120, readAt: world.now(), confirmsJump: true };
    await captain.equipment.addReading(reading);
    expect(await captain.equipment.get({ id: counter?.equipmentId ?? "" })).toMatchObject({ name: "Main engine PS" });
  });
});

it("a vessel that is not marked as a pattern is not copied", async () => {
  const made = platform().createVessel({
    ...{ id: newId(), name: "Copy", timeZone: "UTC", currency: "EUR" },
    templateVesselId: world.vessels.B.id,
  });
  expect(await refusalOf(made)).toMatchObject({ code: "conflict", messageKey: "platform:notATemplate" });
});
