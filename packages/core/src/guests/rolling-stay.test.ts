import { expect, test } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import { daysUsedOn, firstDayOver, mayEnterOn } from "./rolling-stay.ts";

const stays = [
  { from: on("2026-01-10"), until: on("2026-02-28") },
  { from: on("2026-05-01"), until: on("2026-06-09") },
];

test.each([
  ["the last day of the first stay", "2026-02-28", 50],
  ["the last day of both, at the limit", "2026-06-09", 90],
  ["the day after", "2026-06-10", 90],
  ["the last day on which all of them count", "2026-07-08", 90],
  ["the day on which the first one has left the window", "2026-07-09", 89],
])("%s", (_case, day, used) => {
  expect(daysUsedOn(stays, on(day))).toBe(used);
});

test.each([
  ["2026-06-10", false],
  ["2026-07-08", false],
  ["2026-07-09", true],
])("entry on %s", (day, may) => {
  expect(mayEnterOn(stays, on(day))).toBe(may);
});

test("a day of two stays counts once", () => {
  const twice = { from: on("2026-01-10"), until: on("2026-01-10") };
  expect(daysUsedOn([twice, twice], on("2026-01-10"))).toBe(1);
});

test("a stay says on which day it passes the limit", () => {
  expect(firstDayOver(stays, { from: on("2026-06-10"), until: on("2026-06-12") })).toBe("2026-06-10");
  // Each day of the new stay takes the place of one that has left the window.
  expect(firstDayOver(stays, { from: on("2026-07-09"), until: on("2026-07-20") })).toBeNull();
});
