import { describe, expect, it, test } from "vitest";
import type { EntryType, Values } from "../definitions/definition.ts";
import { entryColumns, type Printing } from "../definitions/entry-lines.ts";
import { judgeEntry } from "../definitions/judge-entry.ts";
import { radioLog, radioTests } from "./radio-log.ts";

const aboard: Printing = {
  tanks: new Map(),
  figures: {},
  flags: {},
  names: new Map([["u1", "A. Berg"]]),
  shipOffsetMin: 0,
};
const typeOf = (code: string): EntryType => {
  const type = radioLog.find((one) => one.code === code);
  if (!type) throw new Error(`No ${code}`);
  return type;
};
const judged = (code: string, values: Values) =>
  judgeEntry(typeOf(code), values, aboard).map(({ path, code: what, params }) => `${path} ${params?.rule ?? what}`);

const at = "2026-03-01T12:00:00Z";
const operator = "u1";
const urgency: Values = {
  ...{ at, from: "SY Halcyon", to: "All stations", channel: "VHF 16", about: "urgency", operator },
  summary: "Pan-Pan, engine failure off Cap Corse; assisted by MRCC",
};
const noon: Values = { at, about: "position", place: { lat: "0", lon: "-25.5" }, operator };

describe("the diary", () => {
  it.each([
    ["urgency that was heard", urgency, []],
    ["distress asks where", { ...urgency, about: "distress" }, ["place required"]],
    ["without what was said", { ...urgency, summary: "" }, ["summary required"]],
    ["the position of the day, on the equator", noon, []],
    ["a position without one", { at, about: "position", operator }, ["place required"]],
    ["a position is no traffic", { ...noon, from: "SY Halcyon" }, ["from notAsked"]],
    ["without its operator", { ...noon, operator: "" }, ["operator required"]],
  ] as const)("%s", (_case, values, told) => expect(judged("diary", values)).toEqual(told));

  it("has the columns of the form", () => {
    expect(entryColumns(typeOf("diary"), urgency, aboard)).toEqual({
      "Date and time UTC": "01-MAR-2026 12:00 UTC",
      "Station from": "SY Halcyon",
      "Station to": "All stations",
      "Frequency, channel or satellite": "VHF 16",
      "Summary of communication": "Urgency: Pan-Pan, engine failure off Cap Corse; assisted by MRCC",
      Operator: "A. Berg",
    });
  });
});

describe("section B, qualified persons", () => {
  const person: Values = {
    ...{ at, who: operator, joinedOn: "2026-01-04", certificate: "goc", certificateNo: "G-4711" },
    ...{ expiresOn: "2028-05-31", areas: "other", isPrimary: true, operator },
  };

  it.each([
    ["whole", person, []],
    ["without a certificate's number", { ...person, certificateNo: "" }, ["certificateNo required"]],
    ["restricted outside A1", { ...person, certificate: "roc" }, ["certificate needsGeneral"]],
    ["restricted in A1", { ...person, certificate: "roc", areas: "a1" }, []],
    ["of a yacht in A1", { ...person, certificate: "src", areas: "a1" }, ["certificate needsRestricted"]],
    ["on the last day", { ...person, expiresOn: "2026-03-01" }, []],
    ["expired", { ...person, expiresOn: "2026-02-28" }, ["expiresOn certificateOver"]],
    ["left before", { ...person, leftOn: "2026-01-03" }, ["leftOn leftBeforeJoined"]],
  ] as const)("%s", (_case, values, told) => expect(judged("B", values)).toEqual(told));

  it("stands in the summary of the log", () => {
    const { "Summary of communication": summary } = entryColumns(
      typeOf("B"),
      { ...person, leftOn: "2026-02-20" },
      aboard,
    );
    expect(summary).toBe(
      "A. Berg: General operator's certificate (GOC) G-4711; expires 31-MAY-2028; sea areas A2, A3 or A4; designated for distress; joined 04-JAN-2026; left 20-FEB-2026",
    );
  });
});

describe("the tests of the annex", () => {
  it.each([
    ["D1", { at, passed: true, operator }, []],
    ["D1", { at, passed: false, operator }, ["remark required"]],
    ["D2", { at, passed: true, operator, offLoad: "25.4" }, ["onLoad required"]],
    ["D2", { at, passed: true, operator, offLoad: "25.4", onLoad: "24.1" }, []],
    ["W1", { at, passed: true, operator, station: "Palma Radio", frequency: "2187.5", isAcknowledged: true }, []],
    ["M5", { at, passed: true, operator, set: "1", channel: "15" }, []],
    ["M5", { at, passed: true, operator, set: "1", channel: "16" }, ["channel channel16"]],
  ] as const)("%s %j", (code, values, told) => expect(judged(code, values)).toEqual(told));

  it("stand in the log as they were made, also where something was not in order", () => {
    const of = (code: string, values: Values) =>
      entryColumns(typeOf(code), { at, operator, ...values }, aboard)["Summary of communication"];
    expect(of("D2", { offLoad: "25.4", onLoad: "24.1", passed: true })).toBe(
      "D2 Batteries: voltage off load and on load: in order; Off load 25.4 V; On load 24.1 V",
    );
    expect(of("D3", { passed: false, remark: "Ribbon torn" })).toBe(
      "D3 Printers: paper and ribbon: NOT IN ORDER; Ribbon torn",
    );
  });

  test("thirteen, by their intervals", () => {
    const of = (interval: string) => radioTests.filter((one) => one.interval === interval).map(({ id }) => id);
    expect([of("day"), of("week"), of("month"), of("year")]).toEqual([
      ["D1", "D2", "D3"],
      ["W1", "W2", "W3"],
      ["M1", "M2", "M3", "M4", "M5", "M6"],
      ["Y1"],
    ]);
  });
});
