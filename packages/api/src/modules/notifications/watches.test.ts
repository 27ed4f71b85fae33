import { newId } from "@ymp/core/ids";
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
