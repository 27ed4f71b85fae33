import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import { bookKinds, correctionOf } from "./kinds.ts";
import { keptUntil } from "./retention.ts";
import { nextWeekly, weeklyGaps } from "./weekly-gaps.ts";

describe("BOOK-09: a book is kept from its last entry on", () => {
  it.each([
    ["oil1", "2026-03-01", "2029-03-01"],
    ["garbage1", "2026-03-01", "2028-03-01"],
    ["oil1", "2024-02-29", "2027-02-28"],
    ["cayman", "2026-03-01", "2036-03-01"],
    ["imonavigational", "2026-03-01", "2027-03-01"],
  ] as const)("%s, %s: until %s", (kind, last, until) => expect(keptUntil(kind, on(last))).toBe(until));

  it("longer where the vessel says so, never shorter", () => {
    expect(keptUntil("oil1", on("2026-03-01"), 60)).toBe("2031-03-01");
    expect(keptUntil("oil1", on("2026-03-01"), 12)).toBe("2029-03-01");
    expect(keptUntil("oil1", null)).toBeNull();
  });
});

test("the official books alone are put right by a further entry", () => {
  expect(bookKinds.filter((kind) => correctionOf(kind) === "furtherEntry")).toEqual(["official", "cayman"]);
  expect(bookKinds).toHaveLength(17);
});

describe("weeks without an entry are told", () => {
  const gaps = (days: string[], until: string) =>
    weeklyGaps(days.map(on), on(until)).map(({ from, to }) => `${from} to ${to}`);
  it.each([
    ["O10", ["2026-03-01", "2026-03-08", "2026-03-24"], "2026-03-24", ["2026-03-15 to 2026-03-22"]],
    ["every week", ["2026-03-01", "2026-03-08", "2026-03-15"], "2026-03-20", []],
    ["in any order, twice a day", ["2026-03-08", "2026-03-01", "2026-03-08"], "2026-03-14", []],
    ["none for three weeks", ["2026-03-01"], "2026-03-22", ["2026-03-08 to 2026-03-15", "2026-03-15 to 2026-03-22"]],
    ["a book without any", [], "2026-03-22", []],
  ] as const)("%s", (_case, days, until, told) => expect(gaps([...days], until)).toEqual(told));

  it("and the day of the next", () => expect(nextWeekly(on("2026-02-24"))).toBe("2026-03-03"));
});
