import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { filesMatching, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** Where colours are made: the tokens, and the theme that fills them with a person's choice. */
const HOME_OF_COLOURS = /^packages\/ui\/src\/theme\//;
const RAW_COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(\s*[\d.]/gi;
const PALETTE_CLASS =
  /\b(?:bg|text|border|ring|fill|stroke|from|to|via|outline|decoration|divide|accent|caret|shadow)-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|white|black)\b/g;

describe("colours", () => {
  it("on screens come from the tokens", () => {
    const styled = filesMatching(/^(apps\/web|packages\/ui)\/src\/.*\.(tsx|css)$/).filter(
      ({ path }) => !HOME_OF_COLOURS.test(path) && !isTest(path),
    );
    expect(styled.flatMap(rawColours)).toEqual([]);
  });

  it("are never mixed from the colour of the text: a browser that cannot mix paints the text on itself", () => {
    const styled = filesMatching(/^(apps\/web|packages\/ui)\/src\/.*\.(tsx|css)$/);
    const mixed = /color-mix\([^;"\s]*currentcolor/gi;
    expect(
      styled.flatMap(({ path, text }) =>
        [...text.matchAll(mixed)].map(({ index }) => `${path}:${lineAt(text, index)}`),
      ),
    ).toEqual([]);
  });

  it("are recognised in every way of writing them, and an anchor is no colour", () => {
    const text =
      'a { color: #fff; fill: rgb(1 2 3) } <p className="bg-red-500 text-muted-foreground" href="#add-job" />';
    expect(rawColours({ path: "a.tsx", text })).toEqual(["a.tsx:1 #fff", "a.tsx:1 rgb(1", "a.tsx:1 bg-red-500"]);
  });
});

function rawColours({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return [RAW_COLOUR, PALETTE_CLASS].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((found) => `${path}:${lineAt(code, found.index)} ${found[0]}`),
  );
}
