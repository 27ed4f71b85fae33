import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const at = (text: string) => new Date(`${text}+02:00`);
const names: Partial<Record<Who, string>> = {};

describe("the log of a watch", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    for (const who of ["deckhand", "bosun", "captain", "stew"] as const) {
      const { firstName, lastName } = await world.as(who).people.get({ id: profile(who) });
      names[who] = `${firstName} ${lastName}`;
    }
  });
  afterEach(() => world.close());

  const as = (who: Who) => world.as(who).watchLogs;
  const profile = (who: Who) => world.person(who).profileId ?? "";
  const typed = (who: Who) => ({ method: "typed" as const, name: names[who] ?? "" });

  /** The deckhand stands the gangway from eight to twelve, the bosun from twelve to four; published. */
  async function arranged() {
    const plans = world.as("captain").watchPlans;
    const startsOn = parseCalendarDate("2026-06-22");
    const { id: planId } = await makePlan(world, {
      endsOn: startsOn,
      legs: [{ state: "port", onDay: startsOn, time: "00:00" }],
    });
    const add = async (who: Who, from: string, until: string) => {
      const id = newId();
      const hours = { startsAt: at(from), endsAt: at(until) };
      await plans.saveWatch({ id, planId, position: "gangway", profileId: profile(who), ...hours });
      return id;
    };
    const first = await add("deckhand", "2026-06-22T08:00", "2026-06-22T12:00");
    const second = await add("bosun", "2026-06-22T12:00", "2026-06-22T16:00");
    await plans.publish({ id: planId, version: (await plans.get({ id: planId })).version });
    return { planId, first, second };
  }

  async function taken() {
    const plan = await arranged();
    world.setNow(at("2026-06-22T08:00"));
    await as("deckhand").takeOver({ id: plan.first, happenedAt: at("2026-06-22T07:55") });
    return plan;
  }

  const values = { mooring: "alongside", visitors: "Agent at ten" };
  const handOver = (id: string, version: number, handoverId = newId(), more: object = {}) =>
    as("deckhand").handOver({
      ...{ id, version, handoverId, happenedAt: at("2026-06-22T12:00"), values, signature: typed("deckhand") },
      ...more,
    });

  async function handed() {
    const plan = await taken();
    world.setNow(at("2026-06-22T12:00"));
    const handoverId = newId();
    await handOver(plan.first, 1, handoverId);
    return { ...plan, handoverId };
  }

  it("goes from planned over on to done, is signed by both, and is closed then", async () => {
    const { first, handoverId } = await handed();
    expect((await world.as("bosun").notifications.list({})).rows).toContainEqual(
      expect.objectContaining({ event: "watch_handover", recordId: first }),
    );
    await as("bosun").relieve({ id: first, handoverId, rounds: 0, signature: typed("bosun") });
    const log = await as("captain").get({ id: first });
    expect(log).toMatchObject({ state: "done", log: { values, isTakenLate: false, isHandedLate: false } });
    expect(log.signatures.map(({ purpose, name }) => [purpose, name])).toEqual([
      ["relieved", names.deckhand],
      ["relieving", names.bosun],
    ]);
    expect(await refusalOf(handOver(first, 3))).toMatchObject({ messageKey: "watch-logs:refusal.locked" });
    const round = { id: newId(), watchId: first, happenedAt: at("2026-06-22T11:00") };
    expect(await refusalOf(as("deckhand").addRound(round))).toMatchObject({ messageKey: "watch-logs:refusal.locked" });
  });

  it("is taken over by whoever stands it alone, half an hour before it at the earliest, and never once it is over", async () => {
    const { first } = await arranged();
    world.setNow(at("2026-06-22T08:00"));
    const take = (who: Who, when: string) => as(who).takeOver({ id: first, happenedAt: at(when) });
    expect(await refusalOf(take("bosun", "2026-06-22T08:00"))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(take("deckhand", "2026-06-22T07:29"))).toMatchObject({
      fields: { happenedAt: "watch-logs:refusal.tooEarly" },
    });
    expect(await refusalOf(take("deckhand", "2026-06-22T09:00"))).toMatchObject({ code: "invalid" });
    world.setNow(at("2026-06-22T14:00"));
    expect(await refusalOf(take("deckhand", "2026-06-22T12:00"))).toMatchObject({
      fields: { happenedAt: "watch-logs:refusal.tooLate" },
    });
    expect(await as("deckhand").get({ id: first })).toMatchObject({ state: "missed", can: { takeOver: true } });
  });

  it("that was written without a link stands at its time, and says that it is late", async () => {
    const { first } = await arranged();
    world.setNow(at("2026-06-22T15:00"));
    await as("deckhand").takeOver({ id: first, happenedAt: at("2026-06-22T08:00") });
    await as("deckhand").takeOver({ id: first, happenedAt: at("2026-06-22T08:00") });
    await handOver(first, 1);
    const { log, state } = await as("deckhand").get({ id: first });
    expect(state).toBe("done");
    expect(log).toMatchObject({ isTakenLate: true, isHandedLate: true, version: 2 });
  });

  it("has rounds, and what was found becomes a job in one step", async () => {
    const { first } = await taken();
    world.setNow(at("2026-06-22T10:30"));
    const round = { id: newId(), watchId: first, happenedAt: at("2026-06-22T09:00") };
    await as("deckhand").addRound(round);
    await as("deckhand").addRound(round);
    const found = {
      id: newId(),
      watchId: first,
      happenedAt: at("2026-06-22T10:00"),
      finding: "Fender chafed",
      jobId: newId(),
    };
    await as("deckhand").addRound(found);
    const { rounds, missedRounds } = await as("captain").get({ id: first });
    expect(rounds).toMatchObject([
      { finding: null, isLate: true },
      { finding: "Fender chafed", jobId: found.jobId, jobTitle: "Fender chafed", isLate: false },
    ]);
    expect(missedRounds).toEqual([]);
    const early = { id: newId(), watchId: first, happenedAt: at("2026-06-22T07:00") };
    expect(await refusalOf(as("deckhand").addRound(early))).toMatchObject({
      fields: { happenedAt: "watch-logs:refusal.outside" },
    });
    const other = { ...round, id: newId() };
    expect(await refusalOf(as("bosun").addRound(other))).toMatchObject({ code: "forbidden" });
    const nothing = { ...other, jobId: newId() };
    expect(await refusalOf(as("deckhand").addRound(nothing))).toMatchObject({
      fields: { finding: "watch-logs:refusal.noFinding" },
    });
  });

  it("tells of rounds that nobody made", async () => {
    const { first } = await taken();
    world.setNow(at("2026-06-22T12:00"));
    expect((await as("captain").get({ id: first })).missedRounds).toHaveLength(2);
  });

  it("is written anew until the other signed; who read an older writing signs nothing", async () => {
    const { first, handoverId } = await handed();
    const later = newId();
    await handOver(first, 2, later, { values: { ...values, visitors: "Agent at eleven" } });
    await handOver(first, 2, later, { values: { ...values, visitors: "Agent at eleven" } });
    const old = as("bosun").relieve({ id: first, handoverId, rounds: 0, signature: typed("bosun") });
    expect(await refusalOf(old)).toMatchObject({ code: "stale" });
    const shown = await as("bosun").get({ id: first });
    expect(shown.signatures).toHaveLength(1);
    expect(shown.earlier).toEqual([{ handoverId, values, handedAt: at("2026-06-22T12:00"), signedBy: names.deckhand }]);
    const { base64 } = await as("bosun").print({ id: first });
    const said = pdfContentOf(Buffer.from(base64, "base64")).pages.flatMap(({ texts }) => texts);
    for (const text of ["Agent at ten", "Agent at eleven"]) expect(said).toContain(text);
    await as("bosun").relieve({ id: first, handoverId: later, rounds: 0, signature: typed("bosun") });
    await as("bosun").relieve({ id: first, handoverId: later, rounds: 0, signature: typed("bosun") });
  });

  it("is signed with the rounds that the one who relieves has read", async () => {
    const { first, handoverId } = await handed();
    world.setNow(at("2026-06-22T12:05"));
    const late = { id: newId(), watchId: first, happenedAt: at("2026-06-22T11:55"), finding: "Smoke in the lazarette" };
    await as("deckhand").addRound(late);
    const sign = (rounds: number) => as("bosun").relieve({ id: first, handoverId, rounds, signature: typed("bosun") });
    expect(await refusalOf(sign(0))).toMatchObject({ code: "stale", messageKey: "watch-logs:refusal.writtenAnew" });
    expect((await as("bosun").get({ id: first })).rounds).toMatchObject([{ isAfterHandover: true }]);
    await sign(1);
  });

  it("is printed by whoever reads it, and by nobody of another vessel", async () => {
    const { first, second } = await handed();
    for (const locale of ["en", "ja"] as const) {
      const { base64, mediaType, fileName } = await as("stew").print({ id: first, locale });
      expect([mediaType, fileName.endsWith(".pdf")]).toEqual(["application/pdf", true]);
      expect(Buffer.from(base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    }
    expect((await as("captain").print({ id: second })).mediaType).toBe("application/pdf");
    expect(await refusalOf(as("rival").print({ id: first }))).toMatchObject({ code: "not_found" });
  });

  it("is written by people: a script neither takes it over nor walks its rounds", async () => {
    const { first } = await arranged();
    world.setNow(at("2026-06-22T08:00"));
    const { principal } = world.context(world.person("deckhand"), "A");
    if (!principal) throw new Error("The deckhand is signed in.");
    const limits = { vesselId: null, levels: { watchkeeping: "view" as const }, madeAt: world.now() };
    const script = callerOf(world.services, {
      principal: { ...principal, kind: "token", limits },
      vesselId: world.vessels.A.id,
    }).watchLogs;
    const byToken = { messageKey: "refusals:notByToken" };
    expect(await refusalOf(script.takeOver({ id: first, happenedAt: world.now() }))).toMatchObject(byToken);
    const round = { id: newId(), watchId: first, happenedAt: world.now() };
    expect(await refusalOf(script.addRound(round))).toMatchObject(byToken);
    expect((await script.get({ id: first })).state).toBe("planned");
  });

  it("is handed over to whoever stands the position next, also where another plan goes on", async () => {
    const { second } = await arranged();
    const plans = world.as("captain").watchPlans;
    const startsOn = parseCalendarDate("2026-06-22");
    const legs = [{ state: "port" as const, onDay: startsOn, time: "00:00" }];
    const { id: planId } = await makePlan(world, { name: "The week after", endsOn: startsOn, legs });
    const hours = { startsAt: at("2026-06-22T16:00"), endsAt: at("2026-06-22T20:00") };
    await plans.saveWatch({ id: newId(), planId, position: "gangway", profileId: profile("stew"), ...hours });
    world.setNow(at("2026-06-22T12:00"));
    await as("bosun").takeOver({ id: second, happenedAt: at("2026-06-22T12:00") });
    world.setNow(at("2026-06-22T16:00"));
    const handing = { version: 1, happenedAt: at("2026-06-22T16:00"), values, signature: typed("bosun") };
    await as("bosun").handOver({ id: second, handoverId: newId(), ...handing });
    expect((await as("stew").get({ id: second })).can.relieve).toBe(false);
    await plans.publish({ id: planId, version: (await plans.get({ id: planId })).version });
    expect((await as("stew").get({ id: second })).can.relieve).toBe(true);
  });

  it("is not left hours before its end, unless the plan gives the rest of it to another", async () => {
    const { first, planId } = await taken();
    world.setNow(at("2026-06-22T08:10"));
    const leave = (when: string) => handOver(first, 1, newId(), { happenedAt: at(when) });
    expect(await refusalOf(leave("2026-06-22T08:07"))).toMatchObject({
      fields: { happenedAt: "watch-logs:refusal.goesEarly" },
    });
    const given = { id: first, version: 1, planId, profileId: profile("stew") };
    await world.as("captain").watchPlans.saveWatch(given);
    await leave("2026-06-22T08:10");
  });

  it("is signed by who takes over or by an officer, never by who was relieved, and never for another", async () => {
    const { first, handoverId } = await handed();
    const sign = (who: Who, name = who) =>
      as(who).relieve({ id: first, handoverId, rounds: 0, signature: typed(name) });
    expect(await refusalOf(sign("deckhand"))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(sign("stew"))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(sign("bosun", "captain"))).toMatchObject({
      fields: { signature: "refusals:signatureNotOwn" },
    });
    await sign("captain");
  });

  it("takes what its form asks for, and nothing else", async () => {
    const { first } = await taken();
    world.setNow(at("2026-06-22T12:00"));
    const refused = (more: object) => refusalOf(handOver(first, 1, newId(), { values: more }));
    expect(await refused({})).toMatchObject({ fields: { "values.mooring": "definitions:finding.required" } });
    expect(await refused({ ...values, rpm: "900" })).toMatchObject({
      fields: { "values.rpm": "definitions:finding.unknownField" },
    });
    expect(await refusalOf(handOver(first, 1, newId(), { happenedAt: at("2026-06-22T07:00") }))).toMatchObject({
      fields: { happenedAt: "watch-logs:refusal.beforeTaken" },
    });
  });

  it("is found in a list by position, person, days, state and missing signature, and exported so", async () => {
    const { first, second } = await handed();
    const ids = async (asked: object) => (await as("captain").list(asked)).rows.map(({ id }) => id);
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ descending: false })).toEqual([first, second]);
    expect(await ids({ unsigned: true })).toEqual([first]);
    expect(await ids({ state: "done" })).toEqual([first]);
    expect(await ids({ state: "planned" })).toEqual([second]);
    expect(await ids({ position: "bridge" })).toEqual([]);
    expect(await ids({ profileId: profile("bosun") })).toEqual([second]);
    expect(await ids({ from: "2026-06-23" })).toEqual([]);
    expect(await ids({ to: "2026-06-22" })).toHaveLength(2);
    expect(await ids({ search: "agent" })).toEqual([first]);
    const page = await as("captain").list({ limit: 1 });
    expect(page.total).toBe(2);
    expect((await as("captain").list({ limit: 1, cursor: page.nextCursor })).rows.map(({ id }) => id)).toEqual([first]);
    const { base64 } = await as("captain").export({ format: "csv" });
    expect(Buffer.from(base64, "base64").toString()).toContain("position.gangway");
    expect((await as("captain").export({ format: "pdf" })).mediaType).toBe("application/pdf");
    expect((await as("captain").history({ id: first })).rows.map(({ verb }) => verb)).toEqual([
      "handed_over",
      "taken_over",
    ]);
    world.setNow(at("2026-06-22T17:00"));
    expect(await ids({ state: "missed" })).toEqual([second]);
  });

  it("is of its vessel alone, and of published plans", async () => {
    const { first, planId } = await handed();
    expect(await refusalOf(as("rival").get({ id: first }))).toMatchObject({ code: "not_found" });
    expect((await as("rival").list({})).rows).toEqual([]);
    const draft = await makePlan(world, { name: "Draft" });
    const id = newId();
    const span = { startsAt: at("2026-06-23T00:00"), endsAt: at("2026-06-23T04:00") };
    await world
      .as("captain")
      .watchPlans.saveWatch({ id, planId: draft.id, position: "anchor", profileId: null, ...span });
    expect(await refusalOf(as("captain").get({ id }))).toMatchObject({ code: "not_found" });
    const plans = world.as("captain").watchPlans;
    await plans.archive({ id: planId, version: (await plans.get({ id: planId })).version });
    expect((await as("captain").list({})).rows.map(({ id: shown }) => shown)).toEqual([first]);
  });

  it("that nobody took over stays listed as missed when its plan is archived, and is taken over no more", async () => {
    const { first, second, planId } = await handed();
    world.setNow(at("2026-06-22T15:00"));
    const plans = world.as("captain").watchPlans;
    await plans.archive({ id: planId, version: (await plans.get({ id: planId })).version });
    const take = as("bosun").takeOver({ id: second, happenedAt: at("2026-06-22T13:00") });
    expect(await refusalOf(take)).toMatchObject({ messageKey: "watch-plans:refusal.archived" });
    expect((await as("bosun").get({ id: second })).can.takeOver).toBe(false);
    world.setNow(at("2026-06-22T17:00"));
    const { rows } = await as("captain").list({});
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      [second, "missed"],
      [first, "done"],
    ]);
  });

  it("that was begun early stays when the plan is filled again", async () => {
    const { planId, first } = await arranged();
    world.setNow(at("2026-06-22T07:40"));
    await as("deckhand").takeOver({ id: first, happenedAt: at("2026-06-22T07:40") });
    const plans = world.as("captain").watchPlans;
    const { version } = await plans.get({ id: planId });
    const teams = [
      { position: "gangway" as const, profileIds: ["engineer", "stew", "captain"].map((who) => profile(who as Who)) },
    ];
    await plans.generate({ id: planId, version, teams, reason: "Others are aboard" });
    expect((await as("deckhand").get({ id: first })).state).toBe("on");
    expect(await refusalOf(plans.removeWatch({ id: first, version: 1 }))).toMatchObject({ code: "conflict" });
    const given = { id: first, version: 1, planId, profileId: profile("stew"), reason: "No" };
    expect(await refusalOf(plans.saveWatch(given))).toMatchObject({
      fields: { startsAt: "watch-plans:refusal.running" },
    });
  });
});
