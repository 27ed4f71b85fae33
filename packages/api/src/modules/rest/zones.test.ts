import { parseCalendarDate } from "@ymp/core/calendar-date";
import { refusalOf } from "@ymp/testing/callers";
import { ordinaryDay } from "@ymp/testing/factories/rest";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

const on = parseCalendarDate;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rest = () => world.as("deckhand").rest;
async function moveClock(timeZone: string, at: string) {
  world.setNow(at);
  const { version } = await world.as("captain").vessel.get();
  await world.as("captain").vessel.save({ version, timeZone });
}

it("days keep the zone that they had, and the day of the change is as long as it was lived", async () => {
  await moveClock("Etc/GMT-2", "2026-06-01T06:00:00Z");
  world.setNow("2026-06-10T09:00:00Z");
  await rest().saveDay({ onDay: on("2026-06-09"), grid: ordinaryDay });
  const morning = `${".".repeat(16)}######${"?".repeat(26)}`;
  await rest().saveDay({ onDay: on("2026-06-10"), grid: morning });
  // At 14:00 the clock goes back to 13:00.
  await moveClock("Etc/GMT-1", "2026-06-10T12:00:00Z");
  world.setNow("2026-06-11T09:00:00Z");
  const { days, zones } = await rest().month({ month: "2026-06" });
  expect(zones.changes.at(-1)).toMatchObject({ from: "Etc/GMT-2", to: "Etc/GMT-1" });
  expect(days[8]?.beginsAt.toISOString()).toBe("2026-06-08T22:00:00.000Z");
  expect(days[9]).toMatchObject({ grid: morning, repeatedFrom: 26, repeated: "??" });
  expect(days[9]?.beginsAt.toISOString()).toBe("2026-06-09T22:00:00.000Z");
  expect(days[10]?.beginsAt.toISOString()).toBe("2026-06-10T23:00:00.000Z");
  await rest().saveDay({
    onDay: on("2026-06-10"),
    version: 1,
    base: { grid: morning },
    grid: ordinaryDay,
    repeated: "#.",
  });
  const { report } = await rest().month({ month: "2026-06" });
  expect(report.figures.at(-1)).toMatchObject({ on: "2026-06-10", workMinutes: 9 * 60, restMinutes: 16 * 60 });
});

it("a day that was painted before the clock went forward is refused where it says what was left out", async () => {
  world.setNow("2026-06-12T10:00:00Z");
  const plain = `${".".repeat(16)}####${"?".repeat(28)}`;
  await rest().saveDay({ onDay: on("2026-06-12"), grid: plain });
  await moveClock("Etc/GMT-2", "2026-06-12T11:00:00Z");
  world.setNow("2026-06-13T09:00:00Z");
  const { days } = await rest().month({ month: "2026-06" });
  expect(days[11]?.grid.slice(22, 30)).toBe("??xx????");
  const saving = rest().saveDay({ onDay: on("2026-06-12"), version: 1, grid: ordinaryDay });
  expect(await refusalOf(saving)).toMatchObject({ fields: { grid: "hours-of-rest:refusal.clock" } });
  const grid = [...ordinaryDay].map((letter, slot) => (slot === 24 || slot === 25 ? "x" : letter)).join("");
  await rest().saveDay({ onDay: on("2026-06-12"), version: 1, grid });
  const { report } = await rest().month({ month: "2026-06" });
  expect(report.figures.at(-1)).toMatchObject({ unknownMinutes: 0 });
});
