import { describe, expect, it } from "vitest";
import { hasGrounds, marksOfText, mergeGrids, textOfMarks } from "./letters.ts";

describe("a grid as text", () => {
  it("is read back as it was written", () => {
    const text = ".#DCE+?x";
    expect(textOfMarks(marksOfText(text))).toBe(text);
    expect(() => marksOfText("z")).toThrow(RangeError);
  });

  it("tells work that has a ground", () => {
    expect([hasGrounds("..##"), hasGrounds("..D#"), hasGrounds("E"), hasGrounds("C")]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe("two devices", () => {
  it.each([
    ["different slots", "????", "##??", "??..", "##..", []],
    ["the same of one slot", "????", "#???", "#???", "#???", []],
    ["another mark of the same slot", "????", "#???", "D???", "#???", [0]],
    ["work where the other took it for rest", "????", "#...", ".##.", "###.", []],
    ["rest where the other saw work", "????", "....", "##??", "##..", []],
    ["rest over what both saw worked", "####", "..##", "D###", "..##", [0]],
    ["one that took something back", "##..", "....", "##.#", "...#", []],
    ["one that changed nothing", "#...", "#...", "##..", "##..", []],
  ])("paint %s", (_, seen, painted, now, grid, disputed) => {
    expect(mergeGrids(seen, painted, now)).toEqual({ grid, disputed });
  });
});
