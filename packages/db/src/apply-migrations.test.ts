import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { type MigrationsFolder, migrationsWith } from "@ymp/testing/migrations-folder";
import type postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Patience } from "./apply-migrations.ts";
import { migrate } from "./migrate.ts";

const soonAgain = { lockTimeoutMs: 50, pauseMs: 50 };

describe("a migration beside work in hand", () => {
  let database: TestDatabase;
  const connections: postgres.Sql[] = [];
  const folders: MigrationsFolder[] = [];

  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(async () => {
    await Promise.all(connections.splice(0).map((sql) => sql.end()));
    for (const folder of folders.splice(0)) folder.remove();
    await database.drop();
  });

  function connect(): postgres.Sql {
    const sql = connectTo(database.ownerUrl);
    connections.push(sql);
    return sql;
  }

  function migrateTo(coming: Record<string, string>, patient: Partial<Patience> = soonAgain): Promise<void> {
    const folder = migrationsWith(coming);
    folders.push(folder);
    return migrate(database.ownerUrl, folder.path, patient);
  }

  const names = async (sql: postgres.Sql, table: string) =>
    (await sql`select column_name as name from information_schema.columns where table_name = ${table}`).map((row) =>
      String(row.name),
    );

  /** A reader in the middle of its transaction: nobody may change the table until it ends. */
  async function holdJobs(): Promise<() => Promise<void>> {
    const sql = await connect().reserve();
    await sql`begin`;
    await sql`select count(*) from jobs`;
    return async () => {
      await sql`commit`;
      sql.release();
    };
  }

  it("waits for a table in use without making others wait, and is done when the table is free", async () => {
    const letGo = await holdJobs();
    const onWaiting = vi.fn();
    const migrating = migrateTo(
      { "9000_berth": `alter table "jobs" add column "berth" text` },
      { ...soonAgain, onWaiting },
    );
    await vi.waitFor(() => expect(onWaiting).toHaveBeenCalledTimes(1), 60_000);
    const reader = connect();
    for (let reading = 0; reading < 5; reading += 1) await reader`select count(*) from jobs`;
    expect(await names(reader, "jobs")).not.toContain("berth");
    await letGo();
    await migrating;
    expect(await names(reader, "jobs")).toContain("berth");
  });

  it("refuses a database that is older than the first migration there is, and leaves it as it was", async () => {
    const sql = connect();
    await sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000`;
    await expect(migrateTo({ "9000_berth": `alter table "jobs" add column "berth" text` })).rejects.toThrow(
      "Begin a new database",
    );
    expect(await names(sql, "jobs")).not.toContain("berth");
  });

  it("gives up when the table stays in use, and leaves nothing of itself behind", async () => {
    const letGo = await holdJobs();
    const both = `create table "moorings" ("id" uuid);--> statement-breakpoint\nalter table "jobs" add column "berth" text`;
    await expect(migrateTo({ "9000_both": both }, { ...soonAgain, givesUpAfterMs: 0 })).rejects.toThrow("lock timeout");
    expect(await names(connect(), "moorings")).toEqual([]);
    await letGo();
  });

  it("keeps what the migrations before it have done when a later one fails", async () => {
    const coming = { "9000_first": `create table "moorings" ("id" uuid)`, "9001_second": "select nothing_known()" };
    await expect(migrateTo(coming)).rejects.toThrow("nothing_known");
    const sql = connect();
    expect(await names(sql, "moorings")).toEqual(["id"]);
    await migrateTo({ "9000_first": `create table "moorings" ("id" uuid)` });
  });

  it("builds an index beside writers, also when another process waits for its turn", async () => {
    const coming = {
      "9000_index": `drop index concurrently if exists "jobs_by_title";--> statement-breakpoint\ncreate index concurrently "jobs_by_title" on "jobs" ("vessel_id", "title")`,
    };
    await Promise.all([migrateTo(coming), migrateTo(coming)]);
    const sql = connect();
    const [index] =
      await sql`select indisvalid as "isValid" from pg_index where indexrelid = 'jobs_by_title'::regclass`;
    expect(index).toEqual({ isValid: true });
    const [{ times } = { times: 0 }] =
      await sql`select count(*)::int as times from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
    expect(times).toBe(1);
  });
});
