import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobSorts } from "@ymp/core/lists";
import { dueBuckets } from "@ymp/core/maintenance/due-state";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Place, pages } from "./job-order.ts";
import { plannedOnOf } from "./jobs.rules.ts";
import type { listJobs } from "./jobs-list.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const on = parseCalendarDate;

describe("raising a job", () => {
  it("gives it the next number, the machine's department and an entry that can be found", async () => {
    const machine = await makeEquipment(world, {
      name: "Watermaker 2",
      department: "engineering",
      location: "Engine room",
    });
    const id = newId();
    const { numberText } = await world.as("chief").jobs.create({
      id,
      title: "Membranes weeping",
      kind: "defect",
      equipmentId: machine.id,
      dueOn: on("2026-06-20"),
    });
    const sheet = await world.as("chief").jobs.get({ id });
    expect(sheet).toMatchObject({
      title: "Membranes weeping",
      department: "engineering",
      location: "Engine room",
      status: "due",
      numberText,
    });
    const found = await world.as("chief").jobs.list({ search: "membrnes" });
    expect(found.rows.map((row) => row.id)).toContain(id);
  });

  it("is harmless when it is sent twice", async () => {
    const input = { id: newId(), title: "Passerelle hose weeping" };
    const first = await world.as("bosun").jobs.create(input);
    const second = await world.as("bosun").jobs.create(input);
    expect(second).toEqual(first);
  });

  it("is not found during itself", async () => {
    const id = newId();
    const own = world.as("chief").jobs.create({ id, title: "Belt cracked", kind: "defect", foundDuringJobId: id });
    expect(await refusalOf(own)).toMatchObject({ code: "invalid", fields: { foundDuringJobId: expect.any(String) } });
  });

  it("never gives a number out twice, even to people who press at the same moment", async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => world.as("bosun").jobs.create({ id: newId(), title: `Round ${index}` })),
    );
    expect(new Set(made.map(({ numberText }) => numberText)).size).toBe(8);
  });

  it("is refused to someone from outside, and for a machine of another vessel", async () => {
    await expect(refusalOf(world.as("contractor").jobs.create({ id: newId(), title: "Mine" }))).resolves.toMatchObject({
      code: "forbidden",
    });
    const theirs = await makeEquipment(world, {}, "B");
    await expect(
      refusalOf(world.as("chief").jobs.create({ id: newId(), title: "Theirs", equipmentId: theirs.id })),
    ).resolves.toMatchObject({ code: "not_found" });
  });
});

describe("who sees a job", () => {
  it("does not exist for another vessel", async () => {
    const job = await makeJob(world);
    await expect(refusalOf(world.as("rival").jobs.get({ id: job.id }))).resolves.toMatchObject({ code: "not_found" });
    await expect(refusalOf(world.as("chief", { vessel: "B" }).jobs.list({}))).resolves.toMatchObject({
      code: "not_found",
    });
  });

  it("exists for a contractor only when it was given to them", async () => {
    const shared = await makeJob(world, { assignedTo: [world.person("contractor").profileId ?? ""] });
    const other = await makeJob(world);
    const seen = await world.as("contractor").jobs.list({});
    expect(seen.rows.map(({ id }) => id)).toEqual([shared.id]);
    await expect(refusalOf(world.as("contractor").jobs.get({ id: other.id }))).resolves.toMatchObject({
      code: "not_found",
    });
  });
});

describe("an expired subscription", () => {
  it("closes every door but the one by which the captain takes the records out", async () => {
    await world.database.db
      .update(vessels)
      .set({ subscriptionState: "EXPIRED" })
      .where(eq(vessels.id, world.vessels.A.id));
    world.services.accounts.forget("*");
    await expect(refusalOf(world.as("captain").jobs.list({}))).resolves.toMatchObject({ code: "expired_subscription" });
    await expect(world.as("captain").jobs.export({ format: "csv" })).resolves.toMatchObject({
      mediaType: "text/csv; charset=utf-8",
    });
    await expect(refusalOf(world.as("chief").jobs.export({ format: "csv" }))).resolves.toMatchObject({
      code: "expired_subscription",
    });
    await world.database.db
      .update(vessels)
      .set({ subscriptionState: "ACTIVE" })
      .where(eq(vessels.id, world.vessels.A.id));
    world.services.accounts.forget("*");
  });
});

