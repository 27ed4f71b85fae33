import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as day } from "../calendar-date.ts";
import { faultOfToldService, overlapsPeriod } from "./service-periods.ts";

const service = {
  ...{ startsOn: day("2026-01-01"), endsOn: day("2026-01-10") },
  ...{ actualDays: 6, standByDays: 2, yardDays: 2, watchDays: 6 },
};

describe("service that is told as sums", () => {
  it("holds no more days than its period", () => {
    expect(faultOfToldService(service)).toBeNull();
    expect(faultOfToldService({ ...service, yardDays: 3 })).toBe("too_many_days");
  });
  it("has watches on days at sea alone", () => {
    expect(faultOfToldService({ ...service, watchDays: 7 })).toBe("too_many_watches");
  });
  it("does not end before it starts", () => {
    expect(faultOfToldService({ ...service, endsOn: day("2025-12-31") })).toBe("ends_before_start");
  });
});

test.each([
  ["2026-01-10", "2026-01-20", true],
  ["2026-01-11", "2026-01-20", false],
  ["2025-12-01", "2025-12-31", false],
  ["2025-12-01", "2026-01-01", true],
  ["2025-12-01", null, true],
  ["2026-02-01", null, false],
])("service from %s to %s overlaps that of the first ten days of January: %s", (from, to, expected) => {
  const other = { startsOn: day(from), endsOn: to === null ? null : day(to) };
  expect(overlapsPeriod(service, other)).toBe(expected);
  expect(overlapsPeriod({ ...other }, service)).toBe(expected);
});
