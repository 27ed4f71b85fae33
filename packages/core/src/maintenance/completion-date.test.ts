import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as date } from "../calendar-date.ts";
import { judgeEarlyCompletion, judgeRepeat } from "./completion-date.ts";
import type { PlanRule } from "./recurrence.ts";

const monthly: PlanRule = {
  trigger: "calendar",
  schedule: { mode: "fixed", interval: { n: 1, unit: "month" }, anchorOn: date("2026-01-01"), windowBeforeDays: 7 },
};
const floating: PlanRule = { trigger: "calendar", schedule: { mode: "floating", interval: { n: 1, unit: "month" } } };

describe("work of a fixed plan done early", () => {
  it("is in time from the first day of the window", () => {
    expect(judgeEarlyCompletion(monthly, date("2026-06-01"), date("2026-05-25"), false)).toEqual({
      verdict: "in_time",
    });
  });

  it("is asked about before the window, with the gap that results", () => {
    expect(judgeEarlyCompletion(monthly, date("2026-06-01"), date("2026-05-24"), false)).toEqual({
      verdict: "ask",
      daysEarly: 8,
      nextDueOn: "2026-07-01",
      gapDays: 38,
    });
  });

  it("is refused before the window for class", () => {
    expect(judgeEarlyCompletion(monthly, date("2026-06-01"), date("2026-05-24"), true)).toEqual({
      verdict: "refuse",
      windowFrom: "2026-05-25",
    });
  });

  it("is never too early for a floating plan", () => {
    expect(judgeEarlyCompletion(floating, date("2026-06-01"), date("2026-01-24"), true)).toEqual({
      verdict: "in_time",
    });
  });
});

test.each([
  [null, "2026-06-10", "regular"],
  ["2026-06-03", "2026-06-10", "regular"],
  ["2026-06-10", "2026-06-10", "extra"],
  ["2026-06-11", "2026-06-10", "before_previous"],
] as const)("M5: done on %s and again on %s is %s", (previous, done, expected) => {
  expect(judgeRepeat(previous && date(previous), date(done))).toBe(expected);
});
