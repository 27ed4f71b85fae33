import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  addInterval,
  type CalendarDate,
  parseCalendarDate as date,
  type Interval,
  intervalUnits,
} from "../calendar-date.ts";
import {
  dueAfterRest,
  firstDue,
  gridDateFrom,
  isSameRule,
  nextFive,
  nextOccurrence,
  type PlanRule,
  planRuleSchema,
} from "./recurrence.ts";

const quarterly: Interval = { n: 3, unit: "month" };
const monthly: Interval = { n: 1, unit: "month" };

function fixed(interval: Interval, anchor: string, windowBeforeDays = 0): PlanRule {
  return { trigger: "calendar", schedule: { mode: "fixed", interval, anchorOn: date(anchor), windowBeforeDays } };
}
function floating(interval: Interval): PlanRule {
  return { trigger: "calendar", schedule: { mode: "floating", interval } };
}
const everyFiveHundredHours: PlanRule = { trigger: "counter", counterInterval: 5000 };

describe("the next occurrence", () => {
  test.each<[string, PlanRule, string, string, string, string[]]>([
    ["M1 floating", floating(quarterly), "2026-06-01", "2026-06-11", "2026-09-11", []],
    ["M1 fixed", fixed(quarterly, "2026-06-01"), "2026-06-01", "2026-06-11", "2026-09-01", []],
    ["M2", fixed(monthly, "2026-01-01", 7), "2026-06-01", "2026-08-10", "2026-09-01", ["2026-07-01", "2026-08-01"]],
    ["M3", fixed(monthly, "2026-01-01", 7), "2026-06-01", "2026-08-30", "2026-10-01", ["2026-07-01", "2026-08-01"]],
    ["M4", fixed(monthly, "2026-01-01", 7), "2026-06-01", "2026-05-28", "2026-07-01", []],
    ["far too early", fixed(monthly, "2026-01-01", 7), "2026-06-01", "2026-02-01", "2026-07-01", []],
    ["at the end of the month", fixed(monthly, "2026-01-31"), "2026-02-28", "2026-02-28", "2026-03-31", []],
    [
      "off the grid after the rule was edited",
      fixed(monthly, "2026-01-15"),
      "2026-06-01",
      "2026-06-02",
      "2026-06-15",
      [],
    ],
  ])("%s", (_, rule, occurrence, done, next, missed) => {
    const result = nextOccurrence(rule, date(occurrence), { on: date(done), total: null });
    expect(result.due).toEqual({ dueOn: next, dueTotal: null });
    expect(result.missed).toEqual(missed);
  });

  it("M3: work done inside the window of a later occurrence counts for that one too", () => {
    const { covered } = nextOccurrence(fixed(monthly, "2026-01-01", 7), date("2026-06-01"), {
      on: date("2026-08-30"),
      total: null,
    });
    expect(covered).toEqual(["2026-09-01"]);
  });

  it("work done on the very day of a later occurrence counts for it", () => {
    const result = nextOccurrence(fixed(monthly, "2026-01-01"), date("2026-06-01"), {
      on: date("2026-07-01"),
      total: null,
    });
    expect(result).toEqual({
      due: { dueOn: "2026-08-01", dueTotal: null },
      missed: [],
      missedCount: 0,
      covered: ["2026-07-01"],
    });
  });

  it("lists the latest of many that were missed, and counts the rest", () => {
    const daily = fixed({ n: 1, unit: "day" }, "1901-01-01");
    const { due, missed, missedCount } = nextOccurrence(daily, date("1901-01-02"), {
      on: date("2026-06-15"),
      total: null,
    });
    expect(due.dueOn).toBe("2026-06-16");
    expect(missedCount).toBe(45_819);
    expect([missed.length, missed.at(0), missed.at(-1)]).toEqual([60, "2026-04-16", "2026-06-14"]);
  });

  it("by counter counts from the total at which the work was done", () => {
    expect(nextOccurrence(everyFiveHundredHours, null, { on: date("2026-06-11"), total: 40_123 }).due).toEqual({
      dueOn: null,
      dueTotal: 45_123,
    });
  });

  it("by either gives both figures", () => {
    const rule: PlanRule = {
      trigger: "either",
      schedule: { mode: "floating", interval: quarterly },
      counterInterval: 5000,
    };
    expect(nextOccurrence(rule, date("2026-06-01"), { on: date("2026-06-11"), total: 40_000 }).due).toEqual({
      dueOn: "2026-09-11",
      dueTotal: 45_000,
    });
  });
});

