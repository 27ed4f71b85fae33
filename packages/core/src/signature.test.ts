import { describe, expect, it } from "vitest";
import { drawingOf, drawingPattern, drawingText, isFaint, isOwnName, longestDrawing } from "./signature.ts";

describe("a drawn signature", () => {
  it("is kept as strokes of whole pixels, cut to its ink", () => {
    const text = drawingText([
      [
        { x: 110.4, y: 50 },
        { x: 120, y: 61.6 },
      ],
      [{ x: 130, y: 52 }],
    ]);
    expect(text).toBe("0,0 10,12;20,2");
    expect(drawingOf("0,0 10,12;20,2")).toEqual({
      width: 20,
      height: 12,
      strokes: [
        [
          { x: 0, y: 0 },
          { x: 10, y: 12 },
        ],
        [{ x: 20, y: 2 }],
      ],
    });
  });

  it("is nothing while nothing is drawn", () => {
    expect(drawingText([])).toBeNull();
    expect(drawingText([[]])).toBeNull();
  });

  it("is thinned until it can be kept, and keeps its ends", () => {
    const long = Array.from({ length: 30_000 }, (_, at) => ({ x: at % 900, y: at % 300 }));
    const text = drawingText([long]) ?? "";
    expect(text.length).toBeLessThanOrEqual(longestDrawing);
    expect(text).toMatch(drawingPattern);
    expect(text.split(" ").at(-1)).toBe("299,299");
  });

  it.each(["", "10", "a,b", "1,2;", " 1,2", "1,2  3,4", "12345,1", "1,2\n3,4"])("is not read from %j", (text) => {
    expect(() => drawingOf(text)).toThrow(RangeError);
  });

  it.each([
    ["a dot", "0,0 1,1 1,0", true],
    ["a slip of a few pixels", "0,0 2,2 4,4 6,6 8,8 10,10", true],
    ["a hand", "0,10 20,0 40,12 60,2 80,9 100,4", false],
  ])("too faint or not: %s", (_words, text, faint) => {
    expect(isFaint(text)).toBe(faint);
  });
});

describe("a name typed instead", () => {
  it.each([
    ["Marie Laurent", "Marie Laurent", true],
    ["  marie   LAURENT ", "Marie Laurent", true],
    ["Zoe Muller", "Zoë Müller", true],
    ["Anne Marie O Neill", "Anne-Marie O'Neill", true],
    ["Marie", "Marie Laurent", false],
    ["Tom Baker", "Marie Laurent", false],
    ["", "", false],
    ["山田 太郎", "山田 太郎", true],
  ])("%j for %j: %s", (typed, name, own) => {
    expect(isOwnName(typed, name)).toBe(own);
  });
});
