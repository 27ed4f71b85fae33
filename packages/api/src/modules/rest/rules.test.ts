import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { ordinaryDay, writeDays } from "@ymp/testing/factories/rest";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const on = parseCalendarDate;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const rest = (who: Who = "deckhand") => world.as(who).rest;
const of = (who: "captain" | "bosun" | "deckhand" | "stew" | "engineer") => world.crew.A[who].profileId;
const usual = { limits: "rest", periodRule: "best", minPeriodMinutes: 60 } as const;

describe("the rules of the vessel", () => {
  it("are the captain's to set, and hold from a month on", async () => {
    for (const who of ["bosun", "deckhand", "manager", "superadmin"] as const)
      expect(await refusalOf(rest(who).saveRules({ month: "2026-06", ...usual, law: "x" }))).toMatchObject({
        code: "forbidden",
      });
    expect(await rest("bosun").rules({ month: "2026-06" })).toMatchObject({ ...usual, since: null, mayEdit: false });
    await rest("captain").saveRules({ month: "2026-06", ...usual, limits: "work", law: "Merchant Shipping Act" });
    expect(await rest("captain").rules({ month: "2026-07" })).toMatchObject({
      ...{ limits: "work", law: "Merchant Shipping Act", since: "2026-06-01", version: null, mayEdit: true },
    });
    expect(await rest("captain").rules({ month: "2026-05" })).toMatchObject({ limits: "rest", since: null });
    const past = rest("captain").saveRules({ month: "2026-06", ...usual });
    expect(await refusalOf(past)).toMatchObject({ code: "stale" });
  });

  it("judge by what the flag limits, whoever stands watches by STCW all the same", async () => {
    const long = `${".".repeat(12)}${"#".repeat(30)}${".".repeat(6)}`;
    for (const who of ["stew", "engineer"] as const) await rest(who).saveDay({ onDay: on("2026-06-13"), grid: long });
    const rulesOf = async (who: "stew" | "engineer") => {
      const { report, isWatchkeeper } = await rest(who).month({ month: "2026-06" });
      return [isWatchkeeper, report.breaches.map(({ rule }) => rule).filter((rule) => /_24H$/.test(rule))[0]];
    };
    expect(await rulesOf("stew")).toEqual([false, "WORK_24H"]);
    expect(await rulesOf("engineer")).toEqual([true, "REST_24H"]);
    const { since, version, mayEdit, ...rules } = await rest("captain").rules({ month: "2026-06" });
    const watchkeeper = { profileId: of("stew"), isWatchkeeper: true };
    const { minPeriodMinutes } = usual;
    const told = { ...rules, minPeriodMinutes, ...(version === null ? {} : { version }), watchkeeper };
    expect([since, mayEdit]).toEqual(["2026-06-01", true]);
    expect(await refusalOf(rest("bosun").saveRules({ ...told, month: "2026-06" }))).toMatchObject({
      code: "forbidden",
    });
    const nobody = { profileId: newId(), isWatchkeeper: true };
    const halfWrong = rest("captain").saveRules({ ...told, month: "2026-06", law: "Another", watchkeeper: nobody });
    expect(await refusalOf(halfWrong)).toMatchObject({ code: "not_found" });
    expect(await rest("captain").rules({ month: "2026-06" })).toMatchObject({ law: rules.law, version });
    await rest("captain").saveRules({ ...told, month: "2026-06" });
    // Sent again, it changes nothing and is taken.
    await rest("captain").saveRules({ ...told, month: "2026-06" });
    expect(await rulesOf("stew")).toEqual([true, "REST_24H"]);
  });
});

describe("a breach", () => {
  it("has its cause and what was done recorded by the master, and stays", async () => {
    const { report } = await rest("stew").month({ month: "2026-06" });
    const [breach] = report.breaches;
    if (!breach) throw new Error("nothing is broken");
    const { rule, from } = breach;
    const told = {
      profileId: of("stew"),
      month: "2026-06",
      rule,
      from,
      cause: "guestService",
      compensatedOn: null,
    } as const;
    expect(await refusalOf(rest("stew").noteBreach(told))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(rest("manager").noteBreach(told))).toMatchObject({ code: "forbidden" });
    const { id, version } = await rest("captain").noteBreach({ ...told, action: "Day off" });
    const again = rest("captain").noteBreach({ ...told, cause: "other" });
    expect(await refusalOf(again)).toMatchObject({ code: "stale" });
    await rest("captain").noteBreach({ ...told, version, compensatedOn: on("2026-06-14"), action: "Day off" });
    const after = await rest("stew").month({ month: "2026-06" });
    expect(after.notes).toMatchObject([{ id, cause: "guestService", action: "Day off", compensatedOn: "2026-06-14" }]);
    expect(after.report.breaches).toHaveLength(report.breaches.length);
    const none = rest("captain").noteBreach({ ...told, from: new Date("2026-06-01T00:00:00Z") });
    expect(await refusalOf(none)).toMatchObject({ messageKey: "hours-of-rest:refusal.noBreach" });
  });
});

