import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test-app.ts";
import { giveBackOrphanedJobs } from "./orphaned-jobs.ts";
import { prepareQueue } from "./prepare-queue.ts";

let app: TestApp;
let queue: postgres.Sql;

beforeAll(async () => {
  app = await createTestApp();
  const { queueUrl } = app.world.testDatabase;
  await prepareQueue(queueUrl, app.deps.log);
  queue = postgres(queueUrl, { max: 1 });
});
afterAll(async () => {
  await queue.end();
  await app.close();
});

const patiently = { timeout: 60_000 };

const holders = async () => {
  const rows = await queue`select locked_by from graphile_worker.jobs where locked_by is not null order by locked_by`;
  return rows.map((row) => row.locked_by);
};

it("gives back the work of those who are gone and of those who were given up, and of nobody else", async () => {
  await queue`delete from graphile_worker._private_jobs`;
  for (const holder of ["works", "works on", "killed"]) {
    const [job] = await queue`select id from graphile_worker.add_job(${holder})`;
    await queue`update graphile_worker._private_jobs set locked_by = ${holder}, locked_at = now() where id = ${job?.id}`;
  }
  const faults: unknown[] = [];
  const { queueUrl } = app.world.testDatabase;
  let own = ["works", "works on"];
  let looks = 0;
  const ownIds = () => {
    looks += 1;
    return own;
  };
  const orphanedJobs = giveBackOrphanedJobs(queueUrl, ownIds, { reportError: (error) => faults.push(error) }, 50);
  await expect.poll(holders, patiently).toEqual(["works", "works on"]);
  const looksSoFar = looks;
  await expect.poll(() => looks, patiently).toBeGreaterThan(looksSoFar + 3);
  expect(await holders()).toEqual(["works", "works on"]);

  own = ["works on"];
  await expect.poll(holders, patiently).toEqual(["works on"]);
  await orphanedJobs.stop();
  expect(faults).toEqual([]);
});
