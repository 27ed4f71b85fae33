import { expect, it } from "vitest";
import { unkeptTexts } from "./unkept-text.ts";

it.each([
  ["whole text", { name: "Pump 🛟", at: new Date(0), none: null, list: ["a", 1, true] }, []],
  ["a text by itself", "Pump\u0000", [""]],
  ["fields of rows", { lines: [{ note: "fine" }, { note: "half \uD83D" }] }, ["lines.1.note"]],
  ["names of a record", { search: { "a\u0000": 1 } }, ["search"]],
  ["several", { a: "\uDC00", b: "\u0000" }, ["a", "b"]],
  ["nothing", undefined, []],
])("%s", (_what, input, paths) => expect(unkeptTexts(input)).toEqual(paths));
