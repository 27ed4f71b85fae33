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

describe("whole numbers that somebody types", () => {
  /** Figures that are no number: a code, a PIN, a time of day, degrees that begin with noughts. */
  const NO_NUMBERS = [
    "apps/web/src/features/account/code-field.tsx",
    "apps/web/src/features/people/drawing-dialog.tsx",
    "apps/web/src/features/people/master-pin-dialog.tsx",
    "apps/web/src/lib/definitions/place-controls.tsx",
    "apps/web/src/lib/signing/pin-field.tsx",
    "packages/ui/src/primitives/date-time-field.tsx",
  ];

  it("stand in a field that leaves what it cannot read and holds the form", () => {
    const own = screens.filter(
      ({ path, text }) =>
        !NO_NUMBERS.includes(path) &&
        /inputMode="numeric"/.test(text) &&
        !/<(?:FigureInput|DecimalInput|WholeInput)\b/.test(text),
    );
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it("are made of no text by hand: a letter is not dropped, and what is not read is not sent", () => {
    // A date reads its own year.
    const reading = using(/setValueAs: Number\b|\bNumber\((?:text|typed|digits|event\.target)|\.replace\(\/\[\^\\d\]/);
    expect(reading).toEqual(["packages/ui/src/lib/typed-date.ts"]);
  });
});

describe("a table for readers alone", () => {
  it("is hidden with what is around it: Firefox draws the caption of one that is hidden itself", () => {
    expect(using(/<table className="[^"]*\bsr-only\b/)).toEqual([]);
  });
});
