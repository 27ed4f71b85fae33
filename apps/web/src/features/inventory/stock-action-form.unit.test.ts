import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { describe, expect, it } from "vitest";
import type { Lot } from "./inventory.queries.ts";
import { actionOf, quantityAt, type StockFields } from "./stock-action-form.ts";

const fields: StockFields = {
  locationId: "bridge",
  toLocationId: null,
  lotId: null,
  quantity: 2,
  isInPacks: false,
  reason: "",
  unitCostMinor: null,
  lotNumber: "",
  expiresOn: null,
};
const ids = { move: "move", lot: "lot" };
const item = { id: "rocket" };

describe("what is sent to the stores", () => {
  it.each([
    ["nothing without a place", "consume", { locationId: null }],
    ["nothing without a readable quantity", "receive", { quantity: null }],
    ["nothing for zero", "consume", { quantity: 0 }],
    ["no correction without a reason", "adjust", { reason: "  " }],
    ["nothing written off without a reason", "scrap", {}],
    ["nothing moved to nowhere", "transfer", {}],
  ] as const)("is %s", (_case, kind, changes) => {
    expect(actionOf(kind, item, { ...fields, ...changes }, ids)).toBeNull();
  });

  it("is a count of zero as well", () => {
    expect(actionOf("count", item, { ...fields, quantity: 0 }, ids)?.input).toMatchObject({ counted: 0 });
  });

  it("is a new lot when a number or a last day was read off what came", () => {
    const arrived = { ...fields, expiresOn: day("2029-01-31"), lotId: "old" };
    expect(actionOf("receive", item, arrived, ids)?.input).toMatchObject({
      lotId: null,
      newLot: { id: "lot", expiresOn: "2029-01-31" },
    });
    expect(actionOf("receive", item, fields, ids)?.input).toMatchObject({ newLot: null });
  });
});

it("what lies at a place is the sum of its lots, or what is left of one", () => {
  const lot = (id: string, onHand: number): Lot => ({
    id,
    version: 1,
    lotNumber: id,
    expiry: null,
    onHand,
    can: { fields: [] },
    places: [{ locationId: "bridge", location: "Bridge", box: null, shelf: null, onHand }],
  });
  const lots = [lot("a", 1.5), lot("b", 0.6)];
  expect(quantityAt(lots, "bridge", null)).toBe(2.1);
  expect(quantityAt(lots, "bridge", "b")).toBe(0.6);
  expect(quantityAt(lots, "galley", null)).toBe(0);
});
