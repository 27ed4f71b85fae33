import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./client.ts";
import { equipment } from "./schema/equipment.ts";
import { inScope } from "./scope.ts";
import { type Slots, statement } from "./statements.ts";

const vessels = ["0199aaaa-0000-7000-8000-0000000000a1", "0199aaaa-0000-7000-8000-0000000000b1"];

let testing: TestDatabase;
let database: Database;
let written = 0;

const machines = statement((db, of: Slots<{ madeBefore: Date; name: string }>) => {
  written += 1;
  return db
    .select({ vesselId: equipment.vesselId, createdAt: equipment.createdAt, greeting: sql<string>`${of.name}::text` })
    .from(equipment)
    .where(sql`${equipment.createdAt} < ${sql.param(of.madeBefore, equipment.createdAt)}`);
});

beforeAll(async () => {
  testing = await testDatabase();
  database = openDatabase(testing.appUrl, { maxConnections: 3 });
  for (const vesselId of vessels)
    await inScope(database, { vesselId, userId: null, access: "write" }, (tx) =>
      tx.insert(equipment).values({ vesselId, name: "Main engine", createdAt: new Date("2026-01-01") }),
    );
});
afterAll(async () => {
  await database.close();
  await testing.drop();
});

it("a statement is written once and run on whichever connection the scope holds", async () => {
  const ask = (vesselId: string, name: string) =>
    inScope(database, { vesselId, userId: null, access: "read" }, (tx) =>
      machines(tx, { madeBefore: new Date("2026-02-01"), name }),
    );
  const asked = Array.from({ length: 12 }, (_, turn) => ({ vesselId: vessels[turn % 2] ?? "", name: `turn ${turn}` }));
  const answers = await Promise.all(asked.map(({ vesselId, name }) => ask(vesselId, name)));
  expect(answers).toEqual(
    asked.map(({ vesselId, name }) => [{ vesselId, createdAt: new Date("2026-01-01"), greeting: name }]),
  );
  expect(written).toBe(1);
});

it("a statement refuses to run without one of its values", async () => {
  const incomplete = statement((db, of: Slots<{ id?: string }>) =>
    db
      .select({ id: equipment.id })
      .from(equipment)
      .where(eq(equipment.id, of.id ?? "")),
  );
  const run = inScope(database, { vesselId: null, userId: null, access: "read" }, (tx) => incomplete(tx, {}));
  await expect(run).rejects.toThrow(/No value for placeholder "id"/);
});
