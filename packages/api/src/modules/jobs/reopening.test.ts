import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { CompletedState } from "@ymp/core/maintenance/completed-job-fields";
import { jobs } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;
const stockOf = async (itemId: string) =>
  (await world.as("chief").inventory.pick({ limit: 50 })).rows.find(({ id }) => id === itemId)?.onHand;

describe("reopening", () => {
  it("waits until the machine is in use again", async () => {
    const machine = await makeEquipment(world);
    const job = await makeJob(world, { equipmentId: machine.id });
    const chief = world.as("chief");
    const { version } = await chief.jobs.complete({
      id: job.id,
      completionId: newId(),
      doneAt: world.now(),
      parts: [],
    });
    const { version: ofMachine } = await chief.equipment.get({ id: machine.id });
    await chief.equipment.archive({ id: machine.id, version: ofMachine });
    const reopening = { id: job.id, version, reason: "Not done" };
    expect(await refusalOf(chief.jobs.reopen(reopening))).toMatchObject({
      messageKey: "job-refusals:equipmentArchived",
    });
  });

  it("gives back exactly what was taken", async () => {
    const machine = await makeEquipment(world);
    const counter = await makeCounter(world, {
      equipmentId: machine.id,
      lastTotal: 40_000,
      lastReadAt: new Date("2026-06-10T09:00:00Z"),
    });
    const plan = await makePlan(world, {
      equipmentId: machine.id,
      counterId: counter.id,
      trigger: "counter",
      intervalCount: null,
      intervalUnit: null,
      counterInterval: 2500,
    });
    const { item } = await makeItem(world, { stock: { Bosun: 5 } });
    const job = await makeJob(world, {
      planId: plan.id,
      occurrence: 1,
      equipmentId: machine.id,
      counterId: counter.id,
      dueTotal: 40_100,
    });
    const { next, version } = await world.as("chief").jobs.complete({
      id: job.id,
      completionId: newId(),
      doneAt: world.now(),
      reading: 40_120,
      parts: [{ itemId: item.id, quantity: 3 }],
    });
    await world.as("chief").jobs.reopen({ id: job.id, version, reason: "Wrong machine" });
    expect(await stockOf(item.id)).toBe(5);
    const sheet = await world.as("chief").jobs.get({ id: job.id });
    expect(sheet).toMatchObject({ status: "in_progress", doneAt: null, counter: { lastTotal: 40_000 } });
    await expect(refusalOf(world.as("chief").jobs.get({ id: next?.id ?? "" }))).resolves.toMatchObject({
      code: "not_found",
    });
    const done = await world
      .as("chief")
      .jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), reading: 40_120 });
    expect(done.next?.dueTotal).toBe(42_620);
  });

  it("is refused once somebody began the next occurrence", async () => {
    const plan = await makePlan(world);
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("2026-06-15") });
    const { next, version } = await world
      .as("chief")
      .jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() });
    await world.as("chief").jobs.setStatus({ id: next?.id ?? "", status: "in_progress" });
    await expect(
      refusalOf(world.as("chief").jobs.reopen({ id: job.id, version, reason: "Too early" })),
    ).resolves.toMatchObject({
      messageKey: "job-refusals:followingStarted",
    });
  });
});

describe("who reopens", () => {
  async function doneIn(state: CompletedState): Promise<string> {
    const { profileId, userId } = world.person("engineer");
    const isDone = state !== "not done";
    const job = await makeJob(world, {
      department: "engineering",
      isCritical: state === "done, critical or of class",
      status: state === "verified" ? "verified" : isDone ? "done" : "due",
      ...(isDone && { doneAt: world.now(), doneByProfileId: profileId, createdBy: userId }),
    });
    return job.id;
  }

  it("sees the step offered where it is theirs", async () => {
    const offered = async (who: "deckhand" | "engineer" | "bosun" | "chief" | "captain", state: CompletedState) =>
      (await world.as(who).jobs.get({ id: await doneIn(state) })).can.reopen;
    expect(await offered("deckhand", "done")).toBe(false);
    expect(await offered("engineer", "done")).toBe(true);
    expect(await offered("engineer", "done, critical or of class")).toBe(false);
    expect(await offered("bosun", "done")).toBe(false);
    expect(await offered("chief", "done, critical or of class")).toBe(true);
    expect(await offered("captain", "verified")).toBe(true);
    expect(await offered("captain", "not done")).toBe(false);
  });

  it("says why, which stays in the history and is told to who completed it", async () => {
    const { id } = await makeJob(world, { department: "engineering" });
    const { version } = await world.as("engineer").jobs.complete({ id, completionId: newId(), doneAt: world.now() });
    expect(await refusalOf(world.as("chief").jobs.reopen({ id, version, reason: "  " }))).toMatchObject({
      fields: { reason: "job-refusals:reasonTooShort" },
    });
    await world.as("chief").jobs.reopen({ id, version, reason: "Still leaks" });
    const { rows } = await world.as("deckhand").jobs.history({ id, limit: 20 });
    expect(rows.find(({ verb }) => verb === "reopened")?.facts).toMatchObject({ reason: "Still leaks" });
    const told = async (who: "engineer" | "chief") =>
      (await world.as(who).notifications.list({ limit: 100 })).rows.filter(
        ({ event, recordId }) => event === "job_reopened" && recordId === id,
      );
    expect(await told("engineer")).toMatchObject([{ facts: { reason: "Still leaks" } }]);
    expect(await told("chief")).toEqual([]);
  });
});

