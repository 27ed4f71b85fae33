import { parseCalendarDate } from "@ymp/core/calendar-date";
import { writeDays } from "@ymp/testing/factories/rest";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

const on = parseCalendarDate;
const longDay = `${".".repeat(10)}${"#".repeat(30)}${".".repeat(8)}`;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-06-14T05:00:00Z");
  const { profileId } = world.crew.A.deckhand;
  await world.as("bosun").rest.savePlan({ profileId, fromDay: on("2026-06-14"), grid: longDay });
  world.setNow("2026-06-15T09:00:00Z");
  await writeDays(world, "deckhand", on("2026-06-08"), 7);
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const ahead = async (who: Who) => (await world.as(who).rest.ahead()).people;

it("tells heads who of their department will break a limit as planned, and when", async () => {
  const people = await ahead("bosun");
  const liam = people.find(({ name }) => name === "Liam Shaw");
  expect(liam).toMatchObject({
    ...{ hasPlan: true, from: new Date("2026-06-15T09:00:00Z"), plannedMinutes: 15 * 60, workedMinutes: 8.5 * 60 },
    risk: { at: new Date("2026-06-15T17:00:00Z"), breach: { rule: "INTERVAL_14H", value: 900, limit: 840 } },
  });
  expect(liam?.ahead).toMatch(/^#{18}\.{18}#{12}$/);
  expect(people.map(({ department, role }) => role === "captain" || department)).not.toContain("interior");
  const captain = people.find(({ role }) => role === "captain");
  expect(captain).toMatchObject({ hasPlan: false, risk: null, recordedUntil: null });
});

it("tells crew of themselves alone, the captain of everybody, another vessel of nobody here", async () => {
  expect((await ahead("deckhand")).map(({ name }) => name)).toEqual(["Liam Shaw"]);
  expect((await ahead("stew")).map(({ isOwn }) => isOwn)).toEqual([true]);
  expect((await ahead("captain")).length).toBeGreaterThan(4);
  expect((await ahead("rival")).map(({ id }) => id)).not.toContain(world.crew.A.deckhand.profileId);
});
