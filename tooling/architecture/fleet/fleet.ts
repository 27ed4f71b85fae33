import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Principal } from "@ymp/api/context";
import type { Account } from "@ymp/api/platform/accounts/accounts";
import { createDiskStore } from "@ymp/api/platform/files/disk-store";
import type { Services } from "@ymp/api/services";
import { type Database, openDatabase } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { vessels } from "@ymp/db/schema/vessels";
import { type StoreFile, storePhotos } from "@ymp/db/seed/build/photos";
import { seedDemo } from "@ymp/db/seed/seed-demo";
import { analyse, filledDatabase, type TestDatabase } from "@ymp/testing/database";
import { openTestSession, testSessionOf } from "@ymp/testing/people";
import { testPasswords, testSecrets, testServices } from "@ymp/testing/test-services";
import { eq } from "drizzle-orm";
import { placeholderPhotos } from "./placeholder-photos.ts";

/** The demo fleet, as every installation starts with it, always with the same ids. */
export interface Fleet {
  readonly database: Database;
  readonly services: Services;
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** What no person is notified of. */
  readonly failures: unknown[];
  readonly vesselId: (name: string) => Promise<string>;
  readonly principal: (username: string) => Promise<Principal>;
  readonly close: () => Promise<void>;
}

const now = new Date("2026-06-18T12:32:00Z");

export async function createFleet(): Promise<Fleet> {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-fleet-"));
  const storeFile = placeholderPhotos(createDiskStore(folder), folder);
  const ownDatabase = await filledDatabase("demo", (made) => fill(made, storeFile));
  await storePhotos(storeFile);
  const database = openDatabase(ownDatabase.appUrl, { maxConnections: 16, name: "fleet" });
  const failures: unknown[] = [];
  const services: Services = {
    ...testServices({ database, folder, now: () => now, queue: [] }),
    refusesUnrecordedWrites: false,
    reportError: (error) => void failures.push(error),
  };
  return {
    database,
    services,
    appUrl: ownDatabase.appUrl,
    ownerUrl: ownDatabase.ownerUrl,
    failures,
    vesselId: (name) => vesselNamed(database, name),
    principal: (username) => principalNamed(database, username),
    async close() {
      await database.close();
      await ownDatabase.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Told of the pictures; where their bytes are is each fleet's own matter. */
async function fill(made: TestDatabase, storeFile: StoreFile): Promise<void> {
  const seal = (words: string) => testSecrets.sign(words).toString("hex");
  await seedDemo({ appUrl: made.appUrl, now, passwordHash: testPasswords.hash, seal, storeFile });
  await analyse(made);
}

async function vesselNamed({ db }: Database, name: string): Promise<string> {
  const [vessel] = await db.select({ id: vessels.id }).from(vessels).where(eq(vessels.name, name));
  if (!vessel) throw new Error(`The demo fleet has no ${name}.`);
  return vessel.id;
}

async function principalNamed(database: Database, username: string): Promise<Principal> {
  const { db } = database;
  const [account]: Account[] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      name: users.name,
      jobTitle: users.jobTitle,
      backgroundColor: users.backgroundColor,
      borderColor: users.borderColor,
      isSuperadmin: users.isSuperadmin,
      mustChangePassword: users.mustChangePassword,
      totpConfirmedAt: users.totpConfirmedAt,
      securityKeysSince: users.securityKeysSince,
      lastVesselId: users.lastVesselId,
    })
    .from(users)
    .where(eq(users.username, username));
  if (!account) throw new Error(`The demo fleet has no ${username}.`);
  const sessionId = testSessionOf(account);
  await openTestSession(database, account);
  return { kind: "user", account, sessionId, confirmedAt: now };
}
