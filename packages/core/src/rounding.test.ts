import fc from "fast-check";
import { expect, it, test } from "vitest";
import { divideRounded } from "./rounding.ts";

test.each([
  [10, 4, 3],
  [-10, 4, -3],
  [9, 4, 2],
  [1, 3, 0],
  [-1, 3, 0],
  [5, -2, -3],
  [0, 7, 0],
])("%i / %i rounds to %i", (numerator, denominator, expected) => {
  expect(divideRounded(numerator, denominator)).toBe(expected);
});

it("is never off by more than half a unit", () => {
  const divisor = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), divisor, (numerator, denominator) => {
      const error = BigInt(divideRounded(numerator, denominator)) * BigInt(denominator) - BigInt(numerator);
      return (error < 0n ? -error : error) * 2n <= BigInt(denominator);
    }),
  );
});

it("refuses fractions and a zero denominator", () => {
  expect(() => divideRounded(1.5, 2)).toThrow(RangeError);
  expect(() => divideRounded(1, 0)).toThrow(RangeError);
});
