import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;

describe("verifying and postponing", () => {
  it("is for another person of the same rank or higher, who takes it back with a reason alone", async () => {
    const job = await makeJob(world, { needsVerification: true });
    const { version } = await world
      .as("engineer")
      .jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now() });
    await expect(refusalOf(world.as("engineer").jobs.verify({ id: job.id, version }))).resolves.toMatchObject({
      messageKey: "job-refusals:ownWork",
    });
    const verified = await world.as("chief").jobs.verify({ id: job.id, version });
    const again = { id: job.id, version: verified.version };
    const wrong = { ...again, reason: "It was the other generator" };
    expect(await refusalOf(world.as("engineer").jobs.reopen(wrong))).toMatchObject({
      messageKey: "job-refusals:reopenOfHead",
    });
    expect((await world.as("engineer").jobs.get({ id: job.id })).can.reopen).toBe(false);
    expect((await world.as("chief").jobs.get({ id: job.id })).can.reopen).toBe(true);
    expect(await refusalOf(world.as("chief").jobs.reopen({ ...again, reason: " no " }))).toMatchObject({
      fields: { reason: "job-refusals:reasonTooShort" },
    });
    await world.as("chief").jobs.reopen(wrong);
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({ status: "in_progress", verifiedAt: null });
  });

  it("is not for the manager who did the work, nor for somebody below", async () => {
    const job = await makeJob(world, { needsVerification: true });
    const done = { id: job.id, completionId: newId(), doneAt: world.now() };
    const { version } = await world.as("manager").jobs.complete(done);
    const refusalTo = async (who: "manager" | "deckhand" | "captain") =>
      (await refusalOf(world.as(who).jobs.verify({ id: job.id, version }))).messageKey;
    expect(await refusalTo("manager")).toBe("job-refusals:ownWork");
    expect(await refusalTo("deckhand")).toBe("job-refusals:rankTooLow");
    expect(await refusalTo("captain")).toBe("job-refusals:rankTooLow");
    expect((await world.as("captain").jobs.get({ id: job.id })).can.verify).toBe(false);
  });

  it("knows a completion by its id, and nobody else's as one's own", async () => {
    const [first, second] = [await makeJob(world, {}), await makeJob(world, {})];
    const completionId = newId();
    const done = (id: string) => ({ id, completionId, doneAt: world.now() });
    await world.as("engineer").jobs.complete(done(first.id));
    for (const again of [
      () => world.as("chief").jobs.complete(done(first.id)),
      () => world.as("engineer").jobs.complete(done(second.id)),
    ])
      expect(await refusalOf(again())).toMatchObject({ code: "conflict", messageKey: "refusals:alreadyExists" });
    expect(await world.as("engineer").jobs.complete(done(first.id))).toMatchObject({ id: first.id });
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
      messageKey: "job-refusals:postponeNeedsManagement",
    });
    world.setNow("2026-06-25T05:00:00Z");
    expect(await world.as("chief").jobs.get({ id: job.id })).toMatchObject({ status: "due" });
  });

  it("needs a risk assessment and the captain when the machine is critical", async () => {
    const job = await makeJob(world, { isCritical: true, dueOn: on("2026-06-16") });
    const input = { id: job.id, version: 1, newDueOn: on("2026-06-20"), reason: "Part on its way" };
    await expect(refusalOf(world.as("chief").jobs.postpone(input))).resolves.toMatchObject({
      messageKey: "job-refusals:postponeNeedsCaptain",
    });
    await expect(refusalOf(world.as("captain").jobs.postpone(input))).resolves.toMatchObject({
      fields: { riskReference: "job-refusals:riskAssessmentMissing" },
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

  it("takes what two people make of two fields, and tells the second of one field", async () => {
    const { id } = await makeJob(world);
    const [title, location] = ["Renew the impeller", null];
    const [mine, theirs] = [world.person("engineer").profileId, world.person("deckhand").profileId];
    await world.as("chief").jobs.update({ id, version: 1, title: "Renew both impellers", assigneeIds: [theirs] });
    const { jobs } = world.as("captain");
    expect(await jobs.update({ id, version: 1, base: { location }, location: "Bow" })).toEqual({ version: 3 });
    const refused = refusalOf(
      jobs.update({ id, version: 1, base: { title, location }, title: "Clean it", location: "Bow" }),
    );
    expect(await refused).toMatchObject({ code: "stale", fields: { title: "refusals:changedMeanwhile" } });
    const assigned = refusalOf(jobs.update({ id, version: 1, base: { assigneeIds: [] }, assigneeIds: [mine] }));
    expect(await assigned).toMatchObject({ code: "stale", fields: { assigneeIds: "refusals:changedMeanwhile" } });
    const known = { id, version: 2, base: { assigneeIds: [theirs] } };
    expect(await jobs.update({ ...known, assigneeIds: [mine, theirs] })).toEqual({ version: 4 });
    expect(await jobs.get({ id })).toMatchObject({ title: "Renew both impellers", location: "Bow" });
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
    ).resolves.toMatchObject({ messageKey: "job-refusals:tasksOpen", params: { count: 1 } });
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
