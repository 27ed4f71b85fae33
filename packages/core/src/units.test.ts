import { expect, test } from "vitest";
import { parseQuantity, parseTenths, quantityText, type StockUnit, tenthsText } from "./units.ts";

test.each([
  ["4,380.5", 43_805],
  ["4380,5", 43_805],
  ["4380", 43_800],
  ["4380.55", null],
  ["-", null],
])("running hours typed as %j are %s tenths", (text, expected) => {
  expect(parseTenths(text)).toBe(expected);
});

test.each<[string, StockUnit, number | null]>([
  ["3", "pcs", 3],
  ["3.5", "pcs", null],
  ["2.5", "l", 25],
  ["0,25", "kg", null],
  ["1.25", "m", 125],
])("%s %s is %s steps", (text, unit, expected) => {
  expect(parseQuantity(text, unit)).toBe(expected);
});

test("figures are written with the decimals of their unit", () => {
  expect(tenthsText(43_800)).toBe("4380.0");
  expect(quantityText(25, "l")).toBe("2.5");
  expect(quantityText(3, "pcs")).toBe("3");
});
