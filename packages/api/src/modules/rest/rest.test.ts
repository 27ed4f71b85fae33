import { parseCalendarDate } from "@ymp/core/calendar-date";
import { changes } from "@ymp/db/schema/platform";
import { restDays, restSignatures } from "@ymp/db/schema/rest";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { ordinaryDay, writeDays } from "@ymp/testing/factories/rest";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const on = parseCalendarDate;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await givePins(world, "B");
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const rest = (who: Who = "deckhand") => world.as(who).rest;
const of = (who: "captain" | "chief" | "bosun" | "engineer" | "deckhand" | "stew" | "contractor") =>
  world.crew.A[who].profileId;
const unknown = "?".repeat(48);
const painted = (from: number, until: number, letter = "#", on = unknown) =>
  on.slice(0, from) + letter.repeat(until - from) + on.slice(until);

describe("a day of rest", () => {
  it("is written by its seafarer and read back with its sums", async () => {
    await rest().saveDay({ onDay: on("2026-06-13"), grid: ordinaryDay, remark: "Guest dinner" });
    await rest().saveDay({ onDay: on("2026-06-14"), grid: ordinaryDay });
    const { days, report, state, can } = await rest().month({ month: "2026-06" });
    expect(days).toHaveLength(30);
    expect(days[12]).toMatchObject({ on: "2026-06-13", grid: ordinaryDay, remark: "Guest dinner", isKept: true });
    expect(days[0]).toMatchObject({ grid: unknown, isKept: false, version: 0, enteredBy: null });
    expect(report.figures.map(({ on, restMinutes, leastRest24h }) => [on, restMinutes, leastRest24h])).toEqual([
      ["2026-06-13", 930, 930],
      ["2026-06-14", 930, 930],
    ]);
    expect([state, can.write]).toEqual(["open", true]);
  });

  it("tells a breach over midnight, which no calendar day shows, on the day it ends", async () => {
    const late = painted(26, 48, "#", ".".repeat(48));
    const early = painted(0, 8, "#", ".".repeat(48));
    await rest("stew").saveDay({ onDay: on("2026-06-13"), grid: late });
    await rest("stew").saveDay({ onDay: on("2026-06-14"), grid: early });
    const { report } = await rest("stew").month({ month: "2026-06" });
    expect(report.breaches.map(({ rule }) => rule)).toContain("REST_24H");
    expect(report.breaches[0]).toMatchObject({ value: 540, limit: 600, days: ["2026-06-14"], standing: "breach" });
  });

  it("joins what two devices painted in different half hours", async () => {
    const rest = () => world.as("bosun").rest;
    const onDay = on("2026-06-13");
    const { version } = await rest().saveDay({ onDay, grid: painted(16, 24) });
    await rest().saveDay({ onDay, grid: painted(30, 34) });
    await rest().saveDay({
      onDay,
      version,
      base: { grid: painted(16, 24) },
      grid: painted(40, 44, ".", painted(16, 24)),
    });
    const { days } = await rest().month({ month: "2026-06" });
    expect(days[12]?.grid).toBe(painted(40, 44, ".", painted(30, 34, "#", painted(16, 24))));
  });

  it("shows both where two devices painted the same half hour, and keeps what stands there", async () => {
    const onDay = on("2026-06-11");
    const saved = await rest("engineer").saveDay({ onDay, grid: painted(16, 24), lateReason: "On passage" });
    const other = rest("engineer").saveDay({ onDay, grid: painted(20, 24, "D"), grounds: "Fire drill" });
    expect(await refusalOf(other)).toMatchObject({ code: "stale", fields: { grid: "refusals:changedMeanwhile" } });
    const same = await rest("engineer").saveDay({ onDay, grid: painted(16, 24) });
    expect(same.version).toBe(saved.version);
  });

  it("takes no work that is yet to come, and rest that is", async () => {
    const onDay = on("2026-06-15");
    const ahead = rest().saveDay({ onDay, grid: painted(20, 26) });
    expect(await refusalOf(ahead)).toMatchObject({ fields: { grid: "hours-of-rest:refusal.ahead" } });
    await rest().saveDay({ onDay, grid: painted(22, 48, ".", painted(16, 22)) });
    const tomorrow = rest().saveDay({ onDay: on("2026-06-16"), grid: painted(0, 4) });
    expect(await refusalOf(tomorrow)).toMatchObject({ fields: { onDay: "refusals:happened.future" } });
  });

  it("is written within 48 hours of its end, and later with a reason", async () => {
    const onDay = on("2026-06-10");
    const late = rest("chief").saveDay({ onDay, grid: ordinaryDay });
    expect(await refusalOf(late)).toMatchObject({ fields: { lateReason: "hours-of-rest:refusal.late" } });
    await rest("chief").saveDay({ onDay, grid: ordinaryDay, lateReason: "At sea without a link" });
    const { days } = await rest("chief").month({ month: "2026-06" });
    expect(days[9]).toMatchObject({ lateReason: "At sea without a link" });
  });

  it("is in time where its device wrote it in time and had no link, which the history says", async () => {
    const onDay = on("2026-06-09");
    const late = (writtenAt: Date) => rest("chief").saveDay({ onDay, grid: ordinaryDay, writtenAt });
    for (const told of ["2026-06-12T00:01:00Z", "2026-06-08T10:00:00Z", "2026-06-20T10:00:00Z"])
      expect(await refusalOf(late(new Date(told)))).toMatchObject({
        fields: { lateReason: "hours-of-rest:refusal.late" },
      });
    const { id } = await late(new Date("2026-06-09T20:00:00Z"));
    const told = await world.inVessel("A", (tx) =>
      tx.select({ facts: changes.facts }).from(changes).where(eq(changes.recordId, id)),
    );
    expect(told).toMatchObject([{ facts: { writtenAt: "2026-06-09T20:00:00.000Z" } }]);
  });

  it("tells the ground of a drill, a call-out or an emergency", async () => {
    const grid = painted(6, 9, "E", ordinaryDay);
    const onDay = on("2026-06-14");
    expect(await refusalOf(rest("chief").saveDay({ onDay, grid }))).toMatchObject({
      fields: { grounds: "hours-of-rest:refusal.grounds" },
    });
    await rest("chief").saveDay({ onDay, grid, grounds: "Bilge alarm" });
  });

  it("keeps the shape that the clock gave it", async () => {
    world.setNow("2026-03-29T20:00:00Z");
    const { days } = await rest().month({ month: "2026-03" });
    const shape = days[28]?.grid ?? "";
    expect([...shape].filter((letter) => letter === "x")).toHaveLength(2);
    const plain = rest().saveDay({ onDay: on("2026-03-29"), grid: ordinaryDay });
    expect(await refusalOf(plain)).toMatchObject({ fields: { grid: "hours-of-rest:refusal.clock" } });
    await rest().saveDay({ onDay: on("2026-03-29"), grid: shape.replaceAll("?", ".") });
    const { report } = await rest().month({ month: "2026-03" });
    expect(report.figures).toMatchObject([{ on: "2026-03-29", restMinutes: 23 * 60, unknownMinutes: 0 }]);
  });
});

