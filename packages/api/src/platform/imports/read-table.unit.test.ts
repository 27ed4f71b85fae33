import {
  frenchEquipmentRegister,
  tasksFile,
  twoSheetWorkbook,
  utf16LittleEndian,
} from "@ymp/testing/fixtures/imports/make-fixtures";
import * as mean from "@ymp/testing/fixtures/imports/mean-files";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeCsv } from "../exports/write-csv.ts";
import { readCsv } from "./read-csv.ts";
import { readTable } from "./read-table.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (file: Uint8Array, name = "file.csv") => (await readTable(file, name)).sheets[0]?.rows;

describe("files that cannot be read are refused with the reason", () => {
  it.each([
    ["an empty file", mean.emptyFile, "imports:fileEmpty", {}],
    ["blank lines only", mean.blankLinesOnly, "imports:fileEmpty", {}],
    ["a picture", mean.binaryJunk, "imports:fileNotATable", {}],
    ["an .xls workbook", mean.oldExcelWorkbook, "imports:fileOldExcel", {}],
    ["a JSON list", bytes('\n[{"name": "Pump"}]'), "imports:fileJson", {}],
    ["a JSON object", bytes('{"equipment": []}'), "imports:fileJson", {}],
    ["a dump of a database", bytes("-- dump\nINSERT INTO equipment VALUES (1, 'Pump');"), "imports:fileSql", {}],
    ["a web page", bytes("<html><table></table></html>"), "imports:fileMarkup", {}],
    ["a document", bytes("%PDF-1.7\nName,Code"), "imports:filePdf", {}],
    ["a quote never closed", mean.unclosedQuote, "imports:fileUnclosedQuote", { line: 3 }],
    ["a cell of ten thousand and one letters", mean.longCell, "imports:fileCellTooLong", { row: 2, limit: 10_000 }],
    ["25,000 rows", mean.manyRows(25_000), "imports:fileTooManyRows", { limit: 20_000 }],
    ["201 columns", mean.manyColumns(201), "imports:fileTooManyColumns", { limit: 200 }],
    ["an archive that is no workbook", mean.zip({ "notes.txt": "hello" }), "imports:fileNotATable", {}],
    ["a cut archive", mean.zip({ "xl/workbook.xml": "<x/>" }).slice(0, 40), "imports:fileDamaged", {}],
    [
      "a workbook that unpacks without end",
      mean.zipBomb(101 * 1024 * 1024),
      "imports:fileUnzipsTooLarge",
      { limitMb: 100 },
    ],
    ["a value in the last row of a sheet", mean.farCell("A1048576"), "imports:fileTooManyRows", { limit: 20_000 }],
    ["a tag without end", mean.longTag, "imports:fileDamaged", {}],
    ["a line of semicolons alone", bytes(";".repeat(6_000_000)), "imports:fileTooManyColumns", { limit: 200 }],
    ["a value in the last column of a sheet", mean.farCell("XFD1"), "imports:fileTooManyColumns", { limit: 200 }],
  ])("%s", async (_, file, messageKey, params) => {
    await expect(readTable(file, "file.csv")).rejects.toMatchObject({ code: "invalid", messageKey, params });
  });
});

describe("delimited text", () => {
  it.each([
    [
      "semicolons with decimal commas",
      "a;b\n1,5;2,5\n",
      [
        ["a", "b"],
        ["1,5", "2,5"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "bars",
      "a|b\n1|2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a byte order mark",
      "\uFEFFa,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "semicolons inside quotes",
      'a,b\n"x;y;z",2\n"p;q;r",3\n',
      [
        ["a", "b"],
        ["x;y;z", "2"],
        ["p;q;r", "3"],
      ],
    ],
    [
      "line ends inside quotes",
      'a,b\r\n"one\r\ntwo",2\r\n',
      [
        ["a", "b"],
        ["one\r\ntwo", "2"],
      ],
    ],
    ["ragged rows and blank lines", "a,b,c\n1\n\n1,2,3,4\n", [["a", "b", "c"], ["1"], [null], ["1", "2", "3", "4"]]],
    [
      "inches in an unquoted cell",
      'a,b\n12" hose,2\n',
      [
        ["a", "b"],
        ['12" hose', "2"],
      ],
    ],
    ["Excel's separator line", "sep=;\na;b\n", [[], ["a", "b"]]],
    ["the guard of our own exports", "a\n'=1+1\n", [["a"], ["=1+1"]]],
  ])("reads %s", async (_, text, rows) => {
    expect(await rowsOf(bytes(text))).toEqual(rows);
  });

  it("reads UTF-16 and Windows-1252", async () => {
    expect(await rowsOf(utf16LittleEndian("név,ár\n舵,€\n"))).toEqual([
      ["név", "ár"],
      ["舵", "€"],
    ]);
    const rows = await rowsOf(frenchEquipmentRegister());
    expect(rows?.[0]?.[0]).toBe("M/Y Étoile du Nord — registre des équipements");
    expect(rows?.flat()).toContain('Facture 1 200 €; pièce "d’origine"');
  });

  it("names the sheet after the file and reads a task list", async () => {
    const { sheets } = await readTable(tasksFile(), "C:\\exports\\tasks 2026.csv");
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.name).toBe("tasks 2026");
    expect(sheets[0]?.rows).toHaveLength(6);
  });

  it("reads back whatever our own export wrote", () => {
    const cell = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .map((text) => text.trim())
      .filter((text) => !/^'[=+\-@\t\r]/.test(text) && !/[^\P{Cc}\n]/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const columns = [0, 1, 2].map((index) => ({
          heading: `Heading ${index}`,
          kind: "text" as const,
          value: (row: string[]) => row[index],
        }));
        const words = { yes: "yes", no: "no" };
        const csv = writeCsv({ title: "T", columns, rows, words, timeZone: "UTC" }, { withByteOrderMark: true });
        expect(readCsv(csv).slice(1)).toEqual(rows.map((row) => row.map((text) => (text === "" ? null : text))));
      }),
    );
  });
});

describe("workbooks", () => {
  it("keeps sheets, real dates and real numbers", async () => {
    const { sheets } = await readTable(await twoSheetWorkbook(), "register.xlsx");
    expect(sheets.map(({ name }) => name)).toEqual(["Machinery", "Deck"]);
    expect(sheets[0]?.rows[3]).toEqual([
      "Gearbox Port",
      "GB-P",
      "ME-P",
      "Reintjes",
      4380.5,
      new Date("2018-05-01"),
      null,
      true,
    ]);
  });

  it("does not count rows that are formatted but empty", async () => {
    expect(await rowsOf(mean.formattedEmptyRows(30_000), "x.xlsx")).toEqual([["Name"], ["Pump"]]);
  });
});
