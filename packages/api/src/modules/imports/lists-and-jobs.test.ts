import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { workHistory } from "@ymp/db/schema/work-history";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { oneRow } from "@ymp/testing/one-row";
import { untilSomebodyWaits } from "@ymp/testing/waiting";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { patchJob } from "../jobs/jobs.repository.ts";
import { lockJob } from "../jobs/jobs.service.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

type Who = Parameters<World["as"]>[0];

async function decided(who: Who, kind: "equipment" | "jobs", lines: readonly string[]) {
  const file = { fileName: "list.csv", base64: Buffer.from(lines.join("\n")).toString("base64") };
  const sheet = oneRow((await world.as(who).imports.read({ ...file, kind })).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { id: newId(), ...file, kind, mapping };
}

async function previewed(who: Who, kind: "equipment" | "jobs", lines: readonly string[]) {
  const { id: _, ...input } = await decided(who, kind, lines);
  const { rows } = await world.as(who).imports.preview(input);
  return rows.map(({ action, problems }) => [action, ...problems.map(({ messageKey }) => messageKey)]);
}

async function imported(who: Who, kind: "equipment" | "jobs", lines: readonly string[]) {
  const input = await decided(who, kind, lines);
  await world.as(who).imports.write(input);
  world.setNow(new Date(world.now().getTime() + 3_600_000));
  return input.id;
}

const jobOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.id, id))));
const report = ["Title,Status,Due,Completed on", "Test the alarm,done,2026-11-30,2026-11-20"];
const openJob = (values: Parameters<typeof makeJob>[1] = {}) =>
  makeJob(world, { title: "Test the alarm", dueOn: on("2026-11-30"), department: "engineering", ...values });

describe("a list that reports work as done", () => {
  it.each([
    ["ordinary", {}, { deckhand: true, chief: true, bosun: true, captain: true }],
    ["critical", { isCritical: true }, { deckhand: false, chief: true, bosun: false, captain: true }],
    ["urgent", { priority: "critical" as const }, { deckhand: false, chief: true, bosun: false, captain: true }],
  ])("closes %s work for those who could open it again", async (_, values, may) => {
    await openJob(values);
    for (const who of ["deckhand", "chief", "bosun", "captain"] as const)
      expect([who, ...(await previewed(who, "jobs", report))]).toEqual([
        who,
        may[who] ? ["update"] : ["error", "imports:rowCriticalOfHead"],
      ]);
  });

  it("says the running hours that closing by hand would ask for, or leaves its job open and says why", async () => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Generator" });
    const plan = await makePlan(world, {
      title: "Test the alarm",
      equipmentId,
      trigger: "either",
      counterInterval: 2_500,
    });
    const { id } = await openJob({ planId: plan.id, equipmentId, occurrence: 1 });
    const list = (hours: string) => [
      "Title,Equipment,Status,Due,Completed on,Hours at completion",
      `Test the alarm,Generator,done,2026-11-30,2026-11-20,${hours}`,
    ];
    expect(await previewed("chief", "jobs", list(""))).toEqual([["error", "imports:rowAsksReading"]]);
    expect(await jobOf(id)).toMatchObject({ status: null });
    await imported("chief", "jobs", list("1250"));
    expect(await jobOf(id)).toMatchObject({ status: "done", doneTotal: 12_500 });
  });

  it("leaves alone what somebody closed while it was read", async () => {
    const { id } = await openJob();
    const input = await decided("captain", "jobs", report);
    const written = await world.enter("chief", async (scope) => {
      await lockJob(scope, id);
      await patchJob(
        scope.tx,
        scope.vesselId,
        id,
        { status: "done", doneAt: new Date("2026-11-20T12:00:00Z"), workDone: "By hand" },
        scope.now,
      );
      const writing = world.as("captain").imports.write(input);
      await untilSomebodyWaits(world);
      return { writing };
    });
    // Where it was read after that, there is nothing left to write.
    await written.writing.catch((error) => expect(error.message).toBe("imports:nothingToDo"));
    expect(await jobOf(id)).toMatchObject({ status: "done", workDone: "By hand" });
    expect(await world.inVessel("A", (tx) => tx.select().from(workHistory))).toEqual([]);
  });
});

