import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeContract } from "@ymp/testing/factories/leave";
import { makePlan, plannedDays } from "@ymp/testing/factories/watch-plans";
import type { World } from "@ymp/testing/world";

import { type Arranged, chief, deckhand, named, on, twins } from "./twins.ts";

const july = { startsOn: on("2026-07-08"), endsOn: on("2026-07-15") };

async function aTrip(world: World): Promise<string> {
  const id = newId();
  await world.as("captain").trips.save({ id, name: `Trip ${id}`, ...july });
  return id;
}

const { name: _, ...ofDays } = plannedDays;

const julyLeave = { startsOn: on("2026-07-06"), endsOn: on("2026-07-19") };

/** What calls about crew, guests, watches and soundings make, by their path. */
export const madeOfPeople: Record<string, Arranged> = {
  "safeManning.save": () =>
    twins(
      {
        ...{ id: newId(), number: "MSD 1", issuedOn: on("2026-01-10") },
        rows: [{ id: newId(), capacity: "master" as const, certificate: null, number: 1, isDual: false }],
      },
      { number: "MSD 2" },
    ),
  "leave.save": () => twins({ id: newId(), ...julyLeave }, { endsOn: on("2026-07-18") }),
  "leave.saveContract": (world) =>
    twins(
      { id: newId(), profileId: deckhand(world), rank: "Deckhand", startsOn: on("2026-01-01"), annual: 3000 },
      { annual: 3800 },
    ),
  "leave.addAdjustment": async (world) => {
    const { id: contractId } = await makeContract(world, "engineer");
    return twins({ id: newId(), contractId, onDay: on("2026-02-01"), days: 100, reason: "Holiday" }, { days: 200 });
  },
  "crewMail.send": () =>
    twins(
      { id: newId(), audience: "crew", profileIds: [], subject: "We sail", body: "Be on board." },
      { body: "Be on board early." },
    ),
  "crewMail.saveTemplate": named({ subject: "We sail", body: "Be on board." }),
  "onboard.saveEngagement": (world) =>
    twins(
      { id: newId(), profileId: deckhand(world), rank: "Deckhand", signedOnOn: on("2026-01-05") },
      { rank: "Bosun" },
    ),
  "seaService.saveEarlier": (world) =>
    twins(
      {
        ...{ id: newId(), profileId: deckhand(world), vesselName: "Halcyon", capacity: "Deckhand" },
        ...{ startsOn: on("2020-01-05"), endsOn: on("2020-03-05") },
      },
      { vesselName: "Tern" },
    ),
  "seaService.saveTestimonial": async (world) => {
    const { profileId } = world.person("stew");
    const engagement = { id: newId(), profileId, rank: "Deckhand", signedOnOn: on("2026-01-05") };
    await world.as("captain").onboard.saveEngagement(engagement);
    return twins(
      { id: newId(), profileId, capacity: "Deckhand", startsOn: on("2026-02-05"), endsOn: on("2026-03-05") },
      { capacity: "Bosun" },
    );
  },
  "crewDocuments.save": (world) =>
    twins(
      { id: newId(), profileId: deckhand(world), type: "passport", number: "4711", expiresOn: on("2030-01-01") },
      { number: "4712" },
    ),
  "guests.save": () => twins({ id: newId(), lastName: `Named ${newId()}` }, { lastName: `Otherwise ${newId()}` }),
  "trips.save": named(july),
  "trips.saveStay": async (world) => {
    const [tripId, guestId] = [await aTrip(world), newId()];
    await world.as("captain").guests.save({ id: guestId, lastName: "Arnaud" });
    return twins({ id: newId(), tripId, guestId, cabin: "VIP aft" }, { tripId: await aTrip(world) });
  },
  "trips.saveSheet": async (world) => {
    const aStay = async () => {
      const [tripId, guestId, stayId] = [await aTrip(world), newId(), newId()];
      await world.as("captain").guests.save({ id: guestId, lastName: "Arnaud" });
      await world.as("captain").trips.saveStay({ id: stayId, tripId, guestId });
      return stayId;
    };
    return twins({ id: newId(), stayId: await aStay(), likes: "Lemon tart" }, { stayId: await aStay() });
  },
  "trips.addJob": async (world) => {
    const aJob = async () => {
      const id = newId();
      await world.as("captain").jobs.create({ id, title: "Polish the tender" });
      return id;
    };
    return twins({ id: newId(), tripId: await aTrip(world), jobId: await aJob() }, { jobId: await aJob() });
  },
  "trips.saveDay": async (world) => {
    const tripId = await aTrip(world);
    return twins({ id: newId(), tripId, onDay: on("2026-07-08"), place: "Calvi" }, { tripId: await aTrip(world) });
  },
  "watchPlans.save": named(ofDays),
  "watchPlans.saveWatch": async (world) => {
    const [first, second] = [await makePlan(world), await makePlan(world)];
    const hours = { startsAt: new Date("2026-06-22T06:00:00Z"), endsAt: new Date("2026-06-22T10:00:00Z") };
    const watch = { id: newId(), planId: first.id, position: "anchor" as const, ...hours };
    return twins(watch, { planId: second.id });
  },
  "watchPlans.askSwap": async (world) => {
    const { watchPlans } = world.as("captain");
    const [profileId, otherProfileId, another] = (["chief", "bosun", "deckhand"] as const).map(
      (who) => world.person(who).profileId ?? "",
    );
    const legs = [{ state: "port" as const, onDay: plannedDays.startsOn, time: "00:00" }];
    const { id: planId, version } = await makePlan(world, { legs });
    const watch = { id: newId(), version: 1 };
    const hours = { startsAt: new Date("2026-06-22T06:00:00Z"), endsAt: new Date("2026-06-22T10:00:00Z") };
    await watchPlans.saveWatch({ id: watch.id, planId, position: "gangway", profileId, ...hours });
    await watchPlans.publish({ id: planId, version: version + 1 });
    return twins({ id: newId(), planId, watch, otherProfileId }, { otherProfileId: another });
  },
  "watchLogs.addRound": async (world) => {
    const { watchPlans } = world.as("captain");
    const on = todayIn("Europe/Paris", world.now());
    const legs = [{ state: "port" as const, onDay: on, time: "00:00" }];
    const { id: planId, version } = await makePlan(world, { startsOn: on, endsOn: on, legs });
    const watchId = newId();
    const halfHour = 30 * 60_000;
    const startsAt = new Date(Math.floor(world.now().getTime() / halfHour) * halfHour);
    const hours = { startsAt, endsAt: new Date(startsAt.getTime() + 4 * halfHour) };
    const profileId = world.person("chief").profileId ?? "";
    await watchPlans.saveWatch({ id: watchId, planId, position: "gangway", profileId, ...hours });
    await watchPlans.publish({ id: planId, version: version + 1 });
    await world.as("chief").watchLogs.takeOver({ id: watchId, happenedAt: world.now() });
    return twins({ id: newId(), watchId, happenedAt: world.now(), finding: null }, { finding: "A fender chafed" });
  },
  "soundings.save": async (world) => {
    const tankId = newId();
    await chief(world).logbooks.saveTank({ id: tankId, name: `Tank ${tankId}` });
    return twins({ id: newId(), tankId, soundedAt: world.now(), volume: "0.85" }, { volume: "0.95" });
  },
};
