import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobs, workHistory } from "@ymp/db/schema/jobs";
import { changes } from "@ymp/db/schema/platform";
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
  (await world.as("chief").inventory.pick({ limit: 50 })).find(({ id }) => id === itemId)?.onHand;
const historyOf = (jobId: string) =>
  world.inVessel("A", (tx) => tx.select().from(workHistory).where(eq(workHistory.jobId, jobId)));

describe("raising a job", () => {
  it("gives it the next number, the machine's department and an entry that can be found", async () => {
    const machine = await makeEquipment(world, {
      name: "Watermaker 2",
      department: "engineering",
      location: "Engine room",
    });
    const id = newId();
    const { numberText } = await world.as("chief").jobs.create({
      id,
      title: "Membranes weeping",
      kind: "defect",
      equipmentId: machine.id,
      dueOn: on("2026-06-20"),
    });
    const sheet = await world.as("chief").jobs.get({ id });
    expect(sheet).toMatchObject({
      title: "Membranes weeping",
      department: "engineering",
      location: "Engine room",
      status: "due",
      numberText,
    });
    const found = await world.as("chief").jobs.list({ search: "membrnes" });
    expect(found.rows.map((row) => row.id)).toContain(id);
  });

  it("is harmless when it is sent twice", async () => {
    const input = { id: newId(), title: "Passerelle hose weeping" };
    const first = await world.as("bosun").jobs.create(input);
    const second = await world.as("bosun").jobs.create(input);
    expect(second).toEqual(first);
  });

  it("never gives a number out twice, even to people who press at the same moment", async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => world.as("bosun").jobs.create({ id: newId(), title: `Round ${index}` })),
    );
    expect(new Set(made.map(({ numberText }) => numberText)).size).toBe(8);
  });

  it("is refused to someone from outside, and for a machine of another vessel", async () => {
    await expect(refusalOf(world.as("contractor").jobs.create({ id: newId(), title: "Mine" }))).resolves.toMatchObject({
      code: "forbidden",
    });
    const theirs = await makeEquipment(world, {}, "B");
    await expect(
      refusalOf(world.as("chief").jobs.create({ id: newId(), title: "Theirs", equipmentId: theirs.id })),
    ).resolves.toMatchObject({ code: "not_found" });
  });
});

describe("who sees a job", () => {
  it("does not exist for another vessel", async () => {
    const job = await makeJob(world);
    await expect(refusalOf(world.as("rival").jobs.get({ id: job.id }))).resolves.toMatchObject({ code: "not_found" });
    await expect(refusalOf(world.as("chief", { vessel: "B" }).jobs.list({}))).resolves.toMatchObject({
      code: "not_found",
    });
  });

  it("exists for a contractor only when it was given to them", async () => {
    const shared = await makeJob(world, { assignedTo: [world.person("contractor").profileId ?? ""] });
    const other = await makeJob(world);
    const seen = await world.as("contractor").jobs.list({});
    expect(seen.rows.map(({ id }) => id)).toEqual([shared.id]);
    await expect(refusalOf(world.as("contractor").jobs.get({ id: other.id }))).resolves.toMatchObject({
      code: "not_found",
    });
  });
});

