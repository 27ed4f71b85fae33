import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import type { StockLimits } from "../maintenance/stock.ts";
import { bySupplier, type ForecastUse, forecastUses, proposeItem, turnOf } from "./proposal.ts";

const date = parseCalendarDate;
const horizon = { today: date("2026-06-15"), until: date("2026-09-15") };
const limits = (min: number | null, max: number | null = null, packSize: number | null = null): StockLimits => ({
  min,
  max,
  packSize,
  isCritical: false,
});
const item = (onHand: number, onOrder: number, itemLimits: StockLimits, inPreparation = 0) => ({
  itemId: "filter",
  supplierId: null,
  onHand,
  onOrder,
  inPreparation,
  limits: itemLimits,
});
const use = (quantity: number): ForecastUse => ({
  itemId: "filter",
  source: "job",
  sourceId: "job",
  on: horizon.today,
  quantity,
});

describe("what to order of an item", () => {
  it.each([
    ["S1: 3 on hand, 2 coming, 1 needed, minimum 4: enough", item(3, 2, limits(4, 10)), 1, null],
    ["S2: 2 needed: up to the maximum", item(3, 2, limits(4, 10)), 2, 7],
    ["S2 in packs of 5", item(3, 2, limits(4, 10, 5)), 2, 10],
    ["S3: more needed than is on hand", item(3, 0, limits(0)), 4, 1],
    ["S4: nothing on hand, but enough coming", item(0, 6, limits(4)), 0, null],
    ["S5: what came in counts as on hand", item(10, 0, limits(4)), 0, null],
    ["S6: what batches hold together counts", item(5, 0, limits(4)), 3, 2],
    ["S7: minimum 2, no maximum, nothing available", item(0, 0, limits(2)), 0, 2],
    ["S8: a job that was cancelled needs nothing", item(2, 0, limits(2)), 0, null],
    ["forecast + minimum - on hand - on order", item(5, 3, limits(6)), 10, 8],
    ["no minimum: what the work takes and no more", item(1, 0, limits(null)), 3, 2],
    ["no minimum and no work", item(0, 0, limits(null)), 0, null],
    ["exactly at the minimum", item(4, 0, limits(4)), 0, null],
    ["somebody has it in a draft already", item(0, 0, limits(2), 2), 0, null],
    ["part of it is in a draft", item(0, 0, limits(4), 2), 0, 2],
    ["packs of 12 for one that is missing", item(3, 0, limits(4, null, 12)), 0, 12],
    ["decimals: 2.5 l needed of 1.2 l", item(1.2, 0, limits(null)), 2.5, 1.3],
  ])("%s", (_case, given, needed, expected) => {
    expect(proposeItem(given, needed > 0 ? [use(needed)] : [])?.quantity ?? null).toBe(expected);
  });

  it("is told in units of purchase as well", () => {
    expect(proposeItem(item(3, 2, limits(4, 10, 5)), [use(2)])).toMatchObject({ packs: 2, unitsPerPurchase: 5 });
  });

  it("says that a critical item is missing on board", () => {
    const critical = item(0, 0, { ...limits(1), isCritical: true });
    expect(proposeItem(critical, [])).toMatchObject({ isCriticalMissing: true, quantity: 1 });
  });
});

describe("what due work will take", () => {
  const parts = [{ itemId: "filter", quantity: 2 }];
  const job = (plannedOn: string | null) => ({
    jobId: "j",
    plannedOn: plannedOn === null ? null : date(plannedOn),
    parts,
  });
  const plan = (openJobOn: string | null, n: number, unit: "day" | "month") => ({
    planId: "p",
    openJobOn: openJobOn === null ? null : date(openJobOn),
    interval: { n, unit },
    parts,
  });
  const daysOf = (uses: ForecastUse[]) => uses.map(({ on }) => on);

  it.each([
    ["a job within the horizon", job("2026-07-01"), ["2026-07-01"]],
    ["a job on its last day", job("2026-09-15"), ["2026-09-15"]],
    ["a job after it", job("2026-09-16"), []],
    ["an overdue job counts as today's", job("2026-03-01"), ["2026-06-15"]],
    ["a job without a date", job(null), []],
  ])("%s", (_case, given, expected) => {
    expect(daysOf(forecastUses([given], [], horizon))).toEqual(expected);
  });

  it.each([
    ["every month after the open job", plan("2026-06-20", 1, "month"), ["2026-07-20", "2026-08-20"]],
    [
      "from today when the open job is late",
      plan("2026-05-01", 1, "month"),
      ["2026-07-15", "2026-08-15", "2026-09-15"],
    ],
    ["no second turn within the horizon", plan("2026-06-20", 6, "month"), []],
    ["a rule without an open job starts nothing", plan(null, 1, "month"), []],
    ["every 40 days", plan("2026-06-15", 40, "day"), ["2026-07-25", "2026-09-03"]],
  ])("%s", (_case, given, expected) => {
    expect(daysOf(forecastUses([], [given], horizon))).toEqual(expected);
  });

  it("leaves out lines that take nothing", () => {
    const nothing = { ...job("2026-07-01"), parts: [{ itemId: "filter", quantity: 0 }] };
    expect(forecastUses([nothing], [], horizon)).toEqual([]);
  });
});

describe("how often a rule's work comes round", () => {
  const yearly = { n: 1, unit: "year" } as const;

  it.each([
    ["by the calendar alone", yearly, null, null, yearly],
    ["by the counter: 500.0 h at 7.0 h a day", null, 5000, 70, { n: 71, unit: "day" }],
    ["by whichever is sooner: the counter", yearly, 5000, 70, { n: 71, unit: "day" }],
    ["by whichever is sooner: the calendar", { n: 1, unit: "month" } as const, 5000, 70, { n: 1, unit: "month" }],
    ["a counter that stands still forecasts nothing", null, 5000, 0, null],
    ["a counter without an average forecasts nothing", null, 5000, null, null],
  ])("%s", (_case, calendar, counterInterval, dailyAverage, expected) => {
    expect(turnOf({ calendar, counterInterval, dailyAverage })).toEqual(expected);
  });
});

describe("lines by supplier", () => {
  it("stand together, those without one too", () => {
    const lines = ["a", null, "a", "b"].map((supplierId, index) => ({ supplierId, index }));
    expect(bySupplier(lines).map(({ supplierId, lines: grouped }) => [supplierId, grouped.length])).toEqual([
      ["a", 2],
      [null, 1],
      ["b", 1],
    ]);
  });
});
