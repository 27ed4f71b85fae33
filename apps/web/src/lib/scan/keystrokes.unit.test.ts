import { describe, expect, it } from "vitest";
import { createKeystrokes, type Keystroke } from "./keystrokes.ts";

const typed = (text: string, everyMs: number, from = 0) =>
  [...text].map((key, index) => ({ key, at: from + index * everyMs }));
const pressed = (key: string, at: number) => ({ key, at });

function outcome(strokes: readonly Keystroke[]) {
  const keystrokes = createKeystrokes();
  const codes: string[] = [];
  const keys: string[] = [];
  for (const stroke of strokes) {
    const taken = keystrokes.take(stroke);
    keys.push(...taken.giveBack.map(({ key }) => key));
    if (taken.verdict === "code") codes.push(taken.code);
    if (taken.verdict === "pass") keys.push(stroke.key);
  }
  keys.push(...keystrokes.settle().map(({ key }) => key));
  return { codes, keys: keys.join(" ") };
}

describe("what is typed while a list has the focus", () => {
  it.each<[string, Keystroke[], { codes: string[]; keys: string }]>([
    ["a scanner's code", [...typed("4006381333931", 8), pressed("Enter", 110)], { codes: ["4006381333931"], keys: "" }],
    ["a key of the screen", typed("j", 0), { codes: [], keys: "j" }],
    ["keys of the screen, in their order", typed("jjx", 140), { codes: [], keys: "j j x" }],
    ["Enter alone", [pressed("Enter", 0)], { codes: [], keys: "Enter" }],
    ["a key and Enter", [pressed("j", 0), pressed("Enter", 200)], { codes: [], keys: "j Enter" }],
    ["two keys at once and Enter", [...typed("ab", 5), pressed("Enter", 12)], { codes: [], keys: "a b Enter" }],
    [
      "a key before a code",
      [pressed("j", 0), ...typed("12345", 8, 900), pressed("Enter", 960)],
      { codes: ["12345"], keys: "j" },
    ],
    [
      "shift within a code",
      [...typed("VP-", 8), pressed("Shift", 30), ...typed("35", 8, 38), pressed("Enter", 60)],
      { codes: ["VP-35"], keys: "Shift" },
    ],
    ["a space within a code", [...typed("AB 12", 8), pressed("Enter", 50)], { codes: ["AB 12"], keys: "" }],
    ["a space alone, which presses buttons", [pressed(" ", 0)], { codes: [], keys: " " }],
    [
      "two codes one after the other",
      [...typed("11111", 8), pressed("Enter", 50), ...typed("22222", 8, 60), pressed("Enter", 110)],
      { codes: ["11111", "22222"], keys: "" },
    ],
    ["a code whose Enter never comes", typed("4006381333931", 8), { codes: [], keys: "" }],
  ])("%s", (_case, strokes, expected) => expect(outcome(strokes)).toEqual(expected));
});
