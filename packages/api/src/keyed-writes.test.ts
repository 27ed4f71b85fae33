import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { linkError } from "@ymp/db/link-errors";
import { memberships } from "@ymp/db/schema/accounts";
import { answeredWrites, changes } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeDraft } from "@ymp/testing/factories/orders";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetSent } from "./platform/sent-again/forget-sent.service.ts";
import { writeKeyOf } from "./platform/sent-again/write-key.ts";
import { createCaller } from "./root.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief");
const on = parseCalendarDate;
const monthly = { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } as const;
const keyOfOther = { code: "conflict", messageKey: "rest:keyOfOther" };

/** The procedures in somebody's name, by a request that came under that key. */
const under = (key: string, who: Who = "chief", vessel: "A" | "B" = who === "rival" ? "B" : "A") =>
  createCaller({ ...world.context(world.person(who), vessel), writeKey: writeKeyOf(key) });
type Caller = ReturnType<typeof under>;

async function template() {
  const id = newId();
  const oil = { title: `Oil ${id}`, interval: { n: 1, unit: "month" as const }, tasks: ["Drain"] };
  await chief().templates.save({ id, equipmentType: "generator", template: oil });
  return id;
}

async function contact() {
  const [supplierId, id] = [newId(), newId()];
  await chief().suppliers.save({ id: supplierId, name: `Chandler ${supplierId}` });
  await chief().suppliers.saveContact({ id, supplierId, name: "Ann" });
  return id;
}

async function approved() {
  const { id, version } = await makeDraft(world, { lines: [{ quantity: 1, unitPriceMinor: 100 }] });
  const asked = await world.as("engineer").orders.submit({ id, version });
  const decided = await world.as("captain").orders.decide({ id, version: asked.version, decision: "approved" });
  return { id, version: decided.version };
}

/** Writes that refuse, answer otherwise or do it again when they are sent a second time without a key. */
const acts: Record<string, () => Promise<(caller: Caller) => Promise<unknown>>> = {
  "plans.addEvent": async () => {
    const rule = { trigger: "event", event: "heavy_weather" } as const;
    await chief().plans.create({ id: newId(), title: "Look at the lashings", rule });
    const told = { id: newId(), event: "heavy_weather", on: on("2026-06-15") } as const;
    return (caller) => caller.plans.addEvent(told);
  },
  "plans.update": async () => {
    const plan = { id: newId(), title: "Grease", rule: monthly };
    await chief().plans.create(plan);
    return (caller) => caller.plans.update({ ...plan, version: 1, title: "Grease well" });
  },
  "templates.applyTo": async () => {
    const [id, machine] = [await template(), await makeEquipment(world, { type: "generator" })];
    return (caller) => caller.templates.applyTo({ templateIds: [id], equipmentIds: [machine.id] });
  },
  "templates.startFrom": async () => {
    const [model] = (await chief().templates.models()).models;
    const machines = [{ id: newId(), key: model?.key ?? "", name: "Generator 1" }];
    return (caller) => caller.templates.startFrom({ machines, withJobs: true });
  },
  "templates.archive": async () => {
    const id = await template();
    return (caller) => caller.templates.archive({ id, version: 1 });
  },
  "equipment.archive": async () => {
    const { id } = await makeEquipment(world);
    return (caller) => caller.equipment.archive({ id, version: 1 });
  },
  "jobs.confirmCredit": async () => {
    const machine = await makeEquipment(world);
    const rule = { ...monthly, intervalCount: 5, intervalUnit: "year", mode: "floating" } as const;
    const classItem = { no: `M-${machine.id.slice(-6)}`, survey: "cms", windowMonths: null } as const;
    const plan = { id: newId(), equipmentId: machine.id, title: "Open up", kind: "class", rule, classItem } as const;
    const { jobId } = await world.as("captain").plans.create({ ...plan, lastDoneOn: on("2021-05-01") });
    const credit = { capacity: "chief_engineer", by: "Ann Lee", on: on("2026-06-15") } as const;
    const done = { id: jobId ?? "", completionId: newId(), workDone: "Opened", doneAt: world.now(), credit };
    await chief().jobs.complete(done);
    return (caller) => caller.jobs.confirmCredit({ id: jobId ?? "", by: "Ada Lind", on: on("2026-06-15") });
  },
  "jobs.removeTask": async () => {
    const [{ id }, taskId] = [await makeJob(world), newId()];
    await chief().jobs.addTask({ id, taskId, title: "Drain" });
    return (caller) => caller.jobs.removeTask({ id, taskId });
  },
  "suppliers.removeContact": async () => {
    const id = await contact();
    return (caller) => caller.suppliers.removeContact({ id });
  },
  "imports.undo": async () => {
    const file = { fileName: "list.csv", base64: Buffer.from(`Equipment\nAnchor ${newId()}\n`).toString("base64") };
    const [sheet] = (await chief().imports.read({ ...file, kind: "equipment" })).sheets;
    const mapping = (sheet?.mapping ?? []).map(({ column, use, field }) => ({ column, use, ...(field && { field }) }));
    const id = newId();
    await chief().imports.write({ id, ...file, kind: "equipment", mapping });
    return (caller) => caller.imports.undo({ id });
  },
  "orders.send": async () => {
    const { id, version } = await approved();
    return (caller) => caller.orders.send({ id, version, way: "hand" });
  },
  "users.invite": async () => {
    const ids = { userId: newId(), profileId: newId() };
    const guest = { ...ids, email: `${ids.userId}@example.com`, userType: "surveyor", firstName: "A", lastName: "B" };
    return (caller) => caller.users.invite({ ...guest, userType: "surveyor" });
  },
};
const senderOf = (path: string): Who => (/^(orders|users)\./.test(path) ? "captain" : "chief");

