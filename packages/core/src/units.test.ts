import { expect, test } from "vitest";
import {
  isInWholeSteps,
  parseQuantity,
  parseTenths,
  quantityStep,
  quantityText,
  sumQuantities,
  tenthsText,
} from "./units.ts";

test.each([
  ["4,380.5", 43_805],
  ["4380,5", 43_805],
  ["4380", 43_800],
  ["4380.55", null],
  ["-", null],
])("running hours typed as %j are %s tenths", (text, expected) => {
  expect(parseTenths(text)).toBe(expected);
});

test.each<[string, string, number | null]>([
  ["3", "pcs", 3],
  ["3.5", "pcs", null],
  ["2.5", "l", 2.5],
  ["0,25", "kg", null],
  ["1.25", "m", 1.25],
  ["1.375", "L", 1.375],
  ["-1", "pcs", null],
])("%s %s is %s", (text, unit, expected) => {
  expect(parseQuantity(text, unit)).toBe(expected);
});

test.each<[number, string, boolean]>([
  [3, "pcs", true],
  [0.5, "pcs", false],
  [1.5, "l", true],
  [1.25, "l", false],
  [0.29, "m", true],
  [3.25, "drum", true],
  [3.2555, "drum", false],
  [0.000_000_1, "pcs", false],
])("%s %s can be planned, moved and counted: %s", (quantity, unit, expected) => {
  expect(isInWholeSteps(quantity, unit)).toBe(expected);
});

test.each<[string, number]>([
  ["pcs", 1],
  ["l", 0.1],
  ["kg", 0.1],
  ["m", 0.01],
  ["set", 1],
  ["box", 1],
])("one more of %s is %s", (unit, expected) => {
  expect(quantityStep(unit)).toBe(expected);
});

test("figures are written with the decimals of their unit", () => {
  expect(tenthsText(43_800)).toBe("4380.0");
  expect(quantityText(2.5, "l")).toBe("2.5");
  expect(quantityText(3, "pcs")).toBe("3");
});

test("quantities add up without the noise of floating point", () => {
  expect(sumQuantities([0.1, 0.2])).toBe(0.3);
  expect(sumQuantities([5, -2.5, -2.5])).toBe(0);
});
