import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { counters, readings } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { oneRow } from "@ymp/testing/one-row";
import { sendList } from "@ymp/testing/sent-list";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, gt, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
let counterId = "";
let jobId = "";
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-10-01T09:00:00Z");
  const { id: equipmentId } = await makeEquipment(world, { name: "Generator" });
  ({ id: counterId } = await makeCounter(world, { equipmentId, lastTotal: 12_000 }));
  const byHours = { title: "Oil service", equipmentId, counterId, trigger: "counter", counterInterval: 2_500 } as const;
  const plan = await makePlan(world, byHours);
  const job = { planId: plan.id, equipmentId, counterId, occurrence: 1, dueOn: on("2026-11-30") };
  ({ id: jobId } = await makeJob(world, { title: "Oil service", ...job }));
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const heading = "Title,Equipment,Status,Due,Completed on,Hours at completion";
const line = (day: string, hours: string) => `Oil service,Generator,done,2026-11-30,${day},${hours}`;
const closing = (day: string, hours: string) => sendList(world, "jobs", heading, line(day, hours));
const standing = () =>
  world.inVessel("A", (tx) =>
    tx
      .select({ reading: readings.reading, readAt: readings.readAt, source: readings.source, jobId: readings.jobId })
      .from(readings)
      .where(and(eq(readings.counterId, counterId), isNull(readings.withdrawnAt), gt(readings.reading, 12_000))),
  );
const meter = async () =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(counters).where(eq(counters.id, counterId))));
const job = async () => oneRow(await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.id, jobId))));

async function previewed(day: string, hours: string) {
  const { imports } = world.as("captain");
  const file = {
    fileName: "list.csv",
    base64: Buffer.from(`${heading}\n${line(day, hours)}`).toString("base64"),
    kind: "jobs" as const,
  };
  const sheet = oneRow((await imports.read(file)).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  const { rows } = await imports.preview({ ...file, mapping });
  return rows.map(({ action, problems }) => [action, ...problems.map(({ messageKey }) => messageKey)]);
}

describe("a list that closes work by hours", () => {
  it.each([
    ["an earlier day, at noon", "2026-11-20", "2026-11-20T12:00:00.000Z"],
    ["today, not ahead of the clock", "2026-11-21", "2026-11-21T09:00:00.000Z"],
  ])("reads the meter on %s", async (_, day, at) => {
    await closing(day, "1250");
    const read = await standing();
    expect(read.map(({ readAt, ...rest }) => ({ ...rest, readAt: readAt.toISOString() }))).toEqual([
      { reading: 12_500, readAt: at, source: "job", jobId },
    ]);
    expect(await meter()).toMatchObject({ lastReading: 12_500, lastTotal: 12_500 });
    expect(await job()).toMatchObject({ status: "done", doneTotal: 12_500 });
  });

  it.each([
    ["lower than the meter showed before", "1150", ["error", "equipment:readingLower"]],
    ["that fits", "1250", ["update"]],
  ])("says of a figure %s what closing by hand would say", async (_, hours, says) => {
    expect(await previewed("2026-11-20", hours)).toEqual([says]);
  });

  it("says of a figure above a later one that it is", async () => {
    const reading = { id: newId(), counterId, reading: 12_300, readAt: world.now(), confirmsJump: false };
    await world.as("chief").equipment.addReading(reading);
    expect(await previewed("2026-11-20", "1250")).toEqual([["error", "equipment:readingAboveLater"]]);
  });
});

describe("taken back, such a list", () => {
  it("takes its reading back", async () => {
    const id = await closing("2026-11-20", "1250");
    expect((await world.as("captain").imports.undo({ id })).kept).toEqual([]);
    expect(await standing()).toEqual([]);
    expect(await job()).toMatchObject({ status: null, doneTotal: null });
  });

  it("leaves the reading where somebody read on", async () => {
    const id = await closing("2026-11-20", "1250");
    const reading = { id: newId(), counterId, reading: 12_510, readAt: world.now(), confirmsJump: false };
    await world.as("chief").equipment.addReading(reading);
    const { kept } = await world.as("captain").imports.undo({ id });
    expect(kept).toMatchObject([
      { recordKind: "equipment", name: "Generator", why: { messageKey: "equipment:onlyLastReading" } },
    ]);
    expect((await standing()).map((row) => row.reading).toSorted()).toEqual([12_500, 12_510]);
  });

  it("leaves the reading with a job that stays closed", async () => {
    const id = await closing("2026-11-20", "1250");
    const comment = { id: newId(), recordKind: "job" as const, recordId: jobId, body: "Looked at it again" };
    await world.as("chief").comments.create(comment);
    const { kept } = await world.as("captain").imports.undo({ id });
    expect(kept).toMatchObject([
      { recordKind: "job", recordId: jobId },
      { recordKind: "job", why: null },
    ]);
    expect(await job()).toMatchObject({ status: "done", doneTotal: 12_500 });
    expect(await standing()).toHaveLength(1);
  });

  it("has nothing more to take back of a job that was opened again by hand", async () => {
    const id = await closing("2026-11-20", "1250");
    const { version } = await world.as("captain").jobs.get({ id: jobId });
    await world.as("captain").jobs.reopen({ id: jobId, version, reason: "Not done yet" });
    expect(await standing()).toEqual([]);
    await world.as("captain").imports.undo({ id });
    expect(await standing()).toEqual([]);
  });
});
