import { newId } from "@ymp/core/ids";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { makeDraft } from "@ymp/testing/factories/orders";
import { worldPassword } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { sql as rawSql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeExpiredArchives } from "./modules/archive/expiry.service.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { vesselProcedure } from "./procedures.ts";
import type { Services } from "./services.ts";
import { t } from "./trpc.ts";

let world: World;
let sql: ReturnType<typeof connectTo>;
beforeAll(async () => {
  world = await createWorld();
  sql = connectTo(world.testDatabase.appUrl);
});
afterAll(async () => {
  await sql.end();
  await world.close();
});

/** How many transactions stayed open and idle during each hashing and storing. */
let waiting: number[];
let stored: Set<string>;
beforeEach(() => {
  waiting = [];
  stored = new Set();
});

/** One that waits for the hashing or storing stays open while this looks; the queue's own end by themselves. */
async function noteWaiting(): Promise<void> {
  const until = performance.now() + 30_000;
  let open = await openTransactions();
  while (open > 0 && performance.now() < until) open = await openTransactions();
  waiting.push(open);
}

async function openTransactions(): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  return row?.open ?? -1;
}

/** Services whose hashing and storing is watched. */
function watched(): Services {
  const { passwords, files } = world.services;
  const watchedPasswords: Services["passwords"] = {
    ...passwords,
    hash: async (plain) => {
      await noteWaiting();
      return passwords.hash(plain);
    },
    verify: async (hash, plain) => {
      await noteWaiting();
      return passwords.verify(hash, plain);
    },
    hashOfNobodys: async () => {
      await noteWaiting();
      return passwords.hashOfNobodys();
    },
  };
  const watchedFiles: FileStore = {
    ...files,
    put: async (key, part) => {
      await noteWaiting();
      stored.add(key);
      await files.put(key, part);
    },
    remove: async (key) => {
      await noteWaiting();
      stored.delete(key);
      await files.remove(key);
    },
  };
  return { ...world.services, passwords: watchedPasswords, files: watchedFiles };
}

function captain(more: Partial<Services> = {}) {
  const services = { ...watched(), ...more };
  const { account } = world.person("captain");
  const principal = { kind: "user", account, sessionId: "session", confirmedAt: world.now() } as const;
  return callerOf(services, { principal, vesselId: world.vessels.A.id });
}

async function approvedOrder() {
  const { id, version } = await makeDraft(world);
  const asked = await world.as("engineer").orders.submit({ id, version });
  return { id, ...(await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" })) };
}

describe("no transaction waits", () => {
  it("while a pin is hashed and the password for it compared", async () => {
    const { profileId } = world.person("captain");
    await captain().people.setPin({ profileId, pin: "48271", currentPassword: worldPassword });
    expect(waiting).toEqual([0, 0]);
  });

  it("while the first password of an account is hashed", async () => {
    const ids = { userId: newId(), profileId: newId() };
    const names = { firstName: "Ida", lastName: "Moe", username: "ida.moe", email: "ida@example.test" };
    await captain().users.create({ ...ids, ...names, role: "crew", department: "deck" });
    expect(waiting).toEqual([0]);
  });

  it("while the print of an order is stored", async () => {
    await captain().orders.send({ ...(await approvedOrder()), way: "mail", to: "sales@chandler.test" });
    expect(waiting).toEqual([0]);
    expect(stored.size).toBe(1);
  });

  it("while an archive that nobody may fetch any more is removed", async () => {
    await world.as("captain").archive.request();
    await world.workQueue();
    const services = watched();
    world.setNow("2027-06-15T09:00:00Z");
    await removeExpiredArchives(services);
    expect(waiting).toEqual([0]);
    expect(await world.as("captain").archive.list()).toMatchObject([{ isKept: false }]);
    waiting = [];
    await removeExpiredArchives(services);
    expect(waiting).toEqual([]);
  });
});

describe("a read", () => {
  const isolationOf = (meta: { isReport?: true }) =>
    vesselProcedure("jobs:view", meta).query(async ({ ctx }) => {
      const [row] = await ctx.scope.tx.execute<{ level: string }>(
        rawSql`select current_setting('transaction_isolation') as level`,
      );
      return row?.level;
    });
  const probe = t.createCallerFactory(t.router({ list: isolationOf({}), report: isolationOf({ isReport: true }) }));

  it("sees all of a report as of one moment, and of a list what each statement finds", async () => {
    const caller = probe(world.context(world.crew.A.captain, "A"));
    expect([await caller.report(), await caller.list()]).toEqual(["repeatable read", "read committed"]);
  });
});

it("what was stored for an order goes again when the order does not", async () => {
  const order = await approvedOrder();
  const failing: Services["enqueue"] = async (tx, task, runAt) => {
    if (task.name === "send_mail") throw new Error("The queue takes nothing.");
    await world.services.enqueue(tx, task, runAt);
  };
  const sending = captain({ enqueue: failing }).orders.send({ ...order, way: "mail", to: "sales@chandler.test" });
  await expect(sending).rejects.toThrow();
  expect(waiting.every((open) => open === 0)).toBe(true);
  expect([...stored]).toEqual([]);
  expect(await world.as("captain").orders.get({ id: order.id })).toMatchObject({ status: "approved" });
});

describe("an id that no record can have", () => {
  it("does not exist", async () => {
    const refusal = await refusalOf(world.as("captain").equipment.get({ id: "pump-1" }));
    expect(refusal).toMatchObject({ code: "not_found", messageKey: "refusals:recordNotFound" });
  });

  it("does not hide another fault beside it", async () => {
    const refusal = await refusalOf(
      world.as("captain").people.setPettyCash({ profileId: "x", amountMinor: 1, currency: "QQQ" }),
    );
    expect(refusal).toMatchObject({ code: "invalid", fields: { currency: "refusals:currency" } });
  });
});
