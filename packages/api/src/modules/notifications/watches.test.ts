import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { askLeave, makeContract } from "@ymp/testing/factories/leave";
import { makePlan } from "@ymp/testing/factories/watch-plans";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterEach, beforeEach, expect, it } from "vitest";
import { raiseNotices } from "./raising.service.ts";

const at = (text: string) => new Date(`${text}+02:00`);
let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const told = async (who: Who) =>
  (await world.as(who).notifications.list({})).rows
    .filter(({ event }) => event === "watch_soon")
    .map(({ facts }) => [facts.what, facts.time]);
const raise = () => raiseNotices(world.services, world.vessels.A.id);

it("whoever stands a watch is told within the hour before it, and again where they did not take it over; once each", async () => {
  const plans = world.as("captain").watchPlans;
  const { id: planId, startsOn } = await makePlan(world);
  const { version } = await plans.save({
    ...{ id: planId, version: 1, endsOn: startsOn },
    legs: [{ state: "port", onDay: startsOn, time: "00:00" }],
  });
  const id = newId();
  const hours = { startsAt: at("2026-06-22T08:00"), endsAt: at("2026-06-22T12:00") };
  const { profileId } = world.person("deckhand");
  await plans.saveWatch({ id, planId, position: "gangway", profileId: profileId ?? "", ...hours });
  world.setNow(at("2026-06-22T07:30"));
  await raise();
  expect(await told("deckhand")).toEqual([]);
  await plans.publish({ id: planId, version: version + 1 });
  await raise();
  await raise();
  expect(await told("deckhand")).toEqual([["soon", "08:00"]]);
  expect(await told("bosun")).toEqual([]);
  world.setNow(at("2026-06-22T08:30"));
  await raise();
  expect(await told("deckhand")).toContainEqual(["late", "08:00"]);
  await world.as("deckhand").watchLogs.takeOver({ id, happenedAt: at("2026-06-22T08:00") });
  await raise();
  expect(await told("deckhand")).toHaveLength(2);
});

const watchesOn = async (day: string) => {
  const plans = world.as("captain").watchPlans;
  const startsOn = parseCalendarDate(day);
  const legs = [{ state: "port" as const, onDay: startsOn, time: "00:00" }];
  const { id: planId } = await makePlan(world, { startsOn, endsOn: startsOn, legs });
  const add = async (who: Who, from: string, until: string) => {
    const hours = { startsAt: at(`${day}T${from}`), endsAt: at(`${day}T${until}`) };
    const id = newId();
    const { profileId } = world.person(who);
    await plans.saveWatch({ id, planId, position: "gangway", profileId: profileId ?? "", ...hours });
    return id;
  };
  const first = await add("deckhand", "08:00", "12:00");
  const second = await add("bosun", "12:00", "16:00");
  await plans.publish({ id: planId, version: (await plans.get({ id: planId })).version });
  return { planId, first, second };
};
const cards = async (who: Who) =>
  (await world.as(who).attention.get()).cards
    .filter(({ kind }) => kind.startsWith("watch"))
    .map(({ kind, lines }) => [kind, lines.map(({ recordId }) => recordId)]);

it("a watch that nobody took over and a handover unsigned for a day are told to officers, and to whose they are", async () => {
  const { first, second } = await watchesOn("2026-06-22");
  world.setNow(at("2026-06-22T08:00"));
  await world.as("deckhand").watchLogs.takeOver({ id: first, happenedAt: at("2026-06-22T08:00") });
  world.setNow(at("2026-06-22T12:00"));
  const signature = { method: "typed" as const, name: world.crew.A.deckhand.name };
  await world.as("deckhand").watchLogs.handOver({
    ...{ id: first, version: 1, handoverId: newId(), happenedAt: at("2026-06-22T12:00"), signature },
    values: { mooring: "alongside" },
  });
  world.setNow(at("2026-06-22T17:00"));
  await raise();
  await raise();
  expect((await told("captain")).filter(([what]) => what === "missed")).toEqual([["missed", "12:00"]]);
  expect(await told("stew")).toEqual([]);
  expect(await cards("captain")).toEqual([["watchesMissed", [second]]]);
  expect(await cards("bosun")).toEqual([["watchesMissed", [second]]]);
  expect(await cards("stew")).toEqual([]);
  world.setNow(at("2026-06-23T13:00"));
  expect(await cards("captain")).toEqual([
    ["watchesMissed", [second]],
    ["watchesUnsigned", [first]],
  ]);
  expect(await cards("deckhand")).toEqual([["watchesUnsigned", [first]]]);
  world.setNow(at("2026-07-20T13:00"));
  expect(await cards("captain")).toEqual([]);
});

it("leave that is granted over published watches is told to officers, and the plan asks for attention", async () => {
  const { planId } = await watchesOn("2026-06-22");
  expect(await cards("captain")).toEqual([]);
  const days = { startsOn: parseCalendarDate("2026-06-22"), endsOn: parseCalendarDate("2026-06-24") };
  await makeContract(world, "deckhand");
  const asked = await askLeave(world, "deckhand", days);
  await world.as("captain").leave.approve({ ...asked, reason: "A wedding" });
  expect(await cards("captain")).toEqual([["watchPlansAtFault", [planId]]]);
  expect(await cards("deckhand")).toEqual([]);
  await raise();
  await raise();
  const absent = (await world.as("captain").notifications.list({})).rows.filter(({ facts }) => facts.what === "absent");
  expect(absent).toMatchObject([{ event: "watch_planned", recordId: planId, facts: { title: expect.any(String) } }]);
});
