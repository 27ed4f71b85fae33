import { expect, test } from "vitest";
import { fittingCount } from "./fitting-count.ts";

test.each([
  { widths: [50, 50, 50], more: 60, room: 150, count: 3 },
  { widths: [50, 50, 50], more: 60, room: 149, count: 1 },
  { widths: [50, 50, 50, 50], more: 60, room: 170, count: 2 },
  { widths: [], more: 60, room: 10, count: 0 },
  { widths: [50], more: 60, room: 10, count: 0 },
])("of $widths.length entries in $room px $count stand in the row", ({ widths, more, room, count }) => {
  expect(fittingCount(widths, more, room)).toBe(count);
});
