import { describe, expect, it } from "vitest";
import type { HeadedTable } from "./find-heading.ts";
import { mapColumns } from "./map-columns.ts";
import { papersTarget } from "./paper-fields.ts";
import { paperNamed } from "./paper-type-words.ts";
import { type ExistingPaper, type PapersOnBoard, planPapersImport } from "./plan-papers-import.ts";
import { readRecords } from "./read-records.ts";
import type { RowDecisions } from "./row-decisions.ts";

const today = "2026-11-21";
const people = [
  { id: "ana", firstName: "Ana", lastName: "Horvat" },
  { id: "luc", firstName: "Luc", lastName: "Petit" },
];
const filed = (values: Partial<ExistingPaper>): ExistingPaper => ({
  id: "p",
  profileId: "ana",
  type: "medical_certificate",
  title: null,
  number: null,
  issuingCountry: null,
  issuingAuthority: null,
  issuedOn: null,
  expiresOn: null,
  hasNoExpiry: false,
  limitation: null,
  ...values,
});

function tableOf(...lines: string[]): HeadedTable {
  const [headings = [], ...rows] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const records = rows.map((cells, index) => ({ sourceRow: index + 2, cells: cells.map((cell) => cell || null) }));
  return { headingRow: 1, headings, titleLines: [], leftOut: [], records };
}

function planOf(lines: string[], onBoard: Partial<PapersOnBoard> = {}, decisions: RowDecisions = {}) {
  const table = tableOf(...lines);
  const { rows } = readRecords(table, mapColumns(table, papersTarget), papersTarget, { today });
  return planPapersImport(rows, { people, papers: [], mayKeep: () => true, ...onBoard }, decisions);
}

const heading = "Name|Certificate|Number|Issued by|Date of issue|Expiry date";
const keysOf = ({ rows }: ReturnType<typeof planOf>) => rows.map(({ problems }) => problems.map(({ key }) => key));

describe("columns of a certificate list", () => {
  it.each([
    [
      "Name|Certificate|Number|Country|Issued by|Date of issue|Expiry date|Remarks",
      ["person", "paperType", "number", "issuingCountry", "issuingAuthority", "issuedOn", "expiresOn", "remarks"],
    ],
    [
      "FIRST_NAME|LAST_NAME|DOC_TYPE|DOC_NO|ISSUE_DATE|EXPIRY_DATE",
      ["firstName", "lastName", "paperType", "number", "issuedOn", "expiresOn"],
    ],
    [
      "Nom|Certificat|Numéro|Délivré par|Délivré le|Date d'expiration",
      ["person", "paperType", "number", "issuingAuthority", "issuedOn", "expiresOn"],
    ],
    [
      "氏名|証明書|番号|発行機関|発行日|有効期限",
      ["person", "paperType", "number", "issuingAuthority", "issuedOn", "expiresOn"],
    ],
    [
      "姓名|证书|编号|签发机关|签发日期|有效期至",
      ["person", "paperType", "number", "issuingAuthority", "issuedOn", "expiresOn"],
    ],
  ])("are known: %s", (headings, fields) => {
    expect(mapColumns(tableOf(headings), papersTarget).map(({ field }) => field)).toEqual(fields);
  });
});

describe("what a paper is called", () => {
  it.each([
    ["ENG1", "medical_certificate", null],
    ["Passport", "passport", null],
    ["STCW Advanced Fire Fighting VI/3", "advanced_fire_fighting", "STCW Advanced Fire Fighting VI/3"],
    ["Medical First Aid", "medical_first_aid", null],
    ["GMDSS ROC", "gmdss_restricted", null],
    ["survival_craft", "survival_craft", null],
    ["Basket weaving", "other", "Basket weaving"],
  ])("%s", (text, type, title) => {
    expect(paperNamed(text)).toEqual({ type, title });
  });
});

