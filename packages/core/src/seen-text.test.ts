import { expect, it } from "vitest";
import { isSeen, onOneLine } from "./seen-text.ts";

it.each([
  ["three spaces of no width", "\u200B\u200B\u200B", false],
  ["spaces and line ends", " \n\t", false],
  ["a letter that is drawn empty", "\u3164", false],
  ["a point", ".", true],
  ["a word in another script", "油", true],
])("%s: seen is %s", (_case, text, seen) => expect(isSeen(text)).toBe(seen));

it.each([
  ["line1\n C 11.1 Sludge tank", "line1  C 11.1 Sludge tank"],
  ["one\r\n\ttwo\u2028three\u0085four", "one two three four"],
  ["pump \u202Eon\u202C \u2066starboard\u2069 side\u200B", "pump on starboard side"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
])("%j is printed on one line", (text, printed) => expect(onOneLine(text)).toBe(printed));
