import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { appendMigrations } from "@ymp/testing/migrations-folder";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillStores, planWork } from "./crew-work.ts";
import { type SharedDatabase, startDatabase } from "./database.ts";
import { fillWithDemo, throwAwayFolder } from "./folders.ts";
import { launchProduct, type Product, startProduct } from "./product.ts";
import { at, type Person, signIn } from "./sign-in.ts";
import { until } from "./until.ts";

const server = path.resolve(import.meta.dirname, "../../apps/server");
/** Inside the project, where the packages that are not bundled are found. */
const comingBuild = path.join(server, ".cache", `migrating-${process.pid}`);
const coming = {
  "9000_berth": `alter table "jobs" add column "berth" text;--> statement-breakpoint\ncreate table "moorings" ("id" uuid primary key)`,
  "9001_jobs_by_berth": `drop index concurrently if exists "jobs_by_berth";--> statement-breakpoint\ncreate index concurrently "jobs_by_berth" on "jobs" ("vessel_id", "berth")`,
};

const folder = throwAwayFolder("migrating");
let database: SharedDatabase;
let sql: postgres.Sql;
let old: Product;
let chief: Person;
const products: Product[] = [];
const answered = { count: 0, failures: [] as unknown[] };

/** People at work on the old process; answers how to let them stop. */
async function work(): Promise<() => Promise<void>> {
  let isWorking = true;
  const stores = await fillStores(chief);
  const [profile] = await sql<{ id: string }[]>`
    select p.id from profiles p join users u on u.id = p.user_id where u.username = 'bosun' and p.vessel_id = ${chief.vesselId}`;
  const worker = async () => {
    while (isWorking)
      for (const write of planWork(5, stores, profile?.id ?? ""))
        await Promise.all([write.perform(old.origin, chief), chief.client.jobs.list.query({})]).then(
          () => (answered.count += 1),
          (error: unknown) => answered.failures.push(error),
        );
  };
  const workers = [worker(), worker()];
  return async () => {
    isWorking = false;
    await Promise.all(workers);
  };
}

/** A report in the middle of its long transaction. */
async function readJobs(): Promise<() => Promise<void>> {
  const reader = await sql.reserve();
  await reader`begin`;
  await reader`select count(*) from jobs`;
  return async () => {
    await reader`commit`;
    reader.release();
  };
}

const isMigrated = async () => {
  const [row] = await sql`select 1 from information_schema.columns where table_name = 'jobs' and column_name = 'berth'`;
  return row !== undefined;
};

beforeAll(async () => {
  cpSync(path.join(server, "dist"), comingBuild, { recursive: true });
  appendMigrations(path.join(comingBuild, "migrations"), coming);
  await fillWithDemo(folder);
  database = await startDatabase(folder.path);
  old = await startProduct({ dataFolder: folder.path, databaseUrl: database.url });
  products.push(old);
  sql = postgres(database.url, { max: 2, onnotice: () => {} });
  chief = await signIn(old.origin, "chief");
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await sql.end();
  await database.stop();
  await folder.remove();
  rmSync(comingBuild, { recursive: true, force: true });
});

describe("two processes of a coming version that start beside an old one at work", () => {
  it("wait for a table in use while the old one goes on answering, migrate once, and no request fails", async () => {
    const stopWork = await work();
    const letGo = await readJobs();
    const program = path.join(comingBuild, "main.js");
    const options = { dataFolder: folder.path, databaseUrl: database.url, program };
    const starting = await Promise.all([launchProduct(options), launchProduct(options)]);
    products.push(...starting);
    await until(
      () => starting.some((it) => it.output().includes("waits for tables that are in use")),
      "one waits",
      90_000,
    );
    const soFar = answered.count;
    await until(() => answered.count > soFar + 20, "the old process answers while the migration waits", 90_000);
    expect(await isMigrated()).toBe(false);

    await letGo();
    await until(
      async () => (await Promise.all(starting.map((it) => it.isReady()))).every(Boolean),
      "both serve",
      90_000,
    );
    await stopWork();
    expect(answered.failures).toEqual([]);
    expect(await isMigrated()).toBe(true);
  });

  it("have migrated once between them, the index beside the writers whole", async () => {
    const [index] =
      await sql`select indisvalid as "isValid" from pg_index where indexrelid = 'jobs_by_berth'::regclass`;
    expect(index).toEqual({ isValid: true });
    const doubled = await sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`;
    expect([...doubled]).toEqual([]);
  });

  it("serve the same sessions and records as the old one, which goes on as well", async () => {
    for (const { origin } of products)
      expect((await at(origin, chief).client.jobs.list.query({})).rows.length).toBeGreaterThan(0);
  });
});
