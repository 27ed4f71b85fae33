import { describe, expect, it, test } from "vitest";
import { type CalendarDate, parseCalendarDate } from "../calendar-date.ts";
import { comesRound, dueDay, repeatedIn } from "./due-in-books.ts";
import { bookKinds } from "./kinds.ts";

const day = (text: string): CalendarDate => parseCalendarDate(text);
const of = (kind: "gmdss" | "official", key: string) => {
  const found = repeatedIn(kind).find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};

describe("what comes round in a book", () => {
  // 15 June 2026 is a Monday.
  test.each<["gmdss" | "official", string, string | null, string, string]>([
    ["gmdss", "D1", "2026-06-15", "2026-06-01", "2026-06-16"],
    ["gmdss", "D1", null, "2026-06-15", "2026-06-15"],
    ["gmdss", "W2", "2026-06-15", "2026-06-01", "2026-06-28"],
    ["gmdss", "W2", "2026-06-14", "2026-06-01", "2026-06-21"],
    ["gmdss", "W2", null, "2026-06-15", "2026-06-21"],
    ["gmdss", "W2", null, "2026-06-16", "2026-06-28"],
    ["gmdss", "M1", "2026-01-31", "2026-01-01", "2026-02-28"],
    ["gmdss", "M1", null, "2026-06-01", "2026-06-30"],
    ["gmdss", "M1", null, "2026-06-02", "2026-07-31"],
    ["gmdss", "Y1", "2026-02-28", "2026-01-01", "2027-02-28"],
    ["official", "ACCOM_INSP", "2026-06-15", "2026-06-01", "2026-06-22"],
    ["official", "DRILL:fire", "2026-01-31", "2026-01-01", "2026-02-28"],
    ["official", "STEERING_TEST:drill", null, "2026-06-15", "2026-09-15"],
  ])("of the %s book, %s is due: last on %s, opened on %s", (kind, key, lastOn, openedOn, expected) => {
    expect(dueDay(of(kind, key), lastOn === null ? null : day(lastOn), day(openedOn))).toBe(expected);
  });

  it("comes again and again within the days that are shown", () => {
    const june = { from: day("2026-06-01"), to: day("2026-06-30") };
    expect(comesRound(of("gmdss", "W1"), day("2026-05-31"), june)).toEqual([
      ...["2026-06-07", "2026-06-14", "2026-06-21", "2026-06-28"],
    ]);
    expect(comesRound(of("gmdss", "M1"), day("2026-06-30"), june)).toEqual(["2026-06-30"]);
    expect(comesRound(of("official", "ACCOM_INSP"), day("2026-06-27"), june)).toEqual(["2026-06-27"]);
    expect(comesRound(of("gmdss", "Y1"), day("2027-06-27"), june)).toEqual([]);
  });

  it("is told apart within its book", () => {
    for (const kind of bookKinds) {
      const keys = repeatedIn(kind).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
