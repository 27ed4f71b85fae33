import { setTimeout as sleep } from "node:timers/promises";
import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "./connect.ts";
import { isLinkError } from "./link-errors.ts";
import { livenessProbe } from "./liveness-probe.ts";
import { createPool } from "./pool.ts";
import { ReservedConnection } from "./reserved-connection.ts";

let testing: TestDatabase;

beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing.drop());

/** Long enough for a busy machine to answer in, short enough to wait for. */
const longestMs = 1_400;

function patientFor(isAlive: boolean, atMostMs?: number) {
  const seen = { losses: 0 };
  const onLost = () => {
    seen.losses += 1;
  };
  const silence = { afterMs: 50, isAlive: async () => isAlive, atMostMs };
  return { seen, sql: connect(testing.appUrl, { max: 1 }, { onLost, silence }) };
}

describe("a connection on which nothing moves", () => {
  it("is waited for while the database answers others", async () => {
    const { sql, seen } = patientFor(true);
    await sql`select pg_sleep(0.5)`;
    await sql.end();
    expect(seen.losses).toBe(0);
  });

  it("is given up once the database answers nobody, and that is told", async () => {
    const { sql, seen } = patientFor(false);
    await expect(sql`select pg_sleep(20)`).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await sql.end({ timeout: 0 });
    expect(seen.losses).toBeGreaterThan(0);
  });
});

describe("a connection on which nothing moves for longer than anything takes", () => {
  it("is given up although the database answers others: the way to it may be cut", async () => {
    const { sql } = patientFor(true, longestMs);
    for (const _moment of [1, 2, 3]) await sql`select pg_sleep(0.5)`;
    await expect(sql`select pg_sleep(20)`).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await sql.end({ timeout: 0 });
  });
});

describe("a reserved connection that waits for something else", () => {
  const reserved = async () => {
    const silence = { afterMs: 50, isAlive: async () => true, atMostMs: longestMs };
    const pool = createPool(1, (onLost) => connect(testing.appUrl, { max: 1 }, { onLost, silence }));
    const connection = await ReservedConnection.from(pool);
    await connection.begin("select 1");
    return { connection, lost: connection.lost.catch(() => "lost"), end: () => pool.end({ timeout: 0 }) };
  };

  it("is kept while it stays awake", async () => {
    const { connection, lost, end } = await reserved();
    const sleepAgain = connection.stayAwake(100);
    expect(await Promise.race([lost, sleep(2 * longestMs, "held")])).toBe("held");
    sleepAgain();
    await end();
  });

  it("is given up however awake it stays once nothing comes back", async () => {
    const { connection, lost, end } = await reserved();
    const sleepAgain = connection.stayAwake(500);
    const answer = connection.sql.unsafe("select pg_sleep(20)").then(
      () => "answered",
      () => lost,
    );
    expect(await Promise.race([lost, answer])).toBe("lost");
    sleepAgain();
    await end();
  });

  it("is given up otherwise", async () => {
    const { lost, end } = await reserved();
    expect(await lost).toBe("lost");
    await end();
  });
});

describe("a server that cannot be reached", () => {
  it.each([
    ["refuses", "127.0.0.1"],
    ["is refused by this machine before anything is sent", "255.255.255.255"],
  ])("%s, and whoever asks is told", async (_how, host) => {
    const nowhere = new URL(testing.appUrl);
    nowhere.host = `${host}:9`;
    for (const watch of [undefined, { onLost: () => {} }]) {
      const sql = connect(nowhere.href, { max: 1 }, watch);
      const error: unknown = await sql`select 1`.catch((reason: unknown) => reason);
      expect(isLinkError(error)).toBe(true);
      await sql.end({ timeout: 0 });
    }
  });
});

describe("a sign of life", () => {
  it("is an answer of any kind, also to a login that is refused", async () => {
    const stranger = new URL(testing.appUrl);
    stranger.username = "stranger";
    expect(await livenessProbe(testing.appUrl)()).toBe(true);
    expect(await livenessProbe(stranger.href)()).toBe(true);
  });

  it("is missing where nobody listens", async () => {
    const nobody = new URL(testing.appUrl);
    nobody.port = "9";
    expect(await livenessProbe(nobody.href)()).toBe(false);
  });
});

describe("an address that asks for TLS", () => {
  const asking = (parameters: string) => connect(`${testing.appUrl}?${parameters}`, { max: 1 });

  it("of a server that has none is refused, and never served in the clear", async () => {
    const sql = asking("sslmode=require");
    await expect(sql`select 1`).rejects.toThrow("The database server speaks no TLS, and sslmode asks for it.");
    await expect(sql`select 1`).rejects.toThrow("speaks no TLS");
    await sql.end({ timeout: 0 });
  });

  it("only if the server likes, or by somebody's certificate without naming whose, is no address", () => {
    expect(() => asking("sslmode=prefer")).toThrow("sslmode in a database's address should be one of");
    expect(() => asking("sslmode=verify-ca")).toThrow("needs sslrootcert");
  });
});