describe("a plan", () => {
  const plan = { fromDay: on("2026-06-15"), grid: ordinaryDay };
  it.each<[Who, "deckhand" | "stew" | "captain", string | null]>([
    ["captain", "stew", null],
    ["bosun", "deckhand", null],
    ["bosun", "stew", "not_found"],
    ["bosun", "captain", "forbidden"],
    ["deckhand", "deckhand", "forbidden"],
    ["manager", "deckhand", "forbidden"],
  ])("the %s plans the %s: %s", async (who, whose, code) => {
    const saving = rest(who).savePlan({ profileId: of(whose), ...plan });
    if (code) expect(await refusalOf(saving)).toMatchObject({ code });
    else expect(await saving).toEqual({ version: 1 });
  });

  it("is of days that come, and the same plan again is none", async () => {
    const past = rest("captain").savePlan({ ...plan, profileId: of("stew"), fromDay: on("2026-06-14") });
    expect(await refusalOf(past)).toMatchObject({ fields: { fromDay: "hours-of-rest:refusal.planPast" } });
    expect(await rest("captain").savePlan({ ...plan, profileId: of("stew") })).toEqual({ version: 1 });
    const { plans } = await rest("stew").month({ month: "2026-06" });
    expect(plans).toEqual([{ fromDay: "2026-06-15", grid: ordinaryDay, version: 1 }]);
  });
});

describe("a correction", () => {
  const month = "2026-05";
  const mine = () => ({ profileId: of("deckhand"), month });
  const sign = async (who: Who, capacity: "seafarer" | "master", more: object = {}) => {
    const { hash, revision } = await rest("captain").month(mine());
    return rest(who).signMonth({ ...mine(), capacity, revision, hash, pin: worldPin, ...more });
  };

  it("is withdrawn: the month stands as it was signed, its days with it, and the next has a number of its own", async () => {
    await writeDays(world, "deckhand", on("2026-05-02"), 29);
    await sign("deckhand", "seafarer");
    await sign("captain", "master");
    await rest().correctMonth({ ...mine(), revision: 1, reason: "Wrong" });
    await rest().saveDay({ onDay: on("2026-05-20"), version: 1, base: { remark: null }, remark: "Wrong as well" });
    await rest().saveDay({ onDay: on("2026-05-01"), grid: ordinaryDay, lateReason: "Forgotten" });
    expect((await rest().month(mine())).can).toMatchObject({ withdraw: true });
    expect(await refusalOf(rest("bosun").withdrawCorrection({ ...mine(), revision: 2 }))).toMatchObject({
      code: "forbidden",
    });
    await rest().withdrawCorrection({ ...mine(), revision: 2 });
    const stands = await rest().month(mine());
    expect(stands).toMatchObject({ state: "locked", revision: 1, can: { withdraw: false, correct: true } });
    expect(stands.days[0]).toMatchObject({ isKept: false });
    expect(stands.days[19]).toMatchObject({ remark: null });
    const again = rest().withdrawCorrection({ ...mine(), revision: 2 });
    expect(await refusalOf(again)).toMatchObject({ code: "stale" });
    expect(await rest().correctMonth({ ...mine(), revision: 1, reason: "Again" })).toEqual({ revision: 3 });
    const open = await rest().month(mine());
    expect(open.days[0]).toMatchObject({ isKept: false });
    expect(open.days[19]).toMatchObject({ remark: null });
    await sign("deckhand", "seafarer");
    expect(await rest().month(mine())).toMatchObject({ state: "signed", revision: 3 });
  });
});

describe("whoever left", () => {
  it("has a month that they did not sign locked by the master alone, who says why", async () => {
    await writeDays(world, "engineer", on("2026-05-01"), 31);
    const mine = { profileId: of("engineer"), month: "2026-05" };
    const sign = async (more: object = {}) => {
      const { hash } = await rest("captain").month(mine);
      return rest("captain").signMonth({ ...mine, capacity: "master", revision: 1, hash, pin: worldPin, ...more });
    };
    expect(await refusalOf(sign({ reason: "Left" }))).toMatchObject({
      messageKey: "hours-of-rest:refusal.seafarerFirst",
    });
    const { userId } = world.crew.A.engineer;
    await world.inVessel("A", (tx) =>
      tx
        .update(memberships)
        .set({ leftAt: new Date("2026-06-01T09:00:00Z") })
        .where(eq(memberships.userId, userId)),
    );
    expect((await rest("captain").month(mine)).can).toMatchObject({ awaits: "master", sign: true, signsAlone: true });
    expect(await refusalOf(sign())).toMatchObject({ fields: { reason: "hours-of-rest:refusal.alone" } });
    expect(await sign({ reason: "Left on 1 June, not reached" })).toEqual({ revision: 1, state: "locked" });
    const { state, revisions, days } = await rest("captain").month(mine);
    expect([state, days.filter(({ isKept }) => isKept).length]).toEqual(["locked", 31]);
    expect(revisions[0]?.signatures).toMatchObject([{ capacity: "master", reason: "Left on 1 June, not reached" }]);
  });
});
