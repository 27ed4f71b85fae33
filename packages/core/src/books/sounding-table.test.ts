import { describe, expect, it, test } from "vitest";
import { isRising, mostTableRows, readTable, volumeAt, writeTable } from "./sounding-table.ts";

const table = [
  { cm: "0", m3: "0.000" },
  { cm: "10", m3: "0.120" },
  { cm: "50", m3: "0.850" },
  { cm: "100", m3: "2.000" },
];

describe("a sounding table tells m³ at a height", () => {
  it.each([
    ["a row of it", "50", "0.850"],
    ["its lowest", "0", "0.000"],
    ["its highest", "100", "2.000"],
    ["between two rows, in proportion", "30", "0.485"],
    ["half a centimetre", "10.5", "0.129"],
    ["above the tank", "100.1", null],
    ["no height", "high", null],
  ])("%s", (_case, cm, m3) => expect(volumeAt(table, cm)).toBe(m3));

  it("says nothing without rows", () => expect(volumeAt([], "10")).toBeNull());
});

describe("a table is read", () => {
  it.each([
    ["as a spreadsheet writes it", "cm;m3\r\n0;0,000\r\n10;0,120\r\n"],
    ["with commas between", "Height,Volume\n0,0.000\n10,0.120"],
    ["from tabs", "0\t0.000\n10\t0.120"],
    ["as it is typed", "0 0.000\n\n10   0.120"],
  ])("%s", (_case, text) => {
    expect(readTable(text)).toEqual({
      table: [
        { cm: "0", m3: "0.000" },
        { cm: "10", m3: "0.120" },
      ],
    });
  });

  it.each([
    ["a line that is no pair of figures", "0;0\n10;full", { fault: "unreadable", line: 2 }],
    ["three figures", "0;0;1", { fault: "unreadable", line: 1 }],
    ["a height that stands there twice", "0;0\n0;0.1", { fault: "notRising", line: 2 }],
    ["less at a greater height", "0;0.2\n5;0.1", { fault: "notRising", line: 2 }],
    [
      "more rows than a table has",
      Array.from({ length: mostTableRows + 2 }, (_, nth) => `${nth};${nth}`).join("\n"),
      { fault: "tooLong", line: mostTableRows + 1 },
    ],
  ])("and %s is not", (_case, text, told) => expect(readTable(text)).toEqual(told));

  test("and written again as it was", () => expect(readTable(writeTable(table))).toEqual({ table }));
  test("its rows rise", () => expect([isRising(table), isRising(table.toReversed())]).toEqual([true, false]));
});
