import { describe, expect, it } from "vitest";
import { linesOf } from "./line-breaks.ts";

/** Every letter is one wide. */
const lines = (text: string, width: number) => linesOf(text, width, (piece) => [...piece].length);

describe("line breaks", () => {
  it.each([
    ["change the oil", 10, ["change the", "oil"]],
    ["a\r\nb\n\nc", 10, ["a", "b", "", "c"]],
    ["abcdefgh", 3, ["abc", "def", "gh"]],
    ["port-side pump", 6, ["port-", "side", "pump"]],
    ["15-JUN-2026 08:10", 11, ["15-JUN-2026", "08:10"]],
    ["2026-11-21 14:05", 12, ["2026-11-21", "14:05"]],
    ["主機関の点検", 3, ["主機関", "の点検"]],
    ["点検する。次に", 4, ["点検す", "る。次に"]],
    ["必ず「清掃」する", 3, ["必ず", "「清", "掃」す", "る"]],
    ["MTUの主機関", 4, ["MTUの", "主機関"]],
    ["a\u0007b\tc", 9, ["ab c"]],
    ["", 5, [""]],
  ])("%j in %i becomes %j", (text, width, expected) => {
    expect(lines(text, width)).toEqual(expected);
  });
});
