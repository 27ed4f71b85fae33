import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const tasks = ["Isolate and lock out", "Drain down", "Renew the seal"];

async function makeGroup(name: string): Promise<string> {
  const id = newId();
  await world.as("chief").taskGroups.save({ id, name, department: "engineering", tasks });
  return id;
}

describe("a task group", () => {
  it("keeps its lines in their order and is offered to anyone who may see jobs", async () => {
    const id = await makeGroup("Pump seal");
    const { groups, canEdit } = await world.as("deckhand").taskGroups.list({});
    expect(groups.find((group) => group.id === id)).toMatchObject({ name: "Pump seal", tasks });
    expect(canEdit).toBe(false);
  });

  it("is written by heads of department and above", async () => {
    const input = { id: newId(), name: "Mine", tasks };
    expect(await refusalOf(world.as("deckhand").taskGroups.save(input))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(world.as("contractor").taskGroups.list({}))).toMatchObject({ code: "forbidden" });
  });

  it("stands as it is while it is archived", async () => {
    const id = await makeGroup("Old seal");
    const { taskGroups } = world.as("captain");
    const { version } = await taskGroups.archive({ id, version: 1 });
    const change = { id, version, name: "Newer seal", department: "engineering" as const, tasks };
    expect(await refusalOf(taskGroups.save(change))).toMatchObject({
      code: "conflict",
      fields: { name: "worklists:groups.archivedStands" },
    });
  });

  it("goes below the checklist of a job, once however often it is sent", async () => {
    const [groupId, job] = [await makeGroup("Seal, applied"), await makeJob(world)];
    await world.as("chief").jobs.addTask({ id: job.id, taskId: newId(), title: "Read the manual" });
    const input = { jobId: job.id, groupId, taskIds: tasks.map(() => newId()) };
    expect(await world.as("engineer").taskGroups.applyToJob(input)).toEqual({ added: 3 });
    expect(await world.as("engineer").taskGroups.applyToJob(input)).toEqual({ added: 0 });
    const sheet = await world.as("chief").jobs.get({ id: job.id });
    expect(sheet.tasks.map(({ title }) => title)).toEqual(["Read the manual", ...tasks]);
  });

  it("is not put on a closed job, nor on one of another vessel", async () => {
    const groupId = await makeGroup("Seal, refused");
    const [closed, theirs] = await Promise.all([makeJob(world, { status: "done" }), makeJob(world, {}, "B")]);
    const taskIds = tasks.map(() => newId());
    expect(
      await refusalOf(world.as("chief").taskGroups.applyToJob({ jobId: closed.id, groupId, taskIds })),
    ).toMatchObject({
      code: "conflict",
    });
    expect(
      await refusalOf(world.as("chief").taskGroups.applyToJob({ jobId: theirs.id, groupId, taskIds })),
    ).toMatchObject({
      code: "not_found",
    });
  });

  it("is offered no more once it is archived, until it is restored", async () => {
    const id = await makeGroup("Seal, old");
    const named = async (isArchived: boolean) =>
      (await world.as("chief").taskGroups.list({ isArchived })).groups.some((group) => group.id === id);
    const { version } = await world.as("chief").taskGroups.archive({ id, version: 1 });
    expect([await named(false), await named(true)]).toEqual([false, true]);
    await world.as("chief").taskGroups.restore({ id, version });
    expect(await named(false)).toBe(true);
  });

  it("tells the second of two who changed it at the same time", async () => {
    const id = await makeGroup("Seal, both");
    await world.as("chief").taskGroups.save({ id, version: 1, name: "Seal, mine", tasks });
    expect(
      await refusalOf(world.as("captain").taskGroups.save({ id, version: 1, name: "Seal, yours", tasks })),
    ).toMatchObject({ code: "stale" });
  });

  it("does not exist for another vessel", async () => {
    const id = await makeGroup("Seal, ours");
    expect(await refusalOf(world.as("rival").taskGroups.archive({ id, version: 1 }))).toMatchObject({
      code: "not_found",
    });
  });
});
