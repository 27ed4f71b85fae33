import { expect, test } from "vitest";
import { currencyExponent } from "./currency.ts";

test.each([
  ["EUR", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["XPF", 0],
] as const)("%s has %i decimals", (currency, decimals) => {
  expect(currencyExponent(currency)).toBe(decimals);
});
