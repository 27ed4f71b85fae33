import { newId } from "@ymp/core/ids";
import { mostTasks } from "@ymp/core/lists";
import { jobTasks } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function jobWith(lines: number, title = "Round of the deck") {
  const { id, vesselId } = await makeJob(world, { title });
  const rows = Array.from({ length: lines }, (_, position) => ({
    ...{ id: newId(), vesselId, jobId: id, position, title: `Line ${position + 1}` },
  }));
  if (rows.length > 0) await world.inVessel("A", (tx) => tx.insert(jobTasks).values(rows));
  return id;
}

it("a round with lines that are not ticked closes none until somebody said that this is meant", async () => {
  const [plain, listed] = [await jobWith(0), await jobWith(2, "Check the liferafts")];
  const round = {
    jobs: [plain, listed].map((id) => ({ id, completionId: newId() })),
    workDone: "Rounds",
    doneAt: world.now(),
  };
  const { jobs } = world.as("chief");
  const tasksOpen = "bulk-jobs:round.tasksOpen";
  expect(await refusalOf(jobs.completeRound(round))).toMatchObject({
    ...{ code: "invalid", messageKey: tasksOpen, fields: { confirmsOpenTasks: tasksOpen } },
    params: { count: 2, title: "Check the liferafts" },
  });
  expect((await jobs.get({ id: plain })).status).toBe("due");
  const meant = { ...round, confirmsOpenTasks: true };
  expect(await jobs.completeRound(meant)).toHaveLength(2);
  // Sent again once they are closed, by a device that lost the answer.
  expect(await jobs.completeRound(meant)).toHaveLength(2);
});

it("a checklist has room for so many lines, also from a kept one, and a retry needs none", async () => {
  const id = await jobWith(mostTasks - 1);
  const last = { id, taskId: newId(), title: "The last" };
  const { jobs, taskGroups } = world.as("chief");
  await jobs.addTask(last);
  await jobs.addTask(last);
  expect((await refusalOf(jobs.addTask({ ...last, taskId: newId() }))).code).toBe("limit");
  const group = { id: newId(), name: "Two more", tasks: ["One", "Two"] };
  await taskGroups.save(group);
  const applied = { jobId: await jobWith(mostTasks - 2), groupId: group.id, taskIds: [newId(), newId()] };
  expect(await taskGroups.applyToJob(applied)).toEqual({ added: 2 });
  expect(await taskGroups.applyToJob(applied)).toEqual({ added: 0 });
  expect((await refusalOf(taskGroups.applyToJob({ ...applied, taskIds: [newId(), newId()] }))).code).toBe("limit");
});
