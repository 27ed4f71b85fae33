import type { StockAlert } from "@ymp/core/maintenance/stock";
import type { Money } from "@ymp/core/money";
import { divideRounded } from "@ymp/core/rounding";
import { thousandthsOf } from "@ymp/core/units";

export interface PartsCost {
  /** One sum a currency: amounts of two currencies are never added up. */
  sums: Money[];
  /** Items used whose price nobody knows. */
  unpriced: number;
}

/** What was used, at what one of each costs on average. */
export function partsCost(
  used: readonly { itemId: string; used: number }[],
  unitCosts: ReadonlyMap<string, Money>,
): PartsCost {
  const sums = new Map<string, number>();
  for (const { itemId, used: quantity } of used) {
    const unit = unitCosts.get(itemId);
    if (!unit) continue;
    const amount = divideRounded(BigInt(thousandthsOf(quantity)) * BigInt(unit.amountMinor), 1000n);
    sums.set(unit.currency, (sums.get(unit.currency) ?? 0) + amount);
  }
  return {
    sums: [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor })).sort(byCurrency),
    unpriced: used.filter(({ itemId }) => !unitCosts.has(itemId)).length,
  };
}

const byCurrency = (a: Money, b: Money) => a.currency.localeCompare(b.currency);

interface Levelled {
  name: string;
  level: { alert: StockAlert | null; available: number };
}

/** What is short comes first, then what there is least of. */
export function shortestFirst<Row extends Levelled>(rows: readonly Row[]): Row[] {
  const isFine = ({ level }: Row) => Number(level.alert === null);
  return [...rows].sort(
    (a, b) => isFine(a) - isFine(b) || a.level.available - b.level.available || a.name.localeCompare(b.name),
  );
}
