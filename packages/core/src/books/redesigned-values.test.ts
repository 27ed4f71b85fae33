import { describe, expect, it } from "vitest";
import type { DesignedColumn } from "./custom-book.ts";
import { designAt, refitted } from "./redesigned-values.ts";

const fuel: DesignedColumn = { key: "fuel", label: "Fuel", type: "decimal", unit: "l" };
const state: DesignedColumn = {
  ...{ key: "state", label: "State", type: "select" },
  options: [
    { value: "good", label: "Good" },
    { value: "bad", label: "Bad" },
  ],
};
const printing = { tanks: new Map(), figures: {}, flags: {}, now: new Date(0), shipOffsetMin: 0, names: new Map() };
const swapped = [
  { value: "good", label: "Bad" },
  { value: "bad", label: "Good" },
];
const typed = { at: "2026-06-15T11:00:00Z", by: "p1", fuel: "500", state: "good" };

describe("what was written on the design before", () => {
  it("stays where it reads the same", () => {
    const more: DesignedColumn = { key: "hood", label: "Hood", type: "bool" };
    expect(refitted(typed, [fuel, state], [more, state, { ...fuel, decimals: 3, max: "9" }], printing)).toEqual({
      ...{ values: typed, left: [] },
    });
  });

  it.each([
    ["another unit", { ...fuel, unit: "m3" }],
    ["another label", { ...fuel, label: "Fuel, port" }],
    ["another type", { ...fuel, type: "int" }],
    ["no longer asked", { ...fuel, isArchived: true }],
    ["another key", { ...fuel, key: "oil" }],
  ] as const)("is told as it was written: %s", (_case, column) => {
    const { values, left } = refitted(typed, [fuel, state], [column as DesignedColumn, state], printing);
    expect(values).toEqual({ at: typed.at, by: typed.by, state: "good" });
    expect(left).toEqual([{ label: "Fuel (l)", text: "500" }]);
  });

  it("is told by the word that was chosen where the choice means something else", () => {
    const { left } = refitted(typed, [fuel, state], [fuel, { ...state, options: swapped }], printing);
    expect(left).toEqual([{ label: "State", text: "Good" }]);
  });

  it("is told whole where that design is not known any more", () => {
    const { values, left } = refitted(typed, undefined, [fuel, state], printing);
    expect(values).toEqual({ at: typed.at, by: typed.by });
    expect(left).toEqual([
      { label: "fuel", text: "500" },
      { label: "state", text: "good" },
    ]);
  });
});

it("is the last design before an event", () => {
  const designs = [
    { seq: 1, columns: [fuel] },
    { seq: 4, columns: [state] },
  ];
  expect([1, 3, 4, 9].map((seq) => designAt(designs, seq)?.seq)).toEqual([1, 1, 4, 4]);
  expect(designAt([], 3)).toBeUndefined();
});
