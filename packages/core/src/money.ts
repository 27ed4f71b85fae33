import { currencyExponent } from "./currency.ts";
import { type DecimalMark, decimalText, parseDecimalText } from "./decimal-text.ts";
import { divideRounded } from "./rounding.ts";

/** Amount in the currency's minor unit (ISO 4217): 13.70 EUR is 1370, 1370 JPY is 1370. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** Minor units of a typed amount, or null when it is no amount of that currency. */
export function parseAmount(text: string, currency: string, mark?: DecimalMark): number | null {
  return parseDecimalText(text, currencyExponent(currency), mark);
}

/** "1370" EUR as "13.70": for input fields and files; screens print by locale. */
export function amountText({ amountMinor, currency }: Money): string {
  return decimalText(amountMinor, currencyExponent(currency));
}

/** Throws RangeError for mixed currencies: converting needs a rate, which is never guessed. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  const stranger = amounts.find((amount) => amount.currency !== currency);
  if (stranger) throw new RangeError(`Cannot add ${stranger.currency} to ${currency}`);
  return { amountMinor: amounts.reduce((sum, amount) => sum + amount.amountMinor, 0), currency };
}

/** A share of an amount, such as tax; 20 % is 2000 basis points. */
export function shareOf(amountMinor: number, basisPoints: number): number {
  return divideRounded(BigInt(amountMinor) * BigInt(basisPoints), 10_000);
}
