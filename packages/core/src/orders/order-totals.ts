import { divideRounded } from "../rounding.ts";
import { thousandthsOf } from "../units.ts";

export type PricedLine = { quantity: number; unitPriceMinor: number | null; taxPermille: number | null };
export type TaxGroup = { taxPermille: number; baseMinor: number; taxMinor: number };
export type OrderTotals = {
  netMinor: number;
  taxes: TaxGroup[];
  taxMinor: number;
  shippingMinor: number;
  totalMinor: number;
  /** Lines whose price is not known yet: the total says too little. */
  unpricedCount: number;
};

/** Quantity times price, rounded once. */
export function lineNetMinor({ quantity, unitPriceMinor }: Pick<PricedLine, "quantity" | "unitPriceMinor">): number {
  return divideRounded(BigInt(thousandthsOf(quantity)) * BigInt(unitPriceMinor ?? 0), 1000);
}

export type OrderedLine = PricedLine & { id: string; receivedQuantity: number; isClosedShort: boolean };
/** Of one line, what arrived at one price. */
export type ArrivedLine = { orderLineId: string; quantity: number; unitPriceMinor: number | null };

/** What an order is made of by now: what arrived at its own price, the rest at the line's; what will not come is left out. */
export function arrivedAndOpen(lines: readonly OrderedLine[], arrived: readonly ArrivedLine[]): PricedLine[] {
  return lines.flatMap((line) => {
    const { taxPermille, unitPriceMinor } = line;
    const open = line.isClosedShort
      ? 0
      : Math.max(0, thousandthsOf(line.quantity) - thousandthsOf(line.receivedQuantity));
    const came = arrived.filter(({ orderLineId, quantity }) => orderLineId === line.id && quantity > 0);
    return [
      ...came.map((part) => ({ quantity: part.quantity, unitPriceMinor: part.unitPriceMinor, taxPermille })),
      ...(open > 0 ? [{ quantity: open / 1000, unitPriceMinor, taxPermille }] : []),
    ];
  });
}

/** Rounded lines are summed and tax is calculated once for each rate, as EN 16931 does; shipping bears no tax here. */
export function totalsOf(lines: readonly PricedLine[], shippingMinor: number | null): OrderTotals {
  const bases = new Map<number, number>();
  for (const line of lines) {
    const rate = line.taxPermille ?? 0;
    bases.set(rate, (bases.get(rate) ?? 0) + lineNetMinor(line));
  }
  const taxes = [...bases]
    .filter(([taxPermille]) => taxPermille > 0)
    .sort(([a], [b]) => b - a)
    .map(([taxPermille, baseMinor]) => ({
      taxPermille,
      baseMinor,
      taxMinor: divideRounded(BigInt(baseMinor) * BigInt(taxPermille), 1000),
    }));
  const netMinor = [...bases.values()].reduce((sum, base) => sum + base, 0);
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0);
  const shipping = shippingMinor ?? 0;
  return {
    netMinor,
    taxes,
    taxMinor,
    shippingMinor: shipping,
    totalMinor: netMinor + taxMinor + shipping,
    unpricedCount: lines.filter(({ unitPriceMinor }) => unitPriceMinor === null).length,
  };
}
