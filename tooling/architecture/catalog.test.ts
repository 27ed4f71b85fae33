import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the database", () => {
  let database: TestDatabase;
  let sql: ReturnType<typeof connectTo>;

  beforeAll(async () => {
    database = await testDatabase();
    sql = connectTo(database.ownerUrl);
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  /** Tables that hold a vessel's work, by the column that says whose it is. */
  const tenantTables = () => sql`
    SELECT c.oid, c.relname AS name, c.relrowsecurity AS guarded, c.relforcerowsecurity AS forced
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'vessel_id' AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`;

  const namesOf = (rows: Iterable<Record<string, unknown>>) => [...rows].map((row) => String(row.name)).sort();

  it("holds tables of vessels at all", async () => {
    expect((await tenantTables()).length).toBeGreaterThan(10);
  });

  it("guards every vessel's table by row-level security, for its owner too", async () => {
    const open = (await tenantTables()).filter((table) => !table.guarded || !table.forced);
    expect(namesOf(open)).toEqual([]);
  });

  it("has a policy on every vessel's table that reads and writes by the vessel in hand", async () => {
    const without = await sql`
      SELECT t.name FROM (${tenantTables()}) t
      WHERE NOT EXISTS (
        SELECT FROM pg_policy p
        WHERE p.polrelid = t.oid AND p.polpermissive AND p.polcmd IN ('*', 'r')
          AND p.polroles && ARRAY[0::oid, 'ymp_app'::regrole::oid]
          AND pg_get_expr(p.polqual, p.polrelid) LIKE '%app.vessel_id%')`;
    expect(namesOf(without)).toEqual([]);
  });

  it("lets the application's login past no policy that is open to every row", async () => {
    const open = await sql`
      SELECT relname || '.' || polname AS name FROM pg_policy JOIN pg_class c ON c.oid = polrelid
      WHERE coalesce(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) IN ('true', '(true)')
        AND polroles && ARRAY[0::oid, 'ymp_app'::regrole::oid]`;
    expect(namesOf(open)).toEqual([]);
  });

  it("keys every vessel's record by vessel and id", async () => {
    const unkeyed = await sql`
      SELECT t.name FROM (${tenantTables()}) t
      WHERE EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = 'id' AND NOT a.attisdropped)
        AND NOT EXISTS (
          SELECT FROM pg_index i WHERE i.indrelid = t.oid AND i.indisunique AND i.indpred IS NULL AND i.indnkeyatts = 2
            AND (SELECT array_agg(a.attname::text ORDER BY a.attname) FROM pg_attribute a
                 WHERE a.attrelid = t.oid AND a.attnum = ANY (i.indkey)) = ARRAY['id', 'vessel_id'])`;
    expect(namesOf(unkeyed)).toEqual([]);
  });

  it("lets a vessel's record point only at records of the same vessel", async () => {
    const loose = await sql`
      SELECT f.conrelid::regclass || ' → ' || f.confrelid::regclass || ' (' || f.conname || ')' AS name
      FROM pg_constraint f
      WHERE f.contype = 'f' AND f.conrelid IN (SELECT oid FROM (${tenantTables()}) t)
        AND f.confrelid IN (SELECT oid FROM (${tenantTables()}) t)
        AND NOT EXISTS (
          SELECT FROM unnest(f.conkey, f.confkey) AS pair(own, other)
          JOIN pg_attribute o ON o.attrelid = f.conrelid AND o.attnum = pair.own AND o.attname = 'vessel_id'
          JOIN pg_attribute r ON r.attrelid = f.confrelid AND r.attnum = pair.other AND r.attname = 'vessel_id')`;
    expect(namesOf(loose)).toEqual([]);
  });

  it("begins every list's index with the vessel, or with the person whose own list it is", async () => {
    const astray = await sql`
      SELECT i.indexrelid::regclass::text AS name FROM pg_index i
      JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am m ON m.oid = c.relam AND m.amname = 'btree'
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      WHERE i.indrelid IN (SELECT oid FROM (${tenantTables()}) t) AND a.attname NOT IN ('vessel_id', 'user_id') AND NOT i.indisunique`;
    expect(namesOf(astray)).toEqual([]);
  });

  it("gives the application a login that owns nothing and passes no policy", async () => {
    const [role] = await sql`
      SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (SELECT count(*)::int FROM pg_shdepend WHERE refobjid = r.oid AND deptype = 'o') AS owned,
        (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships
      FROM pg_roles r WHERE rolname = 'ymp_app'`;
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
      memberships: 0,
    });
  });

  it("lets functions with the owner's rights look up names nowhere but where they say", async () => {
    const open = await sql`
      SELECT p.oid::regprocedure::text AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE p.prosecdef AND n.nspname IN ('public', 'app')
        AND NOT EXISTS (SELECT FROM unnest(p.proconfig) setting WHERE setting LIKE 'search_path=%')`;
    expect(namesOf(open)).toEqual([]);
  });
});
