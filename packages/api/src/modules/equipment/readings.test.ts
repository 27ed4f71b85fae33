import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { counters, readings } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { recordReading, withdrawReadingOfJob } from "./readings.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-03-01T12:00:00Z"));

const at = (day: string) => new Date(`${day}T10:00:00Z`);

async function generatorAt(total: number, fittedOn = "2026-01-01") {
  world.setNow(`${fittedOn}T00:00:00Z`);
  const machine = await makeEquipment(world, { name: "Generator 1" });
  const counter = await makeCounter(world, { equipmentId: machine.id, lastTotal: total });
  world.setNow("2026-03-01T12:00:00Z");
  return { machine, counter };
}

const counterRow = (id: string) =>
  world.inVessel("A", async (tx) => oneRow(await tx.select().from(counters).where(eq(counters.id, id))));
const jobRow = (id: string) =>
  world.inVessel("A", async (tx) => oneRow(await tx.select().from(jobs).where(eq(jobs.id, id))));

type More = { id?: string; confirmsJump?: boolean };
const readingBy = (who: "engineer" | "chief", counterId: string, reading: number, day: string, more: More = {}) =>
  world.as(who).equipment.addReading({ id: newId(), counterId, reading, readAt: at(day), ...more });
const read = (counterId: string, reading: number, day: string, more: More = {}) =>
  readingBy(more.confirmsJump ? "chief" : "engineer", counterId, reading, day, more);

describe("a reading", () => {
  it("moves the counter, its average and the planning date of the jobs that wait for it", async () => {
    const { counter, machine } = await generatorAt(0);
    const job = await makeJob(world, {
      equipmentId: machine.id,
      counterId: counter.id,
      dueTotal: 45000,
      dueOn: parseCalendarDate("2026-09-01"),
    });
    await read(counter.id, 41700, "2026-01-30", { confirmsJump: true });
    await read(counter.id, 43800, "2026-03-01");
    expect(await counterRow(counter.id)).toMatchObject({ lastReading: 43800, lastTotal: 43800, dailyAverage: 70 });
    expect((await jobRow(job.id)).plannedOn).toBe("2026-03-18");
  });

  it("sent twice is kept once", async () => {
    const { counter } = await generatorAt(1000);
    const id = newId();
    const [first, second] = [
      await read(counter.id, 1100, "2026-02-01", { id }),
      await read(counter.id, 1100, "2026-02-01", { id }),
    ];
    expect(second).toEqual(first);
  });

  it("below the last one is refused with the figure and the day to compare", async () => {
    const { counter } = await generatorAt(1000);
    await read(counter.id, 1100, "2026-02-01");
    expect(await refusalOf(read(counter.id, 1090, "2026-02-02"))).toMatchObject({
      code: "invalid",
      messageKey: "equipment:readingLower",
      params: { lastReading: "110.0", lastReadOn: "2026-02-01" },
      fields: { reading: "equipment:readingLower" },
    });
  });

  it("ahead of the clock is asked back, and taken when it is meant", async () => {
    const { counter } = await generatorAt(1000);
    await read(counter.id, 1100, "2026-02-01");
    expect(await refusalOf(readingBy("chief", counter.id, 1500, "2026-02-02"))).toMatchObject({
      code: "conflict",
      messageKey: "equipment:readingTooFar",
      params: { highestReading: "134.1" },
    });
    expect(await read(counter.id, 1500, "2026-02-02", { confirmsJump: true })).toMatchObject({ total: 1500 });
  });

  it("ahead of the clock is a head's to enter, whatever the sender confirms", async () => {
    const { counter } = await generatorAt(1000);
    await read(counter.id, 1100, "2026-02-01");
    for (const confirmsJump of [false, true])
      expect(await refusalOf(readingBy("engineer", counter.id, 1500, "2026-02-02", { confirmsJump }))).toMatchObject({
        code: "forbidden",
        messageKey: "equipment:jumpIsForHeads",
        params: { highestReading: "134.1", lastReadOn: "2026-02-01" },
        fields: { reading: "equipment:jumpIsForHeads" },
      });
    expect((await counterRow(counter.id)).lastTotal).toBe(1100);
    expect(await readingBy("engineer", counter.id, 1341, "2026-02-02")).toMatchObject({ total: 1341 });
  });

  it("ahead of the clock completes no job below a head of department", async () => {
    const { counter, machine } = await generatorAt(1000);
    await read(counter.id, 1100, "2026-02-01");
    const { id } = await makeJob(world, { equipmentId: machine.id, counterId: counter.id });
    const done = {
      ...{ id, completionId: newId(), workDone: "Done", doneAt: at("2026-02-02") },
      ...{ reading: 1500, confirmsReading: true },
    };
    expect((await refusalOf(world.as("engineer").jobs.complete(done))).fields).toEqual({
      reading: "equipment:jumpIsForHeads",
    });
    await world.as("chief").jobs.complete(done);
    expect((await counterRow(counter.id)).lastTotal).toBe(1500);
  });

  it("that arrives late finds its place between the others", async () => {
    const { counter } = await generatorAt(1000);
    await read(counter.id, 1100, "2026-02-01");
    await read(counter.id, 1300, "2026-02-20");
    await read(counter.id, 1200, "2026-02-10");
    expect((await counterRow(counter.id)).lastTotal).toBe(1300);
    expect((await refusalOf(read(counter.id, 1400, "2026-02-11"))).messageKey).toBe("equipment:readingAboveLater");
  });

  it("from the future is refused", async () => {
    const { counter } = await generatorAt(1000);
    expect((await refusalOf(read(counter.id, 1100, "2026-03-02"))).messageKey).toBe("refusals:happened.future");
  });

  it("sets up the meter of a machine that has none", async () => {
    const machine = await makeEquipment(world);
    await world
      .as("engineer")
      .equipment.addReading({ id: newId(), equipmentId: machine.id, reading: 128475, readAt: at("2026-02-01") });
    const { counters: meters } = await world.as("chief").equipment.get({ id: machine.id });
    expect(meters).toMatchObject([{ kind: "hours", lastReading: 128475, lastTotal: 128475, meterNumber: 1 }]);
  });

  it("is not for people from outside, nor for another vessel", async () => {
    const { counter } = await generatorAt(1000);
    const input = { id: newId(), counterId: counter.id, reading: 1100, readAt: at("2026-02-01") };
    expect((await refusalOf(world.as("yard").equipment.addReading(input))).code).toBe("not_found");
    expect((await refusalOf(world.as("rival").equipment.addReading(input))).code).toBe("not_found");
    expect((await refusalOf(world.as("engineer").equipment.addReading({ ...input, reading: -1 }))).code).toBe(
      "invalid",
    );
  });
});

