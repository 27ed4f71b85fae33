import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as date, type Interval } from "../calendar-date.ts";
import { replaceMeter, totalAt } from "./counters.ts";
import {
  calendarState,
  counterState,
  type DueTerms,
  dueBucketOf,
  graceDaysOf,
  graceTenthsOf,
  judgeDue,
  leadDaysOf,
  planningDate,
  worseState,
} from "./due-state.ts";

const terms: DueTerms = {
  dueOn: date("2026-06-10"),
  dueTotal: null,
  interval: { n: 1, unit: "month" },
  counterInterval: null,
  leadDays: null,
  graceDays: null,
  graceTenths: null,
  isCritical: false,
  isClassItem: false,
};
const byHours: DueTerms = { ...terms, dueOn: null, interval: null, dueTotal: 45_000, counterInterval: 5000 };

test.each<[Interval | null, number | null, number]>([
  [{ n: 1, unit: "year" }, null, 14],
  [{ n: 3, unit: "month" }, null, 9],
  [{ n: 1, unit: "week" }, null, 0],
  [null, null, 14],
  [{ n: 1, unit: "week" }, 5, 5],
])("every %j with lead %s is upcoming %i days ahead", (interval, leadDays, expected) => {
  expect(leadDaysOf({ interval, leadDays })).toBe(expected);
});

test.each<[string, Partial<DueTerms>, number]>([
  ["a month", {}, 3],
  ["five years", { interval: { n: 5, unit: "year" } }, 30],
  ["a month, said to be 10 days", { graceDays: 10 }, 10],
  ["critical", { isCritical: true }, 0],
  ["critical, even when said otherwise", { isCritical: true, graceDays: 10 }, 0],
  ["class", { isClassItem: true }, 0],
  ["class, said to be 90 days", { isClassItem: true, graceDays: 90 }, 90],
  ["a defect", { interval: null }, 0],
])("days of grace: %s", (_, changes, expected) => {
  expect(graceDaysOf({ ...terms, ...changes })).toBe(expected);
});

test.each<[string, Partial<DueTerms>, number]>([
  ["500 hours", {}, 500],
  ["said to be 20 hours", { graceTenths: 200 }, 200],
  ["critical", { isCritical: true, graceTenths: 200 }, 0],
  ["class", { isClassItem: true }, 0],
])("hours of grace: %s", (_, changes, expected) => {
  expect(graceTenthsOf({ ...byHours, ...changes })).toBe(expected);
});

test.each([
  ["2026-05-26", 14, 0, "notDue"],
  ["2026-05-27", 14, 0, "upcoming"],
  ["2026-06-09", 14, 0, "upcoming"],
  ["2026-06-10", 14, 0, "due"],
  ["2026-06-11", 14, 0, "overdue"],
  ["2026-06-13", 14, 3, "due"],
  ["2026-06-14", 14, 3, "overdue"],
])("due 10 June: on %s with lead %i and grace %i it is %s", (today, lead, grace, expected) => {
  expect(calendarState(date("2026-06-10"), date(today), lead, grace)).toBe(expected);
});

test.each([
  [501, 0, "notDue"],
  [500, 0, "upcoming"],
  [1, 0, "upcoming"],
  [0, 0, "due"],
  [-1, 0, "overdue"],
  [-500, 500, "due"],
  [-501, 500, "overdue"],
])("every 500 h with %i tenths left and %i of grace is %s", (remaining, grace, expected) => {
  expect(counterState(remaining, 5000, grace)).toBe(expected);
});

test.each([
  ["upcoming", "overdue", "overdue"],
  ["due", "notDue", "due"],
  [null, "upcoming", "upcoming"],
  [null, null, null],
] as const)("of %s and %s the worse is %s", (a, b, expected) => {
  expect(worseState(a, b)).toBe(expected);
});

describe("a job judged on a day", () => {
  it("counts the days overdue from the due date, not from the end of the grace", () => {
    expect(judgeDue(terms, date("2026-06-14"), null)).toMatchObject({ state: "overdue", daysOverdue: 4 });
    expect(judgeDue(terms, date("2026-06-12"), null)).toMatchObject({ state: "due", daysOverdue: 0 });
  });

  it("M7: after the meter was replaced the figure due stays where it was", () => {
    const installed = {
      number: 1,
      reason: "installed",
      offsetTotal: 0,
      startReading: 0,
      startedAt: new Date(0),
      endReading: null,
    } as const;
    const { opened } = replaceMeter(installed, 45_123, { startReading: 0, at: new Date("2026-03-01T00:00:00Z") });
    const judged = judgeDue(byHours, date("2026-06-10"), totalAt(opened, 885));
    expect(judged).toMatchObject({
      state: "overdue",
      counter: "overdue",
      calendar: null,
      remaining: -1008,
      daysOverdue: 0,
    });
  });

  it("takes the worse side of either", () => {
    const either = { ...byHours, dueOn: date("2026-09-01"), interval: { n: 6, unit: "month" } } as const;
    expect(judgeDue(either, date("2026-06-10"), 44_800)).toMatchObject({
      state: "upcoming",
      calendar: "notDue",
      counter: "upcoming",
    });
    expect(judgeDue(either, date("2026-09-25"), 44_000)).toMatchObject({
      state: "overdue",
      calendar: "overdue",
      counter: "notDue",
    });
  });

  it("is not judged by a counter that was never read", () => {
    expect(judgeDue(byHours, date("2026-06-10"), null)).toMatchObject({
      state: null,
      counter: null,
      remaining: null,
      usedShare: null,
    });
  });

  test.each<[string, DueTerms, number | null, number | null]>([
    ["half the month", { ...terms, dueOn: date("2026-06-25") }, null, 0.5],
    ["past its date", { ...terms, dueOn: date("2026-01-01") }, null, 1],
    ["a date more than an interval ahead", { ...terms, dueOn: date("2027-01-01") }, null, 0],
    ["three quarters of the hours", byHours, 43_750, 0.75],
    [
      "the side that is further on",
      { ...byHours, dueOn: date("2026-06-25"), interval: { n: 1, unit: "month" } },
      43_750,
      0.75,
    ],
    ["no interval", { ...terms, interval: null }, null, null],
  ])("fills its meter by %s", (_, due, total, expected) => {
    expect(judgeDue(due, date("2026-06-10"), total).usedShare).toBe(expected);
  });
});

it("M6: the planning date of either is the earlier of date and forecast", () => {
  expect(planningDate(date("2026-09-01"), date("2026-03-18"))).toBe("2026-03-18");
  expect(planningDate(date("2026-09-01"), null)).toBe("2026-09-01");
  expect(planningDate(null, null)).toBeNull();
});

test.each([
  ["overdue", "2026-06-01", "overdue"],
  ["overdue", null, "overdue"],
  ["due", "2026-06-08", "today"],
  ["due", null, "today"],
  ["notDue", "2026-06-10", "today"],
  ["upcoming", "2026-06-11", "next7Days"],
  ["upcoming", "2026-06-17", "next7Days"],
  ["upcoming", "2026-06-18", "next30Days"],
  ["notDue", "2026-07-10", "next30Days"],
  ["notDue", "2026-07-11", "later"],
  ["upcoming", null, "none"],
  [null, null, "none"],
] as const)("on 10 June what is %s and planned on %s stands under %s", (state, planned, expected) => {
  expect(dueBucketOf(state, planned && date(planned), date("2026-06-10"))).toBe(expected);
});
