import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSignIns } from "./demo-sign-ins.ts";
import { seedDemo } from "./seed-demo.ts";

const now = new Date("2026-06-18T12:32:00Z");
const passwordHash = async (plain: string) => `hash of ${plain}`;

const storeFile = async (bytes: Uint8Array, name: string) => ({
  storageKey: `demo/${name}`,
  sha256: "0".repeat(64),
  sizeBytes: bytes.length,
  widthPx: 640,
  heightPx: 480,
  mediaType: "image/svg+xml",
});

async function enter(sql: postgres.Sql, vesselName: string): Promise<void> {
  await sql`select set_config('app.vessel_id', (select id::text from vessels where name = ${vesselName}), false)`;
}

/** All that the database's owner sees; but the search index, which the database writes with its own clock. */
async function contents({ ownerUrl }: TestDatabase): Promise<unknown[]> {
  const sql = connectTo(ownerUrl);
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'search_entries' order by 1`;
  const vessels = await sql<{ name: string }[]>`select name from vessels order by number`;
  const found: unknown[] = [];
  for (const vessel of vessels) {
    await enter(sql, vessel.name);
    for (const { name } of tables) {
      const [row] = await sql`select count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from ${sql(name)} t`;
      found.push([vessel.name, name, row?.count, row?.md5]);
    }
  }
  await sql.end();
  return found;
}

describe("the seeded database", () => {
  let database: TestDatabase;
  let sql: postgres.Sql;

  beforeAll(async () => {
    database = await testDatabase();
    sql = postgres(database.appUrl, { max: 1, onnotice: () => {} });
    expect(await seedDemo({ appUrl: database.appUrl, now, passwordHash, storeFile })).toBe(true);
  });

  afterAll(async () => {
    await sql?.end();
    await database?.drop();
  });

  it("holds five vessels", async () => {
    const vessels =
      await sql`select name, edition, subscription_state, company_id is not null as of_company from vessels order by number`;
    expect(vessels.map((row) => [row.name, row.edition, row.subscription_state, row.of_company])).toEqual([
      ["M/Y Seraphine", "full", "ACTIVE", true],
      ["M/Y Larkspur", "full", "ACTIVE", true],
      ["M/Y Halcyon", "full", "EXPIRED", true],
      ["M/Y Corvina", "full", "ACTIVE", false],
      ["Tern", "lite", "ACTIVE", false],
    ]);
  });

  it("has every account that is shown to try", async () => {
    const known =
      await sql`select username from users where username in ${sql(demoSignIns.map(({ username }) => username))}`;
    expect(known).toHaveLength(demoSignIns.length);
    const hashes = await sql`select distinct app.password_of(id) as password_hash from users`;
    expect(hashes.map((row) => row.password_hash)).toEqual(["hash of Fairwinds-2026"]);
  });

  it("shows another owner's captain nothing of Seraphine", async () => {
    await enter(sql, "M/Y Corvina");
    const names =
      await sql`select name from equipment where name in ('Emergency fire pump', 'Watermaker 2', 'Stabilisers')`;
    expect(names).toHaveLength(0);
    const [foreign] = await sql`
      select count(*)::int from jobs where vessel_id <> current_setting('app.vessel_id')::uuid`;
    expect(foreign?.count).toBe(0);
    await sql`select set_config('app.vessel_id', '', false)`;
    expect((await sql`select count(*)::int from jobs`)[0]?.count).toBe(0);
  });

  it("can be searched", async () => {
    await enter(sql, "M/Y Seraphine");
    const found = await sql`select record_kind, title from app.find_records(array['emergency', 'fire'], null, 50)`;
    expect(found.map((row) => row.record_kind)).toEqual(expect.arrayContaining(["equipment", "job"]));
    const parts = await sql`select title from app.find_records(array['7w', '2326'], array['item'], 10)`;
    expect(parts.map((row) => row.title)).toEqual(["Oil filter"]);
  });

  it("hangs photos on machines and jobs", async () => {
    await enter(sql, "M/Y Seraphine");
    const [row] = await sql`
      select (select count(*)::int from equipment where photo_file_id is not null) as machines,
        (select count(*)::int from job_files) as of_jobs`;
    expect(row).toEqual({ machines: 6, of_jobs: 8 });
  });

  it("is left alone by a second run", async () => {
    const before = await contents(database);
    expect(await seedDemo({ appUrl: database.appUrl, now: new Date(), passwordHash, storeFile })).toBe(false);
    expect(await contents(database)).toEqual(before);
  });

  it("comes out the same each time", async () => {
    const again = await testDatabase();
    await seedDemo({ appUrl: again.appUrl, now, passwordHash, storeFile });
    expect(await contents(again)).toEqual(await contents(database));
    await again.drop();
  });
});