describe("whose it is", () => {
  it("the captain writes for others, which is seen", async () => {
    const onDay = on("2026-06-14");
    await rest("captain").saveDay({
      profileId: of("stew"),
      onDay,
      version: 1,
      base: { remark: null },
      remark: "Ashore ill",
    });
    const day = async () => (await rest("stew").month({ month: "2026-06" })).days[13];
    expect(await day()).toMatchObject({ remark: "Ashore ill", enteredBy: "Marie Laurent" });
    await rest("stew").saveDay({ onDay, version: 2, remark: "Ill" });
    expect(await day()).toMatchObject({ remark: "Ill", enteredBy: "Marie Laurent" });
  });

  it.each<[Who, "deckhand" | "stew" | "captain", boolean]>([
    ["bosun", "deckhand", true],
    ["bosun", "stew", false],
    ["bosun", "captain", true],
    ["deckhand", "stew", false],
    ["deckhand", "captain", false],
    ["captain", "stew", true],
    ["manager", "deckhand", true],
    ["superadmin", "deckhand", true],
  ])("the %s reads the %s: %s", async (who, person, reads) => {
    const reading = rest(who).month({ profileId: of(person), month: "2026-06" });
    if (reads) expect((await reading).can.write).toBe(who === "captain");
    else expect(await refusalOf(reading)).toMatchObject({ code: "not_found" });
    const { people } = await rest(who).overview({ month: "2026-06" });
    expect(people.some(({ id }) => id === of(person))).toBe(reads);
  });

  it.each<[Who, string]>([
    ["bosun", "forbidden"],
    ["manager", "forbidden"],
    ["superadmin", "forbidden"],
    ["stew", "not_found"],
    ["rival", "not_found"],
    ["contractor", "forbidden"],
  ])("the %s writes nothing for the deckhand", async (who, code) => {
    const saving = rest(who).saveDay({ profileId: of("deckhand"), onDay: on("2026-06-14"), grid: unknown });
    expect(await refusalOf(saving)).toMatchObject({ code });
  });

  it("a contractor has none", async () => {
    expect(await refusalOf(rest("contractor").month({ month: "2026-06" }))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(rest("captain").month({ profileId: of("contractor"), month: "2026-06" }))).toMatchObject({
      code: "not_found",
    });
    const { people } = await rest("captain").overview({ month: "2026-06" });
    expect(people.map(({ id }) => id)).not.toContain(of("contractor"));
    expect(people[0]).toMatchObject({ id: of("captain"), isOwn: true });
  });

  it("the overview tells by day the least rest, what is broken and what is missing", async () => {
    const { people } = await rest("captain").overview({ month: "2026-06" });
    const stew = people.find(({ id }) => id === of("stew"));
    expect(stew).toMatchObject({ leastRest24h: 540, missing: 12, state: "open" });
    expect(stew?.days.filter(({ isBroken }) => isBroken)).toMatchObject([{ on: "2026-06-13" }, { on: "2026-06-14" }]);
  });
});