describe("the export", () => {
  it("holds only the chosen jobs, and none that its reader may not see", async () => {
    const mine = await makeJob(world, {
      title: "Chosen one",
      assignedTo: [world.person("contractor").profileId ?? ""],
    });
    const other = await makeJob(world, { title: "Not shared" });
    await makeJob(world, { title: "Not chosen" });
    const ids = [mine.id, other.id];
    const linesFor = async (user: "chief" | "contractor") => {
      const { base64 } = await world.as(user).jobs.export({ format: "csv", state: "all", ids });
      return Buffer.from(base64, "base64").toString("utf8");
    };
    const chiefs = await linesFor("chief");
    expect(chiefs).toContain("Chosen one");
    expect(chiefs).toContain("Not shared");
    expect(chiefs).not.toContain("Not chosen");
    const contractors = await linesFor("contractor");
    expect(contractors).toContain("Chosen one");
    expect(contractors).not.toContain("Not shared");
  });
});

describe("the list", () => {
  it("counts a job without a status as due", async () => {
    const job = await makeJob(world, { status: null, dueOn: on("2026-06-16") });
    const { rows } = await world.as("chief").jobs.list({});
    expect(rows.find(({ id }) => id === job.id)).toMatchObject({ status: "due", due: { bucket: "next7Days" } });
  });

  it.each([
    ["on its due date it is due", "2026-06-15", "today", 0],
    ["the day after it is overdue", "2026-06-14", "overdue", 1],
    ["in a week", "2026-06-22", "next7Days", 0],
    ["in eight days", "2026-06-23", "next30Days", 0],
    ["in thirty-one days", "2026-07-16", "later", 0],
  ])("%s", async (_words, dueOn, bucket, daysOverdue) => {
    const job = await makeJob(world, { dueOn: on(dueOn) });
    const { rows } = await world.as("chief").jobs.list({ limit: 200 });
    expect(rows.find(({ id }) => id === job.id)?.due).toMatchObject({ bucket, daysOverdue });
    const filtered = await world.as("chief").jobs.list({
      limit: 200,
      buckets: [
        bucket === "overdue"
          ? "overdue"
          : bucket === "today"
            ? "today"
            : bucket === "next7Days"
              ? "next7Days"
              : bucket === "next30Days"
                ? "next30Days"
                : "later",
      ],
    });
    expect(filtered.rows.map(({ id }) => id)).toContain(job.id);
  });

  it("marks a job that plans more of a part than there is, however much there is of others", async () => {
    const captain = world.as("captain");
    const [{ item: scarce }, { item: plenty }] = [
      await makeItem(world, { name: "Impeller", stock: { Locker: 2 } }),
      await makeItem(world, { name: "Oil filter", stock: { Locker: 90 } }),
    ];
    const [short, served] = [
      await makeJob(world, { title: "Impeller service" }),
      await makeJob(world, { title: "Oil change" }),
    ];
    await captain.jobs.setPart({ id: short.id, itemId: scarce.id, plannedQuantity: 3 });
    await captain.jobs.setPart({ id: served.id, itemId: plenty.id, plannedQuantity: 3 });
    const { rows } = await captain.jobs.list({ limit: 200 });
    expect(rows.find(({ id }) => id === short.id)).toMatchObject({ partCount: 1, isShortOfParts: true });
    expect(rows.find(({ id }) => id === served.id)).toMatchObject({ partCount: 1, isShortOfParts: false });
  });

  it("pages by key without losing or repeating a row", async () => {
    const machine = await makeEquipment(world, { name: "Pager" });
    for (let index = 0; index < 7; index++)
      await makeJob(world, {
        title: `Page ${index}`,
        equipmentId: machine.id,
        dueOn: index % 2 ? on("2026-07-01") : null,
      });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await world.as("chief").jobs.list({ equipmentId: machine.id, limit: 3, cursor });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it("refuses a cursor that is damaged or of another order with a clear error", async () => {
    const at = (place: Place, sort: string, descending = false) =>
      pages.page([1, 2], { limit: 1, sort, descending }, () => place).nextCursor;
    const titled = at(["renew the impeller", null, newId()], "title");
    const beyondAll = at([6, null, newId()], "due");
    const backwards = at([1, null, newId()], "due", true);
    for (const cursor of ["nonsense", titled, beyondAll, backwards])
      await expect(refusalOf(world.as("chief").jobs.list({ cursor }))).resolves.toMatchObject({
        code: "invalid",
        messageKey: "refusals:badCursor",
      });
  });

  it("pages through every order and state, with and without filters", async () => {
    const made = [
      await makeJob(world, { title: "Alpha", priority: "low", dueOn: on("2026-06-20") }),
      await makeJob(world, { title: "Beta", priority: "high", status: "waiting_parts", dueOn: null }),
      await makeJob(world, { title: "Gamma", priority: "high", status: "in_progress", dueOn: on("2026-06-01") }),
    ];
    const isMade = ({ id }: { id: string }) => made.some((job) => job.id === id);
    for (const sort of jobSorts)
      for (const descending of [false, true])
        for (const filters of [{}, { priorities: ["low" as const, "high" as const] }]) {
          const all = await walk({ sort, descending, limit: 200 });
          const paged = await walk({ sort, descending, limit: 6, ...filters });
          expect(paged.filter(isMade)).toEqual(all.filter(isMade));
        }
  });
});

async function walk(input: Parameters<ReturnType<World["as"]>["jobs"]["list"]>[0]): Promise<{ id: string }[]> {
  const seen: { id: string }[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listJobs>> = await world.as("chief").jobs.list({ ...input, cursor });
    seen.push(...page.rows.map(({ id }) => ({ id })));
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

describe("the database's own calculation of overdue", () => {
  it("agrees with the rules on every kind of due, and pages lead through the buckets both ways", async () => {
    const machine = await makeEquipment(world);
    const counter = await makeCounter(world, { equipmentId: machine.id, lastTotal: 10_000 });
    const counterState = { lastTotal: 10_000, lastReadOn: on("2026-06-14"), dailyAverage: null };
    const dueAs = (due: Parameters<typeof plannedOnOf>[0]) => ({ ...due, plannedOn: plannedOnOf(due, counterState) });
    for (const dueOn of [
      "2026-05-01",
      "2026-06-13",
      "2026-06-14",
      "2026-06-15",
      "2026-06-16",
      "2026-07-08",
      "2026-09-01",
      null,
    ])
      for (const dueTotal of [9000, 9990, 10_000, 10_001, null])
        for (const graceDays of [0, 2])
          await makeJob(world, {
            equipmentId: machine.id,
            counterId: counter.id,
            ...dueAs({ dueOn: dueOn ? on(dueOn) : null, dueTotal }),
            graceDays,
            graceTenths: graceDays * 10,
          });
    const { rows } = await world.as("chief").jobs.list({ equipmentId: machine.id, limit: 200 });
    expect(rows).toHaveLength(80);
    for (const row of rows)
      expect({ dueOn: row.dueOn, dueTotal: row.dueTotal, isOverdue: row.isOverdue }).toEqual({
        dueOn: row.dueOn,
        dueTotal: row.dueTotal,
        isOverdue: row.due.state === "overdue",
      });
    const placeOf = ({ due, plannedOn, id }: (typeof rows)[number]) =>
      `${dueBuckets.indexOf(due.bucket)} ${plannedOn ?? "9999-12-31"} ${id}`;
    const places = rows.map(placeOf);
    expect(places).toEqual([...places].sort());
    expect(new Set(rows.map(({ due }) => due.bucket)).size).toBeGreaterThan(3);
    for (const descending of [false, true]) {
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const input = { equipmentId: machine.id, limit: 7, descending, cursor };
        const page: Awaited<ReturnType<typeof listJobs>> = await world.as("chief").jobs.list(input);
        walked.push(...page.rows.map(placeOf));
        cursor = page.nextCursor;
      } while (cursor);
      expect(walked).toEqual(descending ? places.toReversed() : places);
    }
  });
});
