import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { oneRow } from "@ymp/testing/one-row";
import { sendList } from "@ymp/testing/sent-list";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectRow } from "../../kit/rows.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const captain = () => world.as("captain");
const complete = (id: string, how: { confirmsEarly?: boolean } = {}) =>
  captain().jobs.complete({ id, completionId: newId(), doneAt: world.now(), workDone: "Done", parts: [], ...how });
const skip = async (id: string) => {
  const { version } = await captain().jobs.get({ id });
  return captain().jobs.cancel({ id, version, reason: "Not needed now" });
};
const openJob = async (planId: string) => {
  const { openJobId } = await captain().plans.get({ id: planId });
  return openJobId ? rowOf(openJobId) : null;
};
const rowOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.id, id))));
const openOnes = (planId: string) =>
  world.inVessel("A", (tx) =>
    tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.planId, planId), inArray(jobs.status, ["due", "in_progress"]))),
  );
/** The plans of a machine, each with its open job. */
const plansOf = async (equipmentId: string) => {
  const rows = await world.inVessel("A", (tx) => tx.select().from(plans).where(eq(plans.equipmentId, equipmentId)));
  return Promise.all(rows.map(async (plan) => ({ ...plan, job: await openJob(plan.id) })));
};
const makeMachine = (name: string) =>
  makeEquipment(world, { name: `${name} ${newId().slice(-6)}`, department: "engineering" });

/** A yearly service of a machine, overdue. */
async function overdueService(values: Parameters<typeof makePlan>[1] = {}) {
  const machine = await makeMachine("Fire pump");
  const plan = await makePlan(world, {
    equipmentId: machine.id,
    intervalCount: 1,
    intervalUnit: "year",
    knownDoneOn: on("2025-06-01"),
    ...values,
  });
  const of = { planId: plan.id, equipmentId: machine.id };
  const job = await makeJob(world, {
    ...of,
    occurrence: 1,
    dueOn: on("2026-06-01"),
    kind: plan.kind,
    title: plan.title,
  });
  return { machine, plan, job };
}

/** A plan comes back after a rest. */
const rests = {
  async "stopped, its job left out, resumed"({ plan, jobId }: { plan: string; jobId: string | null }) {
    await captain().plans.stop({ id: plan });
    if (jobId) await skip(jobId);
    await captain().plans.resume({ id: plan });
  },
  async "its machine archived and restored"({ machine }: { machine: string }) {
    const versionOf = async () => (await captain().equipment.get({ id: machine })).version;
    await captain().equipment.archive({
      id: machine,
      version: await versionOf(),
      closesOpenJobs: true,
      reason: "Sold",
    });
    await captain().equipment.restore({ id: machine, version: await versionOf() });
  },
};

describe.each(Object.entries(rests))("after a rest (%s)", (_name, rest) => {
  it("a completion that was taken back forgives nothing", async () => {
    const { machine, plan, job } = await overdueService();
    const { version } = await complete(job.id);
    await captain().jobs.reopen({ id: job.id, version, reason: "Wrong pump" });
    await rest({ plan: plan.id, machine: machine.id, jobId: job.id });
    expect(await openJob(plan.id)).toMatchObject({ dueOn: "2026-06-01" });
  });

  it.each([
    ["was left out", (of: { next: string }) => skip(of.next)],
    ["rested", (of: { next: string; plan: string; machine: string }) => rest({ ...of, jobId: of.next })],
  ])(
    "a completion taken back after its next job %s forgives nothing, and done again counts from then",
    async (_what, go) => {
      const { machine, plan, job } = await overdueService();
      const of = { plan: plan.id, machine: machine.id };
      const { version } = await complete(job.id);
      await go({ ...of, next: oneRow(await openOnes(plan.id)).id });
      await captain().jobs.reopen({ id: job.id, version, reason: "Wrong pump" });
      await rest({ ...of, jobId: job.id });
      const back = oneRow(await openOnes(plan.id));
      expect(back).toMatchObject({ dueOn: "2026-06-01" });
      world.setNow("2026-06-20T09:00:00Z");
      await complete(back.id);
      await rest({ ...of, jobId: oneRow(await openOnes(plan.id)).id });
      expect(await openJob(plan.id)).toMatchObject({ dueOn: "2027-06-20" });
    },
  );

  it("a service reopened and done again while its plan stood comes round from then", async () => {
    const { machine, plan, job } = await overdueService();
    const { version } = await complete(job.id);
    await rest({ plan: plan.id, machine: machine.id, jobId: oneRow(await openOnes(plan.id)).id });
    await captain().plans.stop({ id: plan.id });
    const next = await openJob(plan.id);
    if (next) await skip(next.id);
    await captain().jobs.reopen({ id: job.id, version, reason: "Done earlier" });
    world.setNow("2026-06-20T09:00:00Z");
    await complete(job.id);
    await captain().plans.resume({ id: plan.id });
    expect(await openJob(plan.id)).toMatchObject({ dueOn: "2027-06-20" });
  });

  it("the due of a job that was withdrawn does not come back", async () => {
    const { machine, plan, job } = await overdueService();
    const { version } = await complete(job.id);
    await captain().jobs.reopen({ id: job.id, version, reason: "Wrong pump" });
    world.setNow("2026-06-20T09:00:00Z");
    await complete(job.id);
    await rest({ plan: plan.id, machine: machine.id, jobId: (await openJob(plan.id))?.id ?? null });
    expect(await openJob(plan.id)).toMatchObject({ dueOn: "2027-06-20" });
  });
});

