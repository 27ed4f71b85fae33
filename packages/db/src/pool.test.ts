import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "./client.ts";
import { inScope } from "./scope.ts";

const scope = { vesselId: null, userId: null, access: "write" } as const;
const most = 3;

let testing: TestDatabase;
let database: Database;
let admin: postgres.Sql;

beforeAll(async () => {
  testing = await testDatabase();
  admin = connectTo(inject("testCluster").adminUrl);
});
afterAll(async () => {
  await admin.end();
  await testing.drop();
});
beforeEach(() => {
  database = openDatabase(testing.appUrl, { maxConnections: most });
});
afterEach(() => database.close());

async function connections(): Promise<number> {
  const [row] = await admin<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = ${testing.name} and usename = 'ymp_app'`;
  return row?.count ?? 0;
}
const loseAll = () => admin`
  select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${testing.name} and usename = 'ymp_app'`;
const oneOf = (nth: number) =>
  inScope(database, scope, (tx) => tx.execute<{ nth: number }>(sql`select ${nth}::int as nth`));

describe("the connections of a process", () => {
  it("are no more than their bound, however many ask, and everybody is served", async () => {
    const holding = Array.from({ length: 40 }, () =>
      inScope(database, scope, async (tx) => {
        await tx.execute(sql`select pg_sleep(0.01)`);
        return connections();
      }),
    );
    expect(Math.max(...(await Promise.all(holding)))).toBe(most);
  });

  it("are made again after they were lost, also those that lay idle, and never more than their bound", async () => {
    await Promise.all([1, 2, 3].map(oneOf));
    for (let round = 0; round < 5; round += 1) {
      await loseAll();
      const asked = await Promise.allSettled(Array.from({ length: 12 }, (_, nth) => oneOf(nth)));
      expect(asked.length).toBe(12);
      expect(await connections()).toBeLessThanOrEqual(most);
    }
    await expect.poll(async () => (await oneOf(7))[0]?.nth, { timeout: 60_000 }).toBe(7);
  });

  it("are gone when the pool is ended, and the person who waits for one is told", async () => {
    const single = openDatabase(testing.appUrl, { maxConnections: 1 });
    const kept = await single.pool.reserve();
    const waiting = single.pool.reserve();
    const ended = single.pool.end({ timeout: 0 });
    await expect(waiting).rejects.toMatchObject({ code: "CONNECTION_ENDED" });
    await ended;
    await expect(single.pool.reserve()).rejects.toMatchObject({ code: "CONNECTION_ENDED" });
    kept.release();
    await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  });
});

describe("a connection that is given back", () => {
  it("goes to the person who waited longest, and once only", async () => {
    const single = openDatabase(testing.appUrl, { maxConnections: 1 });
    const first = await single.pool.reserve();
    const served: string[] = [];
    const second = single.pool.reserve().then((connection) => {
      served.push("second");
      return connection;
    });
    const third = single.pool.reserve().then((connection) => {
      served.push("third");
      return connection;
    });
    first.release();
    first.release();
    const given = await second;
    expect(served).toEqual(["second"]);
    given.release();
    (await third).release();
    expect(served).toEqual(["second", "third"]);
    await single.close();
  });
});
