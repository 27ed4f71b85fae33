import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  addInterval,
  addMonths,
  asCalendarDate,
  compareDates,
  parseCalendarDate as date,
  daysBetween,
  earliestDate,
  type Interval,
  intervalUnits,
  isCalendarDate,
  todayIn,
} from "./calendar-date.ts";
import { calendarDateSchema } from "./calendar-date-schema.ts";
import { AppError } from "./errors.ts";

const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(date("1990-01-01"), days));

describe("a calendar date", () => {
  it.each([["2026-02-30"], ["18 June"], [null], [20_260_618]])("is not made of %j", (value) => {
    expect(asCalendarDate(value)).toBeNull();
  });

  it("is taken as it is where a value is one", () => {
    expect(asCalendarDate("2024-02-29")).toBe("2024-02-29");
  });

  test.each<[string, Interval, number]>([
    ["2026-06-15", { n: 9999, unit: "year" }, 1],
    ["9999-12-31", { n: 1, unit: "day" }, 1],
    ["0000-01-01", { n: 1, unit: "month" }, -1],
    ["2026-06-15", { n: 9999, unit: "year" }, 100],
  ])("%s and %o times %i is on no calendar, which is said in a sentence", (start, interval, times) => {
    expect(() => addInterval(date(start), interval, times)).toThrow(new AppError("invalid", "errors:notAllowedValue"));
  });

  const noDates = [
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-1-1",
    "2026-01-01T00:00:00Z",
    "",
    "today",
    "2026-01-01\n",
  ];
  test.each(noDates)("refuses %j", (text) => {
    expect(calendarDateSchema.safeParse(text).success).toBe(false);
    expect(isCalendarDate(text)).toBe(false);
    expect(() => date(text)).toThrow(new AppError("invalid", "errors:notAllowedValue"));
  });

  test.each(["1900-01-01", "2024-02-29", "2199-12-31"])("takes %j", (text) => {
    expect(calendarDateSchema.safeParse(text).success).toBe(true);
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each(["0000-01-01", "0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"])(
    "reckons with %j, and takes it from nobody",
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
      expect(calendarDateSchema.safeParse(text).error?.issues[0]?.message).toBe("refusals:dateYear");
    },
  );

  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s + %i months is %s", (start, months, expected) => {
    expect(addMonths(date(start), months)).toBe(expected);
  });

  test.each<[string, Interval, number, string]>([
    ["2026-12-30", { n: 3, unit: "day" }, 1, "2027-01-02"],
    ["2026-03-25", { n: 1, unit: "week" }, 1, "2026-04-01"],
    ["2026-06-01", { n: 3, unit: "month" }, 1, "2026-09-01"],
    ["2024-02-29", { n: 1, unit: "year" }, 4, "2028-02-29"],
    ["2026-01-31", { n: 1, unit: "month" }, -2, "2025-11-30"],
  ])("%s and %j, %i times, is %s", (start, interval, times, expected) => {
    expect(addInterval(date(start), interval, times)).toBe(expected);
  });

  it("counts days across a clock change and a leap day", () => {
    expect(daysBetween(date("2026-03-28"), date("2026-03-30"))).toBe(2);
    expect(daysBetween(date("2024-02-28"), date("2024-03-01"))).toBe(2);
    expect(daysBetween(date("2026-03-18"), date("2026-03-01"))).toBe(-17);
  });

  it("adding the days between two dates leads from one to the other", () => {
    fc.assert(fc.property(anyDate, anyDate, (a, b) => addDays(a, daysBetween(a, b)) === b));
  });

  it("sorts as text in the order of time", () => {
    fc.assert(fc.property(anyDate, anyDate, (a, b) => Math.sign(compareDates(b, a)) === Math.sign(daysBetween(a, b))));
  });

  it("keeps the day number of the start in every month that has it", () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...intervalUnits), fc.integer({ min: 1, max: 60 }), (start, unit, n) => {
        const result = addInterval(start, { n, unit });
        if (unit === "day" || unit === "week") return true;
        const isLastDay = addDays(result, 1).endsWith("-01");
        return result.slice(8) === start.slice(8) || isLastDay;
      }),
    );
  });

  it("finds the earliest of those that are known", () => {
    expect(earliestDate(date("2026-09-01"), null, date("2026-03-18"), undefined)).toBe("2026-03-18");
    expect(earliestDate(null, undefined)).toBeNull();
  });
});

describe("today on board", () => {
  const now = new Date("2026-11-20T23:30:00Z");

  test.each([
    ["UTC", "2026-11-20"],
    ["Europe/Paris", "2026-11-21"],
    ["America/New_York", "2026-11-20"],
    ["Pacific/Auckland", "2026-11-21"],
    ["+00:30", "2026-11-21"],
    ["-11:00", "2026-11-20"],
  ])("in %s is %s", (zone, expected) => {
    expect(todayIn(zone, now)).toBe(expected);
  });

  it("is refused for an unknown zone", () => {
    expect(() => todayIn("Atlantis/Harbour", now)).toThrow(RangeError);
  });
});
