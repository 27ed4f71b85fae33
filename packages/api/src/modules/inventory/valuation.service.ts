import { currencyExponent } from "@ymp/core/currency";
import { averageCost } from "@ymp/core/maintenance/stock-cost";
import type { VesselScope } from "../../context.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import type { ExportValuationInput } from "./inventory.schema.ts";
import { dayOnBoard, requireOwnPeople } from "./inventory-scope.ts";
import { type CostHistory, costHistories } from "./moves.repository.ts";
import { countStates, stockToValue } from "./valuation.repository.ts";
import { groupValues, totalsOf, type ValuedBin, worthOf } from "./valuation.rules.ts";

/** How the stores stand: what runs low, what is missing, what expires, what it is worth. */
export async function stockSummary(scope: VesselScope) {
  if (scope.access.seesOnlyShared) return { total: 0, low: 0, critical: 0, expiring: 0, value: [] };
  const [states, bins] = await Promise.all([
    countStates(scope.tx, scope.vesselId, dayOnBoard(scope)),
    valuedBins(scope),
  ]);
  return { ...states, value: totalsOf(bins) };
}

/** What is on board at the moving average of what was paid, by category and by place. */
export async function stockValuation(scope: VesselScope) {
  requireOwnPeople(scope);
  const bins = await valuedBins(scope);
  return {
    totals: totalsOf(bins),
    byCategory: groupValues(bins, "category"),
    byLocation: groupValues(bins, "location"),
  };
}

/** Costs in the ledger are in the vessel's currency; a price without a purchase keeps its own. */
async function valuedBins(scope: VesselScope): Promise<ValuedBin[]> {
  const [stock, histories] = await Promise.all([
    stockToValue(scope.tx, scope.vesselId),
    costHistories(scope.tx, scope.vesselId, null),
  ]);
  const byItem = new Map(histories.map((history) => [history.itemId, history]));
  return stock.flatMap((bin) => {
    const cost = costOf(scope, bin, byItem.get(bin.itemId));
    if (!cost) return [];
    const { itemId, category, location } = bin;
    const valueMinor = worthOf(bin.quantity, cost.amountMinor);
    return [{ itemId, category, location, currency: cost.currency, valueMinor }];
  });
}

/** What one unit of an item costs now; null while nobody knows. */
export function costOf(
  { vessel }: VesselScope,
  item: { priceMinor: number | null; currency: string | null },
  history: CostHistory | undefined,
): { amountMinor: number; currency: string } | null {
  const price =
    item.priceMinor !== null && item.currency ? { amountMinor: item.priceMinor, currency: item.currency } : null;
  if (!history) return price;
  const ours = price?.currency === vessel.currency ? price.amountMinor : null;
  const amountMinor = history.evenCost ?? averageCost(history.moves, ours);
  return amountMinor === null ? null : { amountMinor, currency: vessel.currency };
}

export async function exportValuation(
  scope: VesselScope,
  { by, format, locale }: ExportValuationInput,
): Promise<FileAnswer> {
  const word = (key: string) => scope.services.translate(locale, key);
  const bins = scope.access.seesOnlyShared ? [] : await valuedBins(scope);
  const rows = groupValues(bins, by).flatMap(({ name, itemCount, totals }) =>
    totals.map((total) => ({ name: name ?? word("inventory:value.noCategory"), itemCount, ...total })),
  );
  const columns = [
    { heading: word(`inventory:value.${by}`), kind: "text" as const, width: 36, value: (row: Row) => row.name },
    { heading: word("inventory:value.items"), kind: "number" as const, value: (row: Row) => row.itemCount },
    {
      heading: word("inventory:value.amount"),
      kind: "number" as const,
      decimals: 2,
      value: (row: Row) => inMajor(row),
    },
    { heading: word("inventory:value.currency"), kind: "text" as const, width: 10, value: (row: Row) => row.currency },
  ];
  const filterWords = word(`inventory:value.${by}`);
  return exportedFile(scope, { title: word("inventory:value.title"), columns, rows }, { format, locale, filterWords });
}

interface Row {
  name: string;
  itemCount: number;
  currency: string;
  amountMinor: number;
}

const inMajor = ({ amountMinor, currency }: Row) => amountMinor / 10 ** currencyExponent(currency);
