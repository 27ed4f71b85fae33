import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectTo } from "@ymp/testing/database";
import { migrationsWith } from "@ymp/testing/migrations-folder";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bootstrapDatabase, type DatabaseUrls } from "./embedded/bootstrap.ts";
import { type RunningPostgres, startPostgres } from "./embedded/launch.ts";
import { prepareDatabase } from "./prepare-database.ts";

const migrations = path.join(import.meta.dirname, "../migrations");

describe("a database that remembers who prepared it", () => {
  let folder: string;
  let server: RunningPostgres;
  let urls: DatabaseUrls;
  const prepare = (from = migrations) => prepareDatabase({ adminUrl: server.adminUrl, database: "ymp" }, from);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "ymp-prepare-"));
    chmodSync(folder, 0o755);
    server = await startPostgres({ dir: path.join(folder, "postgres"), durable: false });
    urls = await prepare();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const asOwner = async (statement: string) => {
    const sql = connectTo(urls.ownerUrl);
    const rows = await sql.unsafe(statement);
    await sql.end();
    return rows;
  };
  /** Taken away to see whether a preparation gives it again. */
  const forgetGrant = () => asOwner("revoke select on vessels from ymp_app");
  const isGranted = async () =>
    (await asOwner("select has_table_privilege('ymp_app', 'vessels', 'select') as is"))[0]?.is;

  it("is left as it is by the next start of the same edition", async () => {
    await forgetGrant();
    expect(await prepare()).toEqual(urls);
    expect(await isGranted()).toBe(false);
  });

  it("is prepared again by another edition, and by the first one after that", async () => {
    const coming = migrationsWith({ "9000_moorings": `create table "moorings" ("id" uuid)` });
    await prepare(coming.path).finally(() => coming.remove());
    expect(await isGranted()).toBe(true);
    await forgetGrant();
    await prepare();
    expect(await isGranted()).toBe(true);
  });

  it("is prepared again when one of its logins fails", async () => {
    const admin = connectTo(server.adminUrl);
    await admin`alter role ymp_queue password 'another'`;
    await admin.end();
    expect(await prepare()).toEqual(urls);
    const sql = connectTo(urls.queueUrl);
    expect(await sql`select 1 as one`).toHaveLength(1);
    await sql.end();
  });

  it("belongs to the installation whose key it knew first, until the key is said to be another", async () => {
    const withKey = (key: string, more: object = {}) =>
      prepareDatabase({ adminUrl: server.adminUrl, database: "ymp", key: () => key, ...more }, migrations);
    await withKey("the first key");
    await withKey("the first key");
    const app = connectTo(urls.appUrl);
    await expect(withKey("another key")).rejects.toThrow("installation with another key");
    const admin = { adminUrl: server.adminUrl, database: "ymp", key: () => "another key" };
    await expect(bootstrapDatabase(admin)).rejects.toThrow("installation with another key");
    expect(await app`select 1 as one`).toHaveLength(1);
    await app.end();
    await withKey("another key", { isNewKey: true });
    await expect(withKey("the first key")).rejects.toThrow("installation with another key");
    await prepare();
    await expect(withKey("the first key")).rejects.toThrow("installation with another key");
  });

  it("belongs to one of two that begin at once with keys of their own", async () => {
    const begin = (key: string) =>
      prepareDatabase({ adminUrl: server.adminUrl, database: "disputed", key: () => key }, migrations);
    const ends = await Promise.allSettled([begin("one key"), begin("another key")]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("forgets in a copy, which lacks the grants of the database", async () => {
    const admin = connectTo(server.adminUrl);
    // What used it a moment ago may still be leaving.
    await vi.waitFor(() => admin`create database copied template ymp owner ymp_owner`, { timeout: 120_000 });
    await admin`revoke connect on database copied from public`;
    await admin.end();
    const copied = await prepareDatabase({ adminUrl: server.adminUrl, database: "copied" }, migrations);
    const sql = connectTo(copied.appUrl);
    expect(await sql`select 1 as one`).toHaveLength(1);
    await sql.end();
  });
});

it("tells what prepares a database apart: raise `preparation` when these files do something else, then note their sum", () => {
  const sum = createHash("sha256");
  for (const name of ["embedded/bootstrap.ts", "migrate.ts"])
    sum.update(readFileSync(path.join(import.meta.dirname, name), "utf8"));
  expect(sum.digest("hex").slice(0, 16)).toBe("fd6ccdcc850d8fc8");
});
