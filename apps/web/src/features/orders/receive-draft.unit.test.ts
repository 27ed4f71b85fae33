import { describe, expect, test } from "vitest";
import { anOrderLine } from "./order.fixture.ts";
import { isMoreThanOrdered, missingOf } from "./receive-draft.ts";

const arrival = {
  isHere: true,
  thousandths: 6000,
  locationId: "store",
  lotNumber: "",
  expiresOn: null,
  unitPriceMinor: null,
  reason: "",
};

describe("a line of a delivery", () => {
  const line = anOrderLine({ quantity: 10, receivedQuantity: 4, itemId: "item" });

  test.each([
    ["nothing missing", line, arrival, null],
    ["no quantity", line, { ...arrival, thousandths: null }, "quantity"],
    ["no place for what goes into stock", line, { ...arrival, locationId: null }, "place"],
    ["free text needs no place", { ...line, itemId: null }, { ...arrival, locationId: null }, null],
    ["no lot where lots are kept", { ...line, keepsLots: true }, arrival, "lot"],
    ["more than ordered, unsaid", line, { ...arrival, thousandths: 7000 }, "reason"],
    ["more than ordered, said why", line, { ...arrival, thousandths: 7000, reason: "Sent extra" }, null],
  ])("%s", (_case, given, told, expected) => {
    expect(missingOf(given, told)).toBe(expected);
  });

  test("is more than ordered above what is open", () => {
    expect([6000, 6001].map((thousandths) => isMoreThanOrdered(line, { ...arrival, thousandths }))).toEqual([
      false,
      true,
    ]);
  });
});
