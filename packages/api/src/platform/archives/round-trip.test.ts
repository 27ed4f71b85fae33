import { mkdtempSync, rmSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openDatabase } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { files } from "@ymp/db/schema/files";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { seedDemo } from "@ymp/db/seed/seed-demo";
import { connectTo, type TestDatabase, testDatabase } from "@ymp/testing/database";
import { wholeAccount } from "@ymp/testing/whole-account";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskStore } from "../files/disk-store.ts";
import type { FileStore } from "../files/file-store.ts";
import { partKey, sha256Of } from "../files/stored-parts.ts";
import { findAsMeant } from "../search/search.repository.ts";
import { type ArchiveManifest, rowsName, usersName } from "./archive-format.ts";
import { readArchive } from "./read-archive.ts";
import { tablesLeftOut, tenantTables } from "./tenant-tables.ts";
import { writeArchive } from "./write-archive.ts";
import { withZip } from "./zip-reading.ts";

interface Installation {
  readonly test: TestDatabase;
  readonly database: Database;
  readonly store: FileStore;
}

const now = new Date("2026-06-15T09:00:00Z");
const folder = mkdtempSync(path.join(tmpdir(), "ymp-round-trip-"));
const zipPath = path.join(folder, "seraphine.zip");

let here: Installation;
let there: Installation;
let vesselId: string;
let manifest: ArchiveManifest;

async function install(name: string, options: { asOwner: boolean }): Promise<Installation> {
  const test = await testDatabase();
  const database = openDatabase(options.asOwner ? test.ownerUrl : test.appUrl, { maxConnections: 3 });
  return { test, database, store: createDiskStore(path.join(folder, name)) };
}

/** The demo's drawings, stored as they are. */
async function storePicture(store: FileStore, bytes: Uint8Array, name: string) {
  const key = `demo/${path
    .parse(name)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")}`;
  const file = path.join(folder, "picture");
  await writeFile(file, bytes);
  const { size: sizeBytes } = await stat(file);
  for (const variant of ["original", "thumb"] as const)
    await store.put(partKey(key, variant), { path: file, sizeBytes, mediaType: "image/svg+xml" });
  return {
    storageKey: key,
    sha256: await sha256Of(file),
    sizeBytes,
    mediaType: "image/svg+xml",
    widthPx: 8,
    heightPx: 8,
  };
}

beforeAll(async () => {
  here = await install("here", { asOwner: false });
  there = await install("there", { asOwner: true });
  await seedDemo({
    appUrl: here.test.appUrl,
    now,
    passwordHash: async () => "$argon2id$secret",
    storeFile: (bytes, name) => storePicture(here.store, bytes, name),
  });
  const { db } = here.database;
  const [vessel] = await db.select({ id: vessels.id }).from(vessels).where(eq(vessels.name, "M/Y Seraphine"));
  if (!vessel) throw new Error("The demo has no such vessel.");
  vesselId = vessel.id;
  const setPin = sql`update profiles set master_pin_hash = '$argon2id$pin' where vessel_id = ${vesselId}`;
  await inScope(here.database, { vesselId, userId: null, access: "write" }, (tx) => tx.execute(setPin));
  // Another vessel first, so that the numbers given out differ.
  await there.database.db.insert(vessels).values({ name: "First here" });
  const madeBy = { name: "Ana Roux", username: "captain" };
  const { database, store } = here;
  manifest = await writeArchive({ database, files: store, vesselId, madeAt: now, madeBy, path: zipPath });
  await readArchive({ database: there.database, files: there.store, receive: async () => undefined }, zipPath);
}, 300_000);

afterAll(async () => {
  await Promise.all([here, there].map(({ database }) => database.close()));
  await Promise.all([here, there].map(({ test }) => test.drop()));
  rmSync(folder, { recursive: true, force: true });
});

const inVessel = <T>({ database }: Installation, work: Parameters<typeof inScope<T>>[2]) =>
  inScope(database, { vesselId, userId: null, access: "read" }, work);

/** Rows without what an installation gives by itself. */
function rowsOf(installation: Installation, table: (typeof tenantTables)[number]) {
  const without = [...table.givenColumns, ...table.secretColumns, "storage_key", "words"];
  const [rows, key] = [sql.raw(`"${table.name}"`), sql.raw(`"${table.key.column}"`)];
  return inVessel(installation, async (tx) => [
    ...(await tx.execute(
      sql`select to_jsonb(t) - ${sql.raw(`'{${without.join(",")}}'::text[]`)} as row from ${rows} t where vessel_id = ${vesselId} order by ${key}`,
    )),
  ]);
}

