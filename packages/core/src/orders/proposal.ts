import { addInterval, type CalendarDate, type Interval } from "../calendar-date.ts";
import { isLow, type StockLimits, suggestedOrder } from "../maintenance/stock.ts";
import { divideRounded } from "../rounding.ts";
import { sumQuantities, thousandthsOf } from "../units.ts";

/** Parts that work on board will use: quantities are in units of stock. */
export type PartNeed = { itemId: string; quantity: number };

/** An open job with its parts list; overdue work counts as work of today. */
export type OpenJobNeed = { jobId: string; plannedOn: CalendarDate | null; parts: readonly PartNeed[] };

/** A rule that goes on after its open job. `interval` is the shortest of calendar and forecast counter. */
export type PlanNeed = {
  planId: string;
  openJobOn: CalendarDate | null;
  interval: Interval;
  parts: readonly PartNeed[];
};

const daysIn = { day: 1, week: 7, month: 30, year: 365 } as const;

/** How often a rule's work comes round: by the calendar, or by the counter at its average a day, whichever is sooner. */
export function turnOf(rule: {
  calendar: Interval | null;
  counterInterval: number | null;
  dailyAverage: number | null;
}): Interval | null {
  const { calendar, counterInterval, dailyAverage } = rule;
  if (!counterInterval || !dailyAverage || dailyAverage <= 0) return calendar;
  const byCounter = { n: Math.max(1, Math.floor(counterInterval / dailyAverage)), unit: "day" } as const;
  return calendar && calendar.n * daysIn[calendar.unit] <= byCounter.n ? calendar : byCounter;
}

export type ForecastUse = {
  itemId: string;
  source: "job" | "plan";
  sourceId: string;
  on: CalendarDate;
  quantity: number;
};

const mostOccurrences = 400;

/** Everything that due work takes until the last day of the horizon, one line a job or occurrence. */
export function forecastUses(
  jobs: readonly OpenJobNeed[],
  plans: readonly PlanNeed[],
  { today, until }: { today: CalendarDate; until: CalendarDate },
): ForecastUse[] {
  const ofJobs = jobs.flatMap(({ jobId, plannedOn, parts }) =>
    plannedOn === null || plannedOn > until
      ? []
      : parts.map((part) => ({
          ...part,
          source: "job" as const,
          sourceId: jobId,
          on: plannedOn < today ? today : plannedOn,
        })),
  );
  const ofPlans = plans.flatMap(({ planId, parts, ...rule }) =>
    laterOccurrences(rule, today, until).flatMap((on) =>
      parts.map((part) => ({ ...part, source: "plan" as const, sourceId: planId, on })),
    ),
  );
  return [...ofJobs, ...ofPlans].filter(({ quantity }) => quantity > 0);
}

/** After the open job, which counts by itself. Late work is done at the soonest, and its next turn counts from then. */
function laterOccurrences(
  { openJobOn, interval }: Pick<PlanNeed, "openJobOn" | "interval">,
  today: CalendarDate,
  until: CalendarDate,
): CalendarDate[] {
  if (openJobOn === null) return [];
  const from = openJobOn < today ? today : openJobOn;
  const dates: CalendarDate[] = [];
  for (let turn = 1; turn <= mostOccurrences; turn++) {
    const on = addInterval(from, interval, turn);
    if (on > until) break;
    dates.push(on);
  }
  return dates;
}

export type ProposedItem = {
  itemId: string;
  supplierId: string | null;
  onHand: number;
  /** Ordered and not yet come. */
  onOrder: number;
  /** In drafts and requests: not ordered, but somebody is at it. */
  inPreparation: number;
  limits: StockLimits;
};

export type ProposedLine = ProposedItem & {
  forecast: number;
  /** In units of stock: whole packs. */
  quantity: number;
  /** The same in units of purchase. */
  packs: number;
  unitsPerPurchase: number;
  isCriticalMissing: boolean;
};

/**
 * What to order of an item: forecast use and minimum, less what is on hand and coming; up to the maximum where one is set,
 * in whole packs. Null when enough is aboard or on its way.
 */
export function proposeItem(item: ProposedItem, uses: readonly ForecastUse[]): ProposedLine | null {
  const forecast = sumQuantities(uses.filter(({ itemId }) => itemId === item.itemId).map(({ quantity }) => quantity));
  const level = { onHand: item.onHand, onOrder: sumQuantities([item.onOrder, item.inPreparation]), reserved: forecast };
  const limits = { ...item.limits, min: item.limits.min ?? 0 };
  if (!isLow(level, limits)) return null;
  const quantity = suggestedOrder(level, limits);
  const unitsPerPurchase = item.limits.packSize && item.limits.packSize > 0 ? item.limits.packSize : 1;
  const packs = divideRounded(thousandthsOf(quantity) * 1000, thousandthsOf(unitsPerPurchase)) / 1000;
  const isCriticalMissing = item.limits.isCritical && item.onHand <= 0;
  return { ...item, forecast, quantity, packs, unitsPerPurchase, isCriticalMissing };
}

/** Lines by supplier, in the order in which suppliers first appear; items that nobody is named for stand together. */
export function bySupplier<Line extends { supplierId: string | null }>(
  lines: readonly Line[],
): { supplierId: string | null; lines: Line[] }[] {
  const groups = new Map<string | null, Line[]>();
  for (const line of lines) groups.set(line.supplierId, [...(groups.get(line.supplierId) ?? []), line]);
  return [...groups].map(([supplierId, grouped]) => ({ supplierId, lines: grouped }));
}
