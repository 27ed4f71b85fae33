import { frenchEquipmentRegister, frenchRegister, twoSheetWorkbook } from "@ymp/testing/fixtures/imports/make-fixtures";
import { describe, expect, it } from "vitest";
import { comparable } from "./comparable.ts";
import { equipmentTarget } from "./equipment-fields.ts";
import { findHeading, type HeadedTable } from "./find-heading.ts";
import { headedSheets } from "./headed-sheets.ts";
import { headingVocabulary, type ImportTarget } from "./import-target.ts";
import { inventoryTarget } from "./inventory-fields.ts";
import { jobsTarget } from "./job-fields.ts";
import { type ColumnMapping, headingSignature, mapColumns, mappingColumns } from "./map-columns.ts";
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
        "equipmentSourceId",
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
    expect(fieldsOf(mapping)).toEqual(["type", "modelNumber", "remarks", "name"]);
  });

  it("tells a column of machine types from one of models by what stands in it", () => {
    const cells = (type: string): Cell[] => ["Pump", type];
    const mappingOf = (type: string) => mapColumns(tableOf(["Name", "Type"], cells(type)), equipmentTarget);
    expect(fieldsOf(mappingOf("Watermaker"))).toEqual(["name", "type"]);
    expect(fieldsOf(mappingOf("AQ-1800"))).toEqual(["name", "modelNumber"]);
  });

  it.each([
    ["Item", "Part Name"],
    ["No", "Item"],
    ["Item", "Name"],
  ])("takes no running numbers for names: %s beside %s", (numbers, names) => {
    const rows: Cell[][] = [
      ["1", "Impeller"],
      ["2", "O-ring"],
      ["3", "Zinc anode"],
    ];
    const mapping = mapColumns(tableOf([numbers, names], ...rows), inventoryTarget);
    expect(fieldsOf(mapping)).toEqual(["ignore", "name"]);
  });

  it.each([
    ["rob_qty", "quantity"],
    ["Qty ROB", "quantity"],
    ["ROB (pcs)", "quantity"],
    ["On hand", "quantity"],
    ["On-Hand Qty", "quantity"],
    ["QTYOnHand", "quantity"],
    ["Stock ROB", "quantity"],
    ["Min. Stock", "minQuantity"],
    ["Storage Location", "location"],
  ])("knows %s by its words", (heading, field) => {
    const rows: Cell[][] = [
      ["Impeller", field === "location" ? "Locker 4" : "2"],
      ["O-ring", field === "location" ? "Locker 5" : "12,5"],
    ];
    expect(fieldsOf(mapColumns(tableOf(["Name", heading], ...rows), inventoryTarget))).toEqual(["name", field]);
  });

  it.each([
    ["UoM", "pcs"],
    ["Uom", "L"],
    ["Counted by", "pcs"],
  ])("knows the unit under %s by heading or by its words", (heading, unit) => {
    const rows: Cell[][] = [
      ["Impeller", unit],
      ["Oil", "ltr"],
    ];
    expect(fieldsOf(mapColumns(tableOf(["Name", heading], ...rows), inventoryTarget))).toEqual(["name", "unit"]);
  });

  it("takes the description for the title where nothing else is one, and asks for a look", () => {
    const table = tableOf(["Code", "Description"], ["T-1", "Change oil"]);
    const mapping = mapColumns(table, jobsTarget);
    expect(fieldsOf(mapping)).toEqual(["reference", "title"]);
    expect(mapping[1]?.confidence).toBeLessThan(0.7);
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

describe("a long list", () => {
  it("is guessed in pieces of one column, and comes to the same", () => {
    const headings = ["Item", "Part No", "Qty"];
    const table = tableOf(headings, ...Array.from({ length: 500 }, (_, nth) => [`Pump ${nth}`, `P-${nth}`, nth % 7]));
    const work = mappingColumns(table, inventoryTarget);
    let pieces = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) pieces += 1;
    expect(pieces).toBeGreaterThanOrEqual(headings.length * 3);
    expect(step.value).toEqual(mapColumns(table, inventoryTarget));
  });
});
