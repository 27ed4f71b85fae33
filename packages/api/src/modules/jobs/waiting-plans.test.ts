import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { VesselEvent } from "@ymp/core/maintenance/plan-triggers";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const chief = () => world.as("chief");

async function vibrationPlan() {
  const machine = await makeEquipment(world, { name: "Generator 2" });
  const id = newId();
  const measured = { name: "Vibration, drive end", unit: "mm/s", max: 7.1 };
  const made = await chief().plans.create({
    ...{ id, equipmentId: machine.id, title: "Check alignment and mounts", tasks: ["Mounts", "Coupling"] },
    rule: { trigger: "condition", measured, dueWithinDays: 7 },
  });
  expect(made.jobId).toBeNull();
  return { planId: id, machine };
}

const reading = (planId: string, value: number) => ({ id: newId(), planId, value, readAt: world.now() });

async function eventPlan(event: VesselEvent, dueWithinDays: number) {
  const id = newId();
  await chief().plans.create({ id, title: `Work of ${event}`, rule: { trigger: "event", event, dueWithinDays } });
  return id;
}
const openOf = async (planId: string) => (await chief().plans.get({ id: planId })).openJobId;

describe("a plan that waits for a reading", () => {
  it("has no job, and is not missed by the list of plans without one", async () => {
    const { planId } = await vibrationPlan();
    expect(await openOf(planId)).toBeNull();
    const { cards } = await world.as("captain").attention.get();
    const told = cards.flatMap(({ kind, lines }) => (kind === "plansWithoutJob" ? lines.map(({ id }) => id) : []));
    expect(told).not.toContain(planId);
  });

  it.each([
    [7.1, false],
    [7.2, true],
  ])("at %s opens a job: %s", async (value, opens) => {
    const { planId } = await vibrationPlan();
    const { jobId } = await world.as("engineer").plans.recordMeasured(reading(planId, value));
    expect(jobId !== null).toBe(opens);
  });

  it("opens it once until it is closed, with the reading as its cause, and again after that", async () => {
    const { planId, machine } = await vibrationPlan();
    const first = reading(planId, 8.4);
    const { jobId } = await world.as("engineer").plans.recordMeasured(first);
    expect(await world.as("engineer").plans.recordMeasured(first)).toEqual({ jobId });
    expect(await world.as("engineer").plans.recordMeasured(reading(planId, 9))).toEqual({ jobId: null });
    const job = await chief().jobs.get({ id: jobId ?? "" });
    expect(job).toMatchObject({ title: "Check alignment and mounts", equipmentId: machine.id, dueOn: "2026-06-22" });
    expect(job.cause).toEqual({
      ...{ kind: "reading", name: "Vibration, drive end", unit: "mm/s", value: 8.4 },
      ...{ side: "above", limit: 7.1, on: "2026-06-15" },
    });
    expect(job.tasks).toHaveLength(2);
    const done = { id: jobId ?? "", completionId: newId(), doneAt: world.now(), confirmsOpenTasks: true };
    expect((await chief().jobs.complete(done)).next).toBeNull();
    expect(await openOf(planId)).toBeNull();
    world.setNow("2026-06-20T09:00:00Z");
    const again = await world.as("engineer").plans.recordMeasured(reading(planId, 7.5));
    expect(again.jobId).not.toBeNull();
    expect(again.jobId).not.toBe(jobId);
  });

  it("takes no reading while it is stopped, of tomorrow, or from another vessel", async () => {
    const { planId } = await vibrationPlan();
    const tomorrow = { ...reading(planId, 8), readAt: new Date("2026-06-16T09:00:00Z") };
    expect((await refusalOf(chief().plans.recordMeasured(tomorrow))).fields).toHaveProperty("readAt");
    expect((await refusalOf(world.as("rival").plans.recordMeasured(reading(planId, 8)))).code).toBe("not_found");
    await world.as("captain").plans.stop({ id: planId });
    expect((await refusalOf(chief().plans.recordMeasured(reading(planId, 8)))).code).toBe("conflict");
    await world.as("captain").plans.resume({ id: planId });
    expect(await openOf(planId)).toBeNull();
  });

  it.each([
    ["no name", { max: 5, name: "" }, "rule.measured.name"],
    ["no limit", { name: "Oil, water content" }, "rule.measured.max"],
    ["limits that cross", { name: "Pressure", min: 5, max: 4 }, "rule.measured.max"],
  ])("is refused with %s", async (_words, measured, field) => {
    const plan = { id: newId(), title: "Check", rule: { trigger: "condition" as const, measured } };
    expect((await refusalOf(chief().plans.create(plan))).fields).toHaveProperty([field]);
  });
});

describe("a plan that waits for an event", () => {
  it.each([
    ["after_grounding", 1, "2026-06-16"],
    ["before_charter", 3, "2026-06-12"],
    ["winterising", 0, "2026-06-15"],
  ] as const)("opens its job on %s, due %s days from it", async (event, days, dueOn) => {
    const planId = await eventPlan(event, days);
    const told = { id: newId(), event, on: on("2026-06-15"), note: "Off Nice" };
    expect(await world.as("engineer").plans.addEvent(told)).toEqual({ opened: 1, stillOpen: 0 });
    const job = await chief().jobs.get({ id: (await openOf(planId)) ?? "" });
    expect(job).toMatchObject({ dueOn, cause: { kind: "event", event, on: "2026-06-15", note: "Off Nice" } });
    expect((await chief().plans.addEvent({ ...told, id: newId() })).opened).toBe(0);
    await world.as("engineer").plans.addEvent(told);
    const { plans, events } = await chief().plans.waiting();
    expect(plans.find(({ id }) => id === planId)?.openJobId).toBe(job.id);
    expect(events[0]).toMatchObject({ event });
  });

  it("leaves alone what waits for another event, is stopped, or belongs to another vessel", async () => {
    const other = await eventPlan("heavy_weather", 0);
    const stopped = await eventPlan("dry_dock", 0);
    await world.as("captain").plans.stop({ id: stopped });
    const told = { id: newId(), event: "dry_dock" as const, on: on("2026-06-15") };
    expect(await chief().plans.addEvent(told)).toEqual({ opened: 0, stillOpen: 0 });
    await world.as("rival").plans.addEvent({ id: newId(), event: "heavy_weather", on: on("2026-06-15") });
    expect(await openOf(other)).toBeNull();
  });

  it("may become one by date, and the other way round, keeping nothing of what it was", async () => {
    const planId = await eventPlan("arrival", 2);
    const { version, title } = await chief().plans.get({ id: planId });
    const yearly = { trigger: "calendar", intervalCount: 1, intervalUnit: "year", mode: "floating" } as const;
    await world.as("captain").plans.update({ id: planId, version, title, rule: yearly });
    expect(await chief().plans.get({ id: planId })).toMatchObject({ triggerEvent: null, dueWithinDays: null });
  });
});