describe("an archive of the demo vessel, read by another installation", () => {
  it.each(tenantTables)("brings every row of $name", async (table) => {
    const [sent, arrived] = await Promise.all([rowsOf(here, table), rowsOf(there, table)]);
    expect(arrived).toEqual(sent);
    expect(manifest.tables.find(({ name }) => name === table.name)?.rows).toBe(sent.length);
  });

  it("holds jobs, people, history and files at all", () => {
    const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
    for (const table of ["jobs", "equipment", "profiles", "changes", "work_history", "stock_moves", "files"])
      expect(rows.get(table), table).toBeGreaterThan(5);
  });

  it("brings the bytes of every file, under a path of the vessel's own", async () => {
    const stored = await inVessel(there, (tx) => tx.select().from(files).where(eq(files.vesselId, vesselId)));
    for (const { id, storageKey, sha256, sizeBytes } of stored) {
      expect(storageKey).toBe(`${vesselId}/${id}`);
      expect((await there.store.find(partKey(storageKey, "original")))?.sizeBytes).toBe(sizeBytes);
      expect(await sha256Of(path.join(folder, "there", storageKey, "original"))).toBe(sha256);
      expect(await there.store.find(partKey(storageKey, "thumb"))).toBeDefined();
    }
  });

  it("is found by the same words, under the number the vessel has there", async () => {
    const find = async (installation: Installation) => {
      const finder = { vesselId, profileId: null, access: { seesOnlyShared: false } };
      const found = await inVessel(installation, (tx) => findAsMeant(tx, finder, ["generator"], null, 500));
      return found.records.map(({ recordId }) => recordId).sort();
    };
    const [sent, arrived] = await Promise.all([find(here), find(there)]);
    expect(sent.length).toBeGreaterThan(5);
    expect(arrived).toEqual(sent);
  });

  it("lets the history go on after its last row", async () => {
    const [before] = await inVessel(there, (tx) =>
      tx.execute<{ last: string }>(sql`select max(seq) as last from changes`),
    );
    const scope = { vesselId, userId: null, access: "write" } as const;
    const insert = sql`insert into changes (vessel_id, id, record_kind, record_id, verb) values (${vesselId}, gen_random_uuid(), 'job', gen_random_uuid(), 'seen') returning seq`;
    const [added] = await inScope(there.database, scope, (tx) => tx.execute<{ seq: string }>(insert));
    expect(Number(added?.seq)).toBe(Number(before?.last) + 1);
    await inScope(there.database, scope, (tx) => tx.execute(sql`delete from changes where verb = 'seen'`));
  });

  it("opens: subscription and people begin again, without a password or a platform's rights", async () => {
    const { db } = there.database;
    const [vessel] = await db.select().from(vessels).where(eq(vessels.id, vesselId));
    expect(vessel).toMatchObject({ name: "M/Y Seraphine", subscriptionState: "ACTIVE", companyId: null });
    const people = await db.select(wholeAccount).from(users);
    expect(people.length).toBe(manifest.people);
    for (const person of people) {
      expect(person).toMatchObject({ mustChangePassword: true, isSuperadmin: false });
      expect(person.passwordHash).not.toContain("secret");
    }
  });

  it("holds no password, PIN or token", async () => {
    await withZip(zipPath, async (zip) => {
      expect(await zip.readText(usersName)).not.toContain("argon2");
      expect(await zip.readText(rowsName("profiles"))).not.toContain("argon2");
    });
  });

  it("can be read as spreadsheets too", async () => {
    await withZip(zipPath, async (zip) => {
      const jobs = (await zip.readText("csv/jobs.csv")).trim().split("\r\n");
      expect(jobs[0]).toContain("No.,Title,Equipment");
      expect(jobs.length - 1).toBeGreaterThanOrEqual(manifest.tables.find(({ name }) => name === "jobs")?.rows ?? 0);
      for (const sheet of ["equipment", "people", "stock", "history", "logbooks", "logbook-entries"])
        expect(await zip.readText(`csv/${sheet}.csv`)).toContain("\r\n");
    });
  });
});

describe("tables of vessels", () => {
  it("are all archived, or left out with a reason", async () => {
    const connection = connectTo(here.test.ownerUrl);
    const rows = await connection<{ name: string }[]>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'vessel_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;
    await connection.end();
    const archived = [...tenantTables.map(({ name }) => name), ...Object.keys(tablesLeftOut)];
    expect(archived.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it("let nothing out that opens a door", () => {
    // Sums of a chain prove it, and open nothing.
    const sums = [
      ...["logbooks.head_hash", "logbook_events.previous_hash", "logbook_events.hash"],
      ...["inspection_copies.head_hash", "inspection_copies.hash"],
      ...["rest_signatures.previous_hash", "rest_signatures.hash"],
    ];
    const telling = tenantTables.flatMap(({ name, columns }) =>
      columns.filter((column) => /hash|secret|token|password|pin$/.test(column)).map((column) => `${name}.${column}`),
    );
    expect(telling.filter((column) => !sums.includes(column))).toEqual([]);
  });
});
