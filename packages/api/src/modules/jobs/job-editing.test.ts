import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { classNotices, findingWays, operationalEffects } from "@ymp/core/maintenance/defect-facts";
import { cancelPolicy, type JobField, type JobState, jobFields, jobPolicy } from "@ymp/core/maintenance/job-fields";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateJobInput } from "./jobs.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const on = parseCalendarDate;
const profileOf = (who: Who) => world.person(who).profileId;

async function planned() {
  const { id: planId } = await makePlan(world);
  const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
  return makeJob(world, { planId, equipmentId, isCritical: true, dueOn: on("2026-06-20") });
}
const raisedBy = (who: Who, values: Parameters<typeof makeJob>[1] = {}) =>
  makeJob(world, { kind: "defect", createdBy: world.person(who).userId, ...values });

/** A job that the second engineer raised, or that a plan wants. */
async function jobIn(state: JobState): Promise<string> {
  const kind = state.startsWith("of class") ? "class" : state.startsWith("raised") ? "defect" : "planned";
  const planId = state.startsWith("of a plan") ? (await makePlan(world)).id : null;
  const status = state === "closed" ? "done" : "due";
  const job = { kind, planId, status, isCritical: isCritical(state), dueOn: on("2026-07-20") } as const;
  return (await raisedBy("engineer", job)).id;
}
const isCritical = (state: JobState) => state.endsWith("critical");

const values: Partial<Record<JobField, readonly unknown[]>> = {
  kind: ["inspection", "request"],
  priority: ["low", "high"],
  department: ["deck", "interior"],
  estimatedTenths: [10, 20],
  operationalEffect: operationalEffects,
  foundBy: findingWays,
  classNotice: classNotices,
};

const seen = readOnce((id) => world.as("captain").jobs.get({ id }));

async function change(caller: Caller, id: string, field: JobField, turn: number): Promise<unknown> {
  const job = await seen(id);
  const standing: Partial<Record<JobField, unknown>> = job;
  const others = (values[field] ?? ["one", "other"]).filter((value) => value !== standing[field]);
  const wanted = {
    ...{ [field]: others[turn % others.length] },
    // Later is a postponement, which has rules of its own.
    ...(field === "dueOn" && { dueOn: on(`2026-07-${19 - turn}`) }),
    // Taking a job on oneself is open to everybody.
    ...(field === "assigneeIds" && { assigneeIds: job.assignees.length > 0 ? [] : [profileOf("stew")] }),
    ...(field === "equipmentId" && { equipmentId: (await makeEquipment(world, { isCritical: job.isCritical })).id }),
  };
  return caller.jobs.update(updateJobInput.parse({ id, version: job.version, ...wanted }));
}

