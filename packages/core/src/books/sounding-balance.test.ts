import { describe, expect, it } from "vitest";
import { balanceOf, tonnesOf } from "./sounding-balance.ts";

describe("a sounding against the book", () => {
  it.each([
    ["the same", "0.85", "0.85", "2.00", { difference: "0.000", isApart: false }],
    ["within 0.05 m³", "0.90", "0.85", "2.00", { difference: "0.050", isApart: false }],
    ["beyond it", "0.901", "0.85", "2.00", { difference: "0.051", isApart: true }],
    ["less than the book", "0.70", "0.85", "2.00", { difference: "-0.150", isApart: true }],
    ["within a fiftieth of a large tank", "10.2", "10", "20.00", { difference: "0.200", isApart: false }],
    ["of a tank whose size nobody told", "0.95", "0.85", null, { difference: "0.100", isApart: true }],
    ["no figure", "full", "0.85", "2.00", null],
  ])("%s", (_case, sounded, retained, capacity, told) => {
    expect(balanceOf(sounded, retained, capacity)).toEqual(told);
  });

  it("tells tonnes where the density is known", () => {
    expect([tonnesOf("16.800", "0.845"), tonnesOf("16.800", null)]).toEqual(["14.196", null]);
  });
});
