import { describe, expect, it } from "vitest";
import {
  bareNumber,
  isSure,
  keepsSpot,
  likenessOf,
  partAlertOf,
  proposedItems,
  spotLabel,
} from "./spare-parts.rules.ts";

describe("the number in a spot", () => {
  it.each([
    ["the key of the drawing", { key: "12", figureNumber: "3" }, 4, "12"],
    ["the figure where there is no key", { key: " ", figureNumber: "3a" }, 4, "3a"],
    ["the place in the list where there is neither", { key: null, figureNumber: null }, 4, "5"],
  ])("is %s", (_, part, index, label) => {
    expect(spotLabel(part, index)).toBe(label);
  });
});

describe("a spot", () => {
  it.each([
    ["stays while the part stays in its section", "s1", "m1", true],
    ["stays behind when the part goes to another section", "s2", "m1", false],
    ["stays behind when the part leaves its section", null, "m1", false],
    ["stays behind when the part goes to another machine", "s1", "m2", false],
  ])("%s", (_, sectionId, equipmentId, isKept) => {
    expect(keepsSpot({ sectionId: "s1", equipmentId: "m1" }, { sectionId, equipmentId })).toBe(isKept);
  });
});

describe("part numbers", () => {
  it.each([
    ["360-8958", "3608958"],
    ["ox 1012.d", "OX1012D"],
    [" 7W/2326 ", "7W2326"],
    ["濾-12", "濾12"],
    [null, ""],
  ])("%s is compared as %s", (text, bare) => {
    expect(bareNumber(text)).toBe(bare);
  });
});

const part = { designation: "Oil filter", partNo: "7W-2326", manufacturer: "Caterpillar" };
const item = { id: "i", name: "Filter, oil", partNo: "7w2326", manufacturer: "CATERPILLAR" };

describe("an item may be a part", () => {
  it.each([
    ["of the same number and maker", part, item, "number_and_maker"],
    ["of the same number, its maker unknown", part, { ...item, manufacturer: null }, "number"],
    ["of the same number from another maker", part, { ...item, manufacturer: "Mann" }, "number"],
    [
      "of the same name and maker, without a number",
      { ...part, partNo: null },
      { ...item, name: "OIL FILTER" },
      "name_and_maker",
    ],
    [
      "not by name alone",
      { ...part, partNo: null, manufacturer: null },
      { ...item, name: "Oil filter", manufacturer: null },
      null,
    ],
    ["not by name where both numbers differ", part, { ...item, name: "Oil filter", partNo: "1R-0751" }, null],
    ["not by the number of a drawing", { ...part, partNo: "12" }, { ...item, partNo: "12", manufacturer: null }, null],
    ["not by two empty numbers", { ...part, partNo: null }, { ...item, partNo: null, name: "Gasket" }, null],
  ])("%s", (_, one, other, likeness) => {
    expect(likenessOf(one, other)).toBe(likeness);
  });

  it("the likeliest comes first, and is sure where it stands alone", () => {
    const bare = { ...item, id: "b", manufacturer: null };
    const proposed = proposedItems(part, [bare, item]);
    expect(proposed.map(({ id }) => id)).toEqual(["i", "b"]);
    expect(isSure(proposed)).toBe(true);
    expect(isSure(proposedItems(part, [item, { ...item, id: "twin" }]))).toBe(false);
    expect(isSure([])).toBe(false);
  });
});

describe("what is wrong with a part's stock", () => {
  it.each([
    ["nothing without stock", true, null, null],
    ["its own alert", true, { min: 2, alert: "low" as const }, "low"],
    ["no minimum on critical equipment", true, { min: null, alert: null }, "no_minimum"],
    ["a minimum of zero on critical equipment", true, { min: 0, alert: null }, "no_minimum"],
    ["nothing where critical equipment has a minimum", true, { min: 1, alert: null }, null],
    ["nothing without a minimum elsewhere", false, { min: null, alert: null }, null],
  ])("%s", (_, isCritical, stock, alert) => {
    expect(partAlertOf({ isCritical }, stock)).toBe(alert);
  });
});
