import { newId } from "@ymp/core/ids";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
let oil: string;
let garbage: string;

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  oil = (await openBook(world)).id;
  garbage = (await openBook(world, { kind: "garbage1" })).id;
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const chief = () => world.as("chief").logbooks;
const overboard = (start: string, stop: string) => ({
  ...{ quantity: "0.10", start, stop, method: "15ppm" },
  ...{ startAt: { lat: "42", lon: "6" }, stopAt: { lat: "42.1", lon: "6.1" } },
});
const discharged = (start: string, stop: string, more: object = {}) =>
  makeEntry(world, { logbookId: oil, code: "D", values: overboard(start, stop), ...more });
const today = (clock: string) => `2026-06-15T${clock}:00Z`;

describe("ERB-14, T4, T5: the time within an entry", () => {
  it.each([
    ["D 14, start and stop", "D", overboard("2031-01-01T00:00:00Z", "2031-01-01T01:00:00Z"), ["start", "stop"]],
    ["D 14, stop alone", "D", overboard(today("08:00"), today("10:00")), ["stop"]],
    ["F 19", "F", { event: "failed", failedAt: "2031-01-01T00:00:00Z", reason: "Meter" }, ["failedAt"]],
    ["G 22, of another century", "G", { at: "1899-01-01T00:00:00Z" }, ["at"]],
    ["no time at all", "G", { at: "this morning" }, ["at"]],
  ])("%s is refused where it cannot be", async (_case, code, values, fields) => {
    const refusal = await refusalOf(makeEntry(world, { logbookId: oil, code, values }));
    expect(refusal).toMatchObject({ code: "invalid", messageKey: "logbook-refusals:faults" });
    expect(Object.keys(refusal.fields ?? {})).toEqual(expect.arrayContaining(fields.map((key) => `values.${key}`)));
  });

  it("and so is the end of an incineration", async () => {
    const position = { lat: "41", lon: "5" };
    const values = {
      ...{ at: today("08:00"), category: "C", disposal: "incinerated", amountIncinerated: "0.100" },
      ...{ position, endPosition: position, endedAt: "2031-01-01T00:00:00Z" },
    };
    const refusal = await refusalOf(makeEntry(world, { logbookId: garbage, code: "table1", values }));
    expect(refusal.fields).toEqual({ "values.endedAt": "logbook-refusals:faulty" });
  });

  it("says whether it is late, whatever is told beside it", async () => {
    const tenDaysAgo = ["2026-06-05T08:00:00Z", "2026-06-05T09:00:00Z"] as const;
    expect(await refusalOf(discharged(...tenDaysAgo))).toMatchObject({
      fields: { lateReason: "logbook-refusals:lateReasonMissing" },
    });
    const late = await discharged(...tenDaysAgo, { lateReason: "Found in the rough log" });
    expect(late.isLate).toBe(true);
    expect(await chief().entry({ id: oil, entryId: late.id })).toMatchObject({
      occurredAt: new Date("2026-06-05T08:00:00Z"),
    });
    const long = await discharged("2026-06-14T08:00:00Z", today("08:30"));
    expect(long.isLate).toBe(false);
  });

  it("of a clock that runs ahead makes nothing late that follows", async () => {
    const ahead = await makeEntry(world, { logbookId: oil, occurredAt: new Date("2026-06-15T09:04:00Z") });
    expect(ahead.isLate).toBe(false);
    world.setNow("2026-06-15T09:01:00Z");
    expect((await makeEntry(world, { logbookId: oil })).isLate).toBe(false);
  });
});

