import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { and, asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, type Db, openDatabase } from "./client.ts";
import { counters, equipment } from "./schema/equipment.ts";
import { inScope } from "./scope.ts";

const vesselId = "0199aaaa-0000-7000-8000-0000000000c1";

let testing: TestDatabase;
let database: Database;

beforeAll(async () => {
  testing = await testDatabase();
  database = openDatabase(testing.appUrl, { maxConnections: 2 });
  await inScope(database, { vesselId, userId: null, access: "write" }, async (tx) => {
    const [machine] = await tx
      .insert(equipment)
      .values([
        { vesselId, name: "Main engine", createdAt: new Date("2026-01-01") },
        { vesselId, name: "Windlass", isCritical: true, createdAt: new Date("2026-02-01") },
      ])
      .returning();
    await tx.insert(counters).values({ vesselId, equipmentId: machine?.id ?? "", kind: "hours" });
  });
});
afterAll(async () => {
  await database.close();
  await testing.drop();
});

const ofCounter = and(eq(counters.vesselId, equipment.vesselId), eq(counters.equipmentId, equipment.id));

const selects: [string, (db: Db) => PromiseLike<unknown>][] = [
  ["whole rows", (db) => db.select().from(equipment).orderBy(asc(equipment.name))],
  [
    "chosen columns, dates among them",
    (db) => db.select({ at: equipment.createdAt, name: equipment.name }).from(equipment).orderBy(asc(equipment.name)),
  ],
  [
    "nothing for a table that was not joined",
    (db) =>
      db
        .select({ equipment, counter: counters })
        .from(equipment)
        .leftJoin(counters, ofCounter)
        .orderBy(asc(equipment.name)),
  ],
  ["a plain join", (db) => db.select().from(equipment).innerJoin(counters, ofCounter)],
  [
    "an object of two tables' columns",
    (db) =>
      db
        .select({ both: { kind: counters.kind, name: equipment.name } })
        .from(equipment)
        .leftJoin(counters, ofCounter)
        .orderBy(asc(equipment.name)),
  ],
  [
    "an object whose first column is empty in a row that is there",
    (db) =>
      db
        .select({ part: { parentId: equipment.parentId, name: equipment.name } })
        .from(equipment)
        .leftJoin(counters, ofCounter)
        .orderBy(asc(equipment.name)),
  ],
  [
    "expressions, named and decoded",
    (db) =>
      db
        .select({ one: sql<number>`1`.mapWith(Number), upper: sql<string>`upper(${equipment.name})`.as("upper_name") })
        .from(equipment)
        .orderBy(asc(equipment.name)),
  ],
  ["no rows", (db) => db.select().from(equipment).where(eq(equipment.name, "None"))],
];

describe("rows that are read without Drizzle's mapping are the same", () => {
  it.each(selects)("%s", async (_, select) => {
    const asOwner = postgres(testing.ownerUrl, { max: 1, onnotice: () => {} });
    const scope = { vesselId, userId: null, access: "read" } as const;
    try {
      const plain = drizzle(asOwner, { casing: "snake_case" });
      const expected = await plain.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.vessel_id', ${vesselId}, true)`);
        return select(tx);
      });
      expect(await inScope(database, scope, async (tx) => select(tx))).toEqual(expected);
    } finally {
      await asOwner.end();
    }
  });
});
