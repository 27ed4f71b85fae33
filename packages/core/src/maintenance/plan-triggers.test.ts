import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import { causeOfReading, dueOfCause, judgeMeasured } from "./plan-triggers.ts";

describe("a measured value", () => {
  it.each([
    ["below the limit above", { min: null, max: 7.1 }, 4.5, "within"],
    ["at the limit above", { min: null, max: 7.1 }, 7.1, "within"],
    ["beyond it", { min: null, max: 7.1 }, 7.2, "above"],
    ["at the limit below", { min: 2.7, max: null }, 2.7, "within"],
    ["short of it", { min: 2.7, max: null }, 2.6, "below"],
    ["between both", { min: -5, max: 5 }, 0, "within"],
    ["below freezing", { min: -5, max: 5 }, -5.1, "below"],
  ] as const)("%s", (_words, limits, value, verdict) => {
    expect(judgeMeasured(limits, value)).toBe(verdict);
  });

  it("outside its limits is the cause that the job tells", () => {
    const vibration = { name: "Vibration, drive end", unit: "mm/s", min: null, max: 7.1 };
    expect(causeOfReading(vibration, 8.4, on("2026-06-15"))).toEqual({
      ...{ kind: "reading", name: "Vibration, drive end", unit: "mm/s", value: 8.4 },
      ...{ side: "above", limit: 7.1, on: "2026-06-15" },
    });
    expect(causeOfReading(vibration, 7, on("2026-06-15"))).toBeNull();
  });
});

test.each([
  ["after_grounding", 0, "2026-06-15"],
  ["after_grounding", 2, "2026-06-17"],
  ["before_charter", 3, "2026-06-12"],
  ["heavy_weather", 1, "2026-06-16"],
] as const)("%s within %s days is due on %s", (event, days, due) => {
  expect(dueOfCause({ kind: "event", event, on: on("2026-06-15"), note: null }, days)).toBe(due);
});