describe("a completed job", () => {
  it("is put back by reopening alone, and says of who did it no more than the name", async () => {
    const id = newId();
    const chief = world.as("chief");
    await chief.jobs.create({ id, title: "Change the anodes" });
    await chief.jobs.complete({ id, completionId: newId(), workDone: "Changed", doneAt: world.now() });
    for (const who of ["deckhand", "chief"] as const)
      expect((await refusalOf(world.as(who).jobs.setStatus({ id, status: "in_progress" }))).code).toBe("conflict");
    const { status, doneBy } = await world.as("deckhand").jobs.get({ id });
    expect(status).toBe("done");
    expect(Object.keys(doneBy ?? {}).toSorted()).toEqual(["firstName", "id", "lastName", "userId"]);
  });
});

describe("what came after a job that is reopened", () => {
  const chief = () => world.as("chief").jobs;
  const captain = () => world.as("captain");
  const done = (id: string) => chief().complete({ id, completionId: newId(), doneAt: world.now(), parts: [] });
  const skip = async (id: string) => {
    const { version } = await captain().jobs.get({ id });
    await captain().jobs.cancel({ id, version, reason: "Not needed now" });
  };
  const openOf = async (planId: string) => (await captain().plans.get({ id: planId })).openJobId;
  const openCount = (planId: string) =>
    world.inVessel("A", (tx) =>
      tx.$count(jobs, and(eq(jobs.planId, planId), inArray(jobs.status, ["due", "in_progress"]))),
    );

  /** A weekly plan whose first job is completed: what has become of the second. */
  const ways: Record<string, (planId: string, second: string) => Promise<unknown>> = {
    "nothing happened to the next": async () => undefined,
    "the next was skipped": (_planId, second) => skip(second),
    "the plan was stopped, its job cancelled, and resumed": async (planId, second) => {
      await captain().plans.stop({ id: planId });
      await skip(second);
      await captain().plans.resume({ id: planId });
    },
  };

  it.each(Object.entries(ways))(
    "is taken back with it and comes again with its completion: %s",
    async (_what, make) => {
      const plan = await makePlan(world, {});
      const first = await makeJob(world, { planId: plan.id, occurrence: 1 });
      const { next, version } = await done(first.id);
      await make(plan.id, next?.id ?? "");
      await chief().reopen({ id: first.id, version, reason: "Wrong filter" });
      expect(await openOf(plan.id)).toBe(first.id);
      expect(await openCount(plan.id)).toBe(1);
      await done(first.id);
      expect(await openCount(plan.id)).toBe(1);
      world.setNow("2026-06-22T09:00:00Z");
      await done((await openOf(plan.id)) ?? "");
      expect(await openCount(plan.id)).toBe(1);
    },
  );

  it("is taken back as well where the plan was stopped before it and resumed after", async () => {
    const plan = await makePlan(world, {});
    const first = await makeJob(world, { planId: plan.id, occurrence: 1 });
    await captain().plans.stop({ id: plan.id });
    const { version } = await done(first.id);
    await captain().plans.resume({ id: plan.id });
    await chief().reopen({ id: first.id, version, reason: "Wrong filter" });
    expect(await openOf(plan.id)).toBe(first.id);
    await done(first.id);
    expect(await openCount(plan.id)).toBe(1);
  });

  it("stays where an event of its own asked for it", async () => {
    const plan = await makePlan(world, {
      ...{
        trigger: "event",
        triggerEvent: "before_charter",
        intervalCount: null,
        intervalUnit: null,
        dueWithinDays: 3,
      },
    });
    const eventOn = (on: string) =>
      captain().plans.addEvent({ id: newId(), event: "before_charter", on: parseCalendarDate(on) });
    await eventOn("2026-06-16");
    const first = (await openOf(plan.id)) ?? "";
    const { version } = await done(first);
    await eventOn("2026-06-24");
    const second = (await openOf(plan.id)) ?? "";
    await chief().reopen({ id: first, version, reason: "Wrong filter" });
    expect(await captain().jobs.get({ id: second })).toMatchObject({ status: "due" });
    expect(await done(first)).toMatchObject({ next: null });
    expect(await openOf(plan.id)).toBe(second);
  });
});
