import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate, parseCalendarDate } from "../calendar-date.ts";
import { startOfDay } from "../time.ts";
import { mlcRest } from "./regimes.ts";
import { daysOfMonth, judgeMonth, type KeptDay, lastDayOf, monthOf, slotsWithin, unknownDay } from "./rest-month.ts";

const on = parseCalendarDate;
const zone = "Europe/Paris";
const ordinary = `${".".repeat(16)}${"#".repeat(8)}..${"#".repeat(9)}${".".repeat(13)}`;
const day = (date: CalendarDate, grid = ordinary, more: Partial<KeptDay> = {}): KeptDay => ({
  on: date,
  beginsAt: startOfDay(zone, date),
  grid,
  repeatedFrom: null,
  repeated: null,
  ...more,
});
const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => day(addDays(on(from), at)));
const judged = (kept: readonly KeptDay[], month = "2026-06-01") => judgeMonth(kept, on(month), { regime: mlcRest });

describe("a month of rest", () => {
  it("is named by its first day and ends with its last", () => {
    expect(monthOf(on("2028-02-17"))).toBe("2028-02-01");
    expect(lastDayOf(on("2028-02-01"))).toBe("2028-02-29");
    expect(daysOfMonth(on("2026-06-01"))).toHaveLength(30);
  });

  it("is judged with the week before it, and tells its own days alone", () => {
    const { figures, breaches } = judged(days("2026-05-25", 37));
    expect(figures).toHaveLength(30);
    expect(figures[0]).toMatchObject({ on: "2026-06-01", restMinutes: 930, leastRest24h: 930, leastRest7d: 7 * 930 });
    expect(breaches).toEqual([]);
  });

  it("tells a breach with its very interval, the rest in it, and the day it marks", () => {
    const late = `${".".repeat(16)}${"#".repeat(32)}`;
    const early = `#${".".repeat(11)}${"#".repeat(8)}${".".repeat(28)}`;
    const kept = [...days("2026-06-01", 13), day(on("2026-06-14"), late), day(on("2026-06-15"), early)];
    const { breaches } = judged(kept);
    const [total] = breaches;
    expect(total).toMatchObject({ rule: "REST_24H", value: 330, limit: 600, standing: "breach" });
    expect(total?.days).toEqual(["2026-06-14", "2026-06-15"]);
    const [first, second] = [kept[13], kept[14]].map((each) => (each && total ? slotsWithin(each, total) : []));
    expect([first?.length, second?.length].reduce((sum = 0, count = 0) => sum + count)).toBe(48);
  });

  it("has a day of 23 hours and one of 25", () => {
    const march = unknownDay({ on: on("2026-03-29"), zone }, 30);
    expect([...march.grid].filter((letter) => letter === "x")).toHaveLength(2);
    const october = unknownDay({ on: on("2026-10-25"), zone }, 30);
    expect(october).toMatchObject({ repeatedFrom: expect.any(Number), repeated: "??" });
    const kept = [day(on("2026-10-24")), day(on("2026-10-25"), ordinary, { repeatedFrom: 4, repeated: ".." })];
    expect(judged(kept, "2026-10-01").figures[1]).toMatchObject({ restMinutes: 990, unknownMinutes: 0 });
  });

  it.each<[string, string, number | null, number | null]>([
    ["Europe/Paris", "2026-10-25", null, 4],
    ["Europe/Paris", "2026-03-29", 4, null],
    ["Europe/London", "2026-03-29", 2, null],
    ["Europe/London", "2026-10-25", null, 2],
    ["Europe/Athens", "2026-03-29", 6, null],
    ["America/New_York", "2026-11-01", null, 2],
  ])("in %s, %s leaves out or repeats the hour that its clock does", (zone, date, leftOut, repeatedFrom) => {
    const { grid, ...shape } = unknownDay({ on: on(date), zone }, 30);
    expect([grid.indexOf("x"), shape.repeatedFrom]).toEqual([leftOut ?? -1, repeatedFrom]);
  });

  it("loses no watch where the clock of the ship was put forward since", () => {
    const watch = `${"#".repeat(8)}${".".repeat(40)}`;
    const before = day(on("2026-06-10"), watch);
    const next = day(on("2026-06-11"), ordinary, { beginsAt: new Date(before.beginsAt.getTime() + 22 * 3_600_000) });
    expect(judged([before, next]).figures[0]).toMatchObject({ workMinutes: 240, restMinutes: 18 * 60 });
  });

  it("is judged where the clock of the ship was moved since a day was written", () => {
    const before = day(on("2026-06-10"));
    const hour = 3_600_000;
    const next = day(on("2026-06-11"), ordinary, { beginsAt: new Date(before.beginsAt.getTime() + 23 * hour) });
    const askew = day(on("2026-06-12"), ordinary, { beginsAt: new Date(next.beginsAt.getTime() + 24.2 * hour) });
    const earlier = day(on("2026-06-13"), ordinary, { beginsAt: new Date(before.beginsAt.getTime() - hour) });
    const { figures } = judged([before, next, askew, earlier]);
    expect(figures.map(({ restMinutes }) => restMinutes)).toEqual([870, 930, 0, 930]);
  });
});