describe("the list", () => {
  it("counts a job without a status as due", async () => {
    const job = await makeJob(world, { status: null, dueOn: on("2026-06-16") });
    const { rows } = await world.as("chief").jobs.list({});
    expect(rows.find(({ id }) => id === job.id)).toMatchObject({ status: "due", due: { bucket: "next7Days" } });
  });

  it.each([
    ["on its due date it is due", "2026-06-15", "today", 0],
    ["the day after it is overdue", "2026-06-14", "overdue", 1],
    ["in a week", "2026-06-22", "next7Days", 0],
    ["in eight days", "2026-06-23", "next30Days", 0],
    ["in thirty-one days", "2026-07-16", "later", 0],
  ])("%s", async (_words, dueOn, bucket, daysOverdue) => {
    const job = await makeJob(world, { dueOn: on(dueOn) });
    const { rows } = await world.as("chief").jobs.list({ limit: 200 });
    expect(rows.find(({ id }) => id === job.id)?.due).toMatchObject({ bucket, daysOverdue });
    const filtered = await world.as("chief").jobs.list({
      limit: 200,
      buckets: [
        bucket === "overdue"
          ? "overdue"
          : bucket === "today"
            ? "today"
            : bucket === "next7Days"
              ? "next7Days"
              : bucket === "next30Days"
                ? "next30Days"
                : "later",
      ],
    });
    expect(filtered.rows.map(({ id }) => id)).toContain(job.id);
  });

  it("pages by key without losing or repeating a row", async () => {
    const machine = await makeEquipment(world, { name: "Pager" });
    for (let index = 0; index < 7; index++)
      await makeJob(world, {
        title: `Page ${index}`,
        equipmentId: machine.id,
        dueOn: index % 2 ? on("2026-07-01") : null,
      });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await world.as("chief").jobs.list({ equipmentId: machine.id, limit: 3, cursor });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it("refuses a damaged cursor with a clear error", async () => {
    await expect(refusalOf(world.as("chief").jobs.list({ cursor: "nonsense" }))).resolves.toMatchObject({
      code: "invalid",
      messageKey: "errors:badCursor",
    });
  });
});

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
    ).resolves.toMatchObject({ code: "invalid", fields: { reading: "jobs:refusal.readingMissing" } });
  });

  it("is written once when the same completion is sent again", async () => {
    const { item, job } = await serviceOfGenerator();
    const input = {
      id: job.id,
      completionId: newId(),
      doneAt: world.now(),
      reading: 48_110,
      parts: [{ itemId: item.id, quantity: 1 }],
    };
    const first = await world.as("chief").jobs.complete(input);
    const again = await world.as("chief").jobs.complete(input);
    expect(again.next).toEqual(first.next);
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

  it("refuses a second completion of a plan on the same day", async () => {
    const plan = await makePlan(world, { intervalCount: 1, intervalUnit: "week" });
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("2026-06-15") });
    const { next } = await world.as("chief").jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() });
    world.setNow("2026-06-15T11:00:00Z");
    await expect(
      refusalOf(world.as("chief").jobs.complete({ id: next?.id ?? "", completionId: newId(), doneAt: world.now() })),
    ).resolves.toMatchObject({ messageKey: "jobs:refusal.doneThatDay" });
  });

  it("asks before a fixed job is done long before its window, and refuses it for class", async () => {
    const rule = { mode: "fixed" as const, intervalCount: 12, anchorOn: on("2026-12-01"), windowBeforeDays: 30 };
    const plan = await makePlan(world, rule);
    const job = await makeJob(world, { planId: plan.id, occurrence: 1, dueOn: on("2026-12-01") });
    const early = { id: job.id, completionId: newId(), doneAt: world.now() };
    await expect(refusalOf(world.as("chief").jobs.complete(early))).resolves.toMatchObject({
      messageKey: "jobs:confirmEarly",
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
        world
          .as("chief")
          .jobs.complete({ id: survey.id, completionId: newId(), doneAt: world.now(), confirmsEarly: true }),
      ),
    ).resolves.toMatchObject({ messageKey: "jobs:refusal.beforeClassWindow" });
  });
});

describe("reopening", () => {
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
    await expect(refusalOf(world.as("chief").jobs.reopen({ id: job.id, version }))).resolves.toMatchObject({
      messageKey: "jobs:refusal.followingStarted",
    });
  });
});

describe("verifying and postponing", () => {
  it("is for another person of the same rank or higher, and final", async () => {
    const job = await makeJob(world, { needsVerification: true });
    const { version } = await world
      .as("engineer")
      .jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() });
    await expect(refusalOf(world.as("engineer").jobs.verify({ id: job.id, version }))).resolves.toMatchObject({
      messageKey: "jobs:refusal.ownWork",
    });
    const verified = await world.as("chief").jobs.verify({ id: job.id, version });
    await expect(
      refusalOf(world.as("captain").jobs.reopen({ id: job.id, version: verified.version })),
    ).resolves.toMatchObject({ messageKey: "jobs:refusal.verifiedIsFinal" });
  });

  it("keeps the original due date, counts, and stops at two", async () => {
    const job = await makeJob(world, { dueOn: on("2026-06-16") });
    const postpone = (version: number, newDueOn: string) =>
      world.as("chief").jobs.postpone({ id: job.id, version, newDueOn: on(newDueOn), reason: "Guests aboard" });
    const first = await postpone(1, "2026-06-20");
    const second = await postpone(first.version, "2026-06-25");
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({
      originalDueOn: "2026-06-16",
      dueOn: "2026-06-25",
      postponedCount: 2,
      status: "postponed",
    });
    await expect(refusalOf(postpone(second.version, "2026-06-30"))).resolves.toMatchObject({
      messageKey: "jobs:refusal.postponeNeedsManagement",
    });
    world.setNow("2026-06-25T05:00:00Z");
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({ status: "due" });
  });

  it("needs a risk assessment and the captain when the machine is critical", async () => {
    const job = await makeJob(world, { isCritical: true, dueOn: on("2026-06-16") });
    const input = { id: job.id, version: 1, newDueOn: on("2026-06-20"), reason: "Part on its way" };
    await expect(refusalOf(world.as("chief").jobs.postpone(input))).resolves.toMatchObject({
      messageKey: "jobs:refusal.postponeNeedsCaptain",
    });
    await expect(refusalOf(world.as("captain").jobs.postpone(input))).resolves.toMatchObject({
      fields: { riskReference: "jobs:refusal.riskAssessmentMissing" },
    });
    await expect(world.as("captain").jobs.postpone({ ...input, riskReference: "RA-26-014" })).resolves.toMatchObject({
      version: 2,
    });
  });
});

