import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { afterAll, beforeAll, expect, it } from "vitest";

/**
 * Tables that the application's role reads and writes whatever its scope, and why a statement that forgot whose row it is about
 * does no harm there. A table that opens accounts, or says who may enter where, is not for this list.
 */
const free: Readonly<Record<string, string>> = {
  library_jobs: "the platform's library, which every vessel reads",
  library_models: "the platform's library, which every vessel reads",
  themes: "looks and language of the screens; opens nothing",
};

/** Guarded by a trigger, since every scope reads them. */
const guarded = ["companies", "users", "vessels"];

let testing: TestDatabase;
let sql: ReturnType<typeof connectTo>;
beforeAll(async () => {
  testing = await testDatabase();
  sql = connectTo(testing.ownerUrl);
});
afterAll(async () => {
  await sql.end();
  await testing.drop();
});

const tablesWhere = async (guard: "none" | "trigger") => {
  const rows = await sql<{ name: string; hasGuard: boolean }[]>`
    select c.relname as name, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and t.tgenabled = 'O' and p.pronamespace = 'app'::regnamespace and p.proname like 'guard\\_%'
        -- Of each row, before it is inserted and before it is updated.
        and t.tgtype & 1 = 1 and t.tgtype & 2 = 2 and t.tgtype & 4 = 4 and t.tgtype & 16 = 16) as "hasGuard"
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not (c.relrowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid
          and p.polroles && array[0::oid, 'ymp_app'::regrole::oid]))
    order by c.relname`;
  return rows.filter(({ hasGuard }) => hasGuard === (guard === "trigger")).map(({ name }) => name);
};

it("every table has a policy or a guard, or does without for a reason", async () => {
  expect(await tablesWhere("none")).toEqual(Object.keys(free).toSorted());
  expect(await tablesWhere("trigger")).toEqual(guarded);
});

it("no table that says what opens an account does without a policy", async () => {
  const opening = await sql<{ name: string }[]>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
      and a.attname ~ '(token|code|secret|hash|password|challenge|credential|key)' and a.attname <> 'key'
      and not exists (select from pg_attribute h where h.attrelid = c.oid and h.attname = a.attname
        and not has_column_privilege('ymp_app', c.oid, h.attnum, 'select'))`;
  expect(opening.map(({ name }) => name).toSorted()).toEqual(["users"]);
});
