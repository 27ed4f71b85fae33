import { currencyExponent } from "../currency.ts";
import { divideRounded } from "../rounding.ts";

const rateSteps = 100_000_000;

/** An amount in another currency; `rate` is units of `to` for one unit of `from`, with at most eight decimals. */
export function exchanged(amountMinor: number, from: string, to: string, rate: number): number {
  const shift = currencyExponent(to) - currencyExponent(from);
  const numerator = BigInt(amountMinor) * BigInt(Math.round(rate * rateSteps)) * 10n ** BigInt(Math.max(shift, 0));
  return divideRounded(numerator, BigInt(rateSteps) * 10n ** BigInt(Math.max(-shift, 0)));
}

/** What an order's amount is in the vessel's currency; null when it is foreign and no rate was stated: none is guessed. */
export function inVesselCurrency(
  amountMinor: number,
  order: { currency: string; exchangeRate: number | null },
  vesselCurrency: string,
): number | null {
  if (order.currency === vesselCurrency || amountMinor === 0) return amountMinor;
  return order.exchangeRate === null
    ? null
    : exchanged(amountMinor, order.currency, vesselCurrency, order.exchangeRate);
}

/** Whether a rate is more than 1.5 times the known one, or less than two thirds of it; both have eight decimals. */
export function isUnusualRate(rate: number, knownRate: number): boolean {
  const [steps, knownSteps] = [Math.round(rate * rateSteps), Math.round(knownRate * rateSteps)];
  return 2 * steps > 3 * knownSteps || 3 * steps < 2 * knownSteps;
}