it("a plan that has another rule since begins by that, whatever its last job was due", async () => {
  const weekly = { trigger: "calendar", intervalCount: 1, intervalUnit: "week", mode: "floating" } as const;
  const { plan, job } = await overdueService({ knownDoneOn: on("2026-06-10") });
  await captain().plans.stop({ id: plan.id });
  await skip(job.id);
  const { version } = await captain().plans.get({ id: plan.id });
  await captain().plans.update({ id: plan.id, version, title: plan.title, rule: weekly, kind: "planned" });
  await captain().plans.resume({ id: plan.id });
  expect(await openJob(plan.id)).toMatchObject({ dueOn: "2026-06-17" });
});

describe("an overdue service that was never done", () => {
  const year = { trigger: "calendar", intervalCount: 1, intervalUnit: "year", mode: "floating" } as const;
  const months = (intervalCount: number) => ({ ...year, intervalCount, intervalUnit: "month" as const });
  it.each([
    ["written otherwise", [months(12)]],
    ["there and back", [months(6), year]],
    ["asking more often", [months(6)]],
  ])("is not forgiven by a rule that was touched while it rested: %s", async (_what, rules) => {
    const { plan, job } = await overdueService({ knownDoneOn: null });
    await captain().plans.stop({ id: plan.id });
    await skip(job.id);
    for (const rule of rules) {
      const { version } = await captain().plans.get({ id: plan.id });
      await captain().plans.update({ id: plan.id, version, title: plan.title, rule, kind: "planned" });
    }
    await captain().plans.resume({ id: plan.id });
    expect(await openJob(plan.id)).toMatchObject({ dueOn: "2026-06-01" });
  });
});

it("what was done by the rule of then is not asked for again", async () => {
  const { plan, job } = await overdueService();
  await complete(job.id);
  const { version } = await captain().plans.get({ id: plan.id });
  const grid = { mode: "fixed", anchorOn: on("2026-01-15"), windowBeforeDays: 0 } as const;
  const monthly = { trigger: "calendar", intervalCount: 1, intervalUnit: "month", ...grid } as const;
  await captain().plans.update({ id: plan.id, version, title: plan.title, rule: monthly, kind: "planned" });
  world.setNow("2027-06-10T09:00:00Z");
  await captain().plans.stop({ id: plan.id });
  await complete((await openJob(plan.id))?.id ?? "", { confirmsEarly: true });
  await captain().plans.resume({ id: plan.id });
  expect(await openJob(plan.id)).toMatchObject({ dueOn: "2027-07-15" });
});

it("a rule changed before the job of the old one was left out counts as well", async () => {
  const weekly = { trigger: "calendar", intervalCount: 1, intervalUnit: "week", mode: "floating" } as const;
  const { plan, job } = await overdueService();
  await complete(job.id);
  await captain().plans.stop({ id: plan.id });
  const { version } = await captain().plans.get({ id: plan.id });
  await captain().plans.update({ id: plan.id, version, title: plan.title, rule: weekly, kind: "planned" });
  await skip((await openJob(plan.id))?.id ?? "");
  await captain().plans.resume({ id: plan.id });
  expect(await openJob(plan.id)).toMatchObject({ dueOn: "2026-06-22" });
});

const ofClass = { kind: "class", classItemNo: "M-7", classSurvey: "cms", classWindowMonths: 3 } as const;
const credit = { by: "Ada Lind", capacity: "surveyor" } as const;

