import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import { nextDayOf } from "./next-day.ts";
import { mlcRest } from "./regimes.ts";
import { type KeptDay, unknownDay } from "./rest-month.ts";

const zone = "UTC";
const today = parseCalendarDate("2026-06-15");
const hours = (from: number, to: number) =>
  ".".repeat(from * 2) + "#".repeat((to - from) * 2) + ".".repeat(48 - to * 2);
const day = (daysAgo: number, grid: string): KeptDay => ({
  ...unknownDay({ on: addDays(today, -daysAgo), zone }, 30),
  grid,
});
const plan = (grid: string) => [{ fromDay: addDays(today, -30), grid }];
const facts = {
  zones: { zone, changes: [] },
  today,
  now: new Date("2026-06-15T18:10:00Z"),
  applied: { regime: mlcRest },
  watches: [],
  slotMinutes: 30 as const,
};
const week = (grid: string) => Array.from({ length: 7 }, (_, at) => day(7 - at, grid));

describe("the next 24 hours", () => {
  it("are as planned from the half hour that runs, and break nothing on ordinary days", () => {
    const next = nextDayOf({ ...facts, kept: week(hours(8, 18)), plans: plan(hours(8, 18)) });
    expect(next).toMatchObject({ from: new Date("2026-06-15T18:00:00Z"), risk: null });
    expect(next.ahead).toBe(`${".".repeat(28)}${"#".repeat(20)}`);
    expect([next.plannedMinutes, next.workedMinutes]).toEqual([7 * 600, 7 * 600]);
  });

  it("tell who works on after a long day, and when the limit is passed", () => {
    const until18 = `${hours(5, 18).slice(0, 36)}${"?".repeat(12)}`;
    const kept = [...week(hours(8, 18)), day(0, until18)];
    const next = nextDayOf({ ...facts, kept, plans: plan(hours(8, 22)) });
    expect(next.risk?.breach.rule).toBe("INTERVAL_14H");
    expect(next.risk?.at).toEqual(new Date("2026-06-15T19:00:00Z"));
    expect(next.recordedUntil).toEqual(new Date("2026-06-15T18:00:00Z"));
  });

  it("take what nobody wrote as planned, and say nothing where there is no plan", () => {
    const unwritten = nextDayOf({ ...facts, kept: [], plans: plan(hours(5, 20)) });
    expect(unwritten).toMatchObject({ recordedUntil: null, plannedMinutes: 0 });
    expect(unwritten.risk).not.toBeNull();
    const unplanned = nextDayOf({ ...facts, kept: week(hours(2, 20)), plans: [] });
    expect(unplanned).toMatchObject({ risk: null, ahead: "?".repeat(48), plannedMinutes: 0 });
  });

  it("are the watches that were published where a day has any, and so is what was worked against the plan", () => {
    const watched = (on: KeptDay["on"], grid: string) => ({ on, grid, repeated: null });
    const watches = [watched(today, hours(20, 24)), watched(addDays(today, -1), hours(0, 4))];
    const next = nextDayOf({ ...facts, watches, kept: week(hours(8, 18)), plans: plan(hours(8, 18)) });
    expect(next.ahead).toBe(`${".".repeat(4)}${"#".repeat(8)}${".".repeat(16)}${"#".repeat(20)}`);
    expect(next.plannedMinutes).toBe(6 * 600 + 240);
  });

  it("hold the shape that the clock gives the night", () => {
    const now = new Date("2026-10-24T18:10:00Z");
    const zones = { zone: "Europe/Paris", changes: [] };
    const on = parseCalendarDate("2026-10-24");
    const next = nextDayOf({ ...facts, now, zones, today: on, kept: [], plans: plan(hours(8, 18)) });
    expect(next.ahead).toBe(`${".".repeat(26)}${"#".repeat(20)}..`);
  });
});
