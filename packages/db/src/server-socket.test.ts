import { type TestDatabase, testDatabase } from "@ymp/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "./connect.ts";
import { isLinkError } from "./link-errors.ts";
import { livenessProbe } from "./liveness-probe.ts";
import { createPool } from "./pool.ts";
import { ReservedConnection } from "./reserved-connection.ts";
import { silenceMeter } from "./server-socket.ts";

let testing: TestDatabase;
/** Holds a lock that the others wait for: their statements are silent until it is given back. */
let holder: ReturnType<typeof connect>;

beforeAll(async () => {
  testing = await testDatabase();
  holder = connect(testing.appUrl, { max: 1 });
});
afterAll(async () => {
  await holder.end();
  await testing.drop();
});
afterEach(async () => {
  await holder`select pg_advisory_unlock_all()`;
});

const takeLock = () => holder`select pg_advisory_lock(1)`;
const waitForLock = "select pg_advisory_lock_shared(1)";

function watched(isAlive: () => boolean, atMostMs?: number) {
  const onLost = vi.fn();
  const silence = { afterMs: 50, isAlive: vi.fn(async () => isAlive()), atMostMs };
  return { onLost, asked: silence.isAlive, sql: connect(testing.appUrl, { max: 1 }, { onLost, silence }) };
}

describe("a connection on which nothing moves", () => {
  it("is waited for while the database answers others", async () => {
    await takeLock();
    const { sql, asked, onLost } = watched(() => true);
    const answer = sql.unsafe(waitForLock).execute();
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(5);
    await holder`select pg_advisory_unlock_all()`;
    expect(await answer).toHaveLength(1);
    await sql.end();
    expect(onLost).not.toHaveBeenCalled();
  });

  it("is given up once the database answers nobody, and that is told", async () => {
    await takeLock();
    const { sql, onLost } = watched(() => false);
    await expect(sql.unsafe(waitForLock)).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await sql.end({ timeout: 0 });
    expect(onLost).toHaveBeenCalled();
  });

  it("is given up after the longest time although the database answers others: the way to it may be cut", async () => {
    await takeLock();
    const { sql } = watched(() => true, 400);
    await expect(sql.unsafe(waitForLock)).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await sql.end({ timeout: 0 });
  });
});

it("a silence is counted from the last byte that moved", () => {
  const silentMs = silenceMeter(50);
  expect([10, 10, 10, 20, 20].map(silentMs)).toEqual([50, 100, 150, 50, 100]);
});

describe("a reserved connection that waits for something else", () => {
  afterEach(() => void vi.useRealTimers());

  const reserved = async () => {
    let isAlive = true;
    const silence = { afterMs: 50, isAlive: async () => isAlive };
    const pool = createPool(1, (onLost) => connect(testing.appUrl, { max: 1 }, { onLost, silence }));
    const connection = await ReservedConnection.from(pool);
    await connection.begin("select 1");
    const fallSilent = () => {
      isAlive = false;
    };
    const said = vi.spyOn(connection.sql, "unsafe");
    return { connection, fallSilent, said, end: () => pool.end({ timeout: 0 }) };
  };

  it("says something again and again while it stays awake", async () => {
    const { connection, said, end } = await reserved();
    const sleepAgain = connection.stayAwake(20);
    // Each follows the answer to the one before.
    await expect.poll(() => said.mock.calls.length).toBeGreaterThan(3);
    sleepAgain();
    await end();
  });

  it("says nothing further once nothing comes back, so that it is found silent", async () => {
    const { connection, said, end } = await reserved();
    await takeLock();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const answer = connection.sql
      .unsafe(waitForLock)
      .execute()
      .catch(() => "lost");
    const sleepAgain = connection.stayAwake(500);
    vi.advanceTimersByTime(60_000);
    expect(said.mock.calls).toEqual([[waitForLock], ["select 1"]]);
    sleepAgain();
    await end();
    expect(await answer).toBe("lost");
  });

  it("is given up once the database answers nobody", async () => {
    const { connection, fallSilent, end } = await reserved();
    fallSilent();
    await expect(connection.lost).rejects.toThrow();
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