describe("an item of class", () => {
  it("keeps its window when it is resumed, copied, and on a machine that became critical", async () => {
    const { machine, plan, job } = await overdueService(ofClass);
    await captain().plans.stop({ id: plan.id });
    await captain().jobs.complete({
      id: job.id,
      completionId: newId(),
      doneAt: world.now(),
      workDone: "Opened",
      credit,
    });
    await captain().plans.resume({ id: plan.id });
    expect(await openJob(plan.id)).toMatchObject({ leadDays: 92, graceDays: 92 });
    const { version } = await captain().equipment.get({ id: machine.id });
    await captain().equipment.update({ id: machine.id, version, isCritical: true });
    expect(await openJob(plan.id)).toMatchObject({ isCritical: true, graceDays: 92 });
    const copy = await captain().equipment.copy({ id: machine.id, newId: newId(), includesPlans: true });
    expect(await plansOf(copy.id)).toMatchObject([{ knownDoneOn: null, job: { leadDays: 92, graceDays: 92 } }]);
  });

  it("is credited nowhere but where it was opened", async () => {
    const { machine } = await overdueService({ ...ofClass, knownDoneOn: on("2023-11-10") });
    const copy = await captain().equipment.copy({ id: machine.id, newId: newId(), includesPlans: true });
    const { rows } = await captain().jobs.classItems();
    expect(rows.map(({ equipmentId, creditedOn }) => ({ equipmentId, creditedOn }))).toEqual(
      expect.arrayContaining([
        { equipmentId: machine.id, creditedOn: "2023-11-10" },
        { equipmentId: copy.id, creditedOn: null },
      ]),
    );
  });

  it("that a running plan becomes is nobody’s to leave out, and no item any more is anybody’s again", async () => {
    const { plan, job } = await overdueService();
    const editing = await captain().plans.get({ id: plan.id });
    const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "year", mode: "floating" } as const;
    const saved = (version: number, classItem: { no: string; survey: "cms"; windowMonths: number } | null) =>
      captain().plans.update({ ...{ id: plan.id, version, title: plan.title, rule, kind: "planned" }, classItem });
    const { version } = await saved(editing.version, { no: "M-1", survey: "cms", windowMonths: 3 });
    expect(await rowOf(job.id)).toMatchObject({ kind: "class", dueOn: "2026-06-01", graceDays: 92 });
    expect((await refusalOf(skip(job.id))).messageKey).toBe("job-refusals:classNotCancelled");
    await saved(version, null);
    expect(await rowOf(job.id)).toMatchObject({ kind: "planned", leadDays: 14 });
    expect((await skip(job.id)).next).toMatchObject({ dueOn: "2027-06-01" });
  });
});

it("a plan that becomes critical takes its open job along", async () => {
  const { plan, job } = await overdueService();
  const { version } = await captain().plans.get({ id: plan.id });
  const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "year", mode: "floating" } as const;
  await captain().plans.update({ id: plan.id, version, title: plan.title, rule, kind: "planned", isCritical: true });
  expect(await rowOf(job.id)).toMatchObject({
    isCritical: true,
    needsVerification: true,
    graceDays: 0,
    dueOn: "2026-06-01",
  });
});

describe("a plan that waits for an event or a measured value", () => {
  const event = { trigger: "event", triggerEvent: "before_charter", dueWithinDays: 3 } as const;
  const waiting = { ...event, intervalCount: null, intervalUnit: null };
  const charter = (day: string) => captain().plans.addEvent({ id: newId(), event: "before_charter", on: on(day) });

  async function asked() {
    const machine = await makeMachine("Tender");
    const plan = await makePlan(world, { equipmentId: machine.id, title: `Check ${machine.name}`, ...waiting });
    await charter("2026-06-16");
    return { machine, plan, job: expectRow((await openJob(plan.id)) ?? undefined) };
  }

  it("has no next job when one is left out, and the next event its own", async () => {
    const { plan, job } = await asked();
    expect((await skip(job.id)).next).toBeNull();
    await charter("2026-06-24");
    expect(await openJob(plan.id)).toMatchObject({ dueOn: "2026-06-21", occurrence: 2, cause: { kind: "event" } });
  });

  it("made a calendar one begins by its rule, whatever the last event asked for", async () => {
    const { plan, job } = await asked();
    await skip(job.id);
    const { version } = await captain().plans.get({ id: plan.id });
    const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "year", mode: "floating" } as const;
    await captain().plans.update({ id: plan.id, version, title: plan.title, rule, kind: "planned" });
    expect(await openJob(plan.id)).toMatchObject({ dueOn: "2027-06-15" });
  });

  it("waits on a copied machine as well", async () => {
    const { machine } = await asked();
    const copy = await captain().equipment.copy({ id: machine.id, newId: newId(), includesPlans: true });
    expect(await plansOf(copy.id)).toMatchObject([{ job: null }]);
    await charter("2026-06-24");
    expect(await plansOf(copy.id)).toMatchObject([{ job: { dueOn: "2026-06-21" } }]);
  });

  it("waits after a list closed its job", async () => {
    const { plan, machine } = await asked();
    await sendList(
      world,
      "jobs",
      "Title,Equipment,Status,Due,Completed on",
      `${plan.title},${machine.name},done,2026-06-13,2026-06-14`,
    );
    expect(await openOnes(plan.id)).toEqual([]);
  });

  it("made a calendar one goes on from its highest job", async () => {
    const { plan, job } = await asked();
    const { version } = await complete(job.id);
    await charter("2026-06-24");
    world.setNow("2026-06-16T09:00:00Z");
    await complete((await openJob(plan.id))?.id ?? "");
    const { version: ofPlan } = await captain().plans.get({ id: plan.id });
    const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "month", mode: "floating" } as const;
    await captain().plans.update({ id: plan.id, version: ofPlan, title: plan.title, rule, kind: "planned" });
    await captain().jobs.reopen({ id: job.id, version, reason: "Not done" });
    world.setNow("2026-06-17T09:00:00Z");
    expect((await complete(job.id)).next).toMatchObject({ dueOn: "2026-07-17" });
  });
});

