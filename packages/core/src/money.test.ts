import { expect, it, test } from "vitest";
import { amountText, parseAmount, shareOf, sumMoney } from "./money.ts";

test.each([
  ["1,234.50", "EUR", 123_450],
  ["1234,5", "EUR", 123_450],
  ["1,234", "JPY", 1234],
  ["12.5", "JPY", null],
  ["0.125", "KWD", 125],
])("%s %s is %s minor units", (text, currency, expected) => {
  expect(parseAmount(text, currency)).toBe(expected);
});

test.each([
  [{ amountMinor: 1370, currency: "EUR" }, "13.70"],
  [{ amountMinor: 1370, currency: "JPY" }, "1370"],
  [{ amountMinor: -5, currency: "EUR" }, "-0.05"],
])("%j is written %s", (money, expected) => {
  expect(amountText(money)).toBe(expected);
});

it("adds amounts of one currency and refuses a mixture", () => {
  const euros = [10, 20, 30].map((amountMinor) => ({ amountMinor, currency: "EUR" }));
  expect(sumMoney(euros, "EUR")).toEqual({ amountMinor: 60, currency: "EUR" });
  expect(sumMoney([], "JPY")).toEqual({ amountMinor: 0, currency: "JPY" });
  expect(() => sumMoney(euros, "USD")).toThrow(RangeError);
});

it("takes tax without losing digits on large amounts", () => {
  expect(shareOf(1005, 2000)).toBe(201);
  expect(shareOf(1, 5000)).toBe(1);
  expect(shareOf(9_007_199_254_740_991, 1)).toBe(900_719_925_474);
});
