import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, parseCalendarDate as date } from "./calendar-date.ts";
import { instantOf, instantsShowing, offsetLabelAt, startOfDay, wallClockAt } from "./time.ts";

const zones = [
  "UTC",
  "Europe/Paris",
  "America/St_Johns",
  "Pacific/Auckland",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "-03:30",
];

describe("the offset of ship's time", () => {
  test.each([
    ["UTC", "2026-07-01T12:00:00Z", "UTC"],
    ["Europe/Paris", "2026-07-01T12:00:00Z", "UTC+2"],
    ["Europe/Paris", "2026-12-01T12:00:00Z", "UTC+1"],
    ["America/St_Johns", "2026-12-01T12:00:00Z", "UTC-3:30"],
    ["Asia/Kathmandu", "2026-12-01T12:00:00Z", "UTC+5:45"],
    ["+13:00", "2026-12-01T12:00:00Z", "UTC+13"],
  ])("%s at %s is %s", (zone, at, expected) => {
    expect(offsetLabelAt(zone, new Date(at))).toBe(expected);
  });
});

describe("ship's clock and instants", () => {
  it("shows the local date and time", () => {
    expect(wallClockAt("Europe/Paris", new Date("2026-11-20T23:30:15Z"))).toEqual({
      on: "2026-11-21",
      hour: 0,
      minute: 30,
      second: 15,
    });
  });

  it("shows the repeated hour twice when the clock goes back", () => {
    const wall = { on: date("2026-10-25"), hour: 2, minute: 30, second: 0 };
    expect(instantsShowing("Europe/Paris", wall).map((at) => at.toISOString())).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-10-25T01:30:00.000Z",
    ]);
    expect(instantOf("Europe/Paris", wall).toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  it("never shows the hour left out when the clock goes forward", () => {
    const wall = { on: date("2026-03-29"), hour: 2, minute: 30, second: 0 };
    expect(instantsShowing("Europe/Paris", wall)).toEqual([]);
    expect(instantOf("Europe/Paris", wall).toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });

  test.each([
    ["2026-03-29", 23],
    ["2026-10-25", 25],
    ["2026-06-01", 24],
  ])("%s has %i hours in Paris", (on, hours) => {
    const start = startOfDay("Europe/Paris", date(on));
    const end = startOfDay("Europe/Paris", addDays(date(on), 1));
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
  });

  it("finds every instant again from what the clock showed", () => {
    const seconds = fc.integer({ min: 631_152_000, max: 2_500_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), seconds, (zone, second) => {
        const at = new Date(second * 1000);
        return instantsShowing(zone, wallClockAt(zone, at)).some((found) => found.getTime() === at.getTime());
      }),
    );
  });
});
