import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;

describe("plans", () => {
  it("shows the next five dates before anything is saved, month ends held", async () => {
    const dues = await world.as("chief").plans.preview({
      rule: {
        trigger: "calendar",
        intervalCount: 1,
        intervalUnit: "month",
        mode: "fixed",
        anchorOn: on("2026-07-31"),
      },
    });
    expect(dues.map(({ dueOn }) => dueOn)).toEqual([
      "2026-07-31",
      "2026-08-31",
      "2026-09-30",
      "2026-10-31",
      "2026-11-30",
    ]);
  });

  it("raises its first job with checklist, parts and people, and keeps the open job's date when the rule changes", async () => {
    const machine = await makeEquipment(world, { name: "Gyro" });
    const { item } = await makeItem(world, { stock: { Bridge: 1 } });
    const id = newId();
    const rule = {
      trigger: "calendar" as const,
      intervalCount: 3,
      intervalUnit: "month" as const,
      mode: "floating" as const,
    };
    const { jobId } = await world.as("chief").plans.create({
      id,
      equipmentId: machine.id,
      title: "Gyro service",
      rule,
      tasks: ["Clean", "Test"],
      parts: [{ itemId: item.id, quantity: 1 }],
      assigneeIds: [world.person("engineer").profileId ?? ""],
      lastDoneOn: on("2026-05-01"),
    });
    const job = await world.as("chief").jobs.get({ id: jobId ?? "" });
    expect(job).toMatchObject({
      dueOn: "2026-08-01",
      tasks: [{ title: "Clean" }, { title: "Test" }],
      parts: [{ plannedQuantity: 1 }],
    });
    const plan = await world.as("chief").plans.get({ id });
    await world.as("chief").plans.update({
      id,
      version: plan.version,
      title: "Gyro service",
      rule: { ...rule, intervalCount: 6 },
      tasks: plan.tasks,
    });
    expect(await world.as("chief").jobs.get({ id: jobId ?? "" })).toMatchObject({ dueOn: "2026-08-01" });
    const { next } = await world
      .as("chief")
      .jobs.complete({ id: jobId ?? "", completionId: newId(), doneAt: world.now(), confirmsOpenTasks: true });
    expect(next).toMatchObject({ dueOn: "2026-12-15" });
  });

  it("tells who changed which of its fields, newest first", async () => {
    const id = newId();
    const rule = { trigger: "calendar" as const, intervalCount: 1, intervalUnit: "month" as const };
    await world.as("chief").plans.create({ id, title: "Bilge alarms, test", rule });
    await world.as("captain").plans.update({ id, version: 1, title: "Bilge alarms, test all", rule });
    const { changes } = await world.as("chief").plans.get({ id });
    expect(changes.map(({ actorName, diff }) => [actorName, "title" in diff])).toEqual([
      ["Marie Laurent", true],
      ["Tomás Reid", false],
    ]);
    expect(Object.keys(changes[0]?.diff ?? {})).not.toContain("priority");
  });

  it("refuses a rule that lacks what its trigger needs", async () => {
    await expect(
      refusalOf(
        world.as("chief").plans.preview({ rule: { trigger: "either", intervalCount: 1, intervalUnit: "month" } }),
      ),
    ).resolves.toMatchObject({ code: "invalid" });
  });
});

describe("a rest", () => {
  it("forgets nothing: a yearly job that was stopped, cancelled and resumed is due when it was", async () => {
    const planId = newId();
    const rule = { trigger: "calendar" as const, intervalCount: 1, intervalUnit: "year" as const };
    const chief = world.as("chief");
    const { jobId } = await chief.plans.create({
      id: planId,
      title: "Fire dampers",
      rule,
      lastDoneOn: on("2025-12-20"),
    });
    const stop = () => chief.plans.stop({ id: planId });
    const resume = () => chief.plans.resume({ id: planId });
    await stop();
    const { version } = await chief.jobs.get({ id: jobId ?? "" });
    await chief.jobs.cancel({ id: jobId ?? "", version, reason: "In the yard" });
    await resume();
    const openJobId = async () => (await chief.plans.get({ id: planId })).openJobId ?? "";
    expect(await chief.jobs.get({ id: await openJobId() })).toMatchObject({ dueOn: "2026-12-20" });
    await stop();
    await resume();
    expect((await chief.jobs.list({ search: "dampers" })).rows).toHaveLength(1);
  });
});

describe("a plan by running hours of a machine whose meter nobody has read", () => {
  const every250 = { trigger: "counter" as const, counterInterval: 2_500 };
  const planned = async (more: { currentReading?: number; lastDoneTotal?: number } = {}) => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Tender" });
    const plan = { id: newId(), equipmentId, title: "250 h service", rule: every250, ...more };
    const { jobId } = await world.as("chief").plans.create(plan);
    return { equipmentId, jobId: jobId ?? "" };
  };
  const dueOf = async (id: string) => (await world.as("chief").jobs.get({ id })).dueTotal;
  const read = (equipmentId: string, reading: number, readAt = world.now()) =>
    world.as("engineer").equipment.addReading({ id: newId(), equipmentId, reading, readAt });

  it("counts from the hours that are said when it is made", async () => {
    const { jobId, equipmentId } = await planned({ currentReading: 100_000 });
    expect(await dueOf(jobId)).toBe(102_500);
    const { counters } = await world.as("chief").equipment.get({ id: equipmentId });
    expect(counters).toMatchObject([{ lastReading: 100_000, lastTotal: 100_000, meterNumber: 1 }]);
  });

  it("counts from the first reading where none is said, and asks nothing back for it", async () => {
    const { jobId, equipmentId } = await planned();
    expect(await dueOf(jobId)).toBe(2_500);
    await read(equipmentId, 100_000);
    expect(await dueOf(jobId)).toBe(102_500);
    await read(equipmentId, 100_000);
    expect(await dueOf(jobId)).toBe(102_500);
  });

  it("keeps a due that follows from what was done last", async () => {
    const { jobId, equipmentId } = await planned({ lastDoneTotal: 98_000 });
    expect(await dueOf(jobId)).toBe(100_500);
    await read(equipmentId, 100_000);
    expect(await dueOf(jobId)).toBe(100_500);
  });

  it("is completed with a reading of yesterday", async () => {
    const { jobId } = await planned({ currentReading: 100_000 });
    const done = {
      id: jobId,
      completionId: newId(),
      workDone: "Oil and filters",
      doneAt: new Date("2026-06-14T15:00:00Z"),
    };
    const late = { ...done, reading: 100_010 };
    expect((await refusalOf(world.as("engineer").jobs.complete(late))).messageKey).toBe("equipment:readingAboveLater");
    const { next } = await world.as("engineer").jobs.complete({ ...done, reading: 99_980 });
    expect(next?.dueTotal).toBe(102_480);
  });
});
