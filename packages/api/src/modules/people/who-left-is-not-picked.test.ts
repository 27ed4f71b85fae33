import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobAssignees } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let planId: string;
let withThem: string;
const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } as const;
const captain = () => world.as("captain");
const gone = () => world.crew.A.contractor;
const ended = () => world.crew.A.deckhand;

beforeAll(async () => {
  world = await createWorld();
  planId = newId();
  const assigneeIds = [gone().profileId, world.crew.A.engineer.profileId];
  const made = await captain().plans.create({ id: planId, title: "Grease", rule, assigneeIds });
  withThem = made.jobId ?? "";
  await captain().users.setSoftDeleted({ userId: gone().userId, isDeleted: true });
  await captain().users.setEndsOn({
    ...(await seenPlace(captain().users, ended().userId)),
    endsOn: parseCalendarDate("2026-06-20"),
  });
  world.setNow("2026-06-25T09:00:00Z");
});
afterAll(() => world.close());

/** Every way in which somebody is given work, or something is shared with them. */
const ways = {
  "a new job": (profileId: string) =>
    captain().jobs.create({ id: newId(), title: "Varnish", assigneeIds: [profileId] }),
  "a job": async (profileId: string) => {
    const { id, version } = await makeJob(world, {});
    return captain().jobs.update({ id, version, assigneeIds: [profileId] });
  },
  "many jobs": async (profileId: string) => {
    const { id, version } = await makeJob(world, {});
    return captain().jobs.bulkUpdate({
      jobs: [{ id, version }],
      change: { field: "assignees", value: [profileId] },
    });
  },
  "a new plan": (profileId: string) =>
    captain().plans.create({ id: newId(), title: "Wash", rule, assigneeIds: [profileId] }),
} as const;

describe.each(Object.entries(ways))("whoever has left the vessel is not put on %s", (_, giveTo) => {
  it.each([
    ["taken off", gone],
    ["past the last day", ended],
  ])("%s", async (_why, who) => {
    const answer = giveTo(who().profileId);
    const outcome = await answer.then(
      (given) => JSON.stringify(given),
      async () => JSON.stringify(await refusalOf(answer)),
    );
    expect(outcome).toContain("job-refusals:personLeft");
  });
});

describe("the person who has left the vessel", () => {
  it("is shown no job", async () => {
    const { id } = await makeJob(world, {});
    const share = { userId: gone().userId, jobId: id };
    expect(await refusalOf(captain().users.shareJob({ ...share, isShared: true }))).toMatchObject({
      fields: { profileId: "job-refusals:personLeft" },
    });
    await captain().users.shareJob({ ...share, jobId: withThem, isShared: false });
  });

  it("is on no further job of a plan that names them", async () => {
    await captain().jobs.complete({ id: withThem, completionId: newId(), doneAt: world.now(), workDone: "Greased" });
    const { openJobId } = await captain().plans.get({ id: planId });
    const people = await world.inVessel("A", (tx) =>
      tx
        .select({ id: jobAssignees.profileId })
        .from(jobAssignees)
        .where(eq(jobAssignees.jobId, openJobId ?? "")),
    );
    expect(people).toEqual([{ id: world.crew.A.engineer.profileId }]);
  });

  it("stays on what they are on when somebody else joins", async () => {
    const { id, version } = await makeJob(world, { assignedTo: [gone().profileId] });
    const assigneeIds = [gone().profileId, world.crew.A.chief.profileId];
    await captain().jobs.update({ id, version, assigneeIds });
  });

  it("is named, and told apart, where people are picked", async () => {
    const people = await captain().people.pick();
    expect(
      people
        .filter(({ hasLeft }) => hasLeft)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([gone().profileId, ended().profileId].toSorted());
  });

  it("owns no private item", async () => {
    const item = { id: newId(), name: "Watch", isPrivate: true, ownerUserId: gone().userId };
    expect(await refusalOf(captain().inventory.save(item))).toMatchObject({ code: "not_found" });
  });
});
