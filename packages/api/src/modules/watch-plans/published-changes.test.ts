import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const at = (text: string) => new Date(`${text}+02:00`);

describe("a published plan", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.close());

  const as = (who: Who = "captain") => world.as(who).watchPlans;
  const profile = (who: Who) => world.person(who).profileId ?? "";
  const board = (id: string) => as().board({ id });
  const team = ["engineer", "bosun", "deckhand"] as const;

  async function published() {
    const { id, version } = await makePlan(world);
    await as().generate({ id, version, teams: [{ position: "anchor", profileIds: team.map(profile) }] });
    await as().publish({ id, version: (await as().get({ id })).version });
    const { watches } = await board(id);
    const [first] = watches;
    if (!first) throw new Error("No watches were made");
    return { id, watches, first };
  }

  const told = async (who: Who) =>
    (await world.as(who).notifications.list({})).rows.filter(({ facts }) => facts.what === "moved");

  it("is changed to nobody for a reason alone, which stays in its history", async () => {
    const { id, first } = await published();
    const change = { planId: id, changes: [{ id: first.id, version: first.version, profileId: null }] };
    expect(await refusalOf(as().assignWatches(change))).toMatchObject({
      code: "conflict",
      fields: { reason: "watch-plans:refusal.breaksPublished" },
    });
    expect((await board(id)).watches[0]?.profileId).toBe(first.profileId);
    await as().assignWatches({ ...change, reason: "At the quay by then" });
    const { rows } = await as().history({ id });
    expect(rows[0]).toMatchObject({ verb: "watches_assigned", facts: { reason: "At the quay by then" } });
  });

  it.each([
    [
      "saved",
      (id: string, one: { id: string; version: number }) => as().saveWatch({ ...one, planId: id, profileId: null }),
    ],
    ["taken off", (_id: string, one: { id: string; version: number }) => as().removeWatch(one)],
  ] as const)("leaves no watch to nobody without a reason when one is %s", async (_case, change) => {
    const { id, first } = await published();
    const one = { id: first.id, version: first.version };
    expect(await refusalOf(change(id, one))).toMatchObject({
      fields: { reason: "watch-plans:refusal.breaksPublished" },
    });
    expect((await board(id)).watches).toHaveLength(12);
  });

  it("is not filled with one person everywhere without a reason", async () => {
    const { id } = await published();
    const { version } = await as().get({ id });
    const alone = { id, version, teams: [{ position: "anchor" as const, profileIds: [profile("bosun")] }] };
    expect(await refusalOf(as().generate(alone))).toMatchObject({
      fields: { reason: "watch-plans:refusal.breaksPublished" },
    });
    await as().generate({ ...alone, reason: "Everybody else is ashore" });
  });

  it("tells whoever it concerns which watch they had and which they have", async () => {
    const { id, watches } = await published();
    const [one, other] = watches;
    if (!one || !other) throw new Error("No watches were made");
    const changes = [
      { id: one.id, version: one.version, profileId: other.profileId },
      { id: other.id, version: other.version, profileId: one.profileId },
    ];
    await as().assignWatches({ planId: id, changes });
    const [notice] = await told("bosun");
    expect(notice?.facts).toMatchObject({ before: "2026-06-22 04:00–08:00", after: "2026-06-22 00:00–04:00" });
    expect(await told("deckhand")).toEqual([]);
  });

  it("tells its watchkeepers when it is archived, and when it comes back", async () => {
    const { id } = await published();
    const archived = await as().archive({ id, version: (await as().get({ id })).version });
    for (const who of team) expect((await told(who))[0]?.facts).toMatchObject({ after: "–" });
    await as().restore(archived);
    for (const who of team) expect((await told(who))[0]?.facts).toMatchObject({ before: "–" });
  });

  it("is divided where a watch that runs is given to another: what was stood stays", async () => {
    const { id, first } = await published();
    world.setNow(at("2026-06-22T01:10"));
    const seen = { id: first.id, version: first.version };
    await as().saveWatch({ ...seen, planId: id, profileId: profile("stew") });
    const [stood, rest] = (await board(id)).watches;
    expect(stood).toMatchObject({ id: first.id, profileId: first.profileId, endsAt: at("2026-06-22T01:30") });
    expect(rest).toMatchObject({ profileId: profile("stew"), startsAt: at("2026-06-22T01:30"), endsAt: first.endsAt });
    const again = { planId: id, changes: [{ id: rest?.id ?? "", version: 1, profileId: profile("bosun") }] };
    world.setNow(at("2026-06-22T02:00"));
    await as().assignWatches({ ...again, reason: "She is ill" });
    expect((await board(id)).watches.slice(0, 3).map(({ profileId }) => profileId)).toEqual([
      first.profileId,
      profile("stew"),
      profile("bosun"),
    ]);
  });

  it("keeps the beginning of a watch that runs, and puts none that is to come behind now", async () => {
    const { id, first, watches } = await published();
    world.setNow(at("2026-06-22T02:10"));
    const move = (one: typeof first | undefined, startsAt: Date, endsAt: Date) =>
      refusalOf(as().saveWatch({ id: one?.id ?? "", version: 1, planId: id, startsAt, endsAt }));
    expect(await move(first, at("2026-06-22T00:30"), at("2026-06-22T04:00"))).toMatchObject({
      fields: { startsAt: "watch-plans:refusal.running" },
    });
    expect(await move(watches[11], at("2026-06-22T00:00"), at("2026-06-22T02:00"))).toMatchObject({
      fields: { startsAt: "watch-plans:refusal.stood" },
    });
    expect(await move(watches[11], at("2026-06-22T01:00"), at("2026-06-22T03:00"))).toMatchObject({
      fields: { startsAt: "watch-plans:refusal.stood" },
    });
  });

  it("names those whose limits break to whoever may read their rest, and counts the others", async () => {
    const { id } = await makePlan(world, { endsOn: parseCalendarDate("2026-06-22") });
    const span = { startsAt: at("2026-06-22T00:00"), endsAt: at("2026-06-22T18:00") };
    await as().saveWatch({ id: newId(), planId: id, position: "anchor", profileId: profile("bosun"), ...span });
    expect((await as("deckhand").board({ id })).faults).toMatchObject({ broken: [], brokenHidden: 1 });
    expect((await board(id)).faults).toMatchObject({ broken: [profile("bosun")], brokenHidden: 0 });
  });
});
