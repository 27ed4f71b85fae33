import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import type { ExportTable } from "./export-table.ts";
import { safeFileName } from "./file-name.ts";
import { writeCsv } from "./write-csv.ts";
import { sheetName, writeXlsx } from "./write-xlsx.ts";

interface Machine {
  name: string | null;
  hours: number | null;
  installedOn: string | null;
  readAt: Date | null;
  isCritical: boolean | null;
}

const table: ExportTable<Machine> = {
  title: "Equipment",
  timeZone: "Pacific/Auckland",
  words: { yes: "oui", no: "non" },
  columns: [
    { heading: "Name", kind: "text", value: ({ name }) => name },
    { heading: "Hours", kind: "number", decimals: 1, value: ({ hours }) => hours },
    { heading: "Installed", kind: "date", value: ({ installedOn }) => installedOn },
    { heading: "Read", kind: "instant", value: ({ readAt }) => readAt },
    { heading: "Critical", kind: "yesNo", value: ({ isCritical }) => isCritical },
  ],
  rows: [
    {
      name: '=HYPERLINK("http://x")',
      hours: -4380.5,
      installedOn: "2018-05-01",
      readAt: new Date("2026-03-14T13:05:00Z"),
      isCritical: true,
    },
    { name: null, hours: null, installedOn: null, readAt: null, isCritical: null },
  ],
};

describe("CSV", () => {
  it("keeps figures as figures, guards formulas and shows ship's time", () => {
    expect(writeCsv(table, { withByteOrderMark: false })).toBe(
      [
        "Name,Hours,Installed,Read,Critical",
        `"'=HYPERLINK(""http://x"")",-4380.5,2018-05-01,2026-03-15 02:05,oui`,
        ",,,,",
        "",
      ].join("\r\n"),
    );
  });

  it.each(["=1", "+1", "-1", "@SUM", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A1"])("guards %j", (text) => {
    const columns = [{ heading: "Name", kind: "text" as const, value: () => text }];
    const line = writeCsv({ ...table, columns, rows: table.rows.slice(0, 1) }, { withByteOrderMark: false });
    expect(line.replace(/^Name\r\n"?/, "").startsWith(`'${text}`)).toBe(true);
  });

  it("starts with a byte order mark when asked", () => {
    expect(writeCsv(table, { withByteOrderMark: true }).startsWith("\uFEFFName")).toBe(true);
  });
});

describe("XLSX", () => {
  it("has a title block, then headings, then real figures and dates", async () => {
    const lines = [
      { label: "Vessel", value: "M/Y Meridian" },
      { label: "Filter", value: "=critical only" },
    ];
    const [sheet] = await readWorkbook(await writeXlsx(table, lines));
    expect(sheet?.sheet).toBe("Equipment");
    expect(sheet?.data).toEqual([
      ["Equipment", null, null, null, null],
      ["Vessel", "M/Y Meridian", null, null, null],
      ["Filter", "=critical only", null, null, null],
      [null, null, null, null, null],
      ["Name", "Hours", "Installed", "Read", "Critical"],
      ['=HYPERLINK("http://x")', -4380.5, new Date("2018-05-01"), new Date("2026-03-15T02:05:00Z"), "oui"],
    ]);
  });

  it("cuts what a cell cannot hold and drops what XML cannot", async () => {
    const columns = [{ heading: "N", kind: "text" as const, value: () => `a\u0001${"x".repeat(40_000)}` }];
    const [sheet] = await readWorkbook(await writeXlsx({ ...table, columns, rows: table.rows.slice(0, 1) }, []));
    const text = String(sheet?.data[3]?.[0]);
    expect(text).toHaveLength(32_767);
    expect(text.startsWith("axx")).toBe(true);
  });

  it.each([
    ["Jobs: due [7 days]", "Jobs due 7 days"],
    ["'quoted'", "quoted"],
    ["***", "Sheet1"],
    ["A very long list title that Excel would refuse", "A very long list title that Exc"],
  ])("names the sheet of %s", (title, name) => {
    expect(sheetName(title)).toBe(name);
  });
});

describe("file names", () => {
  it.each([
    [["M/Y Étoile", "Equipment", "2026-11-21"], "M Y Étoile - Equipment - 2026-11-21.csv"],
    [["../../etc/passwd"], "etc passwd.csv"],
    [["設備", "一覧"], "設備 - 一覧.csv"],
    [["a\u202Egnp.exe"], "a gnp.exe.csv"],
    [["CON"], "export CON.csv"],
    [["", " . "], "export.csv"],
  ])("%j becomes %s", (parts, name) => {
    expect(safeFileName(parts, "csv")).toBe(name);
  });

  it("stays within what file systems hold", () => {
    expect(Buffer.byteLength(safeFileName(["設".repeat(200)], "xlsx"))).toBeLessThanOrEqual(155);
  });
});