describe("taking such a list back", () => {
  it("opens its jobs again, with the list as the reason", async () => {
    const { id } = await openJob();
    const list = await imported("deckhand", "jobs", report);
    expect(await world.as("deckhand").imports.undo({ id: list })).toEqual({ undone: 1, kept: [] });
    expect(await jobOf(id)).toMatchObject({ status: null, doneAt: null });
  });

  it("leaves closed what has become critical since, for its importer, and opens it for the captain", async () => {
    const { id } = await openJob();
    const lists = [await imported("deckhand", "jobs", report)];
    await world.inVessel("A", (tx) => tx.execute(sql`update jobs set is_critical = true where id = ${id}`));
    const [list = ""] = lists;
    const why = { messageKey: "job-refusals:reopenOfHead", params: {} };
    expect(await world.as("deckhand").imports.undo({ id: list })).toEqual({
      undone: 0,
      kept: [{ recordKind: "job", recordId: id, name: "Test the alarm", why }],
    });
    expect(await jobOf(id)).toMatchObject({ status: "done" });
  });

  it("leaves closed what its next occurrence was begun after, and keeps both", async () => {
    const plan = await makePlan(world, { title: "Test the alarm", intervalCount: 1 });
    const { id } = await openJob({ planId: plan.id, occurrence: 1 });
    const list = await imported("captain", "jobs", report);
    const next = oneRow(
      await world.inVessel("A", (tx) => tx.select().from(jobs).where(sql`plan_id = ${plan.id} and occurrence = 2`)),
    );
    await world.as("chief").jobs.update({ id: next.id, version: next.version, description: "Begun" });
    const { kept } = await world.as("captain").imports.undo({ id: list });
    expect(kept.map(({ recordId, why }) => [recordId, why?.messageKey ?? null])).toEqual([
      [id, "job-refusals:followingStarted"],
      [next.id, null],
    ]);
  });
});

describe("a register that archives a machine", () => {
  const register = ["Code,Name,Status", "BV-1,Bilge valve,archived"];
  const machine = () => makeEquipment(world, { name: "Bilge valve", code: "BV-1", department: "engineering" });

  it.each([
    ["an open job of class", { kind: "class" as const }, "captain", ["error", "equipment:hasClassJobs"]],
    ["a condition of class", { kind: "condition_of_class" as const }, "captain", ["error", "equipment:hasClassJobs"]],
    ["a critical job", { isCritical: true }, "chief", ["update", "imports:rowCancelsJobs"]],
    ["an ordinary job", {}, "chief", ["update", "imports:rowCancelsJobs"]],
  ] as const)("with %s is told as archiving by hand is", async (_, values, who, expected) => {
    const { id: equipmentId } = await machine();
    await openJob({ ...values, equipmentId });
    expect(await previewed(who, "equipment", register)).toEqual([expected]);
  });

  it("cancels its open jobs for the list's sake, and opens them again with it", async () => {
    const { id: equipmentId } = await machine();
    const plan = await makePlan(world, { equipmentId, title: "Service" });
    const job = await openJob({ equipmentId, planId: plan.id, occurrence: 1 });
    const list = await imported("captain", "equipment", register);
    expect(await jobOf(job.id)).toMatchObject({ status: "cancelled", cancelReason: "list.csv" });
    expect(await world.as("captain").imports.undo({ id: list })).toMatchObject({ kept: [] });
    expect(await jobOf(job.id)).toMatchObject({ status: null, cancelReason: null });
    expect((await world.as("captain").equipment.get({ id: equipmentId })).archivedAt).toBeNull();
    expect(await world.inVessel("A", (tx) => tx.select().from(jobs))).toHaveLength(1);
  });
});