describe("the first due", () => {
  const start = { on: date("2026-06-10"), total: 40_000 };

  test.each<[string, PlanRule, { dueOn: string | null; dueTotal: number | null }]>([
    ["floating", floating(quarterly), { dueOn: "2026-09-10", dueTotal: null }],
    ["fixed, anchor in the past", fixed(monthly, "2026-01-01"), { dueOn: "2026-07-01", dueTotal: null }],
    ["fixed, start on the grid", fixed(monthly, "2026-01-10"), { dueOn: "2026-06-10", dueTotal: null }],
    ["fixed, anchor ahead", fixed(monthly, "2026-12-24"), { dueOn: "2026-12-24", dueTotal: null }],
    ["counter", everyFiveHundredHours, { dueOn: null, dueTotal: 45_000 }],
  ])("without history, %s", (_, rule, expected) => {
    expect(firstDue(rule, start)).toEqual(expected);
  });

  it("counts from what was last done, when that is known", () => {
    const lastDone = { on: date("2026-04-20"), total: 38_000 };
    expect(firstDue(floating(quarterly), start, lastDone).dueOn).toBe("2026-07-20");
    expect(firstDue(fixed(monthly, "2026-01-01", 7), start, lastDone).dueOn).toBe("2026-05-01");
    expect(firstDue(everyFiveHundredHours, start, lastDone).dueTotal).toBe(43_000);
  });

  it("has no due total before the first reading", () => {
    expect(firstDue(everyFiveHundredHours, { on: start.on, total: null })).toEqual({ dueOn: null, dueTotal: null });
  });
});

it("the next five dates of a grid keep the day of the anchor", () => {
  const rule = fixed(monthly, "2026-01-31");
  const five = nextFive(rule, firstDue(rule, { on: date("2026-01-15"), total: null }));
  expect(five.map((due) => due.dueOn)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
});

it("the next five by counter are one interval apart", () => {
  const five = nextFive(everyFiveHundredHours, { dueOn: null, dueTotal: 45_000 });
  expect(five.map((due) => due.dueTotal)).toEqual([45_000, 50_000, 55_000, 60_000, 65_000]);
});

it("a rule without interval or anchor is refused", () => {
  expect(planRuleSchema.safeParse({ trigger: "counter", counterInterval: 0 }).success).toBe(false);
  expect(
    planRuleSchema.safeParse({ trigger: "calendar", schedule: { mode: "fixed", interval: monthly } }).success,
  ).toBe(false);
});

describe("a fixed grid", () => {
  const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays(date("2000-01-01"), days));
  const interval = fc.record({ n: fc.integer({ min: 1, max: 40 }), unit: fc.constantFrom(...intervalUnits) });
  const onGrid = (anchorOn: CalendarDate, every: Interval, on: CalendarDate) =>
    gridDateFrom({ anchorOn, interval: every }, on) === on;

  it("never drifts, whatever the days on which the work was done", () => {
    fc.assert(
      fc.property(
        day,
        interval,
        fc.array(fc.integer({ min: -20, max: 200 }), { maxLength: 12 }),
        (anchorOn, every, delays) => {
          const rule: PlanRule = {
            trigger: "calendar",
            schedule: { mode: "fixed", interval: every, anchorOn, windowBeforeDays: 5 },
          };
          let occurrence = anchorOn;
          for (const delay of delays) {
            const next =
              nextOccurrence(rule, occurrence, { on: addDays(occurrence, delay), total: null }).due.dueOn ?? occurrence;
            expect(next > occurrence && onGrid(anchorOn, every, next)).toBe(true);
            occurrence = next;
          }
        },
      ),
    );
  });

  it("answers the first date that is not before the day asked for", () => {
    fc.assert(
      fc.property(day, interval, day, (anchorOn, every, from) => {
        const on = gridDateFrom({ anchorOn, interval: every }, from);
        expect(on >= from || on === anchorOn).toBe(true);
        const k = [...Array(40).keys()].find((index) => addInterval(anchorOn, every, index) >= from);
        if (k !== undefined) expect(on).toBe(addInterval(anchorOn, every, k));
      }),
    );
  });

  it("leaves no date unaccounted for: each is missed, covered or next", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 300 }), (anchorOn, late) => {
        const rule: PlanRule = {
          trigger: "calendar",
          schedule: { mode: "fixed", interval: monthly, anchorOn, windowBeforeDays: 7 },
        };
        const { due, missed, covered } = nextOccurrence(rule, anchorOn, { on: addDays(anchorOn, late), total: null });
        const dates = [...missed, ...covered, due.dueOn];
        expect(dates).toEqual(dates.map((_, index) => addInterval(anchorOn, monthly, index + 1)));
      }),
    );
  });
});

