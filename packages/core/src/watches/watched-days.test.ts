import { expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { plannedOn } from "../rest/plans.ts";
import { watchedDays } from "./watched-days.ts";

const on = parseCalendarDate;
const at = (text: string) => new Date(`${text}Z`);
const utc = { zone: "UTC", changes: [] };
const watch = (from: string, until: string) => ({ from: at(from), until: at(until) });
const span = { from: on("2026-06-21"), to: on("2026-06-24") };

it("a watch is work on each day that it touches, and days without one are none of a plan of watches", () => {
  expect(watchedDays([watch("2026-06-22T22:00", "2026-06-23T02:00")], span, utc)).toEqual([
    { on: "2026-06-22", grid: `${".".repeat(44)}####`, repeated: null },
    { on: "2026-06-23", grid: `####${".".repeat(44)}`, repeated: null },
  ]);
  expect(watchedDays([], span, utc)).toEqual([]);
});

it("watches are stood by the ship's clock: what it shows twice is worked twice, what it leaves out is not", () => {
  const paris = { zone: "Europe/Paris", changes: [] };
  const autumn = { from: on("2026-10-25"), to: on("2026-10-25") };
  const [back] = watchedDays([watch("2026-10-25T00:30", "2026-10-25T02:00")], autumn, paris);
  expect(back).toEqual({ on: "2026-10-25", grid: `${".".repeat(5)}#${".".repeat(42)}`, repeated: "##" });
  const spring = { from: on("2026-03-29"), to: on("2026-03-29") };
  const [forward] = watchedDays([watch("2026-03-29T00:00", "2026-03-29T02:00")], spring, paris);
  expect(forward?.grid).toBe(`..##..##${".".repeat(40)}`);
});

it("published watches go before the plan of the week", () => {
  const plans = [{ fromDay: on("2026-06-01"), grid: "#".repeat(48) }];
  const watches = watchedDays([watch("2026-06-22T00:00", "2026-06-22T04:00")], span, utc);
  expect(plannedOn({ plans, watches }, on("2026-06-22"), 30)?.grid).toBe(`${"#".repeat(8)}${".".repeat(40)}`);
  expect(plannedOn({ plans, watches }, on("2026-06-23"), 30)?.grid).toBe("#".repeat(48));
  expect(plannedOn({ plans: [], watches }, on("2026-06-23"), 30)).toBeUndefined();
});
