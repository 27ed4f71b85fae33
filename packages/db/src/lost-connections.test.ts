import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { tryLock, whileShared } from "./advisory-locks.ts";
import { type Database, openDatabase } from "./client.ts";
import { inScope, type Scope } from "./scope.ts";

const vesselA = "0199aaaa-0000-7000-8000-0000000000a1";
const vesselB = "0199aaaa-0000-7000-8000-0000000000b1";
const writing = (vesselId: string): Scope => ({ vesselId, userId: null, access: "write" });

let testing: TestDatabase;
let database: Database;
let owner: postgres.Sql;
let admin: postgres.Sql;

beforeAll(async () => {
  testing = await testDatabase();
  owner = connectTo(testing.ownerUrl);
  admin = connectTo(inject("testCluster").adminUrl);
});
afterAll(async () => {
  await Promise.all([owner.end(), admin.end()]);
  await testing.drop();
});
beforeEach(() => {
  database = openDatabase(testing.appUrl, { maxConnections: 3 });
});
afterEach(() => database.close());

const seenVessel = sql<{ seen: string }>`select current_setting('app.vessel_id') as seen`;

async function loseConnections(): Promise<void> {
  await admin`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = ${testing.name} and usename = 'ymp_app'`;
}

/** Resolves on request. */
function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe("a transaction whose connection is lost", () => {
  it("fails, and those that come after it work", async () => {
    const begun = Array.from({ length: 3 }, signal);
    const lost = begun.map(({ give }) =>
      inScope(database, writing(vesselA), async (tx) => {
        await tx.execute(seenVessel);
        give();
        await tx.execute(sql`select pg_sleep(20)`);
      }),
    );
    const outcome = Promise.allSettled(lost);
    await Promise.all(begun.map(({ given }) => given));
    await loseConnections();
    expect((await outcome).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    const next = Array.from({ length: 6 }, () => inScope(database, writing(vesselB), (tx) => tx.execute(seenVessel)));
    expect((await Promise.all(next)).flat().map(({ seen }) => seen)).toEqual(Array(6).fill(vesselB));
  });

  it("fails also while it waits for something else than the database", async () => {
    const [begun, goesOn] = [signal(), signal()];
    const lost = inScope(database, writing(vesselA), async (tx) => {
      await tx.execute(seenVessel);
      begun.give();
      await goesOn.given;
    });
    const outcome = lost.then(
      () => "kept",
      () => "lost",
    );
    await begun.given;
    await loseConnections();
    expect(await outcome).toBe("lost");
    goesOn.give();
  });

  it("reaches nobody else's transaction with what it still meant to do", async () => {
    const single = openDatabase(testing.appUrl, { maxConnections: 1 });
    const [begun, goesOn, otherBegun, otherEnds] = [signal(), signal(), signal(), signal()];
    const attempts: Promise<unknown>[] = [];
    const lost = inScope(single, writing(vesselA), async (tx) => {
      await tx.execute(seenVessel);
      begun.give();
      await goesOn.given;
      const late = (async () => tx.execute(sql`select set_config('app.vessel_id', ${vesselA}, true)`))();
      attempts.push(late);
      await late;
    });
    lost.catch(() => {});
    await begun.given;
    await loseConnections();
    const other = inScope(single, writing(vesselB), async (tx) => {
      await tx.execute(seenVessel);
      otherBegun.give();
      await otherEnds.given;
      return tx.execute(seenVessel);
    });
    await otherBegun.given;
    goesOn.give();
    await expect(lost).rejects.toThrow();
    expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual(["rejected"]);
    otherEnds.give();
    expect(await other).toEqual([{ seen: vesselB }]);
    await single.close();
  });
});

describe("a lock whose connection is lost while the work under it goes on", () => {
  it("is told once the work is done, and the person who has the connection by then is left alone", async () => {
    const single = openDatabase(testing.appUrl, { maxConnections: 1 });
    const [begun, goesOn, otherBegun, otherEnds] = [signal(), signal(), signal(), signal()];
    let isDone = false;
    const locked = whileShared(single.pool, "storedFiles", async () => {
      begun.give();
      await goesOn.given;
      isDone = true;
    });
    const outcome = locked.then(
      () => "held",
      () => "lost",
    );
    await begun.given;
    await loseConnections();
    const other = inScope(single, writing(vesselB), async (tx) => {
      await tx.execute(seenVessel);
      otherBegun.give();
      await otherEnds.given;
      return tx.execute(seenVessel);
    });
    await otherBegun.given;
    goesOn.give();
    expect([await outcome, isDone]).toEqual(["lost", true]);
    otherEnds.give();
    expect(await other).toEqual([{ seen: vesselB }]);
    expect(await whileShared(single.pool, "storedFiles", async () => {})).toBe(true);
    await single.close();
  });

  it("is free again for those who need it alone", async () => {
    const { pool } = database;
    expect(await whileShared(pool, "storedFiles", async () => {})).toBe(true);
    await expect(whileShared(pool, "storedFiles", () => Promise.reject(new Error("no such file")))).rejects.toThrow(
      "no such file",
    );
    expect(await tryLock(owner, "storedFiles", "alone")).toBe(true);
  });
});

describe("a statement outside any transaction", () => {
  it("is refused when no connection is free for long, and works again when one is", async () => {
    const single = openDatabase(testing.appUrl, { maxConnections: 1 });
    const [begun, ends] = [signal(), signal()];
    const holding = inScope(single, writing(vesselA), async (tx) => {
      await tx.execute(seenVessel);
      begun.give();
      await ends.given;
    });
    await begun.given;
    await expect(single.db.execute(sql`select 1 as one`)).rejects.toMatchObject({ cause: { code: "POOL_BUSY" } });
    ends.give();
    await holding;
    expect([...(await single.db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }]);
    await expect(single.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    expect([...(await single.db.execute(sql`select 2 as two`))]).toEqual([{ two: 2 }]);
    await single.close();
  });
});
