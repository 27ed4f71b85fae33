import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageCost, type CostedMove } from "./stock-cost.ts";

const moved = (quantity: number, unitCostMinor: number | null = null, kind = "receive"): CostedMove => ({
  quantity,
  unitCostMinor,
  kind,
});
const used = (quantity: number) => moved(-quantity, null, "consume");
const corrected = (quantity: number) => moved(-quantity, null, "adjust");
const takenBack = (quantity: number, reversedCostMinor: number): CostedMove => ({
  ...corrected(quantity),
  reversedCostMinor,
});

describe("what one costs", () => {
  it.each<[string, CostedMove[], number | null, number | null]>([
    ["4 at 12.50, then 6 at 14.50", [moved(4, 1250), moved(6, 1450)], null, 1370],
    ["opened at its price", [moved(4, null, "count"), moved(6, 1450)], 1250, 1370],
    ["opened at a price nobody knows", [moved(4, null, "count"), moved(6, 1450)], null, 1450],
    ["all used up before the next came", [moved(4, 1250), used(4), moved(1, 1500)], null, 1500],
    ["used at the average", [moved(4, 1250), moved(6, 1450), used(5), moved(5, 1370)], null, 1370],
    ["moved and put back, which buys nothing", [moved(4, 1250), moved(2, 9999, "transfer_in")], null, 1250],
    ["given back from a job, which buys nothing", [moved(4, 1250), moved(1, 9999, "return")], null, 1250],
    ["never bought", [moved(4, null, "count")], null, null],
    ["parts of a unit", [moved(0.5, 1000), moved(1.5, 2000)], null, 1750],
    ["found before it was bought", [used(1), moved(2, 1000)], null, 1000],
  ])("%s", (_case, moves, price, expected) => {
    expect(averageCost(moves, price)).toBe(expected);
  });

  it("lies between the costs of two purchases", () => {
    const purchase = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e9 }));
    fc.assert(
      fc.property(purchase, purchase, (one, other) => {
        const cost = averageCost([moved(...one), moved(...other)], null) ?? -1;
        return cost >= Math.min(one[1], other[1]) && cost <= Math.max(one[1], other[1]);
      }),
    );
  });
});

describe("a correction", () => {
  it.each<[string, CostedMove[], number | null, number | null]>([
    [
      "of a mistaken receipt leaves nothing of its price",
      [moved(6, 1250), moved(1_000_000, 8e9), corrected(1_000_000)],
      null,
      1250,
    ],
    [
      "of most of it leaves the rest at its own cost",
      [moved(4, 1000), moved(1_000_000, 1_333), corrected(999_998)],
      null,
      1111,
    ],
    ["takes back what came last", [moved(4, 1250), moved(6, 1450), corrected(6)], null, 1250],
    ["goes on to what came before", [moved(4, 1250), moved(6, 1450), corrected(8)], null, 1250],
    ["of all keeps what one cost before", [moved(2, 1250), used(2), moved(5, 9999), corrected(5)], null, 1250],
    [
      "of more than was bought takes the rest at the average",
      [moved(3, null, "count"), moved(1, 2000), corrected(2)],
      1000,
      1000,
    ],
    ["after use costs what it cost before", [moved(4, 1000), moved(10, 1e9), used(4), corrected(9)], null, 1000],
    ["upwards is found at the average", [moved(4, 1250), moved(1, null, "adjust")], null, 1250],
    [
      "of the price: taken back and received anew",
      [moved(4, 1000), moved(6, 1e9), takenBack(6, 1e9), moved(6, 2000)],
      null,
      1600,
    ],
    [
      "of the price of the earlier of two",
      [moved(6, 1e9), moved(4, 1000), takenBack(6, 1e9), moved(6, 2000)],
      null,
      1600,
    ],
    ["whose counter-entry stands first", [moved(6, 1e9), moved(6, 2000), takenBack(6, 1e9)], null, 2000],
  ])("%s", (_case, moves, price, expected) => {
    expect(averageCost(moves, price)).toBe(expected);
  });
});
