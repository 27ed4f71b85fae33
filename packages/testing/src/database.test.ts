import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectTo, filledDatabase, type TestDatabase, testDatabase } from "./database.ts";

describe("a test file's database", () => {
  let own: TestDatabase;
  let other: TestDatabase;

  beforeAll(async () => {
    [own, other] = await Promise.all([testDatabase(), testDatabase()]);
  });
  afterAll(() => Promise.all([own.drop(), other.drop()]));

  async function ask<T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    const sql = connectTo(url);
    return question(sql).finally(() => sql.end());
  }

  it("is migrated and separate from every other", async () => {
    await ask(own.ownerUrl, (sql) => sql`CREATE TABLE only_here (id int)`);
    const seen = await ask(
      other.ownerUrl,
      (sql) => sql`SELECT to_regclass('only_here') AS found, to_regclass('vessels') AS migrated`,
    );
    expect(seen[0]).toMatchObject({ found: null, migrated: "vessels" });
  });

  it("lets the application's role read, but make nothing", async () => {
    const rows = await ask(own.appUrl, (sql) => sql`SELECT count(*)::int AS count FROM vessels`);
    expect(rows[0]?.count).toBe(0);
    await expect(ask(own.appUrl, (sql) => sql`CREATE TABLE mine (id int)`)).rejects.toMatchObject({ code: "42501" });
  });

  it("lets the queue make its own schema and see no record", async () => {
    await ask(own.queueUrl, (sql) => sql`CREATE SCHEMA graphile_worker`);
    await expect(ask(own.queueUrl, (sql) => sql`SELECT 1 FROM vessels`)).rejects.toMatchObject({ code: "42501" });
  });

  it("is filled once for all that ask under one name, each of which has its own", async () => {
    let filled = 0;
    const fill = async ({ ownerUrl }: TestDatabase) => {
      filled += 1;
      await ask(ownerUrl, (sql) => sql`CREATE TABLE filled AS SELECT 47 AS metres`);
    };
    const [one, another] = await Promise.all([filledDatabase("yachts", fill), filledDatabase("yachts", fill)]);
    await ask(one.ownerUrl, (sql) => sql`DELETE FROM filled`);
    expect(await ask(another.ownerUrl, (sql) => sql`SELECT metres FROM filled`)).toEqual([{ metres: 47 }]);
    expect(filled).toBe(1);
    await Promise.all([one.drop(), another.drop()]);
  });

  it("that could not be filled is filled by the next who asks", async () => {
    const fails = filledDatabase("wrecks", () => Promise.reject(new Error("aground")));
    await expect(fails).rejects.toThrow("aground");
    const afloat = await filledDatabase("wrecks", async () => {});
    await afloat.drop();
  });
});