const told = async () => {
  const [row] = await world.inVessel("A", (tx) => tx.select({ rows: count() }).from(changes));
  return row?.rows;
};

describe("a write that is sent again under its key", () => {
  it.each(Object.keys(acts))("is answered as the first time and done once: %s", async (path) => {
    const send = await acts[path]?.();
    const [key, who] = [newId(), senderOf(path)];
    const first = await send?.(under(key, who));
    const rows = await told();
    expect(await send?.(under(key, who))).toEqual(first);
    expect(await send?.(under(`"${key}"`, who))).toEqual(first);
    expect(await told()).toBe(rows);
  });

  // The fate of a mail is told by the first answer alone while it is on its way.
  it.each(Object.keys(acts).filter((path) => path !== "users.invite"))(
    "is done once where it comes three times at once: %s",
    async (path) => {
      const send = await acts[path]?.();
      const [key, who] = [newId(), senderOf(path)];
      const [one, ...others] = await Promise.all([1, 2, 3].map(() => send?.(under(key, who))));
      for (const other of others) expect(other).toEqual(one);
      const rows = await told();
      expect(await send?.(under(key, who))).toEqual(one);
      expect(await told()).toBe(rows);
    },
  );

  it("is refused with other contents, and by another call, and changes nothing", async () => {
    const [key, job] = [newId(), { id: newId(), title: "Grease" }];
    await under(key).jobs.create(job);
    expect(await refusalOf(under(key).jobs.create({ ...job, title: "Otherwise" }))).toMatchObject(keyOfOther);
    expect(await refusalOf(under(key).jobs.create({ id: newId(), title: "New" }))).toMatchObject(keyOfOther);
    expect(await refusalOf(under(key).suppliers.save({ id: newId(), name: "Chandler" }))).toMatchObject(keyOfOther);
    expect((await chief().suppliers.list({})).rows).not.toContainEqual(expect.objectContaining({ name: "Chandler" }));
  });

  it("takes nothing back that was written since", async () => {
    const [key, { id, version }] = [newId(), await makeJob(world)];
    const send = () => under(key).jobs.update({ id, version, title: "First" });
    const first = await send();
    await chief().jobs.update({ id, version: first.version, title: "Second" });
    expect(await send()).toEqual(first);
    expect((await chief().jobs.get({ id })).title).toBe("Second");
  });

  it("is refused to anyone who lost their place meanwhile", async () => {
    const key = newId();
    const { userId } = world.person("engineer");
    const send = () => under(key, "engineer").jobs.create({ id: newId(), title: "Grease" });
    await send();
    const set = (access: { jobs: "none" } | Record<string, never>) =>
      world.inVessel("A", (tx) => tx.update(memberships).set({ access }).where(eq(memberships.userId, userId)));
    await set({ jobs: "none" });
    world.services.accounts.forget(userId);
    expect((await refusalOf(send())).code).toBe("forbidden");
    await set({});
    world.services.accounts.forget(userId);
  });
});

