import { parseCalendarDate } from "@ymp/core/calendar-date";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;
const cardOf = async (kind: string) => (await world.as("captain").attention.get()).cards.find((c) => c.kind === kind);

describe("plans without an open job", () => {
  it("stand in attention until their next job is on the list again", async () => {
    const plan = await makePlan(world, { title: "Flush the watermaker", knownDoneOn: on("2026-05-01") });
    expect(await cardOf("plansWithoutJob")).toMatchObject({
      count: 1,
      lines: [{ recordKind: "plan", recordId: plan.id, title: "Flush the watermaker" }],
    });
    await world.as("chief").plans.resume({ id: plan.id });
    const { openJobId } = await world.as("chief").plans.get({ id: plan.id });
    expect(await world.as("chief").jobs.get({ id: openJobId ?? "" })).toMatchObject({ dueOn: "2026-08-01" });
    expect(await cardOf("plansWithoutJob")).toBeUndefined();
  });

  it("get one job however often it is asked for", async () => {
    const plan = await makePlan(world);
    await world.as("chief").plans.resume({ id: plan.id });
    await world.as("chief").plans.resume({ id: plan.id });
    expect((await world.as("chief").jobs.list({ search: plan.title })).rows).toHaveLength(1);
  });

  it("are not those that were stopped, that have a job, or whose machine is archived", async () => {
    const archived = await makeEquipment(world, { archivedAt: world.now() });
    await makePlan(world, { isActive: false });
    await makePlan(world, { equipmentId: archived.id });
    const plan = await makePlan(world);
    await makeJob(world, { planId: plan.id, occurrence: 1, status: null });
    expect(await cardOf("plansWithoutJob")).toBeUndefined();
  });

  it("are told to nobody of another vessel", async () => {
    await makePlan(world, {}, "B");
    expect(await cardOf("plansWithoutJob")).toBeUndefined();
  });
});

describe("critical equipment without a planned test", () => {
  it("stands in attention, counted as the list of critical equipment counts it", async () => {
    const pump = await makeEquipment(world, { name: "Emergency fire pump", isCritical: true });
    const gear = await makeEquipment(world, { name: "Steering gear", isCritical: true });
    await makeEquipment(world, { name: "Old pump", isCritical: true, archivedAt: world.now() });
    await makeEquipment(world, { name: "Coffee machine" });
    const plan = await makePlan(world, { equipmentId: gear.id });
    await makeJob(world, { planId: plan.id, occurrence: 1, equipmentId: gear.id, dueOn: on("2026-07-01") });
    await makeJob(world, { equipmentId: pump.id, kind: "defect" });
    const { rows } = await world.as("captain").equipment.critical();
    const card = await cardOf("criticalUntested");
    expect(card).toMatchObject({ lines: [{ recordKind: "equipment", recordId: pump.id }] });
    expect(card?.count).toBe(rows.filter(({ nextTest }) => nextTest === null).length);
  });
});
