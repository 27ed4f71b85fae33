import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";

let testing: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  testing = await testDatabase();
  sql = connectTo(testing.ownerUrl);
});
afterAll(async () => {
  await sql.end();
  await testing.drop();
});

const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

it("whatever names a file remembers what the file is taken off, when another takes its place and when the row goes", async () => {
  const naming = await sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    where a.attname ~ '(^|_)file_id$' and not a.attisdropped order by 1`;
  const remembering = (event: number) => sql<{ name: string }[]>`
    select distinct t.tgrelid::regclass::text || '.' || (string_to_array(encode(t.tgargs, 'escape'), '\\000'))[3] as name
    from pg_trigger t where t.tgfoid = 'app.remember_holder'::regproc and t.tgtype & ${event} > 0 order by 1`;
  const [onDelete, onUpdate] = [8, 16];
  expect(naming.length).toBeGreaterThan(9);
  expect(named(await remembering(onUpdate))).toEqual(named(naming));
  // The row of a vessel goes after everything of it.
  expect(named(await remembering(onDelete))).toEqual(named(naming).filter((name) => !name.startsWith("vessels.")));
});
