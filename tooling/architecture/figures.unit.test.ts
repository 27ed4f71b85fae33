import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest } from "./source-tree.ts";

const screens = codeFiles().filter(
  ({ path }) => /^(apps\/web\/src\/(?!testing\/)|packages\/ui\/src\/(?!testing\/))/.test(path) && !isTest(path),
);
const using = (pattern: RegExp) =>
  screens.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

/** Fields that read decimals themselves, each by the mark of the reader's language. */
const READERS = ["decimal", "figure", "tenths"].map((name) => `apps/web/src/lib/${name}-input.tsx`);

describe("figures that somebody types", () => {
  it("are read by the reader's language: no comma is made a point by hand", () => {
    expect(using(/\.replace(?:All)?\(\s*(?:","|\/,\/g?),\s*"\."/)).toEqual([]);
  });

  it("are read with the mark of the language in every file that reads decimals", () => {
    const reading = using(/\bparse(?:DecimalText|Quantity|Tenths|Amount)\(/);
    const ignorant = screens.filter(
      ({ path, text }) => reading.includes(path) && !/\buseDecimalMark\b|\bmark: DecimalMark\b/.test(text),
    );
    expect(ignorant.map(({ path }) => path)).toEqual([]);
    expect(reading.length).toBeGreaterThan(5);
  });

  it("stand in a field that reads them, wherever a phone is asked for its keys with the decimal mark", () => {
    const own = screens.filter(
      ({ path, text }) =>
        !READERS.includes(path) &&
        !path.includes("/gallery-") &&
        /inputMode=(?:"decimal"|\{[^}]*"decimal")/.test(text) &&
        !/\buseDecimalMark\b/.test(text),
    );
    expect(own.map(({ path }) => path)).toEqual([]);
  });
});

describe("a table for readers alone", () => {
  it("is hidden with what is around it: Firefox draws the caption of one that is hidden itself", () => {
    expect(using(/<table className="[^"]*\bsr-only\b/)).toEqual([]);
  });
});
