import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openDatabase } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { testServices } from "@ymp/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSecrets } from "../../platform/secrets/secrets.ts";
import type { Services } from "../../services.ts";
import { firstAdministratorCode } from "./first-administrator.service.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-first-"));
const input = { name: "Ingrid", username: "ingrid", email: "ingrid@example.test", password: "A quiet anchorage 9" };

let own: TestDatabase;
let database: Database;
let services: Services;

beforeAll(async () => {
  own = await testDatabase();
  database = openDatabase(own.appUrl, { maxConnections: 5 });
  services = testServices({ database, folder, now: () => new Date(), queue: [] });
});
afterAll(async () => {
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the code in the log", () => {
  it("is the same on every process of an installation, and another elsewhere", () => {
    const again = testServices({ database, folder, now: () => new Date(), queue: [] });
    expect(firstAdministratorCode(again)).toBe(firstAdministratorCode(services));
    const elsewhere = { secrets: createSecrets("another key of thirty-two characters") };
    expect(firstAdministratorCode(elsewhere)).not.toBe(firstAdministratorCode(services));
    expect(firstAdministratorCode(services)).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  });

  it("is not guessed for long: after five tries also the right one waits, at that address alone", async () => {
    const from = callerOf(services, { address: "203.0.113.9" }).session;
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await refusalOf(from.firstAdministrator({ ...input, code: `aaaa-bbbb-ccc${attempt}` }))).toMatchObject({
        fields: { code: "first-administrator:codeWrong" },
      });
    const right = { ...input, code: firstAdministratorCode(services) };
    expect(await refusalOf(from.firstAdministrator(right))).toMatchObject({
      code: "limit",
      messageKey: "auth:tooManyAttempts",
    });
    expect(await from.needsFirstAdministrator()).toBe(true);
  });
});

describe("a bare installation", () => {
  it("asks for its first administrator, refuses a weak password, and signs them in", async () => {
    const headers: string[] = [];
    const caller = callerOf(services, { setHeader: (_name, value) => void headers.push(value) });
    expect(await caller.session.needsFirstAdministrator()).toBe(true);
    const { session } = caller;
    const guess = session.firstAdministrator({ ...input, code: "aaaa-bbbb-cccc" });
    expect(await refusalOf(guess)).toMatchObject({ fields: { code: "first-administrator:codeWrong" } });
    const code = firstAdministratorCode(services);
    const weak = caller.session.firstAdministrator({ ...input, code, password: input.email });
    expect(await refusalOf(weak)).toMatchObject({ messageKey: "passwords:passwordIsName" });

    const { userId } = await caller.session.firstAdministrator({ ...input, code });
    expect(headers).toEqual([expect.stringMatching(/^ymp_session=\w+; HttpOnly/)]);
    const token = headers[0]?.match(/ymp_session=(\w+)/)?.[1] ?? "";
    expect(await services.accounts.sessions.find(token)).toMatchObject({
      account: { id: userId, isSuperadmin: true, backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
  });

  it("has one first administrator, also where two people type the code at once", async () => {
    const other = await testDatabase();
    const ownDatabase = openDatabase(other.appUrl, { maxConnections: 5 });
    const here = testServices({ database: ownDatabase, folder, now: () => new Date(), queue: [] });
    const code = firstAdministratorCode(here);
    const attempts = ["ingrid", "other"].map((username) =>
      callerOf(here).session.firstAdministrator({ ...input, code, username, email: `${username}@example.test` }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await ownDatabase.db.select({ isSuperadmin: users.isSuperadmin }).from(users)).toEqual([
      { isSuperadmin: true },
    ]);
    await ownDatabase.close();
    await other.drop();
  });

  it("is open once only", async () => {
    const caller = callerOf(services);
    expect(await caller.session.needsFirstAdministrator()).toBe(false);
    const second = caller.session.firstAdministrator({
      ...{ ...input, code: firstAdministratorCode(services) },
      ...{ username: "other", email: "other@example.test" },
    });
    expect(await refusalOf(second)).toMatchObject({ code: "forbidden", messageKey: "first-administrator:exists" });
  });
});
