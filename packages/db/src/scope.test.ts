import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Database, type Db, openDatabase } from "./client.ts";
import { inScope } from "./scope.ts";

let testing: TestDatabase;
let database: Database;

beforeAll(async () => {
  testing = await testDatabase();
  database = openDatabase(testing.appUrl, { maxConnections: 4 });
});
afterAll(async () => {
  await database.close();
  await testing.drop();
});

const everybody = { vesselId: null, userId: null } as const;

/** A reader, questions outside any scope, and a writer, with whether the writer may write. */
async function crowd(turn: number): Promise<string> {
  const mode = sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`;
  const [rows] = await Promise.all([
    inScope(database, { ...everybody, access: "write" }, (tx) => tx.execute<{ mode: string }>(mode)),
    inScope(database, { ...everybody, access: "read" }, (tx) => tx.execute(sql`select 1`)),
    // A statement that is new to a connection keeps it from taking more until it is described.
    ...Array.from({ length: 6 }, (__, question) => {
      const name = sql.identifier(`question_${turn}_${question}`);
      return database.db.execute(sql`select ${turn}::int as ${name}`);
    }),
  ]);
  return rows[0]?.mode ?? "";
}

describe("a scope that reads", () => {
  it("leaves no transaction open to who gets its connection next, however many wait", async () => {
    const modes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const writes = Array.from({ length: 30 }, (_, turn) => crowd(round * 30 + turn));
      modes.push(...(await Promise.all(writes)));
    }
    expect(modes).toEqual(Array(150).fill("off"));
  });
});

describe("a scope that reads in waves", () => {
  const vesselId = "0199aaaa-0000-7000-8000-0000000000a1";
  const reading = { vesselId, userId: null, access: "read" } as const;
  const facts = sql<{ vessel: string; mode: string; began: string }>`
    select current_setting('app.vessel_id') as vessel, current_setting('transaction_read_only') as mode,
      transaction_timestamp()::text as began`;

  it("works each of them in one transaction that sees its vessel and writes nothing", async () => {
    const rows = await inScope(database, reading, async (tx) => {
      const first = await Promise.all([tx.execute<{ began: string }>(facts), tx.execute<{ began: string }>(facts)]);
      await new Promise(setImmediate);
      return [...first, await tx.execute<{ began: string }>(facts)].flat();
    });
    expect(rows).toMatchObject(Array(3).fill({ vessel: vesselId, mode: "on" }));
    const [first, second, later] = rows.map(({ began }) => began);
    expect(second).toBe(first);
    expect(later).not.toBe(first);
  });

  it("has no transaction open while it waits for something else", async () => {
    const open = await inScope(database, reading, async (tx) => {
      await tx.execute(facts);
      const [row] = await database.db.execute<{ open: number }>(
        sql`select count(*)::int as open from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`,
      );
      return row?.open;
    });
    expect(open).toBe(0);
  });

  it("tells what a statement failed of, and reads on afterwards on the same connection", async () => {
    const single = openDatabase(testing.appUrl, { maxConnections: 1 });
    const wrong = inScope(single, reading, (tx) => Promise.all([tx.execute(sql`select 1 / 0`), tx.execute(facts)]));
    await expect(wrong).rejects.toMatchObject({ cause: { code: "22012" } });
    expect([...(await inScope(single, reading, (tx) => tx.execute(facts)))]).toMatchObject([{ vessel: vesselId }]);
    await single.close();
  });
});

describe("what a scope was given, after its end", () => {
  it.each(["read", "write", "snapshot"] as const)("is refused to %s any more", async (access) => {
    let kept: Db | undefined;
    await inScope(database, { ...everybody, access }, async (tx) => {
      kept = tx;
      await tx.execute(sql`select 1`);
    });
    await expect((async () => kept?.execute(sql`select 1`))()).rejects.toThrow("has ended");
  });
});

describe("a scope whose statements are sent together", () => {
  it("fails of the one that failed, also when those refused for its sake are heard of first", async () => {
    const failed = inScope(database, { ...everybody, access: "write" }, (tx) => {
      const culprit = tx.execute(sql`select 1 / 0`);
      const refused = tx.execute(sql`select 1`);
      const heardLast = culprit.catch(async (error: unknown) => {
        await Promise.allSettled([refused]);
        throw error;
      });
      return Promise.all([heardLast, refused]);
    });
    await expect(failed).rejects.toMatchObject({ code: "22012" });
  });
});

describe("a scope whose work takes longer than a connection may be silent", () => {
  afterEach(() => void vi.useRealTimers());

  const lastHeardOf = async (pid: number) => {
    const [row] = await database.db.execute<{ at: string }>(
      sql`select state_change::text as at from pg_stat_activity where pid = ${pid}`,
    );
    return row?.at;
  };

  it.each(["read", "snapshot"] as const)("says something on the connection of a %s meanwhile", async (access) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const patient = openDatabase(testing.appUrl, { maxConnections: 1 });
    const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const pids = await inScope(patient, { ...everybody, access }, async (tx) => {
      const [before] = await tx.execute<{ pid: number }>(backend);
      if (!before) throw new Error("No backend answered");
      for (const _silence of [1, 2, 3]) {
        const heardAt = await lastHeardOf(before.pid);
        vi.advanceTimersByTime(patient.awakeEveryMs);
        await expect.poll(() => lastHeardOf(before.pid)).not.toBe(heardAt);
      }
      const [after] = await tx.execute<{ pid: number }>(backend);
      return [before.pid, after?.pid];
    });
    expect(new Set(pids).size).toBe(1);
    await patient.close();
  });
});
