import { expect, test } from "vitest";
import { clockOf, minuteOf } from "./minute-of-day.ts";

test.each([
  [0, "00:00"],
  [420, "07:00"],
  [1439, "23:59"],
])("minute %i is %s, and back", (minute, clock) => {
  expect(clockOf(minute)).toBe(clock);
  expect(minuteOf(clock)).toBe(minute);
});

test.each(["", "24:00", "7:00", "07:60"])("%j is no time of day", (clock) => {
  expect(minuteOf(clock)).toBeNull();
});
