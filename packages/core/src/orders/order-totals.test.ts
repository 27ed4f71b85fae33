import { describe, expect, it } from "vitest";
import { arrivedAndOpen, lineNetMinor, totalsOf } from "./order-totals.ts";

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
  it("sums rounded lines and calculates tax once a rate", () => {
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

describe("what an order comes to by what arrived", () => {
  const line = {
    id: "a",
    quantity: 10,
    unitPriceMinor: 500,
    taxPermille: null,
    receivedQuantity: 0,
    isClosedShort: false,
  };
  const came = (quantity: number, unitPriceMinor: number | null = 500) => ({
    orderLineId: "a",
    quantity,
    unitPriceMinor,
  });
  it.each([
    ["nothing yet", line, [], 5_000],
    ["all of it at its price", { ...line, receivedQuantity: 10 }, [came(10)], 5_000],
    ["part of it dearer", { ...line, receivedQuantity: 4 }, [came(4, 700)], 4 * 700 + 6 * 500],
    ["at two prices", { ...line, receivedQuantity: 10 }, [came(4, 700), came(6)], 5_800],
    ["more than ordered", { ...line, receivedQuantity: 12 }, [came(12)], 6_000],
    ["part of it, the rest will not come", { ...line, receivedQuantity: 4, isClosedShort: true }, [came(4)], 2_000],
    ["all of it, taken back", line, [came(0)], 5_000],
    ["half a litre", { ...line, quantity: 1, receivedQuantity: 0.5 }, [came(0.5)], 500],
  ])("%s", (_, one, arrived, total) => {
    expect(totalsOf(arrivedAndOpen([one], arrived), null).totalMinor).toBe(total);
  });
});
