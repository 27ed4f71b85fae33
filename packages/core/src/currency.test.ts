import { expect, test } from "vitest";
import { currencyExponent } from "./currency.ts";
import { currencyCodes } from "./currency-codes.ts";
import { currencySchema } from "./money-schema.ts";

test.each([
  ["EUR", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["XPF", 0],
] as const)("%s has %i decimals", (currency, decimals) => {
  expect(currencyExponent(currency)).toBe(decimals);
});

test("every currency people pay with is taken, and no code that only looks like one", () => {
  expect(currencyCodes.filter((code) => !currencySchema.safeParse(code).success)).toEqual([]);
  expect(
    ["ZZZ", "QQQ", "XXX", "XAU", "XTS", "eur", ""].filter((code) => currencySchema.safeParse(code).success),
  ).toEqual([]);
});