describe("a plan that goes on after a rest", () => {
  const day = date;
  const now = { on: day("2026-11-23"), total: 14_000 };
  const yearly = planRuleSchema.parse({
    trigger: "calendar",
    schedule: { mode: "floating", interval: { n: 1, unit: "year" } },
  });
  const quarterly = planRuleSchema.parse({
    trigger: "calendar",
    schedule: { mode: "fixed", interval: { n: 3, unit: "month" }, anchorOn: "2026-01-10", windowBeforeDays: 0 },
  });
  const monthlyFromNow = floating(monthly);
  const byHours = planRuleSchema.parse({ trigger: "counter", counterInterval: 5_000 });
  const none = { dueOn: null, dueTotal: null };
  const on = (dueOn: string) => ({ ...none, dueOn: day(dueOn) });
  const done = (text: string, total: number | null = null) => ({ on: day(text), total });
  it.each([
    ["stopped, cancelled, resumed", yearly, done("2025-12-20"), on("2026-12-20"), on("2026-12-20")],
    ["stopped and resumed without an open job", yearly, done("2025-12-20"), null, on("2026-12-20")],
    ["overdue when its machine was archived", quarterly, done("2026-04-10"), on("2026-07-10"), on("2026-07-10")],
    ["overdue, its job gone", quarterly, done("2026-04-10"), null, on("2026-07-10")],
    [
      "by hours, cancelled",
      byHours,
      done("2026-04-10", 8_000),
      { dueOn: null, dueTotal: 13_000 },
      { dueOn: null, dueTotal: 13_000 },
    ],
    ["by hours, its job gone", byHours, done("2026-04-10", 8_000), null, { dueOn: null, dueTotal: 13_000 }],
    [
      "by hours, changed to a date meanwhile",
      yearly,
      done("2025-12-20"),
      { dueOn: null, dueTotal: 13_000 },
      on("2026-12-20"),
    ],
    ["never done, never due", yearly, null, null, on("2027-11-23")],
  ])("%s", (_what, rule, lastDone, cancelled, due) => {
    expect(dueAfterRest(rule, now, lastDone, { cancelled, doneFor: null, isSameRule: true })).toEqual(due);
  });

  it.each([
    ["was done: from when it was done", yearly, done("2025-12-20"), on("2026-10-01"), on("2026-12-20")],
    ["never done and overdue: as it was", yearly, null, on("2026-10-01"), on("2026-10-01")],
    ["never done, asked for sooner by the new rule", monthlyFromNow, null, on("2027-10-01"), on("2026-12-23")],
    ["never done, by hours", byHours, null, { dueOn: null, dueTotal: 12_000 }, { dueOn: null, dueTotal: 12_000 }],
    ["never done, by hours where it was a date", byHours, null, on("2026-10-01"), { dueOn: null, dueTotal: 19_000 }],
  ])("with another rule, %s", (_what, rule, lastDone, cancelled, due) => {
    expect(dueAfterRest(rule, now, lastDone, { cancelled, doneFor: null, isSameRule: false })).toEqual(due);
  });

  it("comes due no sooner than a start that was moved along its grid, unless it was overdue", () => {
    const rest = { cancelled: on("2026-07-10"), doneFor: null, isSameRule: true };
    const moved = fixed({ n: 3, unit: "month" }, "2027-01-10");
    const before = { ...now, on: day("2026-07-10") };
    expect(dueAfterRest(moved, before, done("2026-04-10"), rest)).toEqual(on("2027-01-10"));
    expect(dueAfterRest(moved, before, null, rest)).toEqual(on("2027-01-10"));
    expect(dueAfterRest(moved, now, null, rest)).toEqual(on("2026-07-10"));
  });

  it("asks again for no date that was done early", () => {
    const early = done("2026-07-02");
    const doneFor = (text: string | null) => ({
      cancelled: null,
      doneFor: text === null ? null : day(text),
      isSameRule: true,
    });
    expect(dueAfterRest(quarterly, now, early, doneFor("2026-07-10"))).toEqual(on("2026-10-10"));
    expect(dueAfterRest(quarterly, now, early, doneFor(null))).toEqual(on("2026-07-10"));
    expect(dueAfterRest(yearly, now, early, doneFor("2026-07-10"))).toEqual(on("2027-07-02"));
  });
});

describe("the same rule", () => {
  const every = (n: number, unit: Interval["unit"]) => floating({ n, unit });
  it.each([
    [every(12, "month"), every(1, "year"), true],
    [every(14, "day"), every(2, "week"), true],
    [every(4, "week"), every(1, "month"), false],
    [every(1, "month"), every(2, "month"), false],
    [fixed(monthly, "2026-01-01"), fixed(monthly, "2026-01-01", 7), true],
    [fixed(monthly, "2026-01-01"), fixed(monthly, "2026-01-02"), false],
    [fixed(monthly, "2026-01-30"), fixed(monthly, "2026-09-30"), true],
    [fixed(quarterly, "2026-01-10"), fixed(quarterly, "2026-04-10"), true],
    [fixed(quarterly, "2026-01-10"), fixed(quarterly, "2026-02-10"), false],
    [fixed({ n: 2, unit: "week" }, "2026-01-05"), fixed({ n: 14, unit: "day" }, "2026-01-19"), true],
    [fixed({ n: 2, unit: "week" }, "2026-01-05"), fixed({ n: 2, unit: "week" }, "2026-01-12"), false],
    [fixed(monthly, "2026-01-01"), every(1, "month"), false],
    [everyFiveHundredHours, { trigger: "counter", counterInterval: 5000 }, true],
    [everyFiveHundredHours, { trigger: "counter", counterInterval: 2500 }, false],
    [everyFiveHundredHours, { trigger: "event" }, false],
  ] satisfies [PlanRule, PlanRule, boolean][])("%#", (one, other, isSame) => {
    expect(isSameRule(one, other)).toBe(isSame);
    expect(isSameRule(other, one)).toBe(isSame);
  });
});
