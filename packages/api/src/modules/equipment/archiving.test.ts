import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { untilSomebodyWaits } from "@ymp/testing/waiting";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEquipmentInput } from "./equipment.schema.ts";
import { createEquipment } from "./register.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").equipment;
const jobsOf = (equipmentId: string) =>
  world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.equipmentId, equipmentId)));
const plansOf = (equipmentId: string) =>
  world.inVessel("A", (tx) => tx.select().from(plans).where(eq(plans.equipmentId, equipmentId)));

async function create(values: { name: string; parentId?: string; location?: string }) {
  const id = newId();
  await chief().create({ id, ...values });
  return chief().get({ id });
}

describe("archiving", () => {
  it("takes along, or finds there, what is being hung below the machine at that moment", async () => {
    const top = await create({ name: "Davit" });
    const child = { id: newId(), name: "Winch", parentId: top.id };
    const archived = await world.enter("engineer", async (scope) => {
      await createEquipment(scope, createEquipmentInput.parse(child));
      const archiving = chief().archive({ id: top.id, version: top.version });
      await untilSomebodyWaits(world);
      return { archiving };
    });
    expect(await archived.archiving).toMatchObject({ archived: 2 });
    expect(await chief().get({ id: child.id })).toMatchObject({ archivedAt: world.now() });
  });

  it("stops the plans, keeps the history, and restoring starts the same plans again", async () => {
    const top = await create({ name: "Old crane" });
    const motor = await create({ name: "Crane motor", parentId: top.id });
    const [running, resting] = [
      await makePlan(world, { equipmentId: motor.id }),
      await makePlan(world, { equipmentId: motor.id, isActive: false }),
    ];
    await makeJob(world, { equipmentId: motor.id, planId: running.id, occurrence: 1, dueOn: day("2026-07-01") });
    const input = { id: top.id, version: top.version };
    expect(await refusalOf(chief().archive(input))).toMatchObject({
      messageKey: "equipment:hasOpenJobs",
      params: { count: 1 },
    });
    expect(await chief().archive({ ...input, closesOpenJobs: true, reason: "Sold" })).toEqual({
      archived: 2,
      stoppedPlans: 1,
      closedJobs: 1,
    });
    expect(await plansOf(motor.id)).toMatchObject([{ isActive: false }, { isActive: false }]);
    expect(await jobsOf(motor.id)).toMatchObject([{ status: "cancelled", cancelReason: "Sold" }]);
    expect((await chief().list({ search: "crane" })).total).toBe(0);
    expect((await refusalOf(chief().restore({ id: motor.id, version: motor.version + 1 }))).messageKey).toBe(
      "equipment:parentIsArchived",
    );

    expect(await chief().restore({ id: top.id, version: top.version + 1 })).toEqual({ restored: 2, startedPlans: 1 });
    const after = await plansOf(motor.id);
    expect(after.find(({ id }) => id === running.id)?.isActive).toBe(true);
    expect(after.find(({ id }) => id === resting.id)?.isActive).toBe(false);
    expect((await jobsOf(motor.id)).filter(({ status }) => status === "due")).toMatchObject([
      { occurrence: 2, dueOn: "2026-07-01" },
    ]);
  });

  it("does not cancel what class asks for", async () => {
    const { id, version } = await create({ name: "Pressure vessel" });
    await makeJob(world, { equipmentId: id, kind: "class" });
    expect((await refusalOf(chief().archive({ id, version, closesOpenJobs: true }))).messageKey).toBe(
      "equipment:hasClassJobs",
    );
  });
});

