import {
  frenchEquipmentRegister,
  frenchRegister,
  tasksFile,
  twoSheetWorkbook,
} from "@ymp/testing/fixtures/imports/make-fixtures";
import { describe, expect, it } from "vitest";
import { comparable } from "./comparable.ts";
import { equipmentTarget } from "./equipment-fields.ts";
import { findHeading, type HeadedTable } from "./find-heading.ts";
import { headedSheets } from "./headed-sheets.ts";
import { headingVocabulary, type ImportTarget } from "./import-target.ts";
import { jobsTarget } from "./job-fields.ts";
import { type ColumnMapping, headingSignature, mapColumns } from "./map-columns.ts";
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
const fieldsOf = (mapping: ColumnMapping[]) => mapping.map(({ use, field }) => field ?? use);

describe("finding the headings", () => {
  const known = headingVocabulary([equipmentTarget, jobsTarget]);

  it("looks below title lines, skips repeated headings and totals, and keeps row numbers", async () => {
    const [sheet] = headedSheets(await readTable(frenchEquipmentRegister(), "registre.csv"));
    expect(sheet?.table.headingRow).toBe(4);
    expect(sheet?.table.titleLines[0]).toBe("M/Y Étoile du Nord — registre des équipements");
    expect(sheet?.table.records).toHaveLength(frenchRegister.rows);
    expect(sheet?.table.records[0]?.sourceRow).toBe(5);
    expect(sheet?.table.leftOut).toEqual([
      { sourceRow: frenchRegister.repeatedHeadingRow, reason: "repeatedHeading" },
      { sourceRow: 306, reason: "total" },
    ]);
  });

  it("finds them in each sheet of a workbook below the merged title", async () => {
    const sheets = headedSheets(await readTable(await twoSheetWorkbook(), "register.xlsx"));
    expect(
      sheets.map(({ name, table }) => [name, table.headingRow, table.records.map(({ sourceRow }) => sourceRow)]),
    ).toEqual([
      ["Machinery", 3, [4, 5]],
      ["Deck", 3, [4]],
    ]);
  });

  it("leaves a machine called Total in place and a sheet of figures alone", () => {
    const headed = findHeading(
      [
        ["Name", "Maker"],
        ["Total", "Lukoil"],
        ["Total", 12],
      ],
      known,
    );
    expect(headed?.records.map(({ sourceRow }) => sourceRow)).toEqual([2]);
    expect(
      findHeading(
        [
          [1, 2],
          [3, 4],
        ],
        known,
      ),
    ).toBeUndefined();
  });
});

describe("mapping columns", () => {
  it.each<[string, ImportTarget, string[], string[]]>([
    [
      "one incumbent's capitals",
      equipmentTarget,
      [
        "EQUIP_ID",
        "EQUIP_CODE",
        "EQUIP_NAME",
        "EQUIP_TYPE",
        "PARENT_EQUIP_ID",
        "MAKER",
        "MODEL",
        "SERIAL_NO",
        "CRITICALITY",
        "CREATED_DATE",
        "RUNNING_HOURS",
        "SERVICE_INTERVAL_HOURS",
      ],
      [
        "sourceId",
        "code",
        "name",
        "type",
        "parent",
        "maker",
        "modelNumber",
        "serialNumber",
        "critical",
        "ignore",
        "runningHours",
        "intervalHours",
      ],
    ],
    [
      "English",
      equipmentTarget,
      [
        "Item",
        "Tag No.",
        "Part of",
        "Make",
        "Model No.",
        "S/N",
        "Where",
        "Hrs",
        "Warranty Expiry",
        "Service Interval (months)",
        "Last Service",
      ],
      [
        "name",
        "code",
        "parent",
        "maker",
        "modelNumber",
        "serialNumber",
        "location",
        "runningHours",
        "warrantyUntil",
        "intervalMonths",
        "lastDoneOn",
      ],
    ],
    [
      "German",
      equipmentTarget,
      ["Bezeichnung", "Hersteller", "Typ", "Serien-Nr.", "Standort", "Betriebsstunden", "Abteilung", "Bemerkungen"],
      ["name", "maker", "modelNumber", "serialNumber", "location", "runningHours", "department", "remarks"],
    ],
    [
      "Italian",
      equipmentTarget,
      ["Nome", "Marca", "Modello", "Matricola", "Posizione", "Ore di moto", "Reparto", "Garanzia"],
      ["name", "maker", "modelNumber", "serialNumber", "location", "runningHours", "department", "warrantyUntil"],
    ],
    [
      "Spanish",
      equipmentTarget,
      ["Equipo", "Fabricante", "Modelo", "Nº de serie", "Ubicación", "Horas", "Crítico"],
      ["name", "maker", "modelNumber", "serialNumber", "location", "runningHours", "critical"],
    ],
    [
      "tasks",
      jobsTarget,
      [
        "task_id",
        "title",
        "equipment_id",
        "equipment_name",
        "type",
        "due_date",
        "completed_date",
        "interval",
        "interval_unit",
        "last_done",
      ],
      [
        "reference",
        "title",
        "equipment",
        "equipmentName",
        "kind",
        "dueOn",
        "completedOn",
        "interval",
        "intervalUnit",
        "lastDoneOn",
      ],
    ],
  ])("knows the headings of %s", (_, target, headings, fields) => {
    const sampled: Record<string, string> = { EQUIP_TYPE: "pump", CREATED_DATE: "01-JAN-2019", EQUIP_CODE: "A-1" };
    const cells = headings.map((heading) => sampled[heading] ?? null);
    expect(fieldsOf(mapColumns(tableOf(headings, cells), target))).toEqual(fields);
  });

  it("gives a field to one column only, the surer one", () => {
    const mapping = mapColumns(
      tableOf(["Type", "Model", "Description", "Name"], ["pump", "X1", "big", "Pump"]),
      equipmentTarget,
    );
    expect(fieldsOf(mapping)).toEqual(["remarks", "modelNumber", "remarks", "name"]);
  });

  it("drops a vague heading whose cells contradict it and doubts a clear one", () => {
    const mapping = mapColumns(
      tableOf(["Name", "Hours", "Old warranty"], ["Pump", "see log", "Mr Chen"]),
      equipmentTarget,
    );
    expect(fieldsOf(mapping)).toEqual(["name", "runningHours", "remarks"]);
    expect(mapping[1]?.confidence).toBe(0.5);
  });

  it("knows departments by the cells where the heading says nothing", () => {
    const rows = [
      ["A", "Deck"],
      ["B", "Engine room"],
      ["C", "Galley"],
    ];
    const mapping = mapColumns(tableOf(["Name", "Column2"], ...rows), equipmentTarget);
    expect(mapping[1]).toMatchObject({ field: "department", reason: "content", confidence: 0.5 });
  });

  it("recognises a file of the same shape by its headings", () => {
    expect(headingSignature(["Serial No", "NAME"])).toBe(headingSignature(["serial_no", "Name"]));
    expect(headingSignature(["Serial No", "NAME"])).not.toBe(headingSignature(["NAME", "Serial No"]));
  });

  it("writes every known heading as headings are compared, each for one field", () => {
    for (const target of [equipmentTarget, jobsTarget]) {
      const headings = target.fields.flatMap((field) => [...field.headings]);
      expect(headings.filter((heading) => comparable(heading) !== heading)).toEqual([]);
      expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
    }
  });
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
