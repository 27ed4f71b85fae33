import { type CalendarDate, type Interval, parseCalendarDate } from "@ymp/core/calendar-date";
import type { PlanTrigger } from "@ymp/core/maintenance/plan-triggers";
import { type OpenJobNeed, type PlanNeed, turnOf } from "@ymp/core/orders/proposal";
import { divideRounded } from "@ymp/core/rounding";
import { thousandthsOf } from "@ymp/core/units";

interface JobPartRow {
  jobId: string;
  plannedOn: CalendarDate | null;
  itemId: string;
  quantity: number;
}

interface PlanPartRow {
  planId: string;
  openJobOn: CalendarDate | null;
  itemId: string;
  quantity: number;
  trigger: PlanTrigger;
  intervalCount: number | null;
  intervalUnit: Interval["unit"] | null;
  counterInterval: number | null;
  dailyAverage: number | null;
}

/** What was last paid for a unit of purchase. */
interface PaidPrice {
  unitPriceMinor: number | null;
  unitsPerPurchase: number;
  taxPermille: number | null;
  currency: string;
}

export const needsOfJobs = (rows: readonly JobPartRow[]): OpenJobNeed[] =>
  rows.map(({ jobId, plannedOn, itemId, quantity }) => ({
    jobId,
    plannedOn: dayOf(plannedOn),
    parts: [{ itemId, quantity }],
  }));

export const needsOfPlans = (rows: readonly PlanPartRow[]): PlanNeed[] =>
  rows.flatMap(({ planId, openJobOn, itemId, quantity, ...rule }) => {
    const { trigger, intervalCount, intervalUnit, counterInterval, dailyAverage } = rule;
    const hasCalendar = trigger !== "counter" && intervalCount && intervalUnit;
    const interval = turnOf({
      calendar: hasCalendar ? { n: intervalCount, unit: intervalUnit } : null,
      counterInterval: trigger === "calendar" ? null : counterInterval,
      dailyAverage,
    });
    return interval ? [{ planId, openJobOn: dayOf(openJobOn), interval, parts: [{ itemId, quantity }] }] : [];
  });

const dayOf = (text: string | null): CalendarDate | null => (text === null ? null : parseCalendarDate(text));

export interface PricedItem {
  packSize: number | null;
  priceMinor: number | null;
  priceCurrency: string | null;
}

/**
 * The price of a unit of purchase to begin with: what was last paid in that currency for as much of it, else the item's own
 * price for a unit of stock. Money of another currency is left for a person to enter.
 */
export function startingPrice(
  item: PricedItem,
  paid: PaidPrice | undefined,
  { currency, unitsPerPurchase }: { currency: string; unitsPerPurchase: number },
): number | null {
  if (paid?.unitPriceMinor != null && paid.currency === currency && paid.unitsPerPurchase === unitsPerPurchase)
    return paid.unitPriceMinor;
  if (item.priceMinor === null || (item.priceCurrency ?? currency) !== currency) return null;
  return divideRounded(BigInt(item.priceMinor) * BigInt(thousandthsOf(unitsPerPurchase)), 1000);
}

interface BoughtItem {
  id: string;
  name: string;
  partNo: string | null;
  unit: string;
  purchaseUnit: string | null;
  packSize: number | null;
  priceMinor: number | null;
  currency: string | null;
}

/** An item as a line of an order, in units of purchase. */
export function lineOfItem(item: BoughtItem, paid: PaidPrice | undefined, currency: string) {
  const unitsPerPurchase = item.packSize && item.packSize > 0 ? item.packSize : 1;
  return {
    itemId: item.id,
    description: item.name,
    partNo: item.partNo,
    unit: item.purchaseUnit ?? item.unit,
    unitsPerPurchase,
    unitPriceMinor: startingPrice({ ...item, priceCurrency: item.currency }, paid, { currency, unitsPerPurchase }),
    taxPermille: paid?.taxPermille ?? null,
  };
}
