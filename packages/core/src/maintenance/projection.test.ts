import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { type CounterPace, projectOccurrences } from "./projection.ts";
import type { Due, PlanRule } from "./recurrence.ts";

const on = parseCalendarDate;
const floating = (n: number, unit: "day" | "week" | "month"): PlanRule => ({
  trigger: "calendar",
  schedule: { mode: "floating", interval: { n, unit } },
});
const fixed = (anchorOn: string): PlanRule => ({
  trigger: "calendar",
  schedule: { mode: "fixed", interval: { n: 1, unit: "month" }, anchorOn: on(anchorOn), windowBeforeDays: 0 },
});
const byHours: PlanRule = { trigger: "counter", counterInterval: 2500 };
const either: PlanRule = {
  trigger: "either",
  schedule: { mode: "floating", interval: { n: 2, unit: "month" } },
  counterInterval: 2500,
};
const dueOn = (day: string): Due => ({ dueOn: on(day), dueTotal: null });
/** 100 tenths a day: ten running hours. */
const tenHoursADay: CounterPace = { total: 10_000, readOn: on("2026-06-15"), dailyAverage: 100 };

interface Case {
  name: string;
  rule: PlanRule;
  open: Due;
  pace?: CounterPace | null;
  from?: string;
  to?: string;
  days: string[];
}

const cases: Case[] = [
  {
    name: "a weekly plan comes again each week, and the open job itself is not among them",
    rule: floating(1, "week"),
    open: dueOn("2026-06-18"),
    days: ["2026-06-25", "2026-07-02", "2026-07-09"],
  },
  {
    name: "what is overdue is reckoned as done today",
    rule: floating(2, "week"),
    open: dueOn("2026-05-01"),
    days: ["2026-06-29", "2026-07-13"],
  },
  {
    name: "a fixed plan keeps to its grid although the open job is overdue",
    rule: fixed("2026-01-05"),
    open: dueOn("2026-06-05"),
    days: ["2026-07-05"],
  },
  {
    name: "the last of a month is kept to the length of each month",
    rule: fixed("2026-01-31"),
    open: dueOn("2026-06-30"),
    from: "2026-07-01",
    to: "2026-09-30",
    days: ["2026-07-31", "2026-08-31", "2026-09-30"],
  },
  {
    name: "only what falls within the days shown is told",
    rule: floating(1, "month"),
    open: dueOn("2026-06-20"),
    from: "2026-08-01",
    to: "2026-09-30",
    days: ["2026-08-20", "2026-09-20"],
  },
  {
    name: "a plan by running hours comes when the counter is expected to reach its figure",
    rule: byHours,
    open: { dueOn: null, dueTotal: 10_500 },
    pace: tenHoursADay,
    days: ["2026-07-15"],
  },
  {
    name: "a plan by running hours whose counter stands still is not forecast",
    rule: byHours,
    open: { dueOn: null, dueTotal: 10_500 },
    pace: { ...tenHoursADay, dailyAverage: 0 },
    days: [],
  },
  {
    name: "a plan by running hours without any reading is not forecast",
    rule: byHours,
    open: { dueOn: null, dueTotal: 10_500 },
    days: [],
  },
  {
    name: "by date or hours, whichever is first: the hours come first and both count from there",
    rule: either,
    open: { dueOn: on("2026-07-01"), dueTotal: 10_500 },
    pace: tenHoursADay,
    days: ["2026-07-15"],
  },
  {
    name: "by date or hours, whichever is first: a slow counter leaves it to the date",
    rule: either,
    open: { dueOn: on("2026-06-20"), dueTotal: 30_000 },
    pace: { ...tenHoursADay, dailyAverage: 1 },
    to: "2026-09-30",
    days: ["2026-08-20"],
  },
];

describe("projected occurrences", () => {
  it.each(cases)("$name", ({ rule, open, pace = null, from = "2026-06-15", to = "2026-07-15", days }) => {
    const projected = projectOccurrences(rule, open, { pace, today: on("2026-06-15"), from: on(from), to: on(to) });
    expect(projected.map((due) => due.on)).toEqual(days);
  });

  it("ends for a daily plan although the days shown lie years ahead", () => {
    const range = { pace: null, today: on("2026-06-15"), from: on("2060-01-01"), to: on("2060-01-31") };
    expect(projectOccurrences(floating(1, "day"), dueOn("2026-06-15"), range)).toEqual([]);
  });
});
