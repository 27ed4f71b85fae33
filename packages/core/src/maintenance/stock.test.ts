import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as date } from "../calendar-date.ts";
import { sumQuantities } from "../units.ts";
import {
  available,
  type Batch,
  isLow,
  judgeConsumption,
  onHand,
  onHandByLocation,
  reservedFor,
  reversalOf,
  type StockLevel,
  type StockLimits,
  type StockMove,
  stockAlertOf,
  suggestedOrder,
  takeFromBatches,
  transferMoves,
  usableQuantity,
} from "./stock.ts";

const level: StockLevel = { onHand: 3, onOrder: 2, reserved: 1 };
const limits: StockLimits = { min: 4, max: 10, packSize: null, isCritical: false };

describe("stock against its limits", () => {
  test.each<
    [string, Partial<StockLevel>, Partial<StockLimits>, { available: number; low: boolean; suggested: number }]
  >([
    ["S1: equal to the minimum is not low", {}, {}, { available: 4, low: false, suggested: 0 }],
    ["S2: below the minimum", { reserved: 2 }, {}, { available: 3, low: true, suggested: 7 }],
    ["S2: in packs of five", { reserved: 2 }, { packSize: 5 }, { available: 3, low: true, suggested: 10 }],
    [
      "S7: no maximum",
      { onHand: 0, onOrder: 0, reserved: 0 },
      { min: 2, max: null },
      { available: 0, low: true, suggested: 2 },
    ],
    ["no minimum", { onHand: 0, onOrder: 0, reserved: 0 }, { min: null }, { available: 0, low: false, suggested: 0 }],
    [
      "more reserved than there is",
      { onHand: 1, onOrder: 0, reserved: 3 },
      {},
      { available: -2, low: true, suggested: 12 },
    ],
    [
      "litres",
      { onHand: 0.3, onOrder: 0, reserved: 0.1 },
      { min: 1, max: 2.5, packSize: 0.5 },
      { available: 0.2, low: true, suggested: 2.5 },
    ],
  ])("%s", (_, levelChanges, limitChanges, expected) => {
    const own = { ...level, ...levelChanges };
    const ownLimits = { ...limits, ...limitChanges };
    expect(available(own)).toBe(expected.available);
    expect(isLow(own, ownLimits)).toBe(expected.low);
    expect(suggestedOrder(own, ownLimits)).toBe(expected.suggested);
  });

  it("S4: alerts when nothing of a critical item is on board, even with six on order", () => {
    expect(stockAlertOf({ onHand: 0, onOrder: 6, reserved: 0 }, { ...limits, isCritical: true })).toBe(
      "critical_none_on_board",
    );
    expect(stockAlertOf({ onHand: 0, onOrder: 6, reserved: 0 }, limits)).toBeNull();
    expect(stockAlertOf({ ...level, reserved: 2 }, limits)).toBe("low");
  });
});

describe("using stock", () => {
  test.each([
    ["S3: four of three", 3, 4, ["inventory:refusal.notEnough"]],
    ["all of it", 3, 3, []],
    ["0.3 of 0.1 and 0.2", sumQuantities([0.1, 0.2]), 0.3, []],
    ["nothing", 3, 0, ["inventory:refusal.quantityNotPositive"]],
    ["less than nothing", 3, -1, ["inventory:refusal.quantityNotPositive"]],
  ])("%s", (_, held, quantity, expected) => {
    expect(judgeConsumption(held, quantity).map(({ messageKey }) => messageKey)).toEqual(expected);
  });

  const batches: Batch[] = [
    { id: "undated", quantity: 9, expiresOn: null },
    { id: "later", quantity: 3, expiresOn: date("2027-01-31") },
    { id: "sooner", quantity: 2, expiresOn: date("2026-05-31") },
  ];

  it("S6: takes the earliest expiry first", () => {
    expect(takeFromBatches(batches, 3)).toEqual([
      { batchId: "sooner", quantity: 2 },
      { batchId: "later", quantity: 1 },
    ]);
  });

  it("touches what never expires last, and nothing when it is not enough", () => {
    expect(takeFromBatches(batches, 6)?.map(({ batchId }) => batchId)).toEqual(["sooner", "later", "undated"]);
    expect(takeFromBatches(batches, 15)).toBeNull();
  });

  it("does not count expired stock of a critical item", () => {
    expect(usableQuantity(batches, true, date("2026-05-31"))).toBe(14);
    expect(usableQuantity(batches, true, date("2026-06-01"))).toBe(12);
    expect(usableQuantity(batches, false, date("2026-06-01"))).toBe(14);
  });

  it("S8: a cancelled job holds nothing back", () => {
    expect(reservedFor([{ quantity: 2, isJobOpen: true }])).toBe(2);
    expect(reservedFor([{ quantity: 2, isJobOpen: false }])).toBe(0);
  });
});

describe("the stock ledger", () => {
  const move = fc.record({
    itemId: fc.constant("oil-filter"),
    locationId: fc.constantFrom("engine-room", "lazarette", "bosun-store"),
    kind: fc.constantFrom("receive", "consume", "adjust"),
    quantity: fc.integer({ min: -50_000, max: 50_000 }).map((steps) => steps / 1000),
  }) satisfies fc.Arbitrary<StockMove>;

  it("sums to the same on hand as all its locations together", () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect(sumQuantities([...onHandByLocation(moves).values()])).toBe(onHand(moves));
      }),
    );
  });

  it("is as before once every line is taken back", () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect(onHandByLocation([...moves, ...moves.map(reversalOf)])).toEqual(new Map());
      }),
    );
  });

  it("gives back what a job used", () => {
    const used = { itemId: "oil-filter", locationId: "engine-room", kind: "consume", quantity: -2 } as const;
    expect(reversalOf(used)).toEqual({ ...used, kind: "return", quantity: 2 });
  });

  it("loses nothing when stock changes its place", () => {
    const moves = transferMoves("oil-filter", "lazarette", "engine-room", 2.5);
    expect(onHand(moves)).toBe(0);
    expect(onHandByLocation(moves)).toEqual(
      new Map([
        ["lazarette", -2.5],
        ["engine-room", 2.5],
      ]),
    );
  });
});