describe("archiving asks what closing and stopping by hand ask", () => {
  const said = (who: "chief" | "captain", input: { id: string; version: number; reason?: string }) =>
    refusalOf(world.as(who).equipment.archive({ ...input, closesOpenJobs: true }));

  it("a reason for the jobs that it cancels", async () => {
    const { id, version } = await create({ name: "Spare winch" });
    await makeJob(world, { equipmentId: id });
    for (const reason of [undefined, " a "])
      expect(await said("chief", { id, version, reason })).toMatchObject({
        fields: { reason: "job-refusals:reasonTooShort" },
      });
  });

  it("the captain for critical work, of a machine that is not critical itself, and says which", async () => {
    const { id, version } = await create({ name: "Bilge valve" });
    const { id: planId } = await makePlan(world, { equipmentId: id, isCritical: true, title: "Test the valve" });
    const job = { equipmentId: id, planId, occurrence: 1, isCritical: true, title: "Test the valve" };
    await makeJob(world, job);
    const sold = { id, version, reason: "Sold ashore" };
    const keeps = { messageKey: "equipment:keepsJob", params: { title: "Test the valve" } };
    expect(await said("chief", sold)).toMatchObject({ code: "conflict", ...keeps });
    const named = { id, name: "Bilge valve", ...keeps };
    expect((await chief().wayOfArchiving({ ids: [id] })).inTheWay).toEqual([named]);
    expect((await jobsOf(id)).map(({ status }) => status)).not.toContain("cancelled");
    expect(await plansOf(id)).toMatchObject([{ isActive: true }]);
    const captain = world.as("captain").equipment;
    expect((await captain.wayOfArchiving({ ids: [id] })).inTheWay).toEqual([]);
    expect(await captain.archive({ ...sold, closesOpenJobs: true })).toMatchObject({ stoppedPlans: 1, closedJobs: 1 });
  });

  it("nothing of machines in whose way nothing stands, and of each other one its own reason", async () => {
    const [free, boom] = [await create({ name: "Spare winch" }), await create({ name: "Crane base" })];
    const { id: below } = await create({ name: "Crane boom", parentId: boom.id });
    await makeJob(world, { equipmentId: below, kind: "class", title: "Load test" });
    const asked = { ids: [free.id, boom.id, newId()] };
    const hasClassJobs = { messageKey: "equipment:hasClassJobs", params: { name: "Crane base", count: 1 } };
    expect(await chief().wayOfArchiving(asked)).toEqual({
      inTheWay: [{ id: boom.id, name: "Crane base", ...hasClassJobs }],
    });
  });

  it("the captain for a plan of class without an open job, also below", async () => {
    const top = await create({ name: "Crane base" });
    const { id } = await create({ name: "Crane boom", parentId: top.id });
    await makePlan(world, { equipmentId: id, kind: "class", title: "Load test" });
    const { version } = await chief().get({ id: top.id });
    expect(await said("chief", { id: top.id, version, reason: "Sold ashore" })).toMatchObject({
      messageKey: "equipment:keepsPlan",
      params: { title: "Load test" },
    });
  });
});

describe("a copy", () => {
  it("is the machine of the other side: counters at zero, same sections, parts and plans", async () => {
    const engine = await makeEquipment(world, {
      name: "Main engine port",
      code: "ME-P",
      serialNumber: "123",
      location: "Engine room",
    });
    const pump = await makeEquipment(world, { name: "LO pump port", parentId: engine.id });
    const counter = await makeCounter(world, { equipmentId: engine.id, lastTotal: 128475 });
    const sectionId = newId();
    await chief().createSection({ id: sectionId, equipmentId: engine.id, name: "Cylinder head" });
    const { item } = await makeItem(world, { name: "Gasket", stock: { "Store 2": 4 } });
    await makePart(world, { equipmentId: engine.id, sectionId, itemId: item.id, designation: "Gasket" });
    const plan = {
      equipmentId: pump.id,
      title: "LO pump port, seal",
      trigger: "counter" as const,
      counterId: counter.id,
      counterInterval: 20000,
      intervalCount: null,
      intervalUnit: null,
    };
    await makePlan(world, plan);

    const copy = await chief().copy({ id: engine.id, newId: newId() });
    expect(copy.name).toBe("Main engine starboard");
    expect(await chief().get({ id: copy.id })).toMatchObject({
      code: "ME-S",
      serialNumber: null,
      location: "Engine room",
      counters: [{ lastTotal: 0 }],
      counts: { parts: 1, sections: 1, children: 1, openJobs: 1, activePlans: 1 },
    });
    expect((await chief().parts({ id: copy.id })).rows).toMatchObject([
      { designation: "Gasket", sectionName: "Cylinder head", stock: { onHand: 4 } },
    ]);
    expect((await chief().dueNext({ id: copy.id })).rows).toMatchObject([
      { title: "LO pump starboard, seal", equipmentName: "LO pump starboard", dueTotal: 20000 },
    ]);
  });
});

describe("restoring", () => {
  it("forgives nothing: what was overdue is, and hours count from the last time", async () => {
    const machine = await create({ name: "Watermaker" });
    const counter = await makeCounter(world, { equipmentId: machine.id, lastReading: 9_000, lastTotal: 9_000 });
    const { jobId: byDate } = await world.as("chief").plans.create({
      ...{ id: newId(), equipmentId: machine.id, title: "Rinse membranes", lastDoneOn: day("2026-01-10") },
      rule: { trigger: "calendar", intervalCount: 3, intervalUnit: "month" },
    });
    const { jobId: byHours } = await world.as("chief").plans.create({
      ...{ id: newId(), equipmentId: machine.id, title: "Change the oil", lastDoneTotal: 8_000 },
      rule: { trigger: "counter", counterInterval: 5_000 },
    });
    expect(counter).toBeDefined();
    const { version } = await chief().get({ id: machine.id });
    await chief().archive({ id: machine.id, version, closesOpenJobs: true, reason: "Laid up" });
    const archived = await chief().get({ id: machine.id });
    await chief().restore({ id: machine.id, version: archived.version });
    const returned = (await jobsOf(machine.id)).filter(
      ({ id, status }) => status === "due" && ![byDate, byHours].includes(id),
    );
    expect(returned.map(({ dueOn, dueTotal }) => [dueOn, dueTotal])).toEqual(
      expect.arrayContaining([
        ["2026-04-10", null],
        [null, 13_000],
      ]),
    );
    expect(returned).toHaveLength(2);
  });
});
