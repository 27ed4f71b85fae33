import { describe, expect, it, test } from "vitest";
import type { Values } from "../definitions/definition.ts";
import { entryLines } from "../definitions/entry-lines.ts";
import { keptValues } from "../definitions/judge-entry.ts";
import { oilRecordBook } from "./oil-record-book.ts";
import {
  aboard,
  ashore,
  at,
  bunkers,
  collected,
  failure,
  judged,
  overboard,
  printed,
  restored,
  typeOf,
  weekly,
} from "./test-oil-operations.ts";

describe("an operation is printed as the form asks", () => {
  it.each([
    ["O1, weekly", "C", weekly, "C 11.1 Sludge tank / 11.2 2.00 m3 / 11.3 0.85 m3"],
    [
      "O2, to shore",
      "C",
      ashore,
      "C 12.1 0.70 m3 sludge from Sludge tank, 0.15 m3 retained, to road tanker at Antibes",
    ],
    [
      "O3, collected by hand",
      "C",
      collected,
      "C 11.1 Sludge tank / 11.2 2.00 m3 / 11.3 0.21 m3 / 11.4 0.06 m3 collected from generator 1 sump",
    ],
    [
      "O4, overboard",
      "D",
      overboard,
      "D 13 1.20 m3 bilge water from Bilge holding tank, capacity 3.00 m3, 0.40 m3 retained / 14 start 10:05 stop 11:35 / 15.1 through 15 ppm equipment, start 42 10.00' N 006 05.00' E, stop 42 18.00' N 006 20.00' E",
    ],
    ["O8, failure", "F", failure, "F 19 08:00 / 21 oil content meter fault"],
    ["O8, works again", "F", restored, "F 20 16:30"],
    [
      "O9, bunkers",
      "H",
      bunkers,
      "H 26.1 Gibraltar / 26.2 start 09:10 stop 11:40 / 26.3 18.500 t MGO 0.10 % S: FO1 P 9.000 t added, now 14.200 t; FO2 S 9.500 t added, now 15.000 t",
    ],
    [
      "remarks",
      "I",
      { remarks: "Seal 4711 of the overboard valve broken" },
      "I Seal 4711 of the overboard valve broken",
    ],
  ] as const)("%s", (_case, code, values, words) => {
    expect(printed(code, values)).toBe(words);
  });
});

describe("ERB-14: the times of items are told by UTC beside", () => {
  const linesOf = (code: string, values: Values, shipOffsetMin: number, occurredAt?: Date) => {
    const facts = { ...aboard(), shipOffsetMin, ...(occurredAt && { occurredAt }) };
    return entryLines(typeOf(code), keptValues(typeOf(code), values, facts), facts)
      .filter(({ utc }) => utc !== undefined)
      .map(({ item, text, utc }) => `${item} ${text} (${utc})`);
  };
  it.each([
    ["T1", "G", { at: at("08:10") }, 120, ["22 10:10 (08:10 UTC)"]],
    ["start and stop", "D", overboard, 120, ["14 start 10:05 stop 11:35 (08:05, 09:35 UTC)"]],
    ["a clock that shows UTC", "F", failure, 0, ["19 06:00 (UTC)"]],
    ["T2", "F", { ...failure, failedAt: "2027-01-01T02:00:00Z" }, -240, ["19 22:00 (02:00 UTC)"]],
  ] as const)("%s", (_case, code, values, offset, told) => {
    expect(linesOf(code, values, offset)).toEqual(told);
  });

  it("and what was on another day than the entry says so", () => {
    const overnight = { ...overboard, start: at("20:00"), stop: at("23:30") };
    expect(linesOf("D", overnight, 120, new Date(at("20:00")))).toEqual([
      "14 start 22:00 stop 02-MAR-2026 01:30 (20:00, 23:30 UTC)",
    ]);
  });
});

test("a remark stands on one line, and nobody is taken for having said what is not seen", () => {
  const remark = { remarks: "line1\n C 11.1 Sludge\u202E tank" };
  expect(printed("I", remark)).toBe("I line1  C 11.1 Sludge tank");
  expect(judged("I", { remarks: "\u200B\u200B\u200B" })).toEqual(["fault remarks required"]);
});

test("ERB-01, BOOK-11: the numbered lines are those of the form, each once", () => {
  const numbers = oilRecordBook.flatMap(({ code, lines = [] }) => [
    ...new Set(lines.map(({ item }) => `${code} ${item}`)),
  ]);
  expect(numbers).toEqual([
    ...["A 1", "A 2", "A 3.1", "A 3.2", "A 3.3", "A 4.1", "A 4.2"],
    ...["B 5", "B 6", "B 7", "B 8", "B 9.1", "B 9.2", "B 10"],
    ...["C 11.1", "C 11.2", "C 11.3", "C 11.4", "C 12.1", "C 12.2", "C 12.3", "C 12.4"],
    ...["D 13", "D 14", "D 15.1", "D 15.2", "D 15.3", "E 16", "E 17", "E 18", "F 19", "F 20", "F 21"],
    ...["G 22", "G 23", "G 24", "G 25", "H 26.1", "H 26.2", "H 26.3", "H 26.4", "I "],
  ]);
  expect(numbers).toHaveLength(41 + 1);
});
