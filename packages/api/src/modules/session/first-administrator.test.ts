import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openDatabase } from "@ymp/db/client";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { testServices } from "@ymp/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("a bare installation", () => {
  it("asks for its first administrator, refuses a weak password, and signs them in", async () => {
    const headers: string[] = [];
    const caller = callerOf(services, { setHeader: (_name, value) => void headers.push(value) });
    expect(await caller.session.needsFirstAdministrator()).toBe(true);
    const { session } = caller;
    const guess = session.firstAdministrator({ ...input, code: "aaaa-bbbb-cccc" });
    expect(await refusalOf(guess)).toMatchObject({ fields: { code: "auth:firstCodeWrong" } });
    const code = firstAdministratorCode(services);
    const weak = caller.session.firstAdministrator({ ...input, code, password: input.email });
    expect(await refusalOf(weak)).toMatchObject({ messageKey: "auth:passwordIsName" });

    const { userId } = await caller.session.firstAdministrator({ ...input, code });
    expect(headers).toEqual([expect.stringMatching(/^ymp_session=\w+; HttpOnly/)]);
    const token = headers[0]?.match(/ymp_session=(\w+)/)?.[1] ?? "";
    expect(await services.accounts.sessions.find(token)).toMatchObject({
      account: { id: userId, isSuperadmin: true, backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
  });

  it("is open once only", async () => {
    const caller = callerOf(services);
    expect(await caller.session.needsFirstAdministrator()).toBe(false);
    const second = caller.session.firstAdministrator({
      ...{ ...input, code: firstAdministratorCode(services) },
      ...{ username: "other", email: "other@example.test" },
    });
    expect(await refusalOf(second)).toMatchObject({ code: "forbidden", messageKey: "auth:administratorExists" });
  });
});
