import { divideRounded } from "@ymp/core/rounding";
import { thousandthsOf } from "@ymp/core/units";

/** A quantity at a cost for one, in minor units. */
export function worthOf(quantity: number, unitCostMinor: number): number {
  return divideRounded(BigInt(thousandthsOf(quantity)) * BigInt(unitCostMinor), 1000);
}

export interface ValuedBin {
  category: string | null;
  location: string;
  itemId: string;
  valueMinor: number;
  currency: string;
}

export interface ValueGroup {
  /** Null: what has no category. */
  name: string | null;
  itemCount: number;
  /** One sum for each currency: a rate is never guessed. */
  totals: { currency: string; amountMinor: number }[];
}

export function groupValues(bins: readonly ValuedBin[], by: "category" | "location"): ValueGroup[] {
  const names = [...new Set(bins.map((bin) => bin[by]))];
  return names
    .map((name) => {
      const own = bins.filter((bin) => bin[by] === name);
      return { name, itemCount: new Set(own.map(({ itemId }) => itemId)).size, totals: totalsOf(own) };
    })
    .sort((a, b) => largest(b) - largest(a));
}

const largest = ({ totals }: ValueGroup) => Math.max(0, ...totals.map(({ amountMinor }) => amountMinor));

export function totalsOf(bins: readonly Pick<ValuedBin, "valueMinor" | "currency">[]): ValueGroup["totals"] {
  const sums = new Map<string, number>();
  for (const { currency, valueMinor } of bins) sums.set(currency, (sums.get(currency) ?? 0) + valueMinor);
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
}
