import { inVesselCurrency } from "@ymp/core/orders/exchange";
import type { SpendGroup } from "./spend.repository.ts";

export interface Amount {
  currency: string;
  amountMinor: number;
}

export interface Spend {
  /** One sum a currency, the vessel's own first: amounts of two currencies are never added up without a rate. */
  byCurrency: Amount[];
  /** All of it in the vessel's currency at the orders' own rates; null while an order has no rate. */
  inVesselCurrency: number | null;
}

type Part = Omit<SpendGroup, "supplierId" | "year">;

export const noSpend: Spend = { byCurrency: [], inVesselCurrency: 0 };

export function spendOf(parts: readonly Part[], vesselCurrency: string): Spend {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of parts) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  const isOwn = ({ currency }: Amount) => Number(currency === vesselCurrency);
  const byCurrency = [...sums]
    .map(([currency, amountMinor]) => ({ currency, amountMinor }))
    .sort((a, b) => isOwn(b) - isOwn(a) || a.currency.localeCompare(b.currency));
  const converted = parts.map((part) => inVesselCurrency(part.amountMinor, part, vesselCurrency));
  const isWhole = converted.every((amount) => amount !== null);
  return { byCurrency, inVesselCurrency: isWhole ? converted.reduce((sum, amount) => sum + (amount ?? 0), 0) : null };
}

/** By year, the latest first. */
export function spendByYear(groups: readonly SpendGroup[], vesselCurrency: string): ({ year: number } & Spend)[] {
  const years = [...new Set(groups.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => ({
    year,
    ...spendOf(
      groups.filter((group) => group.year === year),
      vesselCurrency,
    ),
  }));
}
