import { createHmac } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { retryOnCatalogConflict } from "../catalog-conflicts.ts";
import { bootstrapDatabase } from "./bootstrap.ts";
import { type RunningPostgres, startPostgres } from "./launch.ts";

describe("the preparation of a database server", () => {
  let folder: string;
  let server: RunningPostgres;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "ymp-bootstrap-"));
    chmodSync(folder, 0o755);
    server = await startPostgres({ dir: path.join(folder, "postgres"), durable: false });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("happens once, however many processes ask at once", async () => {
    const prepare = () => bootstrapDatabase({ adminUrl: server.adminUrl, database: "ymp" });
    const [first, ...others] = await Promise.all([prepare(), prepare(), prepare()]);
    expect(others).toEqual([first, first]);
    const roles = await run(
      first.ownerUrl,
      (sql) =>
        sql`SELECT rolname, rolsuper, rolbypassrls, rolinherit FROM pg_roles WHERE rolname LIKE 'ymp_%' ORDER BY 1`,
    );
    const plain = { rolsuper: false, rolbypassrls: false, rolinherit: false };
    expect(roles).toEqual(["ymp_app", "ymp_owner", "ymp_queue"].map((rolname) => ({ rolname, ...plain })));
  });

  it("bears others that change the same grants meanwhile", async () => {
    const prepare = (database: string) => bootstrapDatabase({ adminUrl: server.adminUrl, database });
    const { ownerUrl } = await prepare("ymp");
    const rounds = Array.from({ length: 8 });
    let isOver = false;
    const grantAgain = run(ownerUrl, async (sql) => {
      const grant = async () => void (await sql`GRANT USAGE ON SCHEMA public TO ymp_app`);
      while (!isOver) await retryOnCatalogConflict(grant);
    });
    const processes = ["ymp", "ymp", "other", "third"].map(async (database) => {
      for (const _ of rounds) await prepare(database);
    });
    await Promise.all(processes).finally(() => (isOver = true));
    await grantAgain;
  });

  it("is possible for a managed server's administrator, who is no superuser", async () => {
    await run(server.adminUrl, async (sql) => {
      await sql`CREATE ROLE master LOGIN CREATEROLE CREATEDB PASSWORD 'secret'`;
      await sql`CREATE DATABASE hosted OWNER master`;
    });
    const prepare = () => bootstrapDatabase({ adminUrl: server.url("master", "secret", "hosted") });
    const urls = await prepare();
    expect(await prepare()).toEqual(urls);
    await run(urls.ownerUrl, (sql) => sql`CREATE TABLE made (name text)`);
    await run(urls.ownerUrl, (sql) => sql`CREATE INDEX ON made USING gin (name gin_trgm_ops)`);
    await run(urls.queueUrl, (sql) => sql`CREATE SCHEMA graphile_worker`);
  });

  it("makes no passwords that anybody could calculate for a login that has none", async () => {
    await run(server.adminUrl, (sql) => sql`CREATE ROLE trusted LOGIN SUPERUSER`);
    const adminUrl = server.url("trusted", "", "postgres");
    const to = { adminUrl, database: "ymp" };
    await expect(bootstrapDatabase(to)).rejects.toThrow("no key of the installation");
    const one = { ...to, key: () => "one key" };
    const other = { ...to, key: () => "another key" };
    const passwords = [await bootstrapDatabase(one), await bootstrapDatabase(other)].map(
      ({ appUrl }) => new URL(appUrl).password,
    );
    const reckoned = createHmac("sha256", "").update("ymp_app").digest("base64url");
    expect(new Set([...passwords, reckoned]).size).toBe(3);
    expect(await bootstrapDatabase(one)).toEqual(await bootstrapDatabase(one));
  });

  it("tells what an administrator must run when the login may not create roles", async () => {
    await run(server.adminUrl, async (sql) => {
      await sql`CREATE ROLE tenant LOGIN PASSWORD 'secret'`;
      await sql`CREATE DATABASE hosted OWNER tenant`;
    });
    const adminUrl = server.url("tenant", "secret", "hosted");
    await expect(bootstrapDatabase({ adminUrl })).rejects.toThrow(/Ask an administrator to run: CREATE ROLE ymp_owner/);
  });

  it("takes the logins an administrator prepared", async () => {
    await run(server.adminUrl, async (sql) => {
      for (const role of ["ymp_owner", "ymp_app", "ymp_queue"])
        await sql`CREATE ROLE ${sql(role)} LOGIN NOINHERIT PASSWORD 'secret'`;
      await sql`CREATE DATABASE hosted OWNER ymp_owner`;
    });
    const prepared = {
      ownerUrl: server.url("ymp_owner", "secret", "hosted"),
      appUrl: server.url("ymp_app", "secret", "hosted"),
      queueUrl: server.url("ymp_queue", "secret", "hosted"),
    };
    expect(await bootstrapDatabase({ ...prepared, adminUrl: prepared.ownerUrl })).toEqual(prepared);
    await run(prepared.queueUrl, (sql) => sql`CREATE SCHEMA graphile_worker`);
    await run(prepared.ownerUrl, (sql) => sql`CREATE TABLE made (id int)`);
  });
});

async function run<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  return work(sql).finally(() => sql.end());
}
