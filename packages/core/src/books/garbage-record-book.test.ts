import { describe, expect, it, test } from "vitest";
import type { EntryType, Values } from "../definitions/definition.ts";
import { entryColumns, type Printing } from "../definitions/entry-lines.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { type GarbageForm, garbageForms, garbageRecordBook } from "./garbage-record-book.ts";

const aboard: Printing = { tanks: new Map(), figures: {}, flags: {}, names: new Map(), shipOffsetMin: 0 };

const table = (number: 1 | 2, form: GarbageForm = "2018"): EntryType => {
  const type = garbageRecordBook(form)[number - 1];
  if (!type) throw new Error(`No table ${number}`);
  return type;
};
const judged = (type: EntryType, values: Values) =>
  judgeEntry(type, values, aboard).map(
    ({ severity, path, code, params }) => `${severity} ${path} ${params?.rule ?? code}`,
  );
const cells = (type: EntryType, values: Values) => entryColumns(type, keptValues(type, values, aboard), aboard);

const at = "2026-03-01T10:00:00Z";
const here = { lat: "41", lon: "5" };
const ashore = (category: string, amountReception: string): Values => ({
  ...{ at, category, disposal: "reception", port: "Antibes", amountReception, receipt: "7781" },
});
const intoSea = (category: string, more: Values = {}): Values => ({
  ...{ at, category, disposal: "sea", position: here, amountSea: "0.020" },
  ...{ inSpecialArea: false, distanceToLand: "4", speed: "10" },
  ...more,
});
const ground = (more: Values = {}) => intoSea("B", { isGround: true, ...more });
const burnt: Values = { at, category: "C", disposal: "incinerated", position: here, amountIncinerated: "0.100" };
const whole: Values = { ...burnt, endedAt: "2026-03-01T11:30:00Z", endPosition: { lat: "41.2", lon: "5.1" } };

describe("table 1", () => {
  it.each([
    ["G1, plastics to shore", ashore("A", "0.350"), []],
    ["G2, plastics into the sea", intoSea("A"), ["fault amountSea neverIntoSea"]],
    ["G3, ground food at four miles", ground(), []],
    ["ground food at 2.9 miles", ground({ distanceToLand: "2.9" }), ["fault amountSea groundFoodTooNear"]],
    ["ground food at three miles", ground({ distanceToLand: "3" }), []],
    ["G4, the same in the Mediterranean", ground({ inSpecialArea: true }), ["fault amountSea groundFoodTooNear"]],
    ["and at twelve miles", ground({ inSpecialArea: true, distanceToLand: "12" }), []],
    [
      "food that is not ground at 11.9 miles",
      ground({ isGround: false, distanceToLand: "11.9" }),
      ["fault amountSea foodTooNear"],
    ],
    ["at twelve", ground({ isGround: false, distanceToLand: "12" }), []],
    [
      "in a special area",
      ground({ isGround: false, distanceToLand: "50", inSpecialArea: true }),
      ["fault amountSea foodInSpecialArea"],
    ],
    ["not under way", ground({ speed: "0" }), ["fault amountSea notEnRoute"]],
    ["G5, incineration without its end", burnt, ["fault endedAt required", "fault endPosition required"]],
    ["the whole of it", whole, []],
    ["its end before its start", { ...whole, endedAt: at }, ["fault endedAt endsBeforeStart"]],
    ["BOOK-13, G7, on the equator", ground({ position: { lat: "0", lon: "-25.5" }, distanceToLand: "300" }), []],
    ["G10, into the sea and ashore at once", ground({ amountReception: "0.100" }), ["fault amountReception notAsked"]],
    ["a carcass at fifty miles", intoSea("G", { distanceToLand: "50" }), ["warning amountSea carcassNearLand"]],
    ["a carcass at a hundred", intoSea("G", { distanceToLand: "100" }), []],
    [
      "a carcass in a special area",
      intoSea("G", { distanceToLand: "100", inSpecialArea: true }),
      ["fault amountSea carcassInSpecialArea"],
    ],
    ["wash water with cleaning agents", intoSea("F"), ["warning amountSea onlyHarmlessCleaningAgents"]],
    ["nothing at all", intoSea("B", { isGround: true, amountSea: "0" }), ["fault amountSea tooSmall"]],
    ["cargo residues", intoSea("J"), ["fault category unknownOption"]],
  ] as const)("%s", (_case, values, told) => expect(judged(table(1), values)).toEqual(told));

  it.each(["C", "D", "E", "H", "I"])("%s never goes into the sea", (category) => {
    expect(judged(table(1), intoSea(category))).toEqual(["fault amountSea neverIntoSea"]);
  });

  it("G6: what is landed together is a row for each category, with one receipt", () => {
    const rows = [ashore("A", "0.350"), ashore("C", "0.120")].map((values) => cells(table(1), values));
    expect(rows.map(({ Category, Remarks }) => [Category, Remarks])).toEqual([
      ["A Plastics", "Receipt 7781."],
      ["C Domestic wastes", "Receipt 7781."],
    ]);
  });

  it("tells start and end of an incineration", () => {
    expect(cells(table(1), whole)).toEqual({
      Time: "10:00 UTC - 11:30 UTC",
      "Position of the ship, port or name of ship": "41 00.00' N 005 00.00' E - 41 12.00' N 005 06.00' E",
      Category: "C Domestic wastes",
      "Into sea (m3)": "",
      "To reception facilities or to another ship (m3)": "",
      "Incinerated (m3)": "0.100",
      Remarks: "",
    });
  });
});

describe("table 2 takes what table 1 refuses", () => {
  const lost: Values = {
    at,
    place: here,
    category: "A",
    amount: "0.050",
    remarks: "The awning tore off in a squall of 45 knots; it had been lashed twice.",
  };
  it.each([
    ["G8, an awning overboard", lost, []],
    ["without saying why", { ...lost, remarks: "lost overboard" }, ["fault remarks tooShort"]],
    ["in a port", { ...lost, place: { port: "Palma" } }, []],
    ["in a port and at sea", { ...lost, place: { port: "Palma", ...here } }, ["fault place notOneOfTwo"]],
  ] as const)("%s", (_case, values, told) => expect(judged(table(2), values)).toEqual(told));
});

test("BOOK-10, G9: a letter means what the form of its book says", () => {
  expect(cells(table(1, "2018"), ashore("I", "0.010")).Category).toBe("I E-waste");
  expect(cells(table(1, "2013"), ashore("I", "0.010")).Category).toBe("I Fishing gear");
  expect(Object.entries(garbageForms["2018"]).map((pair) => pair.join(" "))).toEqual([
    ...["A Plastics", "B Food wastes", "C Domestic wastes", "D Cooking oil", "E Incinerator ashes"],
    ...["F Operational wastes", "G Animal carcass(es)", "H Fishing gear", "I E-waste"],
  ]);
});
