import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { isOpen, statusOf } from "@ymp/core/maintenance/job-flow";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { raceRounds, raceTimeoutMs } from "@ymp/testing/races";
import { untilSomebodyWaits } from "@ymp/testing/waiting";
import { createWorld, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelJob } from "./cancelling.service.ts";
import { reopenJob } from "./completed-jobs.service.ts";
import { completeJob } from "./completion.service.ts";
import { completeJobInput } from "./jobs.schema.ts";
import { setPlanActive } from "./plans.service.ts";

const rounds = raceRounds(10);
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Service {
  planId: string;
  jobId: string;
}

/** A plan of a machine with its open job, running or not. */
async function service(isActive: boolean): Promise<Service> {
  const machine = await makeEquipment(world, { department: "engineering" });
  const plan = await makePlan(world, { equipmentId: machine.id, department: "engineering", isActive });
  const job = await makeJob(world, {
    equipmentId: machine.id,
    department: "engineering",
    planId: plan.id,
    occurrence: 1,
    dueOn: day("2026-06-20"),
  });
  return { planId: plan.id, jobId: job.id };
}

const completion = (id: string) => ({ id, completionId: newId(), doneAt: world.now(), workDone: "Done" });
const skipping = (id: string) => ({ id, version: 1, reason: "Not needed this time" });
const complete = ({ jobId }: Service) => world.as("captain").jobs.complete(completion(jobId));
const skip = ({ jobId }: Service) => world.as("captain").jobs.cancel(skipping(jobId));
const resume = ({ planId }: Service) => world.as("chief").plans.resume({ id: planId });
const stop = ({ planId }: Service) => world.as("chief").plans.stop({ id: planId });

/** Whether the plan runs, and how many jobs of it are open. */
const standing = ({ planId }: Service) =>
  world.inVessel("A", async (tx) => {
    const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
    const rows = await tx.select().from(jobs).where(eq(jobs.planId, planId));
    const open = rows.filter(({ status, archivedAt }) => isOpen(statusOf(status)) && !archivedAt);
    return { isActive: plan?.isActive, open: open.length };
  });

describe.each([
  ["completing its job", complete],
  ["skipping its job", skip],
])("beside %s", (_what, close) => {
  it.each([
    ["resumed after", (of: Service) => [close(of), resume(of)]],
    ["resumed before", (of: Service) => [resume(of), close(of)]],
  ])(
    "a plan that is %s has one job to come",
    async (_order, both) => {
      for (let round = 0; round < rounds; round++) {
        const of = await service(false);
        await Promise.all(both(of));
        expect({ round, ...(await standing(of)) }).toEqual({ round, isActive: true, open: 1 });
      }
    },
    60_000,
  );

  it(
    "a plan that is stopped has none, or the one that was there before",
    async () => {
      for (let round = 0; round < rounds; round++) {
        const of = await service(true);
        await Promise.all(round % 2 ? [close(of), stop(of)] : [stop(of), close(of)]);
        const { isActive, open } = await standing(of);
        expect({ round, isActive, isOne: open <= 1 }).toEqual({ round, isActive: false, isOne: true });
      }
    },
    raceTimeoutMs,
  );
});

describe("a plan is held", () => {
  const closings = {
    completing: (of: Service) =>
      world.enter("captain", async (scope) => {
        await completeJob(scope, completeJobInput.parse(completion(of.jobId)));
        return waitingFor(resume(of));
      }),
    skipping: (of: Service) =>
      world.enter("captain", async (scope) => {
        await cancelJob(scope, skipping(of.jobId));
        return waitingFor(resume(of));
      }),
    reopening: async (of: Service) => {
      await complete(of);
      return world.enter("captain", async (scope) => {
        await reopenJob(scope, { id: of.jobId, version: 2, reason: "A bolt was left over" });
        return waitingFor(resume(of));
      });
    },
  };

  /** What somebody began and has to wait for. */
  async function waitingFor(begun: Promise<unknown>): Promise<{ begun: Promise<unknown> }> {
    await untilSomebodyWaits(world);
    return { begun };
  }

  it.each(Object.entries(closings))("until %s its job is written", async (_what, close) => {
    const of = await service(false);
    const { begun } = await close(of);
    await begun;
    expect(await standing(of)).toEqual({ isActive: true, open: 1 });
  });

  it("until it was resumed: what closes its job brings the next", async () => {
    const of = await service(false);
    const { begun } = await world.enter("chief", async (scope) => {
      await setPlanActive(scope, of.planId, true);
      return waitingFor(complete(of));
    });
    await begun;
    expect(await standing(of)).toEqual({ isActive: true, open: 1 });
  });
});

it("nobody waits in a circle for the other", async () => {
  const [{ deadlocks } = {}] = await world.inVessel("A", (tx) =>
    tx.execute<{ deadlocks: string }>(sql`select deadlocks from pg_stat_database where datname = current_database()`),
  );
  expect(Number(deadlocks)).toBe(0);
});
