import fc from "fast-check";
import { expect, it, test } from "vitest";
import { colorPattern, randomColor, readable, textOn } from "./color.ts";

test.each([
  ["#ffffff", "dark"],
  ["#000000", "light"],
  ["#828282", "light"],
  ["#838383", "dark"],
  ["#FFD700", "dark"],
  ["#1d4ed8", "light"],
] as const)("on %s the text is %s", (color, expected) => {
  expect(textOn(color)).toBe(expected);
});

it("a random colour always has six digits", () => {
  expect(randomColor(() => 0)).toBe("#000000");
  expect(randomColor(() => 1 - Number.EPSILON)).toBe("#ffffff");
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(fc.property(random, (value) => colorPattern.test(randomColor(() => value))));
});

test.each([
  ["white on a middle grey is too faint, so it darkens", "#828282", "#757575"],
  ["what can be read stays as it is", "#1d4ed8", "#1d4ed8"],
])("%s", (_words, color, shade) => {
  expect(readable(color)).toBe(shade);
});

it("refuses what is no colour", () => {
  expect(() => textOn("red")).toThrow();
});
