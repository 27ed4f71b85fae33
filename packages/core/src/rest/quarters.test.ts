import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import { clockOfSlot, gridInSlots, isInHalves, slotMinutesOf } from "./letters.ts";
import { nextDayOf } from "./next-day.ts";
import { plannedOn } from "./plans.ts";
import { mlcRest } from "./regimes.ts";
import { inSlots, judgeMonth, type KeptDay, slotsWithin, unknownDay } from "./rest-month.ts";
import { beginningsOfKept, endOfKeptDay } from "./untold.ts";

const on = parseCalendarDate;
const month = on("2026-06-01");
const day = (date: string, grid: string): KeptDay => ({
  ...unknownDay({ on: on(date), zone: "UTC" }, slotMinutesOf(grid)),
  grid,
});
/** Work from one quarter of the day to another. */
const quarters = (from: number, to: number) => ".".repeat(from) + "#".repeat(to - from) + ".".repeat(96 - to);
const halves = (from: number, to: number) => ".".repeat(from) + "#".repeat(to - from) + ".".repeat(48 - to);
const judged = (days: readonly KeptDay[]) => judgeMonth(days, month, { regime: mlcRest });

describe("a day by quarters of an hour", () => {
  it("is told apart from one of half hours by its length", () => {
    expect([slotMinutesOf(halves(0, 1)), slotMinutesOf(quarters(0, 1))]).toEqual([30, 15]);
    expect([clockOfSlot(35, 15), clockOfSlot(35, 30)]).toEqual(["08:45", "17:30"]);
  });

  it.each([
    ["what half hours can say", "##..", "#.", true],
    ["work in a part of a half hour", ".#..", "#.", false],
    ["an emergency beside rest", ".EE#", "EE", false],
    ["what is known of a part alone", ".?..", "?.", false],
  ])("is brought to half hours: %s", (_, told, wanted, isWhole) => {
    const rest = ".".repeat(92);
    expect(gridInSlots(told + rest, 30)).toBe(wanted + ".".repeat(46));
    expect(isInHalves(told + rest)).toBe(isWhole);
  });

  it("has the same hours as its half hours had", () => {
    const half = day("2026-06-10", halves(16, 30));
    const quarter = inSlots(half, 15);
    expect(quarter.grid).toBe(quarters(32, 60));
    expect(endOfKeptDay(quarter)).toEqual(endOfKeptDay(half));
    expect(beginningsOfKept(quarter).grid[34]).toBe(beginningsOfKept(half).grid[17]);
    expect(inSlots(quarter, 30)).toEqual(half);
  });

  it("keeps a clock that was moved by a quarter of an hour, which half hours cannot", () => {
    const moved = { on: on("2026-06-10"), zone: "UTC", nextZone: "Asia/Kathmandu", changedAtMinute: 120 };
    expect(unknownDay(moved, 15).grid.match(/x/g)).toHaveLength(23);
  });

  it("keeps what the clock showed twice", () => {
    const october = { ...unknownDay({ on: on("2026-10-25"), zone: "Europe/Paris" }, 30), repeated: "#." };
    expect(inSlots(october, 15)).toMatchObject({ repeatedFrom: 8, repeated: "##.." });
  });
});

describe("a month by quarters of an hour", () => {
  it("breaks a limit by one quarter, and tells it to the quarter", () => {
    const { breaches, figures } = judged([day("2026-06-10", quarters(20, 76)), day("2026-06-11", quarters(75, 96))]);
    expect(breaches).toEqual([]);
    expect(figures[0]).toMatchObject({ workMinutes: 840, restMinutes: 600 });
    const longer = judged([day("2026-06-10", quarters(20, 77)), day("2026-06-11", quarters(77, 96))]);
    expect(longer.breaches.map(({ rule, value }) => [rule, value])).toEqual([
      ["REST_24H", 585],
      ["INTERVAL_14H", 855],
    ]);
    expect(longer.breaches[1]).toMatchObject({
      from: new Date("2026-06-10T05:00:00Z"),
      until: new Date("2026-06-10T19:15:00Z"),
    });
  });

  it("is judged with half hours of the days before its record became finer", () => {
    const kept = [day("2026-06-10", halves(10, 38)), day("2026-06-11", quarters(19, 30))];
    const { breaches } = judged(kept);
    expect(breaches[0]).toMatchObject({ rule: "REST_24H", value: 585 });
    const slots = kept.map((each) => (breaches[0] ? slotsWithin(each, breaches[0]) : []));
    expect(slots.map((own) => [own[0], own.at(-1)])).toEqual([
      [10, 47],
      [0, 19],
    ]);
  });

  it("that was recorded by half hours is judged by them, and the one after it by its quarters", () => {
    const kept = [day("2026-06-29", halves(10, 39)), day("2026-06-30", halves(9, 36))];
    const { breaches } = judged(kept);
    expect(breaches.map(({ rule }) => rule)).toEqual(["REST_24H", "INTERVAL_14H"]);
    expect(breaches.flatMap(({ from, until }) => [from, until]).every((at) => at.getMinutes() % 30 === 0)).toBe(true);
    const july = judgeMonth([...kept, day("2026-07-01", quarters(40, 50))], on("2026-07-01"), { regime: mlcRest });
    expect(july.figures.map(({ workMinutes }) => workMinutes)).toEqual([150]);
  });
});

describe("hours ahead by quarters", () => {
  const today = on("2026-06-15");
  const plans = [{ fromDay: addDays(today, -30), grid: quarters(33, 70) }];

  it("are planned by the slots of the record", () => {
    expect(plannedOn({ plans, watches: [] }, today, 15)?.grid).toBe(quarters(33, 70));
    expect(plannedOn({ plans, watches: [] }, today, 30)?.grid).toBe(halves(16, 35));
  });

  it("begin at the quarter that runs", () => {
    const now = new Date("2026-06-15T08:20:00Z");
    const zones = { zone: "UTC", changes: [] };
    const next = nextDayOf({
      ...{ kept: [], zones, today, now, plans, watches: [], slotMinutes: 15 },
      applied: { regime: mlcRest },
    });
    expect(next.from).toEqual(new Date("2026-06-15T08:15:00Z"));
    expect(next.ahead).toBe("#".repeat(37) + ".".repeat(59));
  });
});
