import { expect, test } from "vitest";
import { thresholdReached } from "./thresholds.ts";

test.each<[number, number | null]>([
  [91, null],
  [90, 90],
  [61, 90],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [1, 7],
  [0, 0],
  [-12, 0],
])("%i days before its end a paper is told at %s", (daysLeft, expected) => {
  expect(thresholdReached(daysLeft)).toBe(expected);
});
