import { describe, expect, it } from "vitest";
import { exchanged, inVesselCurrency } from "./exchange.ts";

describe("an amount in another currency", () => {
  it.each([
    ["10.00 GBP at 1.17", 1000, "GBP", "EUR", 1.17, 1170],
    ["rounds half away from zero", 1, "GBP", "EUR", 1.5, 2],
    ["1000 JPY at 0.0061 has two decimals more", 1000, "JPY", "EUR", 0.0061, 610],
    ["10.00 EUR at 164.25 has two decimals fewer", 1000, "EUR", "JPY", 164.25, 1643],
    ["1.000 KWD at 3.02", 1000, "KWD", "EUR", 3.02, 302],
    ["eight decimals of a rate count", 100_000_000, "USD", "EUR", 0.91234567, 91_234_567],
    ["nothing stays nothing", 0, "USD", "EUR", 0.9, 0],
  ])("%s", (_case, amount, from, to, rate, expected) => {
    expect(exchanged(amount, from, to, rate)).toBe(expected);
  });
});

describe("an order's amount aboard", () => {
  it.each([
    ["is itself in the vessel's currency", "EUR", null, 1234],
    ["follows the stated rate", "GBP", 1.2, 1481],
    ["is not guessed without a rate", "GBP", null, null],
  ])("%s", (_case, currency, exchangeRate, expected) => {
    expect(inVesselCurrency(1234, { currency, exchangeRate }, "EUR")).toBe(expected);
  });
});