/** What PostgreSQL answers to the first commit of a write is lost on its way, once the commit is done. */
function whereACommitIsNotHeardOf(): World["services"] {
  const { database } = world.services;
  let isLost = false;
  const reserve = async () => {
    const sql = await database.pool.reserve();
    let isWrite = false;
    const unsafe = (...args: Parameters<typeof sql.unsafe>) => {
      const [statement] = args;
      isWrite ||= statement === "begin";
      const query = sql.unsafe(...args);
      if (statement !== "commit" || !isWrite || isLost) return query;
      isLost = true;
      return Object.assign(query, {
        execute: async () => {
          await query;
          throw linkError("CONNECTION_CLOSED", "The link broke.");
        },
      });
    };
    return new Proxy(sql, { get: (_sql, key) => (key === "unsafe" ? unsafe : Reflect.get(sql, key)) });
  };
  return { ...world.services, database: { ...database, pool: { end: database.pool.end, reserve } } };
}

describe("a write that was committed and whose answer never came", () => {
  const chiefBy = (services: World["services"], key?: string) =>
    createCaller({
      ...world.context(world.person("chief"), "A"),
      services,
      ...(key !== undefined && { writeKey: writeKeyOf(key) }),
    });

  it("is answered at once under its key, and when it is sent again, and is done once", async () => {
    const [key, job] = [newId(), { id: newId(), title: "Grease" }];
    const first = await chiefBy(whereACommitIsNotHeardOf(), key).jobs.create(job);
    expect(first).toMatchObject({ id: job.id });
    const rows = await told();
    expect(await under(key).jobs.create(job)).toEqual(first);
    expect(await told()).toBe(rows);
  });

  it("finds what it made when it is sent again without a key", async () => {
    const { id } = await makeJob(world);
    const done = { id, completionId: newId(), doneAt: world.now(), workDone: "Greased" };
    await expect(chiefBy(whereACommitIsNotHeardOf()).jobs.complete(done)).rejects.toThrow();
    const rows = await told();
    expect(await chief().jobs.complete(done)).toMatchObject({ id });
    expect(await told()).toBe(rows);
    const later = { ...done, doneAt: new Date(done.doneAt.getTime() - 60_000) };
    expect(await refusalOf(chief().jobs.complete(later))).toMatchObject({ messageKey: "refusals:alreadyExists" });
  });
});

/** No connection is to be had for the first transaction; those after it are as ever. */
function whereTheFirstIsNotBegun(): World["services"] {
  const { database } = world.services;
  let isFirst = true;
  const reserve = async () => {
    if (!isFirst) return database.pool.reserve();
    isFirst = false;
    throw Object.assign(new Error("The database is starting up."), { code: "57P03" });
  };
  return { ...world.services, database: { ...database, pool: { end: database.pool.end, reserve } } };
}

describe("a write that was done and cannot be begun when it is sent again", () => {
  const awayFor = (key: string) =>
    createCaller({
      ...world.context(world.person("chief"), "A"),
      services: whereTheFirstIsNotBegun(),
      writeKey: writeKeyOf(key),
    });

  it("is told to come again, and is given its answer then", async () => {
    const [key, job] = [newId(), { id: newId(), title: "Grease" }];
    const first = await under(key).jobs.create(job);
    const rows = await told();
    expect(await refusalOf(awayFor(key).jobs.create(job))).toMatchObject({
      ...{ code: "unavailable", messageKey: "refusals:databaseAway" },
    });
    expect(await under(key).jobs.create(job)).toEqual(first);
    expect(await told()).toBe(rows);
  });

  it("is told what is wrong where it was never done", async () => {
    const job = { id: newId(), title: "Grease" };
    await expect(awayFor(newId()).jobs.create(job)).rejects.toThrow();
    expect(await refusalOf(chief().jobs.get({ id: job.id }))).toMatchObject({ code: "not_found" });
  });
});

