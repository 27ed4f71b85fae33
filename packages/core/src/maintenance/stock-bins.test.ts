import { expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { splitOverBins } from "./stock-bins.ts";

const bin = (locationId: string, lotId: string | null, expiresOn: string | null, onHand: number) => ({
  locationId,
  lotId,
  expiresOn: expiresOn === null ? null : parseCalendarDate(expiresOn),
  onHand,
});
const two = [bin("A", null, null, 3), bin("B", null, null, 2)];
const flares = [bin("B", "late", "2029-04-30", 6), bin("A", "soon", "2026-12-31", 2)];
const lots = [bin("A", "2027", "2027-01-31", 3), bin("A", "2026", "2026-05-31", 2)];

it.each<[string, ReturnType<typeof bin>[], number, [string, string | null, number][]]>([
  [
    "S6 the lot that expires first, then the next",
    lots,
    3,
    [
      ["A", "2026", 2],
      ["A", "2027", 1],
    ],
  ],
  ["what one place holds", two, 2, [["A", null, 2]]],
  [
    "the fuller place first, then the other",
    two,
    4,
    [
      ["A", null, 3],
      ["B", null, 1],
    ],
  ],
  ["what expires first, though another place holds more", flares, 1, [["A", "soon", 1]]],
  [
    "what expires first, then what the other place holds",
    flares,
    5,
    [
      ["A", "soon", 2],
      ["B", "late", 3],
    ],
  ],
  [
    "what expires before what does not",
    [bin("A", null, null, 9), bin("B", "x", "2030-01-01", 1)],
    2,
    [
      ["B", "x", 1],
      ["A", null, 1],
    ],
  ],
  [
    "as much as there is",
    two,
    7,
    [
      ["A", null, 3],
      ["B", null, 2],
    ],
  ],
  ["nothing of nothing", [], 3, []],
  [
    "parts of a metre",
    [bin("A", null, null, 0.3), bin("B", null, null, 0.1)],
    0.4,
    [
      ["A", null, 0.3],
      ["B", null, 0.1],
    ],
  ],
])("takes %s", (_what, bins, quantity, taken) => {
  expect(splitOverBins(bins, quantity).map((part) => [part.bin.locationId, part.bin.lotId, part.quantity])).toEqual(
    taken,
  );
});
