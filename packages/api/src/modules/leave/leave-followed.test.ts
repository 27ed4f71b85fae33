import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { onboardStays } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { askLeave, makeContract, profileOf } from "@ymp/testing/factories/leave";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { raiseNotices } from "../notifications/raising.service.ts";

const july = { startsOn: on("2026-07-06"), endsOn: on("2026-07-19") };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const as = (who: Who = "captain") => world.as(who).leave;
const noticesOf = async (who: Who) =>
  (await world.as(who).notifications.list({})).rows.filter(({ event }) => event.startsWith("leave_"));

describe("leave that was granted", () => {
  const midday = { onDay: july.startsOn, time: "12:00" };
  const granted = async (more: { startsAtNoon?: boolean } = {}) => {
    await makeContract(world, "deckhand");
    const { id, version } = await askLeave(world, "deckhand", july, more);
    await as().approve({ id, version });
    return id;
  };
  const signOn = () =>
    world.as("captain").onboard.saveEngagement({
      ...{ id: newId(), profileId: profileOf(world, "deckhand") },
      ...{ rank: "Deckhand", signedOnOn: on("2026-05-01") },
    });
  const namesOn = async (moment: { onDay: typeof july.startsOn; time: string }) =>
    (await world.as("captain").crewList.read(moment)).rows.map(({ firstName }) => firstName);

  it("takes the person off the crew list of those days, until the muster finds them aboard", async () => {
    await signOn();
    expect(await namesOn(midday)).toContain("Liam");
    await granted();
    expect(await namesOn(midday)).not.toContain("Liam");
    expect(await namesOn({ onDay: july.endsOn, time: "23:00" })).not.toContain("Liam");
    expect(await namesOn({ onDay: on("2026-07-20"), time: "00:30" })).toContain("Liam");
    world.setNow("2026-07-10T09:00:00Z");
    const profileId = profileOf(world, "deckhand");
    await world.as("captain").onboard.setStatus({ profileId, isOnboard: false, reason: "leave" });
    await world.as("captain").onboard.setStatus({ profileId, isOnboard: true });
    expect(await namesOn({ onDay: on("2026-07-10"), time: "23:00" })).toContain("Liam");
  });

  it("begins at noon where half a day was asked for", async () => {
    await signOn();
    await granted({ startsAtNoon: true });
    expect(await namesOn({ ...midday, time: "11:00" })).toContain("Liam");
    expect(await namesOn({ ...midday, time: "13:00" })).not.toContain("Liam");
  });

  it("is no day on which hours of rest are missing", async () => {
    await granted();
    world.setNow("2026-08-01T09:00:00Z");
    const { people } = await world.as("captain").rest.overview({ month: "2026-07" });
    expect(people.find(({ name }) => name === "Liam Shaw")?.missing).toBe(31 - 14);
  });

  it("keeps the person from watches, and is a fault of those that were given before", async () => {
    const days = { startsOn: july.startsOn, endsOn: on("2026-07-07") };
    const legs = [{ state: "port" as const, onDay: july.startsOn, time: "00:00" }];
    const { id: planId } = await makePlan(world, { ...days, legs });
    const watch = (hour: string) => ({
      ...{ id: newId(), planId, position: "gangway" as const, profileId: profileOf(world, "deckhand") },
      ...{ startsAt: new Date(`2026-07-06T${hour}:00:00+02:00`), endsAt: new Date(`2026-07-06T${hour}:30:00+02:00`) },
    });
    const given = watch("08");
    await world.as("captain").watchPlans.saveWatch(given);
    await granted();
    const refused = await refusalOf(world.as("captain").watchPlans.saveWatch(watch("12")));
    expect(refused.fields).toEqual({ profileId: "watch-plans:refusal.away" });
    const boardFor = (who: Who) => world.as(who).watchPlans.board({ id: planId });
    const takenFor = async (who: Who) =>
      (await boardFor(who)).people.find(({ id }) => id === profileOf(world, "deckhand"))?.taken;
    expect((await boardFor("captain")).faults.absent).toEqual([given.id]);
    // As far as the plan goes, and no further.
    const ofPlan = [{ from: new Date("2026-07-05T22:00Z"), until: new Date("2026-07-07T22:00Z") }];
    expect([await takenFor("captain"), await takenFor("deckhand"), await takenFor("stew")]).toEqual([
      ofPlan,
      ofPlan,
      [],
    ]);
    expect((await boardFor("stew")).faults.absent).toEqual([]);
  });

  it("is told to the person and to those who decide, once, a week before it begins", async () => {
    const id = await granted();
    world.setNow("2026-06-30T09:00:00Z");
    await raiseNotices(world.services, world.vessels.A.id);
    await raiseNotices(world.services, world.vessels.A.id);
    const told = (await noticesOf("bosun")).filter(({ event }) => event === "leave_begins");
    expect(told).toMatchObject([{ recordId: id, facts: { title: "Liam Shaw", beginsOn: "2026-07-06" } }]);
    expect((await noticesOf("chief")).map(({ event }) => event)).not.toContain("leave_begins");
  });
});

it("time for time is earned by days aboard, as the list of those on board has them", async () => {
  const profileId = profileOf(world, "deckhand");
  const terms = { basis: "rotation" as const, annual: null, onDays: 60, offDays: 30 };
  await makeContract(world, "deckhand", { ...terms, startsOn: on("2026-01-01") });
  const stays = [
    ["2026-01-01T08:00Z", "2026-01-20T12:00Z"],
    ["2026-01-20T18:00Z", "2026-02-01T12:00Z"],
    ["2026-02-12T12:00Z", null],
  ] as const;
  await world.inVessel("A", async (tx) => {
    await tx.delete(onboardStays).where(eq(onboardStays.profileId, profileId));
    for (const [startedAt, endedAt] of stays)
      await tx.insert(onboardStays).values({
        ...{ vesselId: world.vessels.A.id, profileId, startedAt: new Date(startedAt), startReason: "returned" },
        ...(endedAt ? { endedAt: new Date(endedAt), endReason: "leave" as const } : {}),
      });
  });
  const { balance } = await as("deckhand").balance({ profileId, on: on("2026-03-01") });
  expect(balance?.lines).toContainEqual(expect.objectContaining({ kind: "rotation", aboard: 5000 }));
});
