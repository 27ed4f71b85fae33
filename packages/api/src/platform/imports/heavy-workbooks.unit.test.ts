import * as mean from "@ymp/testing/fixtures/imports/mean-files";
import { describe, expect, it, vi } from "vitest";
import { readTable } from "./read-table.ts";

// What the reader goes over again and again takes minutes; what it does not, a second on a busy machine.
vi.setConfig({ testTimeout: 15_000 });

/** What a mean hand says over and over, each alone and where it stands in a workbook. */
const sayings = [
  ["attributes without values", "r=", "<row ", "/>"],
  ["attributes", ' r="1"', "<row", "/>"],
  ["quotes", "'\"", "<row ", "/>"],
  ["signs within quotes", "<>", '<row r="', '"/>'],
  ["a tag without its end", "r ", "<row ", ""],
  ["blanks", " ", "", ""],
  ["text", "x", "<c><v>", "</v></c>"],
  ["entities", "&#49", "<c><v>", "</v></c>"],
  ["a comment", "-", "<!--", "-->"],
  ["comments", "<!---->", "", ""],
  ["a section", "]", "<![CDATA[", "]]>"],
  ["an instruction", "?", "<?x", "?>"],
  ["a declaration", "<!ENTITY a 'b'>", "<!DOCTYPE x [", "]>"],
  ["depth", "<a>", "", ""],
  ["ends", "</a>", "", ""],
  ["names", "a:", "<", "/>"],
  ["a format of brackets", "[", '<numFmt numFmtId="200" formatCode="', '"/>'],
  ["formats", '<numFmt numFmtId="200" formatCode="[[[["/>', "", ""],
  ["sheets", '<sheet name="S" sheetId="1" id="rId1"/>', "", ""],
  ["relations", '<Relationship Id="rId1" Type="x" Target="y"/>', "", ""],
  ["rows", "<row><c><v>1</v></c></row>", "", ""],
  ["strings", "<si><t>x</t></si>", "", ""],
] as const;
const parts: readonly mean.WorkbookPart[] = ["sheet", "sheets", "relations", "styles", "strings"];

describe.each(parts)("a small workbook that repeats in its %s", (part) => {
  it.each(sayings)("%s is read or given up at once", async (_, text, before, after) => {
    const times = text.includes(">") ? 50_000 : 400_000;
    const file = mean.repeating(part, text, { before, after, times });
    await expect(readTable(file, "file.xlsx").catch(({ code }) => code)).resolves.toSatisfy(
      (answer) => answer === "invalid" || "sheets" in answer,
    );
  });
});

const cell = '><c r="A3" t="inlineStr"><is><t>x</t></is></c></row>';

describe("a workbook of a few kilobytes with a row that goes on for megabytes", () => {
  it.each([
    ["attributes", '<row r="3" ', 'a="b" ', cell, 400_000],
    ["one value", '<row r="3" x="', "a", `"${cell}`, 4_000_000],
    ["blanks", '<row r="3">', " ", cell.slice(1), 8_000_000],
  ])("of %s is refused", async (_, before, text, after, times) => {
    const file = mean.repeating("sheet", text, { before, after, times });
    expect(file.length).toBeLessThan(10_000);
    await expect(readTable(file, "file.xlsx")).rejects.toMatchObject({ messageKey: "imports:fileDamaged" });
  });

  it("of a comment is read without it", async () => {
    const file = mean.repeating("sheet", "a", {
      before: '<row r="3"><!--',
      after: `-->${cell.slice(1)}`,
      times: 8_000_000,
    });
    await expect(readTable(file, "file.xlsx")).resolves.toMatchObject({ sheets: [{ rows: [[null], [null], ["x"]] }] });
  });
});

it("refuses cells by the thousand that point at one long text", async () => {
  await expect(readTable(mean.sharedText(5_000, 9_000), "file.xlsx")).rejects.toMatchObject({
    messageKey: "imports:fileTooMuchText",
  });
});

it("reads cells by the thousand that share a short one", async () => {
  const { sheets } = await readTable(mean.sharedText(5_000, 12), "file.xlsx");
  expect(sheets[0]?.rows).toHaveLength(5_000);
});

describe("markup that other programs write", () => {
  it.each([
    ["a sign within quotes", '<row r="1"><c r="A1" t="inlineStr" x="a>b"><is><t>Pump</t></is></c></row>'],
    ["single quotes", "<row r='1'><c r='A1' t='inlineStr'><is><t>Pump</t></is></c></row>"],
    ["comments and line ends", '<!-- <row> -->\n<row r="1">\n<c r="A1" t="inlineStr"><is><t>Pump</t></is></c>\n</row>'],
    ["prefixes", '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Pump</x:t></x:is></x:c></x:row>'],
  ])("%s", async (_, sheet) => {
    const { sheets } = await readTable(mean.repeating("sheet", sheet, { times: 1 }), "file.xlsx");
    expect(sheets[0]?.rows).toEqual([["Pump"]]);
  });
});