describe("editing", () => {
  it("tells the second of two people that the job changed meanwhile", async () => {
    const job = await makeJob(world);
    await world.as("chief").jobs.update({ id: job.id, version: 1, title: "Renew both impellers" });
    await expect(
      refusalOf(world.as("captain").jobs.update({ id: job.id, version: 1, title: "Renew it" })),
    ).resolves.toMatchObject({ code: "stale" });
    const history = await world.as("chief").jobs.history({ id: job.id });
    expect(history.rows[0]).toMatchObject({
      verb: "updated",
      diff: { title: { old: "Renew the impeller", new: "Renew both impellers" } },
    });
  });

  it("ticks a checklist without disturbing anybody's edit", async () => {
    const id = newId();
    await world.as("chief").jobs.create({ id, title: "Monthly test", tasks: ["Run pump", "Log pressure"] });
    const [task] = (await world.as("chief").jobs.get({ id })).tasks;
    await world.as("engineer").jobs.setTaskDone({ id, taskId: task?.id ?? "", isDone: true });
    expect(await world.as("chief").jobs.get({ id })).toMatchObject({
      version: 1,
      tasks: [{ title: "Run pump", doneByName: world.person("engineer").account.name }, { doneAt: null }],
    });
    await expect(
      refusalOf(world.as("chief").jobs.complete({ id, completionId: newId(), doneAt: world.now() })),
    ).resolves.toMatchObject({ messageKey: "jobs:refusal.tasksOpen", params: { count: 1 } });
    await expect(
      world.as("chief").jobs.complete({ id, completionId: newId(), doneAt: world.now(), confirmsOpenTasks: true }),
    ).resolves.toMatchObject({ id });
  });

  it("changes many at once or none", async () => {
    const [one, two] = [await makeJob(world), await makeJob(world)];
    const both = [one, two].map(({ id, version }) => ({ id, version }));
    await world.as("chief").jobs.bulkUpdate({ jobs: both, change: { field: "priority", value: "high" } });
    expect(await world.as("chief").jobs.get({ id: two.id })).toMatchObject({ priority: "high" });
    const stale = [
      { id: one.id, version: 2 },
      { id: two.id, version: 1 },
    ];
    await expect(
      refusalOf(world.as("chief").jobs.bulkUpdate({ jobs: stale, change: { field: "priority", value: "low" } })),
    ).resolves.toMatchObject({ code: "stale" });
    expect(await world.as("chief").jobs.get({ id: one.id })).toMatchObject({ priority: "high" });
  });
});

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

  it("refuses a rule that lacks what its trigger needs", async () => {
    await expect(
      refusalOf(
        world.as("chief").plans.preview({ rule: { trigger: "either", intervalCount: 1, intervalUnit: "month" } }),
      ),
    ).resolves.toMatchObject({ code: "invalid" });
  });
});

describe("the database's own reckoning of overdue", () => {
  it("agrees with the rules on every kind of due", async () => {
    const machine = await makeEquipment(world);
    const counter = await makeCounter(world, { equipmentId: machine.id, lastTotal: 10_000 });
    for (const dueOn of ["2026-05-01", "2026-06-13", "2026-06-14", "2026-06-15", "2026-06-16", null])
      for (const dueTotal of [9000, 9990, 10_000, 10_001, null])
        for (const graceDays of [0, 2])
          await makeJob(world, {
            equipmentId: machine.id,
            counterId: counter.id,
            dueOn: dueOn ? on(dueOn) : null,
            dueTotal,
            graceDays,
            graceTenths: graceDays * 10,
          });
    const { rows } = await world.as("chief").jobs.list({ equipmentId: machine.id, limit: 200 });
    expect(rows).toHaveLength(60);
    for (const row of rows)
      expect({ dueOn: row.dueOn, dueTotal: row.dueTotal, isOverdue: row.isOverdue }).toEqual({
        dueOn: row.dueOn,
        dueTotal: row.dueTotal,
        isOverdue: row.due.state === "overdue",
      });
  });
});
