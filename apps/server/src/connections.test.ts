import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectionBudget, connectionsOfProcess } from "@ymp/db/connection-budget";
import { livenessProbe } from "@ymp/db/liveness-probe";
import { inScope } from "@ymp/db/scope";
import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readSettings } from "./env.ts";
import { listenToDatabase } from "./listen.ts";
import { createLog } from "./log.ts";
import { createServices } from "./process-services.ts";
import { messageFiles } from "./project-files.ts";
import { prepareQueue } from "./queue/prepare-queue.ts";
import { runQueue } from "./queue/run-queue.ts";

const all = connectionsOfProcess.fewest;
const log = createLog("silent");
const folder = mkdtempSync(path.join(tmpdir(), "ymp-connections-"));

let testing: TestDatabase;
let admin: postgres.Sql;

beforeAll(async () => {
  testing = await testDatabase();
  admin = connectTo(inject("testCluster").adminUrl);
});
afterAll(async () => {
  await admin.end();
  await testing.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function count(): Promise<number> {
  const [row] = await admin<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = ${testing.name}`;
  return row?.count ?? 0;
}

async function fillQueue(): Promise<void> {
  const queue = connectTo(testing.queueUrl);
  await queue`select graphile_worker.add_job('remove_archives') from generate_series(1, 40)`;
  await queue.end();
}

it("a process keeps to its number of connections when all its parts are at work at once", async () => {
  const settings = readSettings({ DATABASE_CONNECTIONS: String(all), DATA_DIR: folder }, folder);
  const services = createServices(settings, testing.appUrl, messageFiles, log);
  await prepareQueue(testing.queueUrl, log);
  await fillQueue();
  const listening = await listenToDatabase(testing.appUrl, services);
  const queue = runQueue({ queueUrl: testing.queueUrl, services, uploadsFolder: folder, printsFolder: folder, log });
  const scope = { vesselId: null, userId: null, access: "read" } as const;
  const counts: number[] = [];
  const asked = Array.from({ length: 60 }, () =>
    inScope(services.database, scope, async (tx) => {
      await tx.execute(sql`select pg_sleep(0.05)`);
      counts.push(await count());
    }),
  );
  const signs = [testing.appUrl, testing.queueUrl].map((url) => livenessProbe(url)());
  await Promise.all([...asked, ...signs]);
  const { requests, listening: ears } = connectionBudget(all);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(requests + ears);
  expect(Math.max(...counts)).toBeLessThanOrEqual(all);
  await queue.stop();
  await listening.stop();
  await services.database.close();
  await expect.poll(count, { timeout: 60_000 }).toBe(0);
});

it("what a process opens by default leaves room for two of them and the one that replaces one", async () => {
  const byDefault = 100;
  expect(3 * connectionsOfProcess.default + 10).toBeLessThanOrEqual(byDefault);
});