describe("a month that is signed", () => {
  const month = "2026-05";
  const profileId = () => of("deckhand");
  const sign = async (who: Who, capacity: "seafarer" | "master", more: object = {}) => {
    const { hash, revision } = await rest("captain").month({ profileId: profileId(), month });
    return rest(who).signMonth({ profileId: profileId(), month, capacity, revision, hash, pin: worldPin, ...more });
  };
  beforeAll(() => writeDays(world, "deckhand", on("2026-05-01"), 31));

  it("is signed by nobody before it is over, nor for another, nor in the wrong order", async () => {
    const june = await rest().month({ month: "2026-06" });
    const early = rest().signMonth({
      month: "2026-06",
      capacity: "seafarer",
      revision: 1,
      hash: june.hash,
      pin: worldPin,
    });
    expect(await refusalOf(early)).toMatchObject({ messageKey: "hours-of-rest:refusal.monthRuns" });
    expect(june.can).toMatchObject({ awaits: "seafarer", sign: false, whyNotSign: "hours-of-rest:refusal.monthRuns" });
    expect(await refusalOf(sign("captain", "seafarer"))).toMatchObject({
      messageKey: "hours-of-rest:refusal.ownSignature",
    });
    expect(await refusalOf(sign("captain", "master"))).toMatchObject({
      messageKey: "hours-of-rest:refusal.seafarerFirst",
    });
    expect(await refusalOf(sign("deckhand", "master"))).toMatchObject({
      messageKey: "hours-of-rest:refusal.signedByAnother",
    });
    expect(await refusalOf(sign("bosun", "master"))).toMatchObject({ messageKey: "hours-of-rest:refusal.master" });
  });

  it("is signed as it was shown, by the pin", async () => {
    expect(await refusalOf(sign("deckhand", "seafarer", { hash: "0".repeat(64) }))).toMatchObject({ code: "stale" });
    expect(await refusalOf(sign("deckhand", "seafarer", { pin: "1111" }))).toMatchObject({
      fields: { pin: "signing:pinWrong" },
    });
    expect(await sign("deckhand", "seafarer")).toEqual({ revision: 1, state: "signed" });
  });

  it("holds its days from then on, in the database as well", async () => {
    const onDay = on("2026-05-20");
    const saving = rest().saveDay({ onDay, version: 1, base: { remark: null }, remark: "Wrong", lateReason: "Late" });
    expect(await refusalOf(saving)).toMatchObject({ code: "conflict", messageKey: "hours-of-rest:refusal.signed" });
    const past = world.inVessel("A", (tx) =>
      tx.update(restDays).set({ remark: "Past the service" }).where(eq(restDays.profileId, profileId())),
    );
    await expect(past).rejects.toThrow();
    for (const forged of [
      sql`update rest_signatures set name = 'x'`,
      sql`delete from rest_months`,
      sql`delete from rest_days`,
    ])
      await expect(world.inVessel("A", (tx) => tx.execute(forged))).rejects.toThrow();
  });

  it("is locked by the master, who signs the same", async () => {
    expect(await sign("captain", "master")).toEqual({ revision: 1, state: "locked" });
    expect(await refusalOf(sign("captain", "master"))).toMatchObject({
      messageKey: "hours-of-rest:refusal.signedAlready",
    });
    const { state, revisions, can } = await rest().month({ month });
    expect(state).toBe("locked");
    expect(can).toMatchObject({ write: false, awaits: null, correct: true });
    const hashes = new Set(revisions[0]?.signatures.map(({ hash }) => hash));
    expect([revisions[0]?.signatures.length, hashes.size]).toEqual([2, 2]);
  });

  it("is corrected as a new revision with its reason, which both sign again; the old one stays as it was", async () => {
    const correcting = { profileId: profileId(), month, revision: 1, reason: "The drill was on the 20th" };
    expect(await refusalOf(rest("bosun").correctMonth(correcting))).toMatchObject({ code: "forbidden" });
    expect(await rest().correctMonth(correcting)).toEqual({ revision: 2 });
    expect(await refusalOf(rest().correctMonth(correcting))).toMatchObject({ code: "stale" });
    const onDay = on("2026-05-20");
    await rest().saveDay({ onDay, version: 1, base: { remark: null }, remark: "Drill at ten" });
    const live = await rest().month({ month });
    expect([live.state, live.revision, live.days[19]?.remark]).toEqual(["open", 2, "Drill at ten"]);
    const old = await rest().month({ month, revision: 1 });
    expect(old.days[19]?.remark).toBe(null);
    expect(old).toMatchObject({ state: "locked", revision: 1, hash: old.revisions[0]?.signatures[1]?.hash });
    expect(old.can).toMatchObject({ write: false, awaits: null, sign: false, correct: false });
    expect(old.hash).not.toBe(live.hash);
    expect(await refusalOf(sign("deckhand", "seafarer", { revision: 1 }))).toMatchObject({ code: "stale" });
    expect(old.days.every(({ beginsAt }) => beginsAt instanceof Date)).toBe(true);
    expect(old.report.figures).toHaveLength(31);
    await sign("deckhand", "seafarer");
    await sign("captain", "master");
    const signed = await rest().month({ month });
    expect(signed).toMatchObject({ state: "locked", revision: 2 });
    expect(signed.revisions.map(({ reason }) => reason)).toEqual([null, "The drill was on the 20th"]);
    const chain = await world.inVessel("A", (tx) => tx.select().from(restSignatures).orderBy(restSignatures.signedAt));
    expect(new Set(chain.map(({ previousHash }) => previousHash)).size).toBe(4);
  });

  it("of the master is signed by a head of department", async () => {
    await writeDays(world, "captain", on("2026-05-30"), 2);
    const { hash } = await rest("captain").month({ month });
    await rest("captain").signMonth({ month, capacity: "seafarer", revision: 1, hash, pin: worldPin });
    const own = rest("captain").signMonth({ month, capacity: "master", revision: 1, hash, pin: worldPin });
    expect(await refusalOf(own)).toMatchObject({ messageKey: "hours-of-rest:refusal.signedByAnother" });
    const captains = { profileId: of("captain"), month };
    expect((await rest("captain").month({ month })).can.whyNotSign).toBe("hours-of-rest:refusal.signedByAnother");
    expect((await rest("bosun").month(captains)).can).toMatchObject({ awaits: "master", sign: true, write: false });
    const { hash: signed } = await rest("bosun").month(captains);
    await rest("bosun").signMonth({ ...captains, capacity: "master", revision: 1, hash: signed, pin: worldPin });
    expect(await rest("captain").month({ month })).toMatchObject({ state: "locked" });
  });

  it("is told to the captain with how far it is signed", async () => {
    const { people } = await rest("captain").overview({ month });
    expect(people.find(({ id }) => id === profileId())).toMatchObject({ state: "locked", missing: 0 });
    expect(people.find(({ id }) => id === of("captain"))).toMatchObject({ state: "locked", missing: 29 });
  });
});