describe("a key", () => {
  it("is free where its write was refused", async () => {
    const [key, job] = [newId(), { id: newId(), title: "Grease" }];
    const missing = under(key).jobs.create({ ...job, equipmentId: newId() });
    expect((await refusalOf(missing)).code).toBe("not_found");
    expect(await under(key).jobs.create(job)).toMatchObject({ id: job.id });
  });

  it("is its sender's own, on one vessel", async () => {
    const key = newId();
    const [one, other, third] = [newId(), newId(), newId()];
    await under(key).jobs.create({ id: one, title: "Of the chief" });
    expect(await under(key, "captain").jobs.create({ id: other, title: "Of the captain" })).toMatchObject({
      id: other,
    });
    const onB = createCaller({ ...world.context(world.person("superadmin"), "B"), writeKey: writeKeyOf(key) });
    expect(await onB.jobs.create({ id: third, title: "Of another vessel" })).toMatchObject({ id: third });
    const onA = createCaller({ ...world.context(world.person("superadmin"), "A"), writeKey: writeKeyOf(key) });
    expect(await onA.jobs.create({ id: third, title: "Of this vessel" })).toMatchObject({ id: third });
  });

  it("has 1 to 100 visible characters", () => {
    for (const header of ["", " ", '""', "a b", "é", "x".repeat(101)])
      expect(() => writeKeyOf(header)).toThrow("rest:keyUnreadable");
    expect(writeKeyOf(undefined)).toBeUndefined();
  });

  it("is forgotten after thirty days", async () => {
    const [key, id] = [newId(), newId()];
    await under(key).jobs.create({ id, title: "Grease" });
    const rowsOf = () =>
      world.inVessel("A", (tx) => tx.select().from(answeredWrites).where(eq(answeredWrites.key, key)));
    const start = world.now();
    world.setNow(new Date(start.getTime() + 29 * 86_400_000).toISOString());
    await forgetSent(world.services);
    expect(await rowsOf()).toHaveLength(1);
    world.setNow(new Date(start.getTime() + 31 * 86_400_000).toISOString());
    await forgetSent(world.services);
    expect(await rowsOf()).toEqual([]);
    expect(await refusalOf(chief().jobs.create({ id, title: "Otherwise" }))).toMatchObject({ code: "conflict" });
    world.setNow(new Date(start.getTime() + 91 * 86_400_000).toISOString());
    await forgetSent(world.services);
    expect(await chief().jobs.create({ id, title: "Otherwise" })).toMatchObject({ id });
    world.setNow(start.toISOString());
  });

  it("keeps its answer sealed, and loses it with the account", async () => {
    const key = newId();
    const { userId, account } = world.person("stew");
    await under(key, "stew").onboard.setStatus({ profileId: world.person("stew").profileId, isOnboard: true });
    const rowsOf = () =>
      world.inVessel("A", (tx) => tx.select().from(answeredWrites).where(eq(answeredWrites.userId, userId)));
    const [row] = await rowsOf();
    expect(row?.answer).toMatch(/^s1\./);
    await under(newId(), "stew").users.deleteAccount({ userId, confirmation: account.username });
    expect(await rowsOf()).toEqual([]);
  });

  it("tells that it was done where the answer was too long to be kept", async () => {
    const { id: equipmentId } = await makeEquipment(world);
    const [key, copies] = [newId(), Array.from({ length: 3 }, (_, at) => ({ newId: newId(), name: `Pump ${at}` }))];
    await under(key).equipment.copyMany({ id: equipmentId, copies });
    await world.inVessel("A", (tx) =>
      tx.update(answeredWrites).set({ answer: null }).where(eq(answeredWrites.key, key)),
    );
    const again = refusalOf(under(key).equipment.copyMany({ id: equipmentId, copies }));
    expect(await again).toMatchObject({ code: "conflict", messageKey: "rest:answerNotKept" });
  });
});
