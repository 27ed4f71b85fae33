import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { PaperType } from "@ymp/core/people/document-types";
import { watches } from "@ymp/db/schema/watch-plans";
import { refusalOf } from "@ymp/testing/callers";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

const at = (text: string) => new Date(`${text}+02:00`);

describe("watches of a plan", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.close());

  const as = (who: Who = "captain") => world.as(who).watchPlans;
  const profile = (who: Who) => world.person(who).profileId ?? "";
  const team = () => ["engineer", "bosun", "deckhand"].map((who) => profile(who as Who));

  async function generated() {
    const { id, version } = await makePlan(world);
    await as().generate({ id, version, teams: [{ position: "anchor", profileIds: team() }] });
    return id;
  }

  const add = (planId: string, who: Who | null, startsAt: Date, endsAt: Date, id = newId()) =>
    as().saveWatch({ id, planId, position: "anchor", profileId: who && profile(who), startsAt, endsAt });

  it("are made over its days without a gap, and the plan is published to those who stand them", async () => {
    const id = await generated();
    const board = await as().board({ id });
    expect(board.watches).toHaveLength(12);
    expect(board.faults).toEqual({ holes: [], broken: [], brokenHidden: 0, absent: [], unfit: [], unfitHidden: 0 });
    const { version } = await as().get({ id });
    await as().publish({ id, version });
    const told = await world.as("deckhand").notifications.list({});
    expect(told.rows).toContainEqual(expect.objectContaining({ event: "watch_planned", recordId: id }));
    expect((await world.as("stew").notifications.list({})).rows).toEqual([]);
  });

  it("are not published while a watch has nobody, or a limit of rest would be broken, with the name of whose", async () => {
    const id = await generated();
    const [first] = (await as().board({ id })).watches;
    await as().saveWatch({ id: first?.id ?? "", planId: id, version: first?.version ?? 1, profileId: null });
    const hole = await as().get({ id });
    expect(await refusalOf(as().publish({ id, version: hole.version }))).toMatchObject({
      code: "conflict",
      messageKey: "watch-plans:refusal.holes",
    });
    const long = await makePlan(world, { name: "Long", startsOn: hole.startsOn, endsOn: hole.endsOn });
    await add(long.id, "captain", at("2026-06-22T00:00"), at("2026-06-22T18:00"));
    await add(long.id, "chief", at("2026-06-22T18:00"), at("2026-06-23T08:00"));
    await add(long.id, "captain", at("2026-06-23T08:00"), at("2026-06-24T00:00"));
    const { version } = await as().get({ id: long.id });
    const refusal = await refusalOf(as().publish({ id: long.id, version }));
    expect(refusal).toMatchObject({ messageKey: "watch-plans:refusal.broken" });
    expect((await as().board({ id: long.id })).faults.broken).toContain(profile("captain"));
  });

  it("tell whose limits they break to whoever reads the hours, and of the others how many", async () => {
    const long = await makePlan(world, { name: "Long" });
    await add(long.id, "engineer", at("2026-06-22T00:00"), at("2026-06-22T18:00"));
    const faultsFor = async (who: Who) => (await as(who).board({ id: long.id })).faults;
    const engineer = profile("engineer");
    expect(await faultsFor("captain")).toMatchObject({ broken: [engineer], brokenHidden: 0 });
    expect(await faultsFor("chief")).toMatchObject({ broken: [engineer], brokenHidden: 0 });
    expect(await faultsFor("bosun")).toMatchObject({ broken: [], brokenHidden: 1 });
    expect(await faultsFor("engineer")).toMatchObject({ broken: [engineer] });
    expect(await faultsFor("deckhand")).toMatchObject({ broken: [], brokenHidden: 1 });
    const { version } = await as().get({ id: long.id });
    const refusal = await refusalOf(as("bosun").publish({ id: long.id, version }));
    expect(JSON.stringify(refusal)).not.toContain("Nair");
  });

  const hold = (who: Who, type: PaperType, expiresOn: string) =>
    world.as("captain").crewDocuments.save({
      ...{ id: newId(), profileId: profile(who), type, expiresOn: parseCalendarDate(expiresOn) },
    });
  const onPassage = () => {
    const legs = [{ state: "passage" as const, onDay: parseCalendarDate("2026-06-22"), time: "00:00" }];
    return makePlan(world, { name: "Passage", legs });
  };

  it("of the bridge ask for a certificate that holds, and are not published without", async () => {
    const { id, version } = await onPassage();
    await hold("bosun", "certificate_of_competency", "2026-06-23");
    await hold("chief", "yachtmaster", "2028-01-01");
    await hold("engineer", "yachtmaster", "2026-06-23");
    const profileIds = [profile("bosun"), profile("engineer"), profile("chief"), profile("deckhand")];
    await as().generate({ id, version, teams: [{ position: "bridge", profileIds }] });
    const { watches: rows, faults } = await as().board({ id });
    expect(rows.map(({ profileId }) => profileId)).not.toContain(profile("deckhand"));
    expect(faults.unfit).toEqual([]);
    const last = rows.at(-1);
    const given = { id: last?.id ?? "", planId: id, version: last?.version ?? 1 };
    await as().saveWatch({ ...given, profileId: profile("deckhand") });
    const faultsFor = async (who: Who) => (await as(who).board({ id })).faults;
    expect(await faultsFor("captain")).toMatchObject({ unfit: [last?.id], unfitHidden: 0 });
    expect(await faultsFor("deckhand")).toMatchObject({ unfit: [last?.id], unfitHidden: 0 });
    expect(await faultsFor("stew")).toMatchObject({ unfit: [], unfitHidden: 1 });
    expect((await as("stew").board({ id })).people.filter(({ unfit }) => unfit !== null)).toMatchObject([
      { id: profile("stew") },
    ]);
    const publish = async () => as().publish({ id, version: (await as().get({ id })).version });
    expect(await refusalOf(publish())).toMatchObject({ messageKey: "watch-plans:refusal.unfit" });
    await hold("deckhand", "yachtmaster", "2027-01-01");
    await publish();
    const version2 = (await as().board({ id })).watches.at(-1)?.version ?? 1;
    const toStew = { ...given, version: version2, profileId: profile("stew") };
    expect(await refusalOf(as().saveWatch(toStew))).toMatchObject({
      fields: { reason: "watch-plans:refusal.breaksPublished" },
    });
    await as().saveWatch({ ...toStew, reason: "Under the eyes of the captain" });
  });

  it("never have one person on two at once, whatever was asked at the same moment", async () => {
    const { id } = await makePlan(world);
    await add(id, "bosun", at("2026-06-22T00:00"), at("2026-06-22T04:00"));
    expect(await refusalOf(add(id, "bosun", at("2026-06-22T03:30"), at("2026-06-22T06:00")))).toMatchObject({
      code: "conflict",
      fields: { profileId: "watch-plans:refusal.twice" },
    });
    const other = await makePlan(world, { name: "Another plan" });
    expect(await refusalOf(add(other.id, "bosun", at("2026-06-22T02:00"), at("2026-06-22T05:00")))).toMatchObject({
      fields: { profileId: "watch-plans:refusal.twice" },
    });
    const row = { planId: id, vesselId: world.vessels.A.id, profileId: profile("bosun"), position: "bridge" as const };
    const past = world.inVessel("A", (tx) =>
      tx.insert(watches).values({ ...row, startsAt: at("2026-06-22T03:00"), endsAt: at("2026-06-22T05:00") }),
    );
    await expect(past).rejects.toMatchObject({ cause: { constraint_name: "watches_one_at_once" } });
  });

  it("of an archived plan keep nobody from others, and come back only where they fit", async () => {
    const { id } = await makePlan(world);
    await add(id, "bosun", at("2026-06-22T00:00"), at("2026-06-22T04:00"));
    const archived = await as().archive({ id, version: (await as().get({ id })).version });
    const other = await makePlan(world, { name: "Another plan" });
    await add(other.id, "bosun", at("2026-06-22T02:00"), at("2026-06-22T05:00"));
    expect(await refusalOf(as().restore(archived))).toMatchObject({ code: "conflict" });
  });

  it.each([
    ["outside its days", "2026-06-21T20:00", "2026-06-22T04:00", "outside"],
    ["at no half hour", "2026-06-22T00:10", "2026-06-22T04:00", "halfHour"],
    ["that ends before it begins", "2026-06-22T04:00", "2026-06-22T00:00", "times"],
    ["longer than a day", "2026-06-22T00:00", "2026-06-23T04:00", "tooLong"],
  ])("are not taken %s", async (_case, from, until, refusal) => {
    const { id } = await makePlan(world);
    const refused = await refusalOf(add(id, "bosun", at(from), at(until)));
    expect(Object.values(refused.fields)).toEqual([`watch-plans:refusal.${refusal}`]);
  });

  it("change people at once, and both are told where the plan is published", async () => {
    const id = await generated();
    await as().publish({ id, version: (await as().get({ id })).version });
    const [one, other] = (await as().board({ id })).watches;
    if (!one || !other) throw new Error("No watches were made");
    const exchange = () =>
      as().assignWatches({
        planId: id,
        changes: [
          { id: one.id, version: one.version, profileId: other.profileId },
          { id: other.id, version: other.version, profileId: one.profileId },
        ],
      });
    await exchange();
    const after = (await as().board({ id })).watches;
    expect([after[0]?.profileId, after[1]?.profileId]).toEqual([other.profileId, one.profileId]);
    expect(await refusalOf(exchange())).toMatchObject({ code: "stale" });
    const twice = { id: after[2]?.id ?? "", version: after[2]?.version ?? 1, profileId: after[0]?.profileId ?? null };
    const both = [twice, { id: after[0]?.id ?? "", version: after[0]?.version ?? 1, profileId: profile("stew") }];
    expect(await as().assignWatches({ planId: id, changes: both })).toBeUndefined();
    const told = await world.as("bosun").notifications.list({});
    expect(told.rows.map(({ facts }) => facts)).toContainEqual(expect.objectContaining({ what: "moved" }));
  });

  it("that were stood stay when the plan is filled again, and are not taken off", async () => {
    const id = await generated();
    world.setNow(at("2026-06-22T09:00"));
    const [first] = (await as().board({ id })).watches;
    expect(await refusalOf(as().removeWatch({ id: first?.id ?? "", version: 1 }))).toMatchObject({ code: "conflict" });
    const ahead = (await as().board({ id })).watches.at(-1);
    const behind = { startsAt: at("2026-06-22T04:00"), endsAt: at("2026-06-22T08:00") };
    const back = as().saveWatch({ id: ahead?.id ?? "", planId: id, version: ahead?.version ?? 1, ...behind });
    expect(await refusalOf(back)).toMatchObject({ fields: { startsAt: "watch-plans:refusal.stood" } });
    const { version } = await as().get({ id });
    await as().generate({
      id,
      version,
      teams: [{ position: "anchor", profileIds: [profile("engineer"), profile("bosun")] }],
    });
    const { watches: rows } = await as().board({ id });
    expect(rows.filter(({ startsAt }) => startsAt < world.now())).toHaveLength(3);
    expect(rows).toHaveLength(12);
    expect(await refusalOf(as().generate({ id, version, teams: [] }))).toMatchObject({ code: "invalid" });
  });

  it("are filled from the watch that runs now on, and published without those that lie behind", async () => {
    world.setNow(at("2026-06-22T09:10"));
    const id = await generated();
    const { watches: rows, faults } = await as().board({ id });
    expect(rows[0]?.startsAt).toEqual(at("2026-06-22T08:00"));
    expect(faults.holes).toEqual([]);
    await as().publish({ id, version: (await as().get({ id })).version });
  });

  it("show hours of rest to those alone who may read them", async () => {
    const id = await generated();
    const people = (await as("deckhand").board({ id })).people;
    expect(people.filter(({ rest }) => rest !== null).map(({ id: shown }) => shown)).toEqual([profile("deckhand")]);
    expect((await as().board({ id })).people.every(({ rest }) => rest !== null)).toBe(true);
  });
});
