import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { demoPassword, demoSignIns } from "@ymp/db/seed/demo-sign-ins";
import { callerOf } from "@ymp/testing/callers";
import { testDatabase } from "@ymp/testing/database";
import { testServices } from "@ymp/testing/test-services";
import { wholeAccount } from "@ymp/testing/whole-account";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { seedIfEmpty } from "./seed.ts";

it("everybody whom the demo names signs in with its password, hashed with the installation's key; the planner knows its size", async () => {
  const ownDatabase = await testDatabase();
  const database = openDatabase(ownDatabase.appUrl, { maxConnections: 4, name: "seed" });
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-seed-"));
  try {
    const now = new Date("2026-06-18T12:32:00Z");
    const services = testServices({ database, folder, now: () => now, queue: [] });
    await seedIfEmpty(ownDatabase, services);
    const { session } = callerOf(services);
    const signedIn = demoSignIns.map(({ username }) => session.openToken({ login: username, password: demoPassword }));
    expect(await Promise.all(signedIn)).toHaveLength(demoSignIns.length);
    const hashes = await database.db.select({ passwordHash: wholeAccount.passwordHash }).from(users);
    expect(hashes.filter(({ passwordHash }) => services.passwords.isOutdated(passwordHash))).toEqual([]);
    // Unknown sizes are negative: the planner would go through every job for each thing that asks for attention.
    const [jobs] = await database.db.execute<{ known: number }>(
      sql`select reltuples as known from pg_class where oid = 'jobs'::regclass`,
    );
    expect(jobs?.known).toBeGreaterThan(0);
  } finally {
    await database.close();
    await ownDatabase.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
