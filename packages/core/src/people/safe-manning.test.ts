import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import type { MatrixPaper } from "./certificate-matrix.ts";
import type { PaperType } from "./document-types.ts";
import { levelIn, type ManningCapacity } from "./manning-capacities.ts";
import { documentOn, isManned, type ManningPerson, type ManningRow, manningOn } from "./safe-manning.ts";

const on = parseCalendarDate("2026-06-15");
const paper = (type: PaperType, expires: string | null = "2030-01-01"): MatrixPaper => ({
  ...{ id: `${type} ${expires}`, type, issuedOn: null, hasNoExpiry: false, replacesId: null },
  expiresOn: expires === null ? null : parseCalendarDate(expires),
});
const person = (profileId: string, rank: string, ...papers: MatrixPaper[]): ManningPerson => ({
  ...{ profileId, rank, role: "crew", papers },
});
const row = (capacity: ManningCapacity, certificate: PaperType | null, more: Partial<ManningRow> = {}): ManningRow => ({
  ...{ id: `${capacity} ${certificate}`, capacity, certificate, number: 1, isDual: false },
  ...more,
});
const coc = paper("certificate_of_competency");
const who = (rows: readonly ManningRow[], ...people: ManningPerson[]) =>
  manningOn(rows, people, on).map(({ filled }) => filled.map(({ profileId }) => profileId));

describe("who fills the rows of a safe manning document", () => {
  it("one person fills one row, and the master leaves the watch to the mate", () => {
    const rows = [row("watchOfficer", "certificate_of_competency"), row("master", "certificate_of_competency")];
    expect(who(rows, person("master", "Captain", coc), person("mate", "Chief Officer", coc))).toEqual([
      ["mate"],
      ["master"],
    ]);
    expect(who(rows, person("master", "Captain", coc)).flat()).toEqual(["master"]);
  });

  it("fills as many as can be: whoever could fill two stands where nobody else can", () => {
    const rows = [row("other", "gmdss_general"), row("deckRating", "powerboat")];
    const both = person("both", "Bosun", paper("gmdss_general"), paper("powerboat"));
    expect(who(rows, both, person("one", "Purser", paper("gmdss_general")))).toEqual([["one"], ["both"]]);
  });

  it("a row that the document lets be dual is filled by whoever fills another", () => {
    const rows = [row("master", "certificate_of_competency"), row("other", "gmdss_general", { isDual: true })];
    expect(who(rows, person("master", "Captain", coc, paper("gmdss_general")))).toEqual([["master"], ["master"]]);
  });

  it("two of a capacity are two persons", () => {
    const [found] = manningOn([row("deckRating", null, { number: 2 })], [person("a", "Deckhand")], on);
    expect(found).toMatchObject({ filled: [{ profileId: "a" }], empty: 1 });
  });

  it.each([
    ["nobody holds it", [], "missing"],
    ["it ended the day before", [paper("certificate_of_competency", "2026-06-14")], "expired"],
    ["nobody told until when it holds", [paper("certificate_of_competency", null)], "undated"],
  ] as const)("names whoever would fill it with the paper: %s", (_, papers, lack) => {
    const [found] = manningOn([row("master", "certificate_of_competency")], [person("m", "Captain", ...papers)], on);
    expect(found).toMatchObject({ filled: [], empty: 1, near: [{ profileId: "m", lack }] });
  });

  it("a certificate counts on its last day", () => {
    const last = paper("certificate_of_competency", "2026-06-15");
    expect(isManned(manningOn([row("master", "certificate_of_competency")], [person("m", "Captain", last)], on))).toBe(
      true,
    );
  });

  it("the general operator's certificate covers the restricted one, and not the other way round", () => {
    expect(who([row("other", "gmdss_restricted")], person("a", "Mate", paper("gmdss_general")))).toEqual([["a"]]);
    expect(who([row("other", "gmdss_general")], person("a", "Mate", paper("gmdss_restricted")))).toEqual([[]]);
  });
});

it.each([
  ["master", "Captain", 0],
  ["watchOfficer", "Chief Officer", 1],
  ["watchOfficer", "Bosun", null],
  ["deckRating", "Lead Deckhand", 0],
  ["chiefEngineer", "Second Engineer", null],

  ["engineOfficer", "Chef mécanicien", 2],
  ["engineRating", "機関長", 3],
  ["master", "Chief Engineer", null],
  ["watchOfficer", "大副", 1],
  ["cook", "Head Chef", 0],
  ["master", "Purser", null],
  ["other", "Purser", 0],
] as const)("in %s serves a %s: %s", (capacity, rank, above) => {
  expect(levelIn(capacity, { rank, role: "crew" })).toBe(above);
});

it("the document of a day is the one issued last by then", () => {
  const [old, late] = ["2024-01-01", "2026-06-15"].map((day) => ({ id: day, issuedOn: parseCalendarDate(day) }));
  expect(
    documentOn(
      [old, late].filter((each) => each !== undefined),
      parseCalendarDate("2026-06-14"),
    ),
  ).toBe(old);
  expect(
    documentOn(
      [old, late].filter((each) => each !== undefined),
      on,
    ),
  ).toBe(late);
  expect(documentOn([], on)).toBeUndefined();
});
