import { expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import { startOfDay } from "../time.ts";
import { type KeptDay, unknownDay } from "./rest-month.ts";
import { endOfKeptDay, repeatedAfter, untoldDays } from "./untold.ts";

const on = parseCalendarDate;
const zone = "Europe/Paris";
const rest = ".".repeat(48);
const first = on("2026-06-10");
const day = (at: number, grid = rest): KeptDay => {
  const date = addDays(first, at);
  return { on: date, beginsAt: startOfDay(zone, date), grid, repeatedFrom: null, repeated: null };
};

it("a day that is over is untold while one half hour of it is", () => {
  const days = [day(0), day(1, `${rest.slice(0, 40)}????????`), day(2, `${rest.slice(1)}?`)];
  expect(untoldDays(days, new Date("2026-06-12T21:59:00Z"))).toEqual(["2026-06-11"]);
  expect(untoldDays(days, new Date("2026-06-12T22:00:00Z"))).toEqual(["2026-06-11", "2026-06-12"]);
});

it("a day of 25 hours is over after them, and untold while the hour that came twice is", () => {
  const october = unknownDay({ on: on("2026-10-25"), zone }, 30);
  expect(endOfKeptDay(october)).toEqual(startOfDay(zone, on("2026-10-26")));
  expect(untoldDays([{ ...october, grid: rest }], new Date("2026-10-26T12:00:00Z"))).toEqual(["2026-10-25"]);
});

it("the hour that came twice goes on as the first time did, until somebody says otherwise", () => {
  const october = unknownDay({ on: on("2026-10-25"), zone }, 30);
  const from = october.repeatedFrom ?? 0;
  const watch = `${rest.slice(0, from)}##${rest.slice(from + 2)}`;
  const later = new Date("2026-10-25T12:00:00Z");
  expect(repeatedAfter(october, watch, later)).toBe("##");
  expect(repeatedAfter(october, watch, new Date("2026-10-24T23:50:00Z"))).toBe("??");
  expect(repeatedAfter({ ...october, grid: watch, repeated: "##" }, rest, later)).toBe("..");
  expect(repeatedAfter({ ...october, grid: watch, repeated: ".." }, rest, later)).toBe("..");
  expect(repeatedAfter(day(0), rest, later)).toBe(null);
});
