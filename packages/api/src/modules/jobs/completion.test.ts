import { addDays, parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { changes } from "@ymp/db/schema/platform";
import { workHistory } from "@ymp/db/schema/work-history";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
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
const historyOf = (jobId: string) =>
  world.inVessel("A", (tx) => tx.select().from(workHistory).where(eq(workHistory.jobId, jobId)));

describe("completing", () => {
  it.each([
    [
      "M1 floating counts from the day it was done",
      { mode: "floating" as const, intervalCount: 3 },
      "2026-06-01",
      "2026-06-11",
      "2026-09-11",
      [],
    ],
    [
      "M1 fixed keeps to its grid",
      { mode: "fixed" as const, intervalCount: 3, anchorOn: on("2026-03-01") },
      "2026-06-01",
      "2026-06-11",
      "2026-09-01",
      [],
    ],
    [
      "M2 missed occurrences are written to history",
      { mode: "fixed" as const, intervalCount: 1, anchorOn: on("2026-01-01"), windowBeforeDays: 7 },
      "2026-06-01",
      "2026-08-10",
      "2026-09-01",
      ["2026-07-01", "2026-08-01"],
    ],
    [
      "M3 done inside the next window counts for both",
      { mode: "fixed" as const, intervalCount: 1, anchorOn: on("2026-01-01"), windowBeforeDays: 7 },
      "2026-06-01",
      "2026-08-30",
      "2026-10-01",
      ["2026-07-01", "2026-08-01"],
    ],
    [
      "M4 done early in its window does not come twice",
      { mode: "fixed" as const, intervalCount: 1, anchorOn: on("2026-01-01"), windowBeforeDays: 7 },
      "2026-06-01",
      "2026-05-28",
      "2026-07-01",
      [],
    ],
  ])("%s", async (_words, rule, dueOn, doneOn, nextDueOn, missed) => {
    world.setNow(`${doneOn}T10:00:00Z`);
    const plan = await makePlan(world, rule);
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on(dueOn) });
    const { next } = await world
      .as("chief")
      .jobs.complete({ id: job.id, completionId: newId(), workDone: "Done", doneAt: world.now() });
    expect(next).toMatchObject({ dueOn: nextDueOn });
    const history = await historyOf(job.id);
    expect(
      history
        .filter(({ outcome }) => outcome === "missed")
        .map((row) => row.dueOn)
        .sort(),
    ).toEqual(missed);
    expect(history.filter(({ outcome }) => outcome === "done")).toHaveLength(1);
  });

  it("lists of thousands of missed dates the latest, and tells how many there were", async () => {
    const rule = { mode: "fixed" as const, intervalCount: 1, intervalUnit: "day" as const, anchorOn: on("1901-01-01") };
    const plan = await makePlan(world, rule);
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("1901-01-02") });
    const { next } = await world
      .as("chief")
      .jobs.complete({ id: job.id, completionId: newId(), workDone: "Done", doneAt: world.now() });
    expect(next).toMatchObject({ dueOn: "2026-06-16" });
    const missed = (await historyOf(job.id)).filter(({ outcome }) => outcome === "missed");
    expect(missed.map(({ dueOn }) => dueOn).toSorted()).toEqual(
      Array.from({ length: 60 }, (_, day) => addDays(on("2026-04-16"), day)),
    );
    const [told] = await world.inVessel("A", (tx) =>
      tx
        .select({ facts: changes.facts })
        .from(changes)
        .where(and(eq(changes.recordId, job.id), eq(changes.verb, "completed"))),
    );
    expect(told?.facts).toMatchObject({ missed: 45_819 });
  });

  async function serviceOfGenerator() {
    const machine = await makeEquipment(world, { name: "Generator 1" });
    const counter = await makeCounter(world, {
      equipmentId: machine.id,
      lastTotal: 47_985,
      lastReadAt: new Date("2026-06-14T06:00:00Z"),
    });
    const plan = await makePlan(world, {
      equipmentId: machine.id,
      counterId: counter.id,
      trigger: "either",
      intervalCount: 12,
      counterInterval: 5000,
      title: "500 h service",
    });
    const { item } = await makeItem(world, {
      name: "Oil filter",
      partNo: "7W-2326",
      minQuantity: 2,
      stock: { "Cabinet C": 3 },
    });
    const job = await makeJob(world, {
      planId: plan.id,
      occurrence: 1,
      equipmentId: machine.id,
      counterId: counter.id,
      dueTotal: 48_000,
      dueOn: on("2026-09-02"),
      title: "500 h service",
    });
    return { machine, counter, plan, item, job };
  }

  it("tells the whole story in one transaction: reading, stock, history, next occurrence, follow-up", async () => {
    const { machine, item, job } = await serviceOfGenerator();
    const followUpId = newId();
    const result = await world.as("chief").jobs.complete({
      id: job.id,
      completionId: newId(),
      workDone: "Serviced as section 4.2",
      doneAt: world.now(),
      spentTenths: 45,
      reading: 48_110,
      parts: [{ itemId: item.id, quantity: 2 }],
      followUp: { id: followUpId, title: "Belt cracked at the tensioner" },
    });
    expect(result.next).toMatchObject({ dueTotal: 53_110, dueOn: "2027-06-15" });
    expect(result.belowMinimum).toEqual([{ name: "Oil filter", left: 1 }]);
    expect(await stockOf(item.id)).toBe(1);
    const sheet = await world.as("chief").jobs.get({ id: job.id });
    expect(sheet).toMatchObject({
      status: "done",
      doneTotal: 48_110,
      spentTenths: 45,
      workDone: "Serviced as section 4.2",
    });
    expect(await world.as("chief").jobs.get({ id: followUpId })).toMatchObject({
      kind: "defect",
      foundDuringJobId: job.id,
      equipmentId: machine.id,
    });
    const told = await world.inVessel("A", (tx) =>
      tx.select({ verb: changes.verb }).from(changes).where(eq(changes.recordId, job.id)),
    );
    expect(told.map(({ verb }) => verb)).toContain("completed");
  });

  it("writes nothing at all when one part is not there", async () => {
    const { item, job } = await serviceOfGenerator();
    const refused = refusalOf(
      world.as("chief").jobs.complete({
        id: job.id,
        completionId: newId(),
        doneAt: world.now(),
        reading: 48_110,
        parts: [{ itemId: item.id, quantity: 4 }],
      }),
    );
    await expect(refused).resolves.toMatchObject({
      code: "conflict",
      messageKey: "inventory:notEnough",
      params: { onHand: 3, wanted: 4 },
    });
    expect(await stockOf(item.id)).toBe(3);
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({
      status: "due",
      counter: { lastTotal: 47_985 },
    });
    expect(await historyOf(job.id)).toEqual([]);
  });

  it("asks back for a reading below the last one", async () => {
    const { job } = await serviceOfGenerator();
    await expect(
      refusalOf(
        world.as("chief").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), reading: 41_180 }),
      ),
    ).resolves.toMatchObject({ code: "invalid" });
    await expect(
      refusalOf(world.as("chief").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() })),
    ).resolves.toMatchObject({ code: "invalid", fields: { reading: "job-refusals:readingMissing" } });
  });

  it("is written once when the same completion is sent again", async () => {
    const { item, job } = await serviceOfGenerator();
    const input = {
      id: job.id,
      completionId: newId(),
      doneAt: world.now(),
      reading: 48_110,
      parts: [{ itemId: item.id, quantity: 1 }],
      followUp: { id: newId(), title: "Belt cracked" },
    };
    const first = await world.as("chief").jobs.complete(input);
    const again = await world.as("chief").jobs.complete(input);
    expect(again).toMatchObject({ next: first.next, followUpId: input.followUp.id });
    expect(await stockOf(item.id)).toBe(2);
  });

  it("lets one of two people win, and makes one next occurrence", async () => {
    const { plan, job } = await serviceOfGenerator();
    const press = (who: "chief" | "engineer") =>
      world.as(who).jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), reading: 48_110 });
    const outcomes = await Promise.allSettled([press("chief"), press("engineer")]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const occurrences = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(jobs)
        .where(and(eq(jobs.planId, plan.id))),
    );
    expect(occurrences).toHaveLength(2);
  });

  it("knows the day of the last time as the ship counted it then, wherever she has sailed since", async () => {
    world.setNow("2026-06-14T21:00:00Z");
    const plan = await makePlan(world, { intervalCount: 1, intervalUnit: "day" });
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("2026-06-14") });
    const { next } = await world.as("chief").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() });
    const captain = world.as("captain");
    const sailTo = async (timeZone: string) =>
      captain.vessel.save({ version: (await captain.vessel.get()).version, timeZone });
    await sailTo("Pacific/Auckland");
    world.setNow("2026-06-15T08:00:00Z");
    const again = world
      .as("engineer")
      .jobs.complete({ id: next?.id ?? "", completionId: newId(), doneAt: world.now() });
    await expect(again).resolves.toMatchObject({ next: { dueOn: "2026-06-16" } });
    await sailTo("Europe/Paris");
  });

  it("refuses a second completion of a plan on the same day", async () => {
    const plan = await makePlan(world, { intervalCount: 1, intervalUnit: "week" });
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("2026-06-15") });
    const { next } = await world.as("chief").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() });
    world.setNow("2026-06-15T11:00:00Z");
    await expect(
      refusalOf(world.as("chief").jobs.complete({ id: next?.id ?? "", completionId: newId(), doneAt: world.now() })),
    ).resolves.toMatchObject({ messageKey: "job-refusals:doneThatDay" });
  });

  it("asks before a fixed job is done long before its window, and refuses it for class", async () => {
    const rule = { mode: "fixed" as const, intervalCount: 12, anchorOn: on("2026-12-01"), windowBeforeDays: 30 };
    const plan = await makePlan(world, rule);
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("2026-12-01") });
    const early = { id: job.id, completionId: newId(), doneAt: world.now() };
    await expect(refusalOf(world.as("chief").jobs.complete(early))).resolves.toMatchObject({
      messageKey: "job-refusals:confirmEarly",
      params: { nextDueOn: "2027-12-01" },
    });
    await expect(world.as("chief").jobs.complete({ ...early, confirmsEarly: true })).resolves.toMatchObject({
      next: { dueOn: "2027-12-01" },
    });
    const classPlan = await makePlan(world, { ...rule, kind: "class" });
    const survey = await makeJob(world, {
      planId: classPlan.id,
      occurrence: 1,
      kind: "class",
      dueOn: on("2026-12-01"),
    });
    await expect(
      refusalOf(
        world.as("chief").jobs.complete({
          ...{ id: survey.id, completionId: newId(), doneAt: world.now(), confirmsEarly: true },
          ...{ workDone: "Surveyed", credit: { by: "Ada Lind", capacity: "surveyor" } },
        }),
      ),
    ).resolves.toMatchObject({ messageKey: "job-refusals:beforeClassWindow" });
  });
});
