import { describe, expect, it } from "vitest";
import {
  inStockUnits,
  judgeReceiptLine,
  lineStateOf,
  openQuantity,
  statusAfterReceipt,
  stockUnitCostMinor,
} from "./receiving.ts";

const line = (quantity: number, receivedQuantity = 0, isClosedShort = false) => ({
  quantity,
  receivedQuantity,
  isClosedShort,
});

describe("a line's back-order", () => {
  it.each([
    ["nothing came", line(10), 10, "open"],
    ["part came", line(10, 4), 6, "part"],
    ["all came", line(10, 10), 0, "received"],
    ["more came than was ordered", line(10, 12), 0, "received"],
    ["the rest will not come", line(10, 4, true), 0, "short"],
    ["decimals add up", line(0.3, 0.1), 0.2, "part"],
  ])("%s", (_case, given, open, state) => {
    expect([openQuantity(given), lineStateOf(given)]).toEqual([open, state]);
  });
});

describe("an order's status after a receipt", () => {
  it.each([
    ["nothing aboard", [line(2), line(3)], "ordered"],
    ["one line aboard", [line(2, 2), line(3)], "part_received"],
    ["all aboard", [line(2, 2), line(3, 3)], "received"],
    ["the rest closed short", [line(2, 2), line(3, 1, true)], "received"],
    ["one line never came at all", [line(2, 2), line(3, 0, true)], "received"],
    ["all closed short and nothing aboard", [line(3, 0, true)], "ordered"],
  ])("%s", (_case, lines, expected) => {
    expect(statusAfterReceipt(lines)).toBe(expected);
  });
});

describe("units of purchase and of stock", () => {
  it.each([
    [3, 12, 36],
    [2.5, 4, 10],
    [0.333, 3, 0.999],
    [1, 1, 1],
  ])("%d of %d are %d", (quantity, units, expected) => {
    expect(inStockUnits(quantity, units)).toBe(expected);
  });

  it.each([
    [1200, 12, 100],
    [1000, 3, 333],
    [999, 1, 999],
    [100, 0.5, 200],
  ])("a unit of purchase at %d with %d in it costs %d each", (price, units, expected) => {
    expect(stockUnitCostMinor(price, units)).toBe(expected);
  });
});

describe("receiving a line", () => {
  const ordered = { ...line(10, 4), isStocked: true, keepsLots: false };
  const receipt = { quantity: 6, locationId: "store", hasLot: false, reason: "" };

  it.each([
    ["what is open", ordered, receipt, []],
    ["less than is open", ordered, { ...receipt, quantity: 1 }, []],
    ["nothing", ordered, { ...receipt, quantity: 0 }, ["quantity"]],
    ["more than ordered, unsaid", ordered, { ...receipt, quantity: 7 }, ["moreThanOrdered"]],
    ["more than ordered, with a reason", ordered, { ...receipt, quantity: 7, reason: "Sent two extra" }, []],
    ["without a place", ordered, { ...receipt, locationId: null }, ["place"]],
    ["free text needs no place", { ...ordered, isStocked: false }, { ...receipt, locationId: null }, []],
    ["lots are kept and none is given", { ...ordered, keepsLots: true }, receipt, ["lot"]],
    ["lots are kept and one is given", { ...ordered, keepsLots: true }, { ...receipt, hasLot: true }, []],
    [
      "a line closed short takes nothing more without a word",
      { ...ordered, isClosedShort: true },
      { ...receipt, quantity: 1 },
      ["closedShort", "moreThanOrdered"],
    ],
  ])("%s", (_case, given, received, expected) => {
    const keys = judgeReceiptLine(given, received).map(({ messageKey }) => messageKey.split(".").at(-1));
    expect(keys).toEqual(expected);
  });
});