describe("a meter that was replaced", () => {
  const replaced = async (startReading: number, rolloverAt?: number, oldReading = 45123) => {
    const { counter, machine } = await generatorAt(0);
    await read(counter.id, oldReading, "2026-02-01", { confirmsJump: true });
    const { version } = await counterRow(counter.id);
    const input = {
      counterId: counter.id,
      version,
      oldReading,
      startReading,
      replacedAt: at("2026-02-02"),
      ...(rolloverAt ? { rolloverAt } : {}),
    };
    await world.as("chief").equipment.replaceMeter(input);
    return { counter, machine, input };
  };

  test.each([
    ["R1, fitted at zero", 0, 885, 46008],
    ["R2, fitted with hours on it", 120, 885, 45888],
  ])("runs its total on: %s", async (_, startReading, later, total) => {
    const { counter } = await replaced(startReading);
    expect(await read(counter.id, later, "2026-03-01")).toMatchObject({ total });
  });

  it("runs its total on over a rollover: R3", async () => {
    const { counter } = await replaced(0, 100000, 99980);
    expect(await read(counter.id, 64, "2026-03-01")).toMatchObject({ total: 100064 });
  });

  it("leaves the due figure of its jobs where it was: M7", async () => {
    const { counter, machine } = await replaced(0);
    const job = await makeJob(world, {
      equipmentId: machine.id,
      counterId: counter.id,
      dueTotal: 45000,
      graceTenths: 500,
    });
    await read(counter.id, 885, "2026-03-01");
    const due = await world.as("engineer").equipment.dueNext({ id: machine.id });
    expect(due).toMatchObject({ rows: [{ id: job.id, remaining: -1008, state: "overdue" }], total: 1 });
  });

  it("is refused for the crew, for an outdated version and for a figure below the last", async () => {
    const { counter, input } = await replaced(0);
    expect((await refusalOf(world.as("deckhand").equipment.replaceMeter(input))).code).toBe("forbidden");
    expect((await refusalOf(world.as("chief").equipment.replaceMeter(input))).code).toBe("stale");
    await read(counter.id, 885, "2026-02-20");
    const { version } = await counterRow(counter.id);
    const lower = { ...input, version, oldReading: 800, replacedAt: at("2026-02-21") };
    expect(await refusalOf(world.as("chief").equipment.replaceMeter(lower))).toMatchObject({
      fields: { oldReading: "equipment:readingLower" },
    });
  });
});

describe("taking a reading back", () => {
  it("is for heads of department, and only the last one", async () => {
    const { counter } = await generatorAt(1000);
    const first = await read(counter.id, 1100, "2026-02-01");
    const second = await read(counter.id, 1200, "2026-02-10");
    expect((await refusalOf(world.as("engineer").equipment.withdrawReading({ id: second.readingId }))).code).toBe(
      "forbidden",
    );
    expect((await refusalOf(world.as("chief").equipment.withdrawReading({ id: first.readingId }))).messageKey).toBe(
      "equipment:onlyLastReading",
    );
    await world.as("chief").equipment.withdrawReading({ id: second.readingId });
    expect((await counterRow(counter.id)).lastTotal).toBe(1100);
  });

  it("follows the job that brought it", async () => {
    const { counter, machine } = await generatorAt(1000);
    await read(counter.id, 1100, "2026-02-01");
    const job = await makeJob(world, { equipmentId: machine.id });
    const entry = {
      counterId: counter.id,
      reading: 1150,
      readAt: at("2026-02-05"),
      source: "job" as const,
      jobId: job.id,
      confirmsJump: false,
    };
    await world.enter("engineer", (scope) => recordReading(scope, entry));
    await world.enter("engineer", (scope) => withdrawReadingOfJob(scope, job.id));
    expect((await counterRow(counter.id)).lastTotal).toBe(1100);
    const kept = await world.inVessel("A", (tx) => tx.select().from(readings).where(eq(readings.jobId, job.id)));
    expect(kept).toMatchObject([{ reading: 1150 }]);
  });
});

it("shows a chart of readings with the figures at which jobs fall due", async () => {
  const { counter, machine } = await generatorAt(0);
  await makeJob(world, { title: "500 h service", equipmentId: machine.id, counterId: counter.id, dueTotal: 45000 });
  await read(counter.id, 41700, "2026-01-30", { confirmsJump: true });
  await read(counter.id, 43800, "2026-03-01");
  const chart = await world.as("engineer").equipment.readings({ equipmentId: machine.id });
  expect(chart).toMatchObject({
    counter: { id: counter.id, dailyAverage: 70 },
    points: [{ total: 41700 }, { total: 43800 }],
    thresholds: [{ title: "500 h service", dueTotal: 45000, reachedOn: "2026-03-18" }],
  });
});
