import { newId } from "@ymp/core/ids";
import { isOpen, statusOf } from "@ymp/core/maintenance/job-flow";
import { equipment as machines } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { raceRounds, raceTimeoutMs } from "@ymp/testing/races";
import { untilSomebodyWaits } from "@ymp/testing/waiting";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveEquipment } from "./archiving.service.ts";

const rounds = raceRounds(10);
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const archived = (id: string) => ({ id, version: 1, closesOpenJobs: true, reason: "Sold" });
const archive = (id: string) => world.as("captain").equipment.archive(archived(id));
const everyMonth = { trigger: "calendar", intervalCount: 1, intervalUnit: "month", mode: "floating" } as const;

/** Each hangs work on the machine. */
const ways: Record<string, (equipmentId: string) => Promise<() => Promise<unknown>>> = {
  "a job": async (equipmentId) => () => world.as("chief").jobs.create({ id: newId(), equipmentId, title: "Grease" }),
  "a defect": async (equipmentId) => () =>
    world.as("engineer").jobs.create({ id: newId(), equipmentId, title: "Leaks", kind: "defect" }),
  "a job of another machine": async (equipmentId) => {
    const job = await makeJob(world, { department: "engineering" });
    return () => world.as("chief").jobs.update({ id: job.id, version: 1, equipmentId });
  },
  "a defect found during other work": async (equipmentId) => {
    const job = await makeJob(world, { equipmentId, department: "engineering" });
    const followUp = { id: newId(), title: "Cracked" };
    const done = { id: job.id, completionId: newId(), doneAt: world.now(), workDone: "Done", followUp };
    return () => world.as("chief").jobs.complete(done);
  },
  "the next job of a plan": async (equipmentId) => {
    const plan = await makePlan(world, { equipmentId, department: "engineering" });
    const job = await makeJob(world, { equipmentId, planId: plan.id, occurrence: 1, department: "engineering" });
    const done = { id: job.id, completionId: newId(), doneAt: world.now(), workDone: "Done" };
    return () => world.as("chief").jobs.complete(done);
  },
  "a plan": async (equipmentId) => () =>
    world.as("chief").plans.create({ id: newId(), equipmentId, title: "Oil", rule: everyMonth }),
  "a plan that runs again": async (equipmentId) => {
    const { id } = await makePlan(world, { equipmentId, department: "engineering", isActive: false });
    return () => world.as("chief").plans.resume({ id });
  },
  "the job of a reading": async (equipmentId) => {
    const waiting = { trigger: "condition", measuredName: "Pressure", measuredMin: 2 } as const;
    const { id } = await makePlan(world, { equipmentId, ...waiting, intervalCount: null, intervalUnit: null });
    const told = { id: newId(), planId: id, value: 1, readAt: world.now() };
    return () => world.as("chief").plans.recordMeasured(told);
  },
  "the job of an event": async (equipmentId) => {
    const waiting = { trigger: "event", triggerEvent: "before_charter" } as const;
    await makePlan(world, { equipmentId, ...waiting, intervalCount: null, intervalUnit: null });
    return () => world.as("chief").plans.addEvent({ id: newId(), event: "before_charter", on: "2026-06-20" });
  },
};

/** What is left to do on the machine. */
const leftOn = (equipmentId: string) =>
  world.inVessel("A", async (tx) => {
    const [machine] = await tx.select().from(machines).where(eq(machines.id, equipmentId));
    const work = await tx.select().from(jobs).where(eq(jobs.equipmentId, equipmentId));
    const open = work.filter(({ status, archivedAt }) => isOpen(statusOf(status)) && !archivedAt).length;
    const running = (await tx.select().from(plans).where(eq(plans.equipmentId, equipmentId))).filter(
      ({ isActive }) => isActive,
    );
    return { isArchived: machine?.archivedAt != null, open, running: running.length };
  });

describe.each(Object.entries(ways))("beside archiving its machine %s", (_what, prepare) => {
  it(
    "is closed and stopped with it, or does not come to it",
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { id } = await makeEquipment(world, { department: "engineering" });
        const hang = await prepare(id);
        const acts = round % 2 ? [hang, () => archive(id)] : [() => archive(id), hang];
        await Promise.allSettled(acts.map((act) => act()));
        const { isArchived, ...left } = await leftOn(id);
        if (isArchived) expect({ round, ...left }).toEqual({ round, open: 0, running: 0 });
      }
    },
    raceTimeoutMs,
  );

  it("waits for who archives it", async () => {
    const { id } = await makeEquipment(world, { department: "engineering" });
    const hang = await prepare(id);
    const { hung } = await world.enter("captain", async (scope) => {
      await archiveEquipment(scope, archived(id));
      const begun = Promise.allSettled([hang()]);
      await untilSomebodyWaits(world);
      return { hung: begun };
    });
    await hung;
    expect(await leftOn(id)).toEqual({ isArchived: true, open: 0, running: 0 });
  });
});

it("nobody waits in a circle for the other", async () => {
  const [{ deadlocks } = {}] = await world.inVessel("A", (tx) =>
    tx.execute<{ deadlocks: string }>(sql`select deadlocks from pg_stat_database where datname = current_database()`),
  );
  expect(Number(deadlocks)).toBe(0);
});
