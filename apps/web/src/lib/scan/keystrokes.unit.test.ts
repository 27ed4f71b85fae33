import { expect, it } from "vitest";
import { createKeystrokes } from "./keystrokes.ts";

const typed = (text: string, everyMs: number, from = 0) =>
  [...text].map((key, index) => ({ key, at: from + index * everyMs }));
const enterAt = (at: number) => ({ key: "Enter", at });

it.each<[string, { key: string; at: number }[], string[]]>([
  ["takes what a scanner types", [...typed("4006381333931", 8), enterAt(110)], ["4006381333931"]],
  ["leaves what a hand types", [...typed("4006381333931", 140), enterAt(2_000)], []],
  ["leaves Enter alone", [enterAt(0)], []],
  ["leaves two keys pressed at once", [...typed("ab", 5), enterAt(12)], []],
  [
    "leaves a hand's letter before the scanner's code",
    [{ key: "j", at: 0 }, ...typed("12345", 8, 900), enterAt(960)],
    ["12345"],
  ],
  [
    "does not mind the shift key between",
    [...typed("VP-", 8), { key: "Shift", at: 30 }, ...typed("35", 8, 38), enterAt(60)],
    ["VP-35"],
  ],
  [
    "takes two codes one after the other",
    [...typed("11111", 8), enterAt(50), ...typed("22222", 8, 60), enterAt(110)],
    ["11111", "22222"],
  ],
])("%s", (_case, strokes, codes) => {
  const keystrokes = createKeystrokes();
  expect(strokes.flatMap((stroke) => keystrokes.take(stroke) ?? [])).toEqual(codes);
});