describe("the next job of one that is reopened", () => {
  /** What somebody put into it. */
  const put: Record<string, (next: string) => Promise<unknown>> = {
    "a line of the checklist": (id) => captain().jobs.addTask({ id, taskId: newId(), title: "Look at the seal" }),
    "a part": async (id) => {
      const { item } = await makeItem(world, { stock: { Bosun: 5 } });
      await captain().jobs.setPart({ id, itemId: item.id, plannedQuantity: 1 });
    },
    "somebody of the yard": async (jobId) => {
      const { userId } = world.person("contractor");
      await captain().users.shareJob({ jobId, userId, isShared: true });
    },
    "a remark": (recordId) =>
      captain().comments.create({ id: newId(), recordKind: "job", recordId, body: "Bring gaskets" }),
  };

  it.each(Object.entries(put))("stays with what was put into it: %s", async (_what, into) => {
    const { job } = await overdueService();
    const { next, version } = await complete(job.id);
    await into(next?.id ?? "");
    expect((await refusalOf(captain().jobs.reopen({ id: job.id, version, reason: "Wrong pump" }))).messageKey).toBe(
      "job-refusals:followingStarted",
    );
  });

  it("goes where nobody did anything but make its machine critical", async () => {
    const { machine, plan, job } = await overdueService();
    const { version } = await complete(job.id);
    const { version: ofMachine } = await captain().equipment.get({ id: machine.id });
    await captain().equipment.update({ id: machine.id, version: ofMachine, isCritical: true });
    await captain().jobs.reopen({ id: job.id, version, reason: "Wrong pump" });
    expect(await openOnes(plan.id)).toMatchObject([{ id: job.id }]);
  });
});

describe("taking back a list that closed a job", () => {
  const closing = ({ name }: { name: string }) => [
    "Title,Equipment,Status,Due,Completed on",
    `Change the oil,${name},done,2026-06-01,2026-06-14`,
  ];

  it("leaves it closed where its plan has another job since", async () => {
    const { machine, plan, job } = await overdueService();
    await captain().plans.stop({ id: plan.id });
    const id = await sendList(world, "jobs", ...closing(machine));
    expect(await rowOf(job.id)).toMatchObject({ status: "done" });
    await captain().plans.resume({ id: plan.id });
    expect((await captain().imports.undo({ id })).kept).toMatchObject([
      { recordId: job.id, why: { messageKey: "job-refusals:followingStarted" } },
    ]);
    expect(await openOnes(plan.id)).toHaveLength(1);
  });

  it("opens nothing on a machine that was archived since", async () => {
    const machine = await makeMachine("Fire pump");
    const job = await makeJob(world, { equipmentId: machine.id, title: "Change the oil", dueOn: on("2026-06-01") });
    const id = await sendList(world, "jobs", ...closing(machine));
    const { version } = await captain().equipment.get({ id: machine.id });
    await captain().equipment.archive({ id: machine.id, version });
    expect((await captain().imports.undo({ id })).kept).toMatchObject([
      { recordId: job.id, why: { messageKey: "job-refusals:equipmentArchived" } },
    ]);
    expect(await rowOf(job.id)).toMatchObject({ status: "done" });
  });
});