it("each field of a job is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: jobPolicy, module: "jobs", make: jobIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("a job is closed without being done by its people alone", async () => {
  const cancelled = async (caller: Caller, id: string) => {
    const { version } = await seen(id);
    return caller.jobs.cancel({ id, version, reason: "Not needed" });
  };
  const trial = { policy: cancelPolicy, module: "jobs", isUsedUp: true, make: jobIn, change: cancelled } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("every field of the call has somebody who may change it", () => {
  const { id: _, version: __, base: ___, ...fields } = updateJobInput.shape;
  expect(Object.keys(fields).toSorted()).toEqual([...jobFields].toSorted());
});

describe("the deckhand", () => {
  it("takes no critical defect off the due lists", async () => {
    const job = await raisedBy("chief", {
      priority: "critical",
      operationalEffect: "out_of_service",
      dueOn: on("2026-06-20"),
    });
    const tries = [
      [{ dueOn: null }, "dueOn", "fieldOfHead"],
      [{ dueOn: on("2027-06-20") }, "dueOn", "fieldOfHead"],
      [{ priority: "low" as const }, "priority", "fieldOfHead"],
      [{ operationalEffect: "none" as const }, "operationalEffect", "fieldOfHead"],
      [{ kind: "request" as const }, "kind", "fieldOfHead"],
      [{ assigneeIds: [profileOf("stew")] }, "assigneeIds", "fieldOfHead"],
    ] as const;
    for (const [change, field, refusal] of tries) {
      const { assigneeIds, ...rest } = { assigneeIds: undefined, ...change };
      const wanted = { ...rest, ...(assigneeIds ? { assigneeIds: [...assigneeIds] } : {}) };
      const refused = refusalOf(world.as("deckhand").jobs.update({ id: job.id, version: 1, ...wanted }));
      expect(await refused).toMatchObject({ code: "conflict", fields: { [field]: `job-refusals:${refusal}` } });
    }
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({ dueOn: "2026-06-20", version: 1 });
  });

  it("moves no job of a plan, and takes it off no machine", async () => {
    const job = await planned();
    for (const change of [{ dueOn: on("2027-06-20") }, { dueOn: null }, { equipmentId: null }, { title: "Nothing" }]) {
      const refused = await refusalOf(world.as("deckhand").jobs.update({ id: job.id, version: 1, ...change }));
      expect(refused).toMatchObject({ messageKey: "job-refusals:fieldOfPlan" });
    }
  });

  it("changes nothing by changing many at once", async () => {
    const { id } = await planned();
    const many = (change: Parameters<ReturnType<World["as"]>["jobs"]["bulkUpdate"]>[0]["change"]) =>
      refusalOf(world.as("deckhand").jobs.bulkUpdate({ jobs: [{ id, version: 1 }], change }));
    expect(await many({ field: "priority", value: "low" })).toMatchObject({
      messageKey: "job-refusals:fieldOfCaptain",
    });
    expect(await many({ field: "assignees", value: [profileOf("stew")] })).toMatchObject({ code: "conflict" });
  });

  it("takes a job on and gives it up, corrects what was raised by the same hand, and says where it is", async () => {
    const { id } = await planned();
    const { jobs } = world.as("deckhand");
    const taken = await jobs.update({ id, version: 1, assigneeIds: [profileOf("deckhand")] });
    const given = await jobs.update({ id, version: taken.version, assigneeIds: [] });
    await jobs.update({ id, version: given.version, location: "Lazarette", title: (await jobs.get({ id })).title });
    const own = await raisedBy("deckhand");
    await jobs.update({ id: own.id, version: 1, title: "Port winch slips", dueOn: on("2026-06-30") });
    expect(await jobs.get({ id: own.id })).toMatchObject({ title: "Port winch slips", originalDueOn: "2026-06-30" });
    expect((await jobs.get({ id })).can.fields).toEqual([
      ...["location", "estimatedTenths", "permitReference"],
      ...["foundBy", "rootCause", "temporaryRepair", "correctiveAction"],
    ]);
  });
});

describe("a due date", () => {
  it("is put off by postponing alone, no matter who asks, and brought forward by hand", async () => {
    const job = await raisedBy("chief", { dueOn: on("2026-06-20") });
    for (const dueOn of [on("2026-06-21"), null])
      expect(await refusalOf(world.as("captain").jobs.update({ id: job.id, version: 1, dueOn }))).toMatchObject({
        fields: { dueOn: "job-refusals:postponeInstead" },
      });
    await world.as("chief").jobs.update({ id: job.id, version: 1, dueOn: on("2026-06-18") });
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({
      dueOn: "2026-06-18",
      originalDueOn: "2026-06-20",
    });
  });
});

it("a due date has a possible year", async () => {
  const job = await raisedBy("chief");
  const dueOn = on("0001-01-01");
  const refused = refusalOf(world.as("chief").jobs.update({ id: job.id, version: 1, dueOn }));
  expect(await refused).toMatchObject({ fields: { dueOn: "refusals:dateYear" } });
});

describe("a plan's job", () => {
  it("stays on its plan's machine for the captain too", async () => {
    const job = await planned();
    const { id: equipmentId } = await makeEquipment(world);
    const moved = refusalOf(world.as("captain").jobs.update({ id: job.id, version: 1, equipmentId }));
    expect(await moved).toMatchObject({ fields: { equipmentId: "job-refusals:fieldOfPlan" } });
  });
});

describe("what is closed", () => {
  it.each(["done", "verified", "cancelled"] as const)(
    "%s is changed by nobody, one by one or among many",
    async (status) => {
      const job = await raisedBy("chief", { status });
      const { jobs } = world.as("captain");
      const notOpen = { messageKey: "job-refusals:notOpen" };
      expect(await refusalOf(jobs.update({ id: job.id, version: 1, location: "Bilge" }))).toMatchObject(notOpen);
      const some = [{ id: job.id, version: 1 }];
      const assignees = { field: "assignees" as const, value: [profileOf("stew")] };
      expect(await refusalOf(jobs.bulkUpdate({ jobs: some, change: assignees }))).toMatchObject(notOpen);
      const priority = { field: "priority" as const, value: "low" as const };
      expect(await refusalOf(jobs.bulkUpdate({ jobs: some, change: priority }))).toMatchObject(notOpen);
    },
  );
});

describe("a defect on critical equipment", () => {
  it("starts critical, whatever was chosen, and needs its verification", async () => {
    const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
    const id = newId();
    await world
      .as("deckhand")
      .jobs.create({ id, title: "Fire pump leaks", kind: "defect", priority: "low", equipmentId });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject({ priority: "critical", needsVerification: true });
  });

  it("so does one found while another job was done", async () => {
    const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
    const job = await makeJob(world, { equipmentId });
    const followUp = { id: newId(), title: "Gland weeps" };
    await world.as("engineer").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), followUp });
    expect(await world.as("chief").jobs.get({ id: followUp.id })).toMatchObject({ priority: "critical" });
  });

  const critical = { isCritical: true, priority: "critical", needsVerification: true };
  const toldOf = async (id: string) =>
    (await world.as("chief").jobs.history({ id, limit: 20 })).rows
      .map(({ diff }) => diff)
      .find((diff) => diff.priority);
  const toldCritical = {
    priority: { old: "normal", new: "critical" },
    needsVerification: { old: false, new: true },
  };

  it("is one that was moved there", async () => {
    const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
    const { id: other } = await makeEquipment(world);
    const { id } = await raisedBy("deckhand", { equipmentId: other });
    await world.as("chief").jobs.update({ id, version: 1, equipmentId });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject(critical);
    expect(await toldOf(id)).toMatchObject(toldCritical);
  });

  it("is a request that turns out to be one", async () => {
    const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
    const { id } = await makeJob(world, { kind: "request", equipmentId, isCritical: true, needsVerification: true });
    await world.as("chief").jobs.update({ id, version: 1, kind: "defect" });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject(critical);
  });

  it("is each open one of a machine that becomes critical, and its head is told", async () => {
    const { id: equipmentId, version } = await makeEquipment(world, { department: "engineering" });
    const { id } = await raisedBy("deckhand", { equipmentId, department: "engineering" });
    const planned = await makeJob(world, { equipmentId });
    await world.as("captain").equipment.update({ id: equipmentId, version, isCritical: true });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject(critical);
    expect(await toldOf(id)).toMatchObject(toldCritical);
    expect(await world.as("chief").jobs.get({ id: planned.id })).toMatchObject({ ...critical, priority: "normal" });
    const { rows } = await world.as("chief").notifications.list({ limit: 100 });
    expect(rows.filter(({ recordId }) => recordId === id).map(({ event }) => event)).toEqual(["defect_critical"]);
  });

  it("is one that was closed when the machine became critical, once it is reopened", async () => {
    const { id: equipmentId, version } = await makeEquipment(world);
    const { id } = await raisedBy("deckhand", { equipmentId });
    await world.as("engineer").jobs.complete({ id, completionId: newId(), doneAt: world.now(), workDone: "Packed" });
    await world.as("chief").equipment.update({ id: equipmentId, version, isCritical: true });
    const closed = await world.as("chief").jobs.get({ id });
    expect(closed).toMatchObject({ priority: "normal", needsVerification: false });
    const reopened = await world.as("chief").jobs.reopen({ id, version: closed.version, reason: "Weeps again" });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject({ ...critical, version: reopened.version });
    expect(await toldOf(id)).toMatchObject(toldCritical);
  });

  it("may be made less urgent by a head, and stays so", async () => {
    const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
    const id = newId();
    const { jobs } = world.as("chief");
    await jobs.create({ id, title: "Paint flakes off", kind: "defect", equipmentId });
    const { version } = await jobs.update({ id, version: 1, priority: "low" });
    await jobs.update({ id, version, location: "Bilge" });
    expect(await jobs.get({ id })).toMatchObject({ priority: "low", needsVerification: true });
  });

  it("asks for no verification once it is moved to a machine that is not", async () => {
    const { id: equipmentId } = await makeEquipment(world, { isCritical: true });
    const { id: other } = await makeEquipment(world);
    const { jobs } = world.as("chief");
    const [moved, takenOff] = [newId(), newId()];
    for (const id of [moved, takenOff]) await jobs.create({ id, title: "Wrong pump", kind: "defect", equipmentId });
    await jobs.update({ id: moved, version: 1, equipmentId: other });
    await jobs.update({ id: takenOff, version: 1, equipmentId: null });
    const grades = { isCritical: false, needsVerification: false };
    expect(await jobs.get({ id: moved })).toMatchObject(grades);
    expect(await jobs.get({ id: takenOff })).toMatchObject(grades);
  });
});