describe("a row of a certificate list", () => {
  it("is read whole, with its dates in three ways", () => {
    const { rows } = planOf([
      heading,
      "Horvat, Ana|ENG1|M-1|MCA|31/01/2026|2028-01-30",
      "Luc Petit|Passport|X9|Préfecture|1 MAR 2020|28-FEB-2030",
    ]);
    expect(rows).toMatchObject([
      {
        action: "create",
        profileId: "ana",
        values: { paperType: "medical_certificate", number: "M-1", issuedOn: "2026-01-31", expiresOn: "2028-01-30" },
      },
      { action: "create", profileId: "luc", values: { issuedOn: "2020-03-01", expiresOn: "2030-02-28" } },
    ]);
  });

  it.each([
    ["says that it never ends", "ENG1", "No expiry", { expiresOn: null, hasNoExpiry: true }],
    ["leaves the end unknown", "ENG1", "", { expiresOn: null, hasNoExpiry: false }],
    ["leaves the end unknown in a word", "ENG1", "n/a", { expiresOn: null, hasNoExpiry: false }],
    ["is of a type that prints no end", "ECDIS", "", { expiresOn: null, hasNoExpiry: true }],
  ])("%s", (_, what, expiry, values) => {
    expect(planOf([heading, `Ana Horvat|${what}||||${expiry}`]).rows).toMatchObject([{ action: "create", values }]);
  });

  it.each([
    ["of nobody", "|ENG1||||", "imports:rowHolderMissing"],
    ["of somebody unknown", "Jo Nobody|ENG1||||", "imports:rowHolderUnknown"],
    ["that ends before it begins", "Ana Horvat|ENG1|||2026-02-01|2026-01-01", "imports:rowExpiresBeforeIssue"],
    ["with an end that is no day", "Ana Horvat|ENG1|||2026-02-01|30/02/2027", "imports:cellNoSuchDay"],
  ])("%s is refused", (_, line, key) => {
    const plan = planOf([heading, line]);
    expect(plan.counts.error).toBe(1);
    expect(keysOf(plan)).toEqual([[key]]);
  });

  it("is refused for papers that the importer does not keep", () => {
    const plan = planOf([heading, "Ana Horvat|ENG1||||"], { mayKeep: () => false });
    expect(keysOf(plan)).toEqual([["imports:rowPaperNotForRole"]]);
  });

  it("counts once where it stands twice", () => {
    const line = "Ana Horvat|ENG1|M-1|||";
    const plan = planOf([heading, line, line]);
    expect(plan.rows.map(({ action }) => action)).toEqual(["create", "skip"]);
    expect(keysOf(plan)).toEqual([[], ["imports:rowSameAs"]]);
  });
});

describe("beside the papers on file", () => {
  const line = "Ana Horvat|ENG1|M-2|MCA|2026-02-01|2028-01-31";

  it("says nothing new when it was imported before", () => {
    const paper = filed({ number: "m-2", issuingAuthority: "MCA", issuedOn: "2026-02-01", expiresOn: "2028-01-31" });
    expect(planOf([heading, line], { papers: [paper] }).rows).toMatchObject([{ action: "skip", problems: [] }]);
  });

  it("fills in what nobody had entered and leaves the rest", () => {
    const paper = filed({ number: "M-2", issuingAuthority: "Flag office" });
    const [row] = planOf([heading, line], { papers: [paper] }).rows;
    expect(row).toMatchObject({ action: "update", matchedId: "p" });
    expect(row?.added).toEqual({ issuedOn: "2026-02-01", expiresOn: "2028-01-31" });
  });

  it.each<[string, Partial<ExistingPaper>, RowDecisions, string, string]>([
    [
      "of another number is added",
      { number: "M-1", expiresOn: "2026-01-31" },
      {},
      "create",
      "imports:rowPaperPossiblyTwiceUntil",
    ],
    [
      "of the same number and another end is left",
      { number: "M-2", expiresOn: "2026-01-31" },
      {},
      "skip",
      "imports:rowPaperOnFileUntil",
    ],
    [
      "is left when the person says so",
      { number: "M-1" },
      { otherDuplicates: "leave" },
      "skip",
      "imports:rowPaperOnFile",
    ],
    [
      "is added when the person says so",
      { number: "M-2", expiresOn: "2026-01-31" },
      { duplicates: { 2: "add" } },
      "create",
      "imports:rowPaperPossiblyTwiceUntil",
    ],
  ])("%s", (_, values, decisions, action, key) => {
    const plan = planOf([heading, line], { papers: [filed(values)] }, decisions);
    expect(plan.rows).toMatchObject([{ action, duplicate: { isAdded: action === "create" } }]);
    expect(keysOf(plan)).toEqual([[key]]);
  });

  it.each([
    ["of somebody else", { profileId: "luc" }],
    ["of another type", { type: "passport" }],
  ])("does not mind one %s", (_, values) => {
    expect(planOf([heading, line], { papers: [filed(values)] }).rows).toMatchObject([
      { action: "create", problems: [] },
    ]);
  });
});
