import { idSchema } from "@ymp/core/id-schema";
import { connectTo, emptyDatabase, type TestDatabase } from "@ymp/testing/database";
import { migrationsBefore } from "@ymp/testing/migrations-folder";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations, patience, readMigrations } from "./apply-migrations.ts";
import { migrate } from "./migrate.ts";

const vesselId = "0199aaaa-0000-7000-8000-0000000000a1";
const pump = "0199aaaa-0000-7000-8000-000000000001";
const item = "0199aaaa-0000-7000-8000-000000000002";
const wine = "0199aaaa-0000-7000-8000-000000000003";
const steward = "0199aaaa-0000-7000-8000-000000000004";

describe("a vessel of before the suppliers", () => {
  let database: TestDatabase;
  let sql: postgres.Sql;

  beforeAll(async () => {
    database = await emptyDatabase();
    const before = migrationsBefore(5);
    sql = connectTo(database.ownerUrl);
    await applyMigrations(sql, readMigrations(before.path), patience);
    before.remove();
    for (const table of ["equipment", "inventory_items", "changes", "search_entries"])
      await sql`alter table ${sql(table)} force row level security`;
    await sql`select set_config('app.vessel_id', ${vesselId}, false)`;
    await sql`insert into vessels (id, name, edition, time_zone, currency) values (${vesselId}, 'M/Y Seraphine', 'full', 'Europe/Monaco', 'EUR')`;
    await sql`insert into equipment (vessel_id, id, name, supplier_name) values (${vesselId}, ${pump}, 'Pump', ' Hydrafin ')`;
    await sql`insert into inventory_items (vessel_id, id, name, supplier_name, is_private, created_by) values
      (${vesselId}, ${item}, 'Seal', 'Hydrafin', false, null), (${vesselId}, ${wine}, 'Wine', '', true, ${steward})`;
    await sql`insert into changes (vessel_id, id, record_kind, record_id, verb) values (${vesselId}, gen_random_uuid(), 'part', ${item}, 'counted')`;
    await migrate(database.ownerUrl);
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  it("finds one supplier for a name that stood on machines and items, under an id like any other", async () => {
    const suppliers = await sql`select id, name from suppliers`;
    expect(suppliers.map(({ name }) => name)).toEqual(["Hydrafin"]);
    expect(idSchema.safeParse(suppliers[0]?.id).success).toBe(true);
    const pointing =
      await sql`select supplier_id from equipment union all select supplier_id from inventory_items where id = ${item}`;
    expect(pointing.map((row) => row.supplier_id)).toEqual([suppliers[0]?.id, suppliers[0]?.id]);
  });

  it("knows whose the private things are, and which changes were of items", async () => {
    const [owned] = await sql`select owner_user_id from inventory_items where id = ${wine}`;
    expect(owned?.owner_user_id).toBe(steward);
    const kinds = await sql`select record_kind from changes`;
    expect(kinds).toMatchObject([{ record_kind: "item" }]);
  });
});
