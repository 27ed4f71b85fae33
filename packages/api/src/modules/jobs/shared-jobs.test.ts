import { newId } from "@ymp/core/ids";
import { jobParts } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const outsiders = ["yard", "contractor"] as const;

/** A job shared with the yard and the contractor that takes three impellers, of which one is on board. */
async function sharedJob() {
  const { item, locationIds } = await makeItem(world, { minQuantity: 2, isCritical: true, stock: { "Locker 7": 1 } });
  const profileIds = outsiders.map((who) => world.crew.A[who].profileId);
  const job = await makeJob(world, { title: "Renew the impeller", assignedTo: profileIds });
  const planned = { vesselId: world.vessels.A.id, jobId: job.id, itemId: item.id, plannedQuantity: 3 };
  await world.inVessel("A", (tx) =>
    tx.insert(jobParts).values({ ...planned, locationId: locationIds["Locker 7"] ?? null }),
  );
  return { job, item };
}

describe.each(outsiders)("a job shared with the %s", (who) => {
  it("is theirs to work on and to complete", async () => {
    const { job } = await sharedJob();
    const { jobs } = world.as(who);
    expect((await jobs.get({ id: job.id })).can).toMatchObject({ work: true, complete: true, edit: false });
    await jobs.setStatus({ id: job.id, status: "in_progress" });
    await jobs.complete({ id: job.id, completionId: newId(), doneAt: world.now(), workDone: "Renewed" });
    expect(await world.as("captain").jobs.get({ id: job.id })).toMatchObject({ status: "done" });
  });

  it("names the parts that it takes, and nothing of the stores", async () => {
    const { job, item } = await sharedJob();
    const { parts, can } = await world.as(who).jobs.get({ id: job.id });
    expect(parts).toMatchObject([{ itemId: item.id, name: "Impeller", plannedQuantity: 3, locationId: null }]);
    expect(parts[0]).toMatchObject({ bins: [], minQuantity: null, isCritical: false });
    expect(can).toMatchObject({ stores: false, followUp: false });
    const { rows } = await world.as(who).jobs.list({});
    expect(rows.find(({ id }) => id === job.id)).toMatchObject({ isShortOfParts: false });
    expect((await world.as("captain").jobs.get({ id: job.id })).parts[0]?.bins).toMatchObject([{ onHand: 1 }]);
  });

  it("lets them take nothing out of the stores, and does not tell how much there is", async () => {
    const { job, item } = await sharedJob();
    const completion = { id: job.id, completionId: newId(), doneAt: world.now(), workDone: "Renewed" };
    const refusal = await refusalOf(
      world.as(who).jobs.complete({ ...completion, parts: [{ itemId: item.id, quantity: 2 }] }),
    );
    expect(refusal).toMatchObject({ code: "forbidden", messageKey: "refusals:sharedOnly" });
  });
});
