import { newId } from "@ymp/core/ids";
import { notifications } from "@ymp/db/schema/notifications";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function makeList(name: string, titles: readonly string[]): Promise<{ id: string; jobIds: string[] }> {
  const [id, jobIds]: [string, string[]] = [newId(), []];
  await world.as("captain").worklists.save({ id, name, kind: "contractor", description: `${name}, budget 40 000` });
  for (const title of titles) jobIds.push((await makeJob(world, { title, estimatedTenths: 10 })).id);
  if (jobIds.length > 0) await world.as("captain").worklists.addJobs({ id, jobIds });
  return { id, jobIds };
}

const contractorId = () => world.crew.A.contractor.profileId;
const yardId = () => world.crew.A.yard.profileId;

describe("a list shared with somebody from outside", () => {
  it("shows them its name and their jobs of it, and what is for the crew stays on board", async () => {
    const { id, jobIds } = await makeList("Electrical", ["Shore power inlet", "Lighting of the mast"]);
    const input = { id, profileId: contractorId(), jobIds: jobIds.slice(0, 1) };
    expect(await world.as("chief").worklists.share(input)).toEqual({ shared: 1 });
    const list = await world.as("contractor").worklists.get({ id });
    expect(list).toMatchObject({
      name: "Electrical",
      description: null,
      members: [],
      progress: { all: 1, estimatedTenths: 10 },
      can: { edit: false, share: false, copy: false },
    });
    const { rows } = await world.as("contractor").worklists.entries({ id });
    expect(rows.map(({ title }) => title)).toEqual(["Shore power inlet"]);
    const { rows: lists } = await world.as("contractor").worklists.list({});
    expect(lists.map(({ name }) => name)).toContain("Electrical");
  });

  it("is told to them once", async () => {
    const { id } = await makeList("Told once", ["Battery charger"]);
    await world.as("captain").worklists.share({ id, profileId: contractorId() });
    await world.as("captain").worklists.share({ id, profileId: contractorId() });
    const told = await world.inVessel("A", (tx) =>
      tx.select().from(notifications).where(eq(notifications.recordId, id)),
    );
    expect(told).toMatchObject([
      { event: "worklist_shared", userId: world.crew.A.contractor.userId, facts: { name: "Told once", count: 1 } },
    ]);
  });

  it("lets them work on their jobs and complete them, and the crew sees the progress", async () => {
    const { id, jobIds } = await makeList("Works", ["Bilge alarm"]);
    const jobId = jobIds[0] ?? "";
    await world.as("captain").worklists.share({ id, profileId: contractorId() });
    const contractor = world.as("contractor");
    await contractor.jobs.setStatus({ id: jobId, status: "in_progress" });
    await contractor.comments.create({ id: newId(), recordKind: "job", recordId: jobId, body: "Sensor was wet" });
    await contractor.jobs.complete({ id: jobId, completionId: newId(), doneAt: world.now(), workDone: "Renewed" });
    expect((await world.as("captain").worklists.get({ id })).progress).toMatchObject({ done: 1, all: 1 });
  });

  it("does not let them change the list", async () => {
    const { id, jobIds } = await makeList("Not theirs to change", ["Horn"]);
    await world.as("captain").worklists.share({ id, profileId: contractorId() });
    const contractor = world.as("contractor").worklists;
    for (const refused of [
      refusalOf(contractor.save({ id, version: 1, name: "Mine" })),
      refusalOf(contractor.removeJobs({ id, jobIds })),
      refusalOf(contractor.setNote({ id, jobId: jobIds[0] ?? "", note: "Mine" })),
      refusalOf(contractor.share({ id, profileId: yardId() })),
      refusalOf(contractor.history({ id })),
      refusalOf(contractor.invited()),
    ])
      expect(await refused).toMatchObject({ code: "forbidden" });
  });

  it("shows them nothing that was added later until it is shared too", async () => {
    const { id } = await makeList("Later", ["Windlass"]);
    await world.as("captain").worklists.share({ id, profileId: contractorId() });
    const later = await makeJob(world, { title: "Capstan" });
    await world.as("captain").worklists.addJobs({ id, jobIds: [later.id] });
    const shown = async () => (await world.as("contractor").worklists.entries({ id })).rows.map(({ title }) => title);
    expect(await shown()).toEqual(["Windlass"]);
    await world.as("captain").worklists.share({ id, profileId: contractorId(), jobIds: [later.id] });
    expect(await shown()).toEqual(["Windlass", "Capstan"]);
  });

  it("is shared with invited yards and contractors only", async () => {
    const { id } = await makeList("For outsiders", ["Crane"]);
    expect(
      await refusalOf(world.as("captain").worklists.share({ id, profileId: world.crew.A.deckhand.profileId })),
    ).toMatchObject({ messageKey: "worklists:refusal.notInvited" });
    const invited = await world.as("captain").worklists.invited();
    expect(invited.map(({ userType }) => userType).sort()).toEqual(["contractUser", "shipyard"]);
  });

  it("can be given to a contractor job by job as the documented call does it", async () => {
    const job = await makeJob(world, { title: "By the documented call" });
    await world.as("captain").users.shareJob({
      userId: world.crew.A.contractor.userId,
      jobId: job.id,
      isShared: true,
    });
    expect(await world.as("contractor").jobs.get({ id: job.id })).toMatchObject({ title: "By the documented call" });
  });
});

