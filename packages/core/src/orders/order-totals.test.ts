import { describe, expect, it } from "vitest";
import { lineNetMinor, totalsOf } from "./order-totals.ts";

const line = (quantity: number, unitPriceMinor: number | null, taxPermille: number | null = null) => ({
  quantity,
  unitPriceMinor,
  taxPermille,
});

describe("a line's net amount", () => {
  it.each([
    [3, 1999, 5997],
    [2.5, 1333, 3333],
    [0.333, 1000, 333],
    [0.5, 1, 1],
    [4, null, 0],
  ])("%d at %j is %d", (quantity, price, expected) => {
    expect(lineNetMinor(line(quantity, price))).toBe(expected);
  });
});

describe("an order's total", () => {
  it("sums rounded lines and reckons tax once a rate", () => {
    const totals = totalsOf([line(3, 1999, 200), line(1, 25_050, 200), line(2.5, 1333, 100)], null);
    expect(totals).toEqual({
      netMinor: 34_380,
      taxes: [
        { taxPermille: 200, baseMinor: 31_047, taxMinor: 6209 },
        { taxPermille: 100, baseMinor: 3333, taxMinor: 333 },
      ],
      taxMinor: 6542,
      shippingMinor: 0,
      totalMinor: 40_922,
      unpricedCount: 0,
    });
  });

  it.each([
    ["three lines of 0.33 at 20 % bear 0.20 of tax", [line(1, 33, 200), line(1, 33, 200), line(1, 33, 200)], null, 119],
    ["shipping is added without tax", [line(1, 1000, 200)], 500, 1700],
    ["lines without tax", [line(2, 1000)], 0, 2000],
    ["an order without lines costs its shipping", [], 900, 900],
    ["parts of a percent: 5.5 %", [line(1, 1000, 55)], null, 1055],
  ])("%s", (_case, lines, shipping, expected) => {
    expect(totalsOf(lines, shipping).totalMinor).toBe(expected);
  });

  it("counts the lines whose price is not known", () => {
    expect(totalsOf([line(1, null), line(1, 0)], null).unpricedCount).toBe(1);
  });
});
