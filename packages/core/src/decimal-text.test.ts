import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decimalText, parseDecimalText } from "./decimal-text.ts";

describe("a typed figure", () => {
  test.each([
    ["4380.5", 1, 43_805],
    ["4,380.5", 1, 43_805],
    ["4380,5", 1, 43_805],
    ["4.380,5", 1, 43_805],
    ["4 380,5", 1, 43_805],
    ["4'380.5", 1, 43_805],
    ["4,380", 1, 43_800],
    ["4.380.000", 0, 4_380_000],
    ["1,234,567.80", 2, 123_456_780],
    [".5", 1, 5],
    ["7.", 1, 70],
    ["-12,5", 1, -125],
    ["12.50", 1, 125],
    [" 0 ", 2, 0],
    ["0,125", 3, 125],
    ["２．５", 1, 25],
    ["２。５", 1, 25],
    ["２、５", 1, 25],
    ["１２", 0, 12],
    ["－１，２３４．５", 1, -12_345],
    ["１　２３４", 0, 1234],
  ])("%j with %i decimals is %i steps", (text, decimals, expected) => {
    expect(parseDecimalText(text, decimals)).toBe(expected);
  });

  test.each([
    ["", 1],
    ["abc", 1],
    ["1.2.3", 1],
    ["1,2,3", 1],
    ["12.55", 1],
    ["1.5", 0],
    ["4.000", 1],
    ["1,250", 3],
    ["1e5", 1],
    ["--1", 1],
    ["5²", 0],
    ["①", 0],
    [".", 1],
    ["99999999999999999", 1],
  ])("%j with %i decimals is refused", (text, decimals) => {
    expect(parseDecimalText(text, decimals)).toBeNull();
  });

  test.each([
    ["1,250", 2, 125],
    ["1,250", 3, 1250],
    ["12,500", 1, 125],
    ["1 250,5", 1, 12_505],
    ["1.234,50", 2, 123_450],
    ["1.5", 1, 15],
    ["1,255", 2, null],
    ["1.250", 2, null],
    ["1.250", 3, null],
  ])("%j of whoever writes decimals with a comma is, with %i decimals, %j steps", (text, decimals, expected) => {
    expect(parseDecimalText(text, decimals, ",")).toBe(expected);
  });

  it("is read back from what was written", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 3 }), (steps, decimals) => {
        expect(parseDecimalText(decimalText(steps, decimals), decimals)).toBe(steps);
      }),
    );
  });

  it("keeps small negative amounts readable", () => {
    expect(decimalText(-5, 2)).toBe("-0.05");
    expect(decimalText(12, 0)).toBe("12");
  });
});