describe("closing a job that was not done", () => {
  const cancel = (who: Who, id: string) => world.as(who).jobs.cancel({ id, version: 1, reason: "Not needed" });

  it("is for the person who raised it, a head where it is critical, and the captain where a plan wants critical work", async () => {
    const defect = await raisedBy("deckhand", { priority: "critical" });
    expect(await refusalOf(cancel("deckhand", defect.id))).toMatchObject({ messageKey: "job-refusals:cancelOfHead" });
    await cancel("chief", defect.id);
    const own = await raisedBy("deckhand");
    expect(await refusalOf(cancel("stew", own.id))).toMatchObject({ messageKey: "job-refusals:cancelOfRaiser" });
    await cancel("deckhand", own.id);
    const { id } = await planned();
    expect(await refusalOf(cancel("chief", id))).toMatchObject({ messageKey: "job-refusals:cancelOfCaptain" });
    expect((await world.as("chief").jobs.get({ id })).can.cancel).toBe(false);
    await cancel("captain", id);
  });

  it("is for nobody where class asked for it, by a plan or not, and is offered to none", async () => {
    const plan = await makePlan(world);
    const ofPlan = await makeJob(world, { planId: plan.id, kind: "class" });
    for (const { id } of [ofPlan, await raisedBy("captain", { kind: "condition_of_class" })]) {
      expect(await refusalOf(cancel("captain", id))).toMatchObject({ messageKey: "job-refusals:classNotCancelled" });
      expect((await world.as("captain").jobs.get({ id })).can.cancel).toBe(false);
    }
  });

  it("skips one of a running plan: the next is due an interval after it", async () => {
    const plan = await makePlan(world, { knownDoneOn: on("2026-04-20") });
    const job = await makeJob(world, { planId: plan.id, occurrence: 3, dueOn: on("2026-07-20") });
    const { next } = await cancel("chief", job.id);
    expect(next).toMatchObject({ dueOn: "2026-10-20" });
    expect(await world.as("chief").plans.get({ id: plan.id })).toMatchObject({ openJobId: next?.id, isActive: true });
  });
});