describe("O8: what goes through the filter", () => {
  const filter = (values: object, more: object = {}) =>
    makeEntry(world, { logbookId: oil, code: "F", values, ...more });
  const refused = { fields: { "values.method": "logbook-refusals:faulty" } };

  it("went while it worked, in whatever order it is entered", async () => {
    world.setNow("2026-06-20T18:00:00Z");
    const on = (clock: string) => `2026-06-20T${clock}:00Z`;
    const failed = await filter({ event: "failed", failedAt: on("08:00"), reason: "Oil content meter" });
    expect(await refusalOf(discharged(on("09:00"), on("10:00")))).toMatchObject(refused);
    expect((await discharged(on("05:00"), on("06:00"))).no).toBeGreaterThan(0);
    expect((await chief().get({ id: oil })).facts.flags).toEqual({ filterFailed: true });
    await filter({ event: "restored", restoredAt: on("16:30") });
    expect((await chief().get({ id: oil })).facts.flags).toEqual({ filterFailed: false });
    expect(await refusalOf(discharged(on("09:00"), on("10:00")))).toMatchObject(refused);
    expect((await discharged(on("16:30"), on("17:00"))).isLate).toBe(false);
    await chief().strike({ id: oil, entryId: failed.id, hash: failed.hash, reason: "Wrong ship", pin: worldPin });
    expect((await discharged(on("09:00"), on("10:00"))).isLate).toBe(true);
  });
});

it("ERB-14: the moment of recording is told by the ship's clock of that moment", async () => {
  world.setNow("2026-11-27T15:19:00Z");
  const late = { occurredAt: new Date("2026-09-15T09:00:00Z"), lateReason: "Found in the rough log" };
  const { id } = await makeEntry(world, { logbookId: oil, ...late });
  expect(await chief().entry({ id: oil, entryId: id })).toMatchObject({ shipOffsetMin: 120, recordedOffsetMin: 60 });
});

it("ERB-14: a time stands in the book by the ship's clock and by UTC", async () => {
  const { id } = await makeEntry(world, {
    logbookId: oil,
    code: "F",
    values: { event: "failed", failedAt: today("06:00"), reason: "Oil content\nmeter \u202Efault" },
  });
  expect((await chief().entry({ id: oil, entryId: id })).lines).toEqual([
    { item: "19", text: "08:00", utc: "06:00 UTC" },
    { item: "21", text: "Oil content meter fault" },
  ]);
});

it("what nobody sees fills in nothing", async () => {
  const unseen = { remarks: "\u200B\u200B\u200B" };
  expect(await refusalOf(makeEntry(world, { logbookId: oil, values: unseen }))).toMatchObject({
    fields: { "values.remarks": "definitions:finding.required" },
  });
  const late = { occurredAt: new Date("2026-06-10T09:00:00Z"), lateReason: "\u200B" };
  expect(await refusalOf(makeEntry(world, { logbookId: oil, ...late }))).toMatchObject({
    fields: { lateReason: "logbook-refusals:lateReasonMissing" },
  });
});

it("a draft of another century is kept, and its fault is told", async () => {
  const id = newId();
  await chief().saveDraft({ id, logbookId: oil, code: "G", values: { at: "1899-01-01T00:00:00Z" } });
  const draft = (await chief().drafts({ id: oil })).find((one) => one.id === id);
  expect(draft?.findings).toContainEqual({ path: "at", code: "longAgo", severity: "fault" });
});

it("26: a clock that is hours from the vessel's time zone is doubted, and stays with the entry", async () => {
  const zoned = await makeEntry(world, { logbookId: oil, shipOffsetMin: 180 });
  const far = await makeEntry(world, { logbookId: oil, shipOffsetMin: 840 });
  expect(await chief().entry({ id: oil, entryId: zoned.id })).toMatchObject({ warnings: [] });
  expect(await chief().entry({ id: oil, entryId: far.id })).toMatchObject({ warnings: ["otherClock"] });
});

it("BOOK-14: 23:30 by the ship's clock is 21:30 UTC, also after the ship's clock was changed", async () => {
  const occurredAt = new Date("2026-06-13T21:30:00Z");
  const { id } = await makeEntry(world, { logbookId: oil, occurredAt, lateReason: "Found in the rough log" });
  const read = async () => chief().entry({ id: oil, entryId: id });
  const before = await read();
  expect(before).toMatchObject({ occurredAt, shipOffsetMin: 120 });
  await world.inVessel("A", (tx) =>
    tx.update(vessels).set({ timeZone: "Asia/Tokyo" }).where(eq(vessels.id, world.vessels.A.id)),
  );
  const after = await read();
  expect([after.occurredAt, after.shipOffsetMin, after.hash]).toEqual([occurredAt, 120, before.hash]);
});