describe("a list taken back", () => {
  it("is gone for them, with the jobs that no other list gives them", async () => {
    const [first, second] = [await makeList("First", ["Only here", "On both"]), await makeList("Second", [])];
    const [onlyHere = "", onBoth = ""] = first.jobIds;
    await world.as("captain").worklists.addJobs({ id: second.id, jobIds: [onBoth] });
    for (const { id } of [first, second]) await world.as("captain").worklists.share({ id, profileId: contractorId() });
    await world.as("captain").worklists.unshare({ id: first.id, profileId: contractorId() });
    const contractor = world.as("contractor");
    expect(await refusalOf(contractor.worklists.get({ id: first.id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(contractor.jobs.get({ id: onlyHere }))).toMatchObject({ code: "not_found" });
    expect(await contractor.jobs.get({ id: onBoth })).toMatchObject({ title: "On both" });
  });

  it("takes a job from them when it leaves the list", async () => {
    const { id, jobIds } = await makeList("Leaves", ["Taken off"]);
    await world.as("captain").worklists.share({ id, profileId: contractorId() });
    await world.as("captain").worklists.removeJobs({ id, jobIds });
    expect(await refusalOf(world.as("contractor").jobs.get({ id: jobIds[0] ?? "" }))).toMatchObject({
      code: "not_found",
    });
  });
});

describe("a contractor of one list", () => {
  it("is told nothing of the work of another, not by the history of a machine they share", async () => {
    const machine = await makeEquipment(world, { name: "Generator 1" });
    const [mine, theirs] = [newId(), newId()];
    await world.as("captain").worklists.save({ id: mine, name: "Mine" });
    await world.as("captain").worklists.save({ id: theirs, name: "Theirs" });
    const own = await makeJob(world, { title: "Own work", equipmentId: machine.id });
    const other = await makeJob(world, { title: "Secret work", equipmentId: machine.id });
    await world.as("captain").worklists.addJobs({ id: mine, jobIds: [own.id] });
    await world.as("captain").worklists.addJobs({ id: theirs, jobIds: [other.id] });
    await world.as("captain").worklists.share({ id: mine, profileId: contractorId() });
    await world.as("captain").worklists.share({ id: theirs, profileId: yardId() });
    await world.as("captain").jobs.complete({
      id: other.id,
      completionId: newId(),
      doneAt: world.now(),
      workDone: "Secret work",
      followUp: { id: newId(), title: "Secret work, second part" },
    });
    await world.as("chief").jobs.create({ id: newId(), title: "Secret work found", foundDuringJobId: own.id });
    const sheet = await world.as("contractor").jobs.get({ id: own.id });
    expect(sheet.lastWork).toEqual([]);
    const history = await world.as("contractor").jobs.history({ id: own.id });
    expect(JSON.stringify(history)).not.toContain("Secret work");
    expect((await world.as("captain").jobs.get({ id: own.id })).lastWork).toMatchObject([{ title: "Secret work" }]);
  });
});
