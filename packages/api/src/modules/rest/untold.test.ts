import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, worldPin } from "@ymp/testing/factories/logbooks";
import { ordinaryDay, writeDays } from "@ymp/testing/factories/rest";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let world: World;
const month = "2026-05";
const evening = `${ordinaryDay.slice(0, 40)}????????`;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  await writeDays(world, "deckhand", parseCalendarDate("2026-05-01"), 31);
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const rest = () => world.as("deckhand").rest;
const sign = async () => {
  const { hash, revision } = await rest().month({ month });
  return rest().signMonth({ month, capacity: "seafarer", revision, hash, pin: worldPin });
};
const rewrite = async (grid: string) => {
  const onDay = parseCalendarDate("2026-05-12");
  const { version, grid: seen } = (await rest().month({ month })).days[11] ?? { version: 0, grid: "" };
  await rest().saveDay({ onDay, version, base: { grid: seen }, grid });
};
const ownLine = async () => (await rest().overview({ month })).people[0];

it("a month with hours that are not told is told so, and is not signed", async () => {
  await rewrite(evening);
  const { untoldDays, can } = await rest().month({ month });
  expect(untoldDays).toEqual(["2026-05-12"]);
  expect(can).toMatchObject({ sign: false, whyNotSign: "hours-of-rest:refusal.untold" });
  expect(await ownLine()).toMatchObject({ missing: 0, untold: 1 });
  expect(await refusalOf(sign())).toMatchObject({ code: "conflict", messageKey: "hours-of-rest:refusal.untold" });
});

it("is signed once they are", async () => {
  await rewrite(ordinaryDay);
  expect(await rest().month({ month })).toMatchObject({ untoldDays: [], can: { sign: true } });
  expect(await ownLine()).toMatchObject({ missing: 0, untold: 0 });
  expect(await sign()).toEqual({ revision: 1, state: "signed" });
});

it("is not signed on its last day, which may still be worked", async () => {
  world.setNow("2026-05-31T09:00:00Z");
  expect((await world.as("stew").rest.month({ month })).can.whyNotSign).toBe("hours-of-rest:refusal.empty");
  await writeDays(world, "stew", parseCalendarDate("2026-05-30"), 1);
  expect((await world.as("stew").rest.month({ month })).can.whyNotSign).toBe("hours-of-rest:refusal.monthRuns");
});

it("the hour that the clock showed twice is told with the day", async () => {
  world.setNow("2026-10-25T20:00:00Z");
  const onDay = parseCalendarDate("2026-10-25");
  const { repeated } = (await rest().month({ month: "2026-10" })).days[24] ?? {};
  expect(repeated).toBe("??");
  await rest().saveDay({ onDay, grid: ordinaryDay });
  const { days, report } = await rest().month({ month: "2026-10" });
  expect(days[24]?.repeated).toBe("..");
  expect(report.figures).toMatchObject([{ on: onDay, unknownMinutes: 0 }]);
});
