import { describe, expect, it, test } from "vitest";
import type { EntryType, Facts, Values } from "../definitions/definition.ts";
import { judgeEntry, keptValues } from "../definitions/judge-entry.ts";
import { officialEntries } from "./official-entries.ts";
import { caymanLogBook, officialLogBook } from "./official-log-book.ts";
import { accommodation, drill, freeboard, steering } from "./official-tables.ts";

const aboard: Facts = { tanks: new Map(), figures: {}, flags: {} };
const judged = (type: EntryType, values: Values) =>
  judgeEntry(type, values, aboard).map(
    ({ severity, path, code, params }) => `${severity} ${path} ${params?.rule ?? code}`,
  );
const at = "2026-03-01T08:00:00Z";

describe("draughts and freeboards", () => {
  const marks: Values = {
    ...{ at, port: "Palma", draughtForward: "3.20", draughtAft: "3.46", crew: "12", passengers: "0", allowance: "120" },
    ...{ portSide: "1510", starboard: "1490", required: "1560", density: "1010" },
  };
  it("density 1010 takes 72 mm off what is required", () => {
    expect(keptValues(freeboard, marks, aboard)).toMatchObject({
      densityAllowance: "72",
      mean: "1500",
      meanDraught: "3.33",
    });
    expect(judged(freeboard, marks)).toEqual([]);
  });
  it("in salt water the marks are submerged, which needs a reason", () => {
    expect(judged(freeboard, { ...marks, density: "1025" })).toEqual(["fault mean marksSubmerged"]);
    expect(judged(freeboard, { ...marks, density: "1025", reason: "Bunkers for the crossing" })).toEqual([]);
  });
});

describe("tables", () => {
  const checked = Object.fromEntries(
    steering.fields.filter(({ type }) => type === "flag").map(({ key }) => [key, true]),
  );
  const inspectors = [{ name: "A. Berg", rank: "Master" }];
  const held: Values = {
    at,
    endedAt: "2026-03-01T08:40:00Z",
    place: { port: "Palma" },
    types: ["fire", "MOB"],
    present: [{ who: "u1" }],
    details: "Fire in the galley",
  };
  it.each([
    ["a drill", drill, held, []],
    ["that ends before it begins", drill, { ...held, endedAt: at }, ["fault endedAt endsBeforeStart"]],
    ["with nobody", drill, { ...held, present: [] }, ["fault present required"]],
    [
      "somebody absent without a reason",
      drill,
      { ...held, absent: [{ who: "u2" }] },
      ["fault absent.0.reason required"],
    ],
    ["the same drill twice", drill, { ...held, types: ["fire", "fire"] }, ["fault types unknownOption"]],
    ["steering in order", steering, { at, type: "check", ...checked }, []],
    [
      "steering not in order",
      steering,
      { at, type: "check", ...checked, emergencyPower: false },
      ["fault remarks required"],
    ],
    [
      "a cabin not in order",
      accommodation,
      { at, inspectors, areas: [{ area: "Crew mess" }], state: "bad" },
      ["fault findings required"],
    ],
    ["a cabin in order", accommodation, { at, inspectors, areas: [{ area: "Crew mess" }], state: "good" }, []],
  ] as const)("%s", (_case, type, values, told) => expect(judged(type, values)).toEqual(told));
});

test("every entry stands once, with the numbers of the Schedule that are known", () => {
  const codes = caymanLogBook.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !officialLogBook.some((type) => type.code === code))).toEqual([
    ...["SECURITY_LEVEL", "REST_DEVIATION", "OWNER_CHANGE", "CHARTER_START", "CHARTER_END"],
  ]);
  expect(officialEntries.flatMap(({ number, code }) => (number ? [`${number} ${code}`] : []))).toEqual([
    ...[
      "1 SHIP",
      "2 OWNER",
      "3 MASTER",
      "4 MASTER_CHANGE",
      "5 OPEN",
      "6 CLOSE",
      "7 DEP_ARR",
      "8 MANNING_DECK",
      "9 MANNING_ENG",
    ],
    ...["12 CASUALTY", "13 DISTRESS", "30 DISCIPLINE", "38 ILLNESS"],
  ]);
  expect(officialEntries.filter(({ inPerson }) => inPerson).map(({ code }) => code)).toEqual([
    ...["MASTER_CHANGE", "DEP_ARR", "NO_ASSIST", "OFFICER_FITNESS", "BIRTH", "DEATH"],
  ]);
});

test("a further entry names the one it puts right", () => {
  const amend = officialLogBook.find(({ code }) => code === "AMEND");
  expect(amend && judged(amend, { at, effect: "cancels", narrative: "Entered twice" })).toEqual([
    "fault entry required",
  ]);
});
