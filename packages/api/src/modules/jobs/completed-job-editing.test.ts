import { newId } from "@ymp/core/ids";
import { type CreditState, creditPolicy } from "@ymp/core/maintenance/class-work";
import { type CompletedState, reopenPolicy } from "@ymp/core/maintenance/completed-job-fields";
import type { Caller } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Work of engineering that the second engineer completed, or that is open. */
async function doneIn(state: CompletedState): Promise<string> {
  const isDone = state !== "not done";
  const job = await makeJob(world, {
    department: "engineering",
    isCritical: state === "done, critical or of class",
    status: state === "verified" ? "verified" : isDone ? "done" : "due",
    ...(isDone && { doneAt: world.now(), doneByProfileId: world.person("engineer").profileId }),
  });
  return job.id;
}

it("a completion is taken back by its people alone, whatever the menu shows", async () => {
  const seen = readOnce((id) => world.as("captain").jobs.get({ id }));
  const change = async (caller: Caller, id: string) => {
    const { version } = await seen(id);
    return caller.jobs.reopen({ id, version, reason: "Wrong pump" });
  };
  const trial = { policy: reopenPolicy, module: "jobs", isUsedUp: true, make: doneIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("work of class is credited by its people alone, and no other work by anybody", async () => {
  const make = async (state: CreditState) => {
    const kind = state === "of class" ? "class" : "inspection";
    return (await makeJob(world, { kind, department: "engineering" })).id;
  };
  const credit = { by: "Ada Lind", capacity: "surveyor" } as const;
  const change = (caller: Caller, id: string) =>
    caller.jobs.complete({ id, completionId: newId(), workDone: "Opened up", doneAt: world.now(), credit });
  const trial = { policy: creditPolicy, module: "jobs", isUsedUp: true, make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
