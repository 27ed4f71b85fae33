import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { administerBySystem } from "./platform/outside.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief");
const drilled = {
  title: "Grease the winch",
  rule: { trigger: "calendar", intervalCount: 1, intervalUnit: "month" },
} as const;

/** What an impatient device sends: the same write, three times at the same moment. */
const acts: Record<string, () => Promise<() => Promise<unknown>>> = {
  "orders.save": async () => {
    const order = {
      id: newId(),
      title: "Twice",
      currency: "EUR",
      lines: [{ id: newId(), description: "Rope", quantity: 1 }],
    };
    return () => chief().orders.save(order);
  },
  "orders.createCopy": async () => {
    const { id: orderId } = await makeOrdered(world);
    const id = newId();
    return () => chief().orders.createCopy({ id, orderId });
  },
  "orders.receive": async () => {
    const { id, locationId } = await makeOrdered(world, { lines: [{ quantity: 2, unitPriceMinor: 100 }] });
    const [line] = (await chief().orders.get({ id })).lines;
    const receipt = { id, receiptId: newId(), lines: [{ orderLineId: line?.id ?? "", quantity: 2, locationId }] };
    return () => chief().orders.receive(receipt);
  },
  "orders.takeBackReceipt": async () => {
    const { id, locationId } = await makeOrdered(world, { lines: [{ quantity: 2, unitPriceMinor: 100 }] });
    const [line] = (await chief().orders.get({ id })).lines;
    const receiptId = newId();
    await chief().orders.receive({ id, receiptId, lines: [{ orderLineId: line?.id ?? "", quantity: 2, locationId }] });
    return () => chief().orders.takeBackReceipt({ id, receiptId, reason: "Booked twice" });
  },
  "jobs.create": async () => {
    const job = { id: newId(), title: "Grease the winch" };
    return () => chief().jobs.create(job);
  },
  "jobs.complete": async () => {
    const { id } = await makeJob(world);
    const done = { id, completionId: newId(), workDone: "Done", doneAt: world.now() };
    return () => chief().jobs.complete(done);
  },
  "plans.create": async () => {
    const plan = { id: newId(), ...drilled };
    return () => chief().plans.create(plan);
  },
  "templates.takeFromLibrary": async () => {
    const [job] = await chief().templates.library({});
    const taken = [{ id: newId(), key: job?.key ?? "" }];
    return () => chief().templates.takeFromLibrary({ taken });
  },
  "inventory.save": async () => {
    const item = { id: newId(), name: "Impeller" };
    return () => chief().inventory.save(item);
  },
  "equipment.addReading": async () => {
    const { id: equipmentId } = await makeEquipment(world);
    const first = { id: newId(), equipmentId, reading: 10_000, readAt: world.now() };
    return () => chief().equipment.addReading(first);
  },
  "platform.saveCompany": async () => {
    const company = { id: newId(), name: "Blue Fleet" };
    return () => world.as("superadmin").platform.saveCompany(company);
  },
  "platform.createVessel": async () => {
    const vessel = { id: newId(), name: "Twice", edition: "full", timeZone: "Europe/Paris", currency: "EUR" } as const;
    return () => world.as("superadmin").platform.createVessel(vessel);
  },
};

describe("the same write sent three times at once", () => {
  it.each(Object.keys(acts))("is kept once and answered three times alike: %s", async (name) => {
    const send = await acts[name]?.();
    if (!send) throw new Error("no act");
    const [one, ...others] = await Promise.all([send(), send(), send()]);
    for (const other of others) expect(other).toEqual(one);
    expect(await send()).toEqual(one);
  });

  it("is told once by the history", async () => {
    const order = { id: newId(), title: "Told once", currency: "EUR", lines: [] };
    await Promise.all([1, 2, 3].map(() => chief().orders.save(order)));
    expect((await chief().orders.history({ id: order.id })).rows.map(({ verb }) => verb)).toEqual(["created"]);
  });

  it("is kept for one of two people who send the same id", async () => {
    const id = newId();
    const senders = [world.as("captain"), chief()];
    const results = await Promise.allSettled(senders.map((sender) => sender.jobs.create({ id, title: "Whose" })));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is refused each time where it is somebody else's", async () => {
    const id = newId();
    await world.as("captain").jobs.create({ id, title: "Captain's" });
    const results = await Promise.allSettled([1, 2].map(() => chief().jobs.create({ id, title: "Mine" })));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

describe("work outside any vessel", () => {
  it("that waited in a circle for other work is begun again, and what was to follow the first attempt is not done", async () => {
    const locks = [`${newId()} one`, `${newId()} other`] as const;
    const attempts: number[] = [];
    const followed: string[] = [];
    let together = 0;
    let meet = () => {};
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const inOrder = async (name: string, first: string, second: string) => {
      let attempt = 0;
      await administerBySystem(world.services, async ({ tx, afterCommit }) => {
        attempt++;
        afterCommit.push(async () => void followed.push(`${name} of attempt ${attempt}`));
        await takeLock(tx, first);
        if (attempt === 1 && ++together === 2) meet();
        if (attempt === 1) await both;
        await takeLock(tx, second);
      });
      attempts.push(attempt);
    };
    await Promise.all([inOrder("one", ...locks), inOrder("other", locks[1], locks[0])]);
    expect(attempts.sort()).toEqual([1, 2]);
    expect(followed).toHaveLength(2);
    expect(followed.filter((name) => name.endsWith("attempt 2"))).toHaveLength(1);
  });
});

const takeLock = (tx: Db, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
