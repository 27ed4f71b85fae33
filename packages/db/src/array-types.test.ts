import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { knownArrays } from "./array-types.ts";
import { connect } from "./connect.ts";

let testing: TestDatabase;
let sql: postgres.Sql;

beforeAll(async () => {
  testing = await testDatabase();
  sql = connect(testing.ownerUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await testing.drop();
});

it.each([
  ["text", ["plain", 'a "quoted" word', "back\\slash", "comma, brace {}", "NULL", "", "line\nbreak", null]],
  ["uuid", ["0199aaaa-0000-7000-8000-0000000000a1", null]],
  ["int4", [1, -2, null]],
  ["int8", ["9007199254740993", null]],
  ["float8", [0.5, -2]],
  ["text", []],
] as const)("a list of %s arrives as it was sent", async (type, list) => {
  const [row] = await sql`select ${[...list] as string[]}::${sql(type)}[] as list`;
  expect(row?.list).toEqual(list);
});

it("a list of yes and no is read", async () => {
  const [row] = await sql`select array[true, false, null] as list`;
  expect(row?.list).toEqual([true, false, null]);
});

it("what Drizzle has written as text is sent as it is", async () => {
  const [row] = await sql.unsafe("select $1::text[] as list", ['{"one","two"}']);
  expect(row?.list).toEqual(["one", "two"]);
});

it("every list that our tables and functions hold is known to the driver", async () => {
  // Dates travel as text, which is how Drizzle sets the driver up.
  const asText = new Set(["date"]);
  const owner = connectTo(testing.ownerUrl);
  const rows = await owner<{ name: string }[]>`
    select distinct e.typname as name from pg_type t join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where t.oid in (
      select atttypid from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relkind in ('r', 'p', 'v') and relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      union select unnest(coalesce(proallargtypes, proargtypes::oid[]) || prorettype) from pg_proc
        where pronamespace = 'app'::regnamespace
        -- What a type of ranges brings along is called by nobody.
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = pg_proc.oid and d.deptype = 'i'))`;
  await owner.end();
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ name }) => name).filter((name) => !knownArrays.has(name) && !asText.has(name))).toEqual([]);
});
