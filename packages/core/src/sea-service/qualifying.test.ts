import { expect, test } from "vitest";
import { qualifyingService } from "./qualifying.ts";

test.each([
  [255, 30, 90, 375, true],
  [240, 60, 100, 390, false],
  [250, 20, 90, 360, false],
  [250, 25, 90, 365, true],
  [100, 130, 0, 200, false],
])("%i days at sea, %i stand-by and %i in a yard make %i qualifying days, eligible: %s", (...facts) => {
  const [actual, standBy, yard, qualifyingDays, isEligible] = facts;
  expect(qualifyingService({ actual, standBy, yard })).toEqual({ qualifyingDays, isEligible });
});
