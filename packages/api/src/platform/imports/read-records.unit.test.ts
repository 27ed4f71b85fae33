import { tasksFile } from "@ymp/testing/fixtures/imports/make-fixtures";
import { describe, expect, it } from "vitest";
import { equipmentTarget } from "./equipment-fields.ts";
import type { HeadedTable } from "./find-heading.ts";
import { headedSheets } from "./headed-sheets.ts";
import { jobsTarget } from "./job-fields.ts";
import { type ColumnMapping, mapColumns } from "./map-columns.ts";
import { readRecords } from "./read-records.ts";
import { readTable } from "./read-table.ts";
import type { Cell } from "./table.ts";

const tableOf = (headings: string[], ...rows: Cell[][]): HeadedTable => ({
  headingRow: 1,
  headings,
  titleLines: [],
  leftOut: [],
  records: rows.map((cells, index) => ({ sourceRow: index + 2, cells })),
});

describe("reading records", () => {
  const today = "2026-11-21";
  const read = (table: HeadedTable, answers = {}) =>
    readRecords(table, mapColumns(table, equipmentTarget), equipmentTarget, { today, answers });

  it("asks once for a column of dates that could be read both ways, and obeys the answer", () => {
    const table = tableOf(["Name", "Installed"], ["Pump", "03/04/2026"], ["Winch", "05/06/2026"]);
    const first = read(table);
    expect(first.questions).toEqual([
      {
        column: 1,
        heading: "Installed",
        field: "installedOn",
        about: "dateOrder",
        chosen: "dayFirst",
        options: ["dayFirst", "monthFirst"],
        samples: ["03/04/2026", "05/06/2026"],
      },
    ]);
    expect(first.rows[0]?.values.get("installedOn")).toBe("2026-04-03");
    const answered = read(table, { 1: { dateOrder: "monthFirst" } });
    expect(answered.questions).toEqual([]);
    expect(answered.rows[0]?.values.get("installedOn")).toBe("2026-03-04");
  });

  it("names the field and the words that it cannot read, row by row", () => {
    const table = tableOf(["Name", "Hours", "Installed"], ["Pump", "12 h", "2026-02-30"], [null, "-4", "2026-01-01"]);
    expect(read(table).rows.map(({ problems }) => problems)).toEqual([
      [{ field: "installedOn", key: "imports:cellNoSuchDay", params: { text: "2026-02-30" }, level: "error" }],
      [
        { field: "runningHours", key: "imports:cellTooSmall", params: { text: "-4", minimum: 0 }, level: "error" },
        { field: "name", key: "imports:rowFieldMissing", params: { field: "name" }, level: "error" },
      ],
    ]);
  });

  it("refuses a row whose kept columns are longer than the remarks, instead of cutting them", () => {
    const table = tableOf(["Name", "Story"], ["Pump", "a".repeat(4_100)]);
    const kept: ColumnMapping<"name">[] = [
      { column: 0, heading: "Name", use: "field", field: "name", confidence: 1, samples: [] },
      { column: 1, heading: "Story", use: "remarks", confidence: 0, samples: [] },
    ];
    const [row] = readRecords(table, kept, equipmentTarget, { today }).rows;
    expect(row?.problems).toMatchObject([
      { key: "imports:rowRemarksTooLong", params: { limit: 4_000 }, level: "error" },
    ]);
  });

  it("asks whether numbers are days, and takes none for one before", () => {
    const table = tableOf(["Name", "Installed"], ["Pump", "45678"], ["Winch", "2026-01-01"]);
    const first = read(table);
    expect(first.questions).toMatchObject([
      { column: 1, about: "serialDates", chosen: "none", options: ["days", "none"], samples: ["45678"] },
    ]);
    expect(first.rows.map(({ problems }) => problems.map(({ key }) => key))).toEqual([
      ["imports:cellNumberNotADate"],
      [],
    ]);
    const answered = read(table, { 1: { serialDates: "days" } });
    expect(answered.questions).toEqual([]);
    expect(answered.rows[0]?.values.get("installedOn")).toBe("2025-01-21");
  });

  it("keeps a row whose type or department nobody knows, and the words in its remarks", () => {
    const table = tableOf(
      ["Name", "Equipment type", "Department", "Remarks"],
      ["Pump", "pump", "deck", "Leaks"],
      ["Poker table", "fun", "Casino", "Felt"],
      ["Winch", "winch", "deck", null],
    );
    expect(read(table).rows[1]).toMatchObject({
      problems: [
        { field: "type", key: "imports:cellUnknownType", level: "warning" },
        { field: "department", key: "imports:cellUnknownDepartment", level: "warning" },
      ],
    });
    expect(read(table).rows[1]?.values.get("remarks")).toBe("Felt\nEquipment type: fun\nDepartment: Casino");
  });

  it("tells the rest of a text that was cut at its separator, and keeps it", () => {
    const table = tableOf(
      ["Name", "Remarks", ""],
      ["Pump", "Seal worn", "bearing too"],
      ["Winch", null, null],
      ["Crane", null, null],
    );
    const [pump, winch] = read(table).rows;
    expect(pump?.problems).toEqual([
      { field: "remarks", key: "imports:rowExtraCells", params: { text: "bearing too" }, level: "warning" },
    ]);
    expect(pump?.values.get("remarks")).toBe("Seal worn\nbearing too");
    expect(winch?.problems).toEqual([]);
  });

  it("keeps unknown columns as lines of the remarks", () => {
    const table = tableOf(["Name", "Remarks", "Class code"], ["Pump", "leaks", "4.1"], ["Winch", null, "5.2"]);
    const mapping = mapColumns(table, equipmentTarget).map(
      (column): ColumnMapping<"name" | "remarks"> =>
        column.column === 2
          ? { column: 2, heading: "Class code", use: "remarks", confidence: 0, samples: [] }
          : { ...column, field: column.column === 0 ? "name" : "remarks" },
    );
    const { rows } = readRecords(table, mapping, equipmentTarget, { today });
    expect(rows.map(({ values }) => values.get("remarks"))).toEqual(["leaks\nClass code: 4.1", "Class code: 5.2"]);
  });

  it("refuses a mapping without a name or with one field twice", () => {
    const table = tableOf(["A", "B"], ["x", "y"]);
    const column = (index: number, field: "name" | "code"): ColumnMapping<"name" | "code"> => ({
      column: index,
      heading: "",
      use: "field",
      field,
      confidence: 1,
      samples: [],
    });
    expect(() => readRecords(table, [column(0, "code")], equipmentTarget, { today })).toThrow("imports:mappingMissing");
    expect(() => readRecords(table, [column(0, "name"), column(1, "name")], equipmentTarget, { today })).toThrow(
      "imports:mappingTwice",
    );
  });

  it("reads the tasks of a file without a question", async () => {
    const [sheet] = headedSheets(await readTable(tasksFile(), "tasks.csv"));
    if (!sheet) throw new Error("the fixture holds one list");
    const { rows, questions } = readRecords(sheet.table, mapColumns(sheet.table, jobsTarget), jobsTarget, { today });
    expect(questions).toEqual([]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows).toHaveLength(5);
  });
});
