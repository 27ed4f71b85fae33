import { inventoryItems } from "@ymp/db/schema/inventory";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ambiguityIn, unnamedIn } from "./statement-guard.ts";
import { createWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe("a column in a subselect", () => {
  it.each([
    ['select (select sum(m.quantity) from "stock_moves" m where m.item_id = "item_id") from "job_parts"', true],
    [
      'select (select sum(m.quantity) from "stock_moves" m where m.item_id = job_parts.item_id) from "job_parts"',
      false,
    ],
    ['select "id" from "jobs" where "jobs"."vessel_id" = $1', false],
  ])("%s", (text, isAmbiguous) => {
    expect(ambiguityIn(text) !== undefined).toBe(isAmbiguous);
  });

  it("is refused in every database test when it does not say whose it is", async () => {
    const counted = sql`(select count(*) from stock_moves m where m.item_id = ${inventoryItems.id})`;
    const { db } = world.services.database;
    await expect(async () => db.select({ counted }).from(inventoryItems)).rejects.toThrow(/Name the table/);
  });
});

describe("a subselect in FROM", () => {
  it.each([
    ["select id from (select id from jobs) where id = 1", true],
    ["select id from jobs where id in (select id from (values (1), (2)))", true],
    ["select 1 from a join (select f(b) from b) on true", true],
    ["select id from (select max(id) as id from jobs) as newest where id = 1", false],
    ["select 1 from a cross join lateral (select 1) l", false],
    ["select extract(epoch from (select now())) from jobs", false],
    ["select 1 from jobs where a is distinct from (select 1)", false],
  ])("%s", (text, isUnnamed) => {
    expect(unnamedIn(text) !== undefined).toBe(isUnnamed);
  });

  it("is refused in every database test when it has no name", async () => {
    const open = sql`(select id from ${inventoryItems})`;
    const { db } = world.services.database;
    await expect(async () => db.select({ id: sql`id` }).from(open)).rejects.toThrow(/Give the subselect a name/);
  });
});
