import { expect, it } from "vitest";
import { parseCalendarDate } from "./calendar-date.ts";
import { judgeHappened, type Reach, type VesselClock } from "./happened.ts";

/** The evening of the 15th in Greenwich is the morning of the 16th in Auckland. */
const clock: VesselClock = { now: new Date("2026-06-15T21:00:00Z"), timeZone: "Pacific/Auckland", yearBuilt: 2019 };

it.each<[string, Reach, string | null]>([
  ["2026-06-16", "ledger", null],
  ["2026-06-17", "ledger", "refusals:happened.future"],
  ["2026-06-15T21:09:00Z", "ledger", null],
  ["2026-06-15T21:11:00Z", "ledger", "refusals:happened.future"],
  ["2025-06-16T21:00:00Z", "ledger", null],
  ["2025-06-01T21:00:00Z", "ledger", "refusals:happened.withinYear"],
  ["2022-01-01T00:00:00Z", "work", null],
  ["2021-01-01T00:00:00Z", "work", "refusals:happened.withinFiveYears"],
  ["1990-01-01", "work", "refusals:happened.withinFiveYears"],
  ["2018-01-01", "vessel", null],
  ["2017-12-31", "vessel", "refusals:happened.beforeVessel"],
  ["2028-01-01", "vessel", "refusals:happened.future"],
  ["2028-01-01", "announced", null],
  ["2030-01-01", "announced", "refusals:happened.tooFarAhead"],
  ["1990-01-01", "announced", "refusals:happened.beforeVessel"],
  ["1990-01-01", "paper", null],
  ["2026-06-17", "paper", "refusals:happened.future"],
])("%s by the reach of the %s: %s", (told, reach, messageKey) => {
  const value = told.includes("T") ? new Date(told) : parseCalendarDate(told);
  expect(judgeHappened(value, "on", reach, clock)).toEqual(messageKey ? [{ messageKey, field: "on" }] : []);
});

it("a vessel that is younger than the reach bounds it", () => {
  const young = { ...clock, yearBuilt: 2026 };
  expect(judgeHappened(parseCalendarDate("2024-12-31"), "on", "work", young)).toEqual([
    { messageKey: "refusals:happened.beforeVessel", field: "on" },
  ]);
});

it("no clock is too wrong to be judged", () => {
  const [first, last] = [new Date(-8.64e15), new Date(8.64e15)];
  expect(judgeHappened(first, "at", "vessel", clock)).toMatchObject([{ messageKey: "refusals:happened.beforeVessel" }]);
  expect(judgeHappened(last, "at", "announced", clock)).toMatchObject([
    { messageKey: "refusals:happened.tooFarAhead" },
  ]);
});
