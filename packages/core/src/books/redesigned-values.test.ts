import { describe, expect, it } from "vitest";
import type { DesignedColumn } from "./custom-book.ts";
import { designAt, refitted, unknownDesign, writtenOn } from "./redesigned-values.ts";

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

describe("what was written in rows on the design before", () => {
  const tank: DesignedColumn = { key: "tank", label: "Tank", type: "text" };
  const sounding: DesignedColumn = { key: "sounding", label: "Sounding", type: "decimal", unit: "cm" };
  const table = (...columns: DesignedColumn[]): DesignedColumn => ({
    ...{ key: "tanks", label: "Tanks", type: "rows", columns },
  });
  const rows = {
    tanks: [
      { tank: "FO1", sounding: "120" },
      { tank: "FO2", sounding: "80" },
    ],
  };

  it("stays where every column of the rows reads the same", () => {
    const before = [table(tank, sounding)];
    expect(refitted(rows, before, [table(sounding, { ...tank, isRequired: true })], printing)).toEqual({
      ...{ values: rows, left: [] },
    });
  });

  it.each([
    ["in another unit", { ...sounding, unit: "m" }],
    ["no longer asked", { ...sounding, isArchived: true }],
    ["under another label", { ...sounding, label: "Ullage" }],
  ])("is told row by row: %s", (_case, column) => {
    const { values, left } = refitted(rows, [table(tank, sounding)], [table(tank, column)], printing);
    expect(values).toEqual({ tanks: [{ tank: "FO1" }, { tank: "FO2" }] });
    expect(left).toEqual([
      { label: "Tanks 1, Sounding (cm)", text: "120" },
      { label: "Tanks 2, Sounding (cm)", text: "80" },
    ]);
  });

  it("leaves no empty row behind", () => {
    const { values, left } = refitted(rows, [table(tank, sounding)], [table()], printing);
    expect(values).toEqual({});
    expect(left).toHaveLength(4);
  });

  it("is told whole where the rows themselves are no longer asked", () => {
    const { values, left } = refitted(rows, [table(tank, sounding)], [], printing);
    expect(values).toEqual({});
    expect(left).toEqual([{ label: "Tanks", text: "Tank: FO1; Sounding 120 cm / Tank: FO2; Sounding 80 cm" }]);
  });
});

it("what does not say its design stands on the only one, or on none that is known", () => {
  expect(writtenOn([{ seq: 1 }], null)).toBe(1);
  expect(writtenOn([{ seq: 7 }, { seq: 1 }], undefined)).toBe(unknownDesign);
  expect(writtenOn([{ seq: 7 }, { seq: 1 }], 7)).toBe(7);
});

it("is the last design before an event", () => {
  const designs = [
    { seq: 1, columns: [fuel] },
    { seq: 4, columns: [state] },
  ];
  expect([1, 3, 4, 9].map((seq) => designAt(designs, seq)?.seq)).toEqual([1, 1, 4, 4]);
  expect(designAt([], 3)).toBeUndefined();
});
