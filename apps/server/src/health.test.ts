import { connectTo } from "@ymp/testing/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const statusesOf = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await app.request("/readyz")).status));

it("asks the database once for all who ask at /readyz until it answers, and again for those who come later", async () => {
  const asked = vi.spyOn(app.services.database.db, "execute");
  expect(new Set(await statusesOf(40))).toEqual(new Set([200]));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await statusesOf(1)).toEqual([200]);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

it("asks a database that does not answer no second time, and says after two seconds that it is not ready", async () => {
  const { db } = app.services.database;
  const holder = connectTo(app.world.testDatabase.ownerUrl);
  await holder`select pg_advisory_lock(4711)`;
  const execute = db.execute.bind(db);
  const waiting = sql`select pg_advisory_xact_lock(4711)`;
  const asked = vi.spyOn(db, "execute").mockImplementation(() => execute(waiting));
  expect(await statusesOf(3)).toEqual([503, 503, 503]);
  expect(await statusesOf(3)).toEqual([503, 503, 503]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  await holder.end();
  await expect.poll(() => statusesOf(1), { timeout: 60_000 }).toEqual([200]);
});
