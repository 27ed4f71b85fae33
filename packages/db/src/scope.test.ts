import { setTimeout as sleep } from "node:timers/promises";
import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./client.ts";
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

/** A reader, questions outside any scope, and a writer, who tells whether the writer may write. */
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

describe("a scope whose statements are sent together", () => {
  it("fails of the one that failed, also when those refused for its sake are heard of first", async () => {
    const slowly = async (statement: Promise<unknown>) => {
      try {
        await statement;
      } catch (error) {
        await sleep(50);
        throw error;
      }
    };
    const failed = inScope(database, { ...everybody, access: "write" }, (tx) =>
      Promise.all([slowly(tx.execute(sql`select 1 / 0`)), tx.execute(sql`select 1`)]),
    );
    await expect(failed).rejects.toMatchObject({ code: "22012" });
  });
});
