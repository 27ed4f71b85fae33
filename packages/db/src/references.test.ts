import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { laterReferences } from "./later-references.ts";
import { schema } from "./schema.ts";

/** Columns of a vessel's tables that name a record and that the database does not hold to it, and why. */
const ofAnyKind = "names records of any kind, told by the kind beside it";
const ofAList = "says which file a row was read from; it is looked up under the vessel's policy and opens nothing";
const ofAnAct = "told by whoever acted, so that it is done once; names no record";
const ofAWatch = "a watch as it was asked for; it may be taken off the plan since, and the request lapses";
const ofAnAccount = "an account that may have been erased since";
const free: Readonly<Record<string, string>> = {
  "changes.record_id": ofAnyKind,
  "comments.record_id": ofAnyKind,
  "import_rows.record_id": ofAnyKind,
  "notifications.record_id": ofAnyKind,
  "record_files.record_id": ofAnyKind,
  "search_entries.record_id": ofAnyKind,
  "signatures.record_id": ofAnyKind,
  "equipment.import_id": ofAList,
  "inventory_items.import_id": ofAList,
  "jobs.import_id": ofAList,
  "plans.import_id": ofAList,
  "spare_parts.import_id": ofAList,
  "suppliers.import_id": ofAList,
  "work_history.import_id": ofAList,
  "signatures.act_id": ofAnAct,
  "stock_moves.act_id": ofAnAct,
  "answered_writes.user_id": ofAnAccount,
  "changes.user_id": ofAnAccount,
  "inspection_copies.user_id": ofAnAccount,
  "inspections.user_id": ofAnAccount,
  "inventory_items.owner_user_id": ofAnAccount,
  "logbook_events.user_id": ofAnAccount,
  "notifications.actor_user_id": ofAnAccount,
  "rest_signatures.user_id": ofAnAccount,
  "saved_views.user_id": ofAnAccount,
  "signatures.user_id": ofAnAccount,
  "signatures.profile_id": "who signed, kept as it was signed",
  "watch_logs.handover_id": ofAnAct,
  "watch_swaps.other_watch_id": ofAWatch,
  "watch_swaps.watch_id": ofAWatch,
};

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

const ofVessels = () => sql`
  select c.oid, c.relname from pg_class c join pg_attribute v on v.attrelid = c.oid and v.attname = 'vessel_id'
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`;

it("every id in a vessel's table names a record of the same vessel, or is free for a reason", async () => {
  const loose = await sql<{ name: string }[]>`
    select t.relname || '.' || a.attname as name from (${ofVessels()}) t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where a.attname like '%\\_id' and a.attname <> 'vessel_id' and format_type(a.atttypid, null) = 'uuid'
      and not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f' and a.attnum = any (k.conkey))
    order by 1`;
  expect(loose.map(({ name }) => name)).toEqual(Object.keys(free).toSorted());
});

it("every reference to a vessel's table stays within the vessel", async () => {
  const crossing = await sql<{ name: string }[]>`
    select k.conname as name from pg_constraint k join (${ofVessels()}) t on t.oid = k.confrelid
    where k.contype = 'f' and cardinality(k.conkey) < 2`;
  expect(crossing.map(({ name }) => name)).toEqual([]);
});

it("what stands in migrations alone is told to those who go by the tables", async () => {
  const standing = await sql<{ name: string; from: string; to: string }[]>`
    select k.conname as name, k.conrelid::regclass::text as from, k.confrelid::regclass::text as to
    from pg_constraint k join (${ofVessels()}) t on t.oid = k.conrelid
    join (${ofVessels()}) other on other.oid = k.confrelid where k.contype = 'f' order by 2, 3`;
  const written = Object.values(schema).flatMap((table: unknown) =>
    is(table, PgTable) ? getTableConfig(table).foreignKeys.map((key) => key.getName()) : [],
  );
  const later: Record<string, string[]> = {};
  for (const { name, from, to } of standing) if (!written.includes(name)) later[from] = [...(later[from] ?? []), to];
  expect(later).toEqual(laterReferences);
});
