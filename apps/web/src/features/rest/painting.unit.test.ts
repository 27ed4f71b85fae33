import { parseCalendarDate } from "@ymp/core/calendar-date";
import { planOn } from "@ymp/core/rest/plans";
import { describe, expect, it } from "vitest";
import { blockOf, copied, copiedAgain, dayBefore, firstAhead, paint, paintedAgain } from "./painting.ts";

const on = parseCalendarDate("2026-06-18");
const unknown = "?".repeat(48);
const day = { on, beginsAt: new Date("2026-06-17T22:00:00Z"), grid: unknown, repeatedFrom: null, repeated: null };
const after = new Date("2026-06-19T08:00:00Z");
const afternoon = new Date("2026-06-18T12:32:00Z");
const range = (from: number, until: number) => Array.from({ length: until - from }, (_, at) => from + at);

describe("painting", () => {
  it("tells the whole day with the work of it, and what was not told was rest", () => {
    expect(paint(day, range(16, 24), "#", after)).toBe(`${".".repeat(16)}${"#".repeat(8)}${".".repeat(24)}`);
  });

  it("leaves what is still to come, and paints no work there", () => {
    expect(firstAhead(day, afternoon)).toBe(30);
    expect(paint(day, range(26, 36), "#", afternoon)).toBe(`${".".repeat(26)}####${"?".repeat(18)}`);
    expect(paint(day, range(40, 44), ".", afternoon).slice(40)).toBe("....????");
  });

  it("copies the work of another day as work, as far as the day has come", () => {
    const from = { grid: `${".".repeat(16)}##DD${".".repeat(8)}${"#".repeat(8)}${".".repeat(12)}` };
    expect(copied(day, from, afternoon)).toBe(`${".".repeat(16)}####${".".repeat(8)}##${"?".repeat(18)}`);
  });

  it("copies nothing that nobody told, and paints over no drill of its own day", () => {
    const from = { grid: `${".".repeat(20)}${"?".repeat(28)}` };
    const own = { ...day, grid: `??D${"?".repeat(45)}` };
    expect(copied(own, from, after)).toBe(`..D${".".repeat(17)}${"?".repeat(28)}`);
  });

  it("leaves out what the clock left out, and repeats what it repeated", () => {
    const spring = { ...day, grid: `????xx${"?".repeat(42)}` };
    expect(paint(spring, range(0, 8), "#", after).slice(0, 9)).toBe("####xx##.");
    const autumn = { ...day, repeatedFrom: 4, repeated: "??" };
    expect(paintedAgain(autumn, [1], "#", after)).toBe("?#");
    expect(paintedAgain(day, [1], "#", after)).toBe(null);
    const atThree = new Date(day.beginsAt.getTime() + 3 * 3_600_000);
    expect(paintedAgain(autumn, [0, 1], "#", atThree)).toBe("#?");
    expect(paintedAgain(autumn, [0, 1], "#", new Date(atThree.getTime() - 3_600_000))).toBe("??");
    expect(firstAhead(autumn, new Date(day.beginsAt.getTime() + 3 * 3_600_000))).toBe(6);
  });

  it("takes what the clock showed twice as its watches plan it, no drill of it, and nothing that is still to come", () => {
    const autumn = { ...day, repeatedFrom: 4, repeated: "?D" };
    expect(copiedAgain(autumn, "##", after)).toBe("#D");
    expect(copiedAgain(autumn, "##", new Date(day.beginsAt.getTime() + 3_600_000))).toBe("?D");
    expect(copiedAgain(autumn, null, after)).toBeNull();
    expect(copiedAgain(day, "##", after)).toBeNull();
  });

  it("finds the day before where something stands in it", () => {
    const first = { ...day, on: parseCalendarDate("2026-06-17"), grid: ".".repeat(48) };
    expect(dayBefore([day], [first], on)).toBe(first);
    expect(dayBefore([day], [{ ...first, grid: unknown }], on)).toBeUndefined();
  });

  it("takes the plan that had begun by a day", () => {
    const plans = ["2026-06-01", "2026-06-18", "2026-07-01"].map((from) => ({ fromDay: parseCalendarDate(from) }));
    expect(planOn(plans, on)?.fromDay).toBe("2026-06-18");
    expect(planOn(plans, parseCalendarDate("2026-05-31"))).toBeUndefined();
  });

  it("takes the same hours of several days", () => {
    expect(blockOf({ row: 3, slot: 9 }, { row: 1, slot: 7 })).toEqual({ rows: [1, 2, 3], slots: [7, 8, 9] });
  });
});
