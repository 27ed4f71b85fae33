import { expect, test } from "vitest";
import { plainFigure } from "./plain-figure.ts";

test.each([
  ["2.50", 3, ".", "2.50"],
  ["2,50", 3, ",", "2.50"],
  ["2", 3, ".", "2"],
  ["0.850", 3, ".", "0.850"],
  ["4,380", 0, ".", "4380"],
  ["4,380", 2, ".", "4380"],
  ["1,234,567", 0, ".", "1234567"],
  ["4,380.5", 1, ".", "4380.5"],
  ["4 380,5", 1, ",", "4380.5"],
  ["4,380", 3, ",", "4.380"],
  ["-3.0", 1, ".", "-3.0"],
  ["1.25", 1, ".", "1.25"],
  ["+12", 0, ".", "12"],
  ["1,250", 3, ".", null],
  ["much", 1, ".", null],
  ["1.2.3", 1, ".", null],
] as const)("%s with %i decimals, of whoever writes %s, is %s", (typed, decimals, mark, plain) => {
  expect(plainFigure(typed, decimals, mark)).toBe(plain);
});
